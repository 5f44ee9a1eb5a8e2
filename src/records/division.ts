import { messagesOf, type Said } from '../messages/message.ts'
import { noStretch } from './extent.ts'
import { concat, longestText, type Piece, type Splitter, wholePiece } from './piece.ts'
import { isDecided, type Split, splitterFor } from './split/split.ts'

/** The number of bytes examined to decide how to split an input. They should include at least the first record. */
const sniffed = 1 << 20

/**
 * The number of bytes after which an input is split, if its format is already clear. A small number yields the first
 * records sooner.
 */
const glanced = 1 << 18

/**
 * The number of bytes after which a piece closes. A piece of this size fits in the processor cache and is cheap to
 * garbage-collect.
 */
const block = 1 << 16

/** The number of bytes after which each piece closes, even the first, if the input ended before splitting began. */
const blockOfSmall = 1 << 18

/**
 * The number of bytes after which the first piece closes, if splitting began before the input ended. The piece usually
 * contains one record, whose findings are reported before other records are read.
 */
const first = 1 << 10

/**
 * The number of records after which a piece closes. Very short records can have findings many times their length, and
 * all findings of a piece are in memory.
 */
const most = 250

/** A splitter that detects how an input can be split. */
export interface Division extends Splitter {
  /** True once the input is abandoned. The last piece gives the reason. */
  isRefused(): boolean
}

/** Returns a splitter that chooses its method from the beginning of the input, once enough of the input has arrived. */
export function division(splits: readonly Split[], from: string, longestRecord: number): Division {
  let held: Uint8Array[] = []
  let size = 0
  let splitter: Splitter | undefined
  let isWhole = false
  let isRefused = false
  let isGlancedAt = false
  let recoded: ((chunk: Uint8Array, isLast: boolean) => Uint8Array) | undefined

  function begin(isAll: boolean, glance?: string): { bytes: Uint8Array; refusal?: Piece | undefined } {
    const bytes = concat(held)
    const encoding = encodingOf(bytes)
    recoded = encoding === 'utf-8' ? chunk => chunk : recoder(encoding)
    const head = glance ?? headOf(bytes, sniffed, encoding)
    const closed = Math.min(isAll ? blockOfSmall : block, longestRecord)
    splitter = splitterFor(splits, isAll ? head : head.slice(0, -1), from, {
      block: closed,
      first: isAll ? closed : Math.min(first, closed),
      most,
      longest: longestRecord,
    })
    isWhole = splitter === undefined
    const refusal = glance !== undefined || size < sniffed ? undefined : refusalOf(head, isWhole && from === 'auto')
    if (isWhole) return { bytes, refusal }
    held = []
    return { bytes: recoded(withoutMark(bytes, encoding), isAll), refusal }
  }

  /**
   * Returns the beginning of an input if it already shows how to split the input.
   *
   * Examines only a beginning of a fixed length, once, so that the result does not depend on the chunks.
   */
  function clearGlance(): string | undefined {
    if (isGlancedAt || size < glanced) return undefined
    isGlancedAt = true
    const head = headOf(concat(held), glanced)
    return isDecided(splits, head.slice(0, -1), from) ? head : undefined
  }

  function* begun(isAll: boolean, glance?: string): Generator<Piece> {
    const { bytes, refusal } = begin(isAll, glance)
    isRefused = refusal !== undefined
    if (refusal !== undefined) yield refusal
    else if (splitter !== undefined) yield* splitter.push(bytes)
  }

  return {
    *push(chunk) {
      if (splitter !== undefined) {
        yield* splitter.push(recoded?.(chunk, false) ?? chunk)
        return
      }
      held.push(chunk)
      size += chunk.length
      isRefused = isWhole && size > longestText
      if (isRefused) yield tooLarge
      if (isWhole) return
      const glance = clearGlance()
      if (size >= sniffed || glance !== undefined) yield* begun(false, glance)
    },
    *end() {
      if (!isWhole && splitter === undefined) yield* begun(true)
      else if (splitter !== undefined && recoded !== undefined) yield* splitter.push(recoded(new Uint8Array(), true))
      if (splitter !== undefined) yield* splitter.end()
      else yield wholePiece(concat(held))
    },
    *pause() {
      if (!isWhole && splitter === undefined && isDecided(splits, headOf(concat(held), sniffed).slice(0, -1), from))
        yield* begun(false)
      if (splitter !== undefined && !isRefused) yield* splitter.pause()
    },
    *breakOff() {
      if (!isWhole && splitter === undefined) yield* begun(false)
      if (splitter !== undefined && !isRefused) yield* splitter.breakOff()
    },
    isRefused: () => isRefused,
  }
}

/**
 * Returns the piece that reports why an input with the given beginning is not read, or undefined if the input is read.
 */
function refusalOf(head: string, isUnknown: boolean): Piece | undefined {
  if (head.includes('\0')) return noText
  return isUnknown && !head.includes('\n') && !/^\s*[[{<@]/.test(head) ? noFormat : undefined
}

const headOf = (bytes: Uint8Array, most: number, encoding = encodingOf(bytes)): string =>
  new TextDecoder(encoding).decode(bytes.subarray(0, most))

const passedOver = (rule: string, message: Said): Piece => ({
  kind: 'text',
  bytes: new Uint8Array(),
  gap: noStretch,
  fault: { rule, message, extent: noStretch },
})

const say = messagesOf('division', {
  noText: 'The input is not text: it contains NUL characters near its beginning.',
  noFormat:
    'The format of the input cannot be recognised: the input does not begin like a record and contains no line break in its first {size} MiB.',
  tooLarge:
    'The input is larger than {size} MiB and cannot be split into records. Convert it to NDJSON, a JSON list or a list of XML records.',
})

const noText = /* @__PURE__ */ passedOver('schema/encoding', say('noText'))

const noFormat = /* @__PURE__ */ passedOver(
  'schema/unrecognised',
  say('noFormat', { size: Math.floor(sniffed / 2 ** 20) }),
)

const tooLarge = /* @__PURE__ */ passedOver(
  'schema/too-long',
  say('tooLarge', { size: Math.floor(longestText / 2 ** 20) }),
)

/**
 * Returns the encoding that the first bytes or the XML declaration indicate, or `utf-8` if they indicate none or an
 * unknown one.
 */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be'
  const start = new TextDecoder().decode(bytes.subarray(0, 400))
  const named = /^<\?xml[\t\n\r ][^>]*?encoding[\t\n\r ]*=[\t\n\r ]*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(start)?.[1]
  if (named === undefined) return 'utf-8'
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}

function recoder(encoding: string): (chunk: Uint8Array, isLast: boolean) => Uint8Array {
  const decoder = new TextDecoder(encoding)
  const encoder = new TextEncoder()
  return (chunk, isLast) => encoder.encode(decoder.decode(chunk, { stream: !isLast }))
}

/** Removes a UTF-8 byte order mark. The decoders of other encodings remove the mark themselves. */
const withoutMark = (bytes: Uint8Array, encoding: string): Uint8Array =>
  encoding === 'utf-8' && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
