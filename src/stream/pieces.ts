import { wrongArgument } from '../argument.ts'
import type { FormatId } from '../formats/format.ts'
import { noStretch } from './extent.ts'
import { chunksOf, type StreamInput } from './input.ts'
import { concat, type Piece, type Splitter } from './piece.ts'
import { splitterFor } from './sniff.ts'

/** How an input is read in pieces. */
export interface PieceOptions {
  /** The format of the records; by default it is detected. */
  from?: FormatId | 'auto'
  /** The bytes that a record may have at most; a longer one is told and passed over. 64 MiB by default. */
  longestRecord?: number
  /** Ends the work: what waits for the stream rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Bytes that are looked at to know how an input is to be divided: enough for a first record. */
const sniffed = 1 << 20

/** Bytes from which on a piece is closed: few enough that what is made of one stays near the processor, and that little is alive when memory is cleared. */
const block = 1 << 16

/** The same for an input that is no longer than what is looked at: there, it matters more that findings about the input come first. */
const blockOfSmall = 1 << 18

/** Those of the first piece of an input that goes on: what is found in it is told while the rest is read. */
const first = 1 << 14

/** Records from which on a piece is closed: very short ones can have findings many times their length, which are all in memory. */
const most = 250

/** The longest input that can be read without being divided; text cannot be longer. */
const wholeUpTo = 0x1fff_ffe8

/** Divides an input into pieces that can be read by themselves, in order; reads no more of it than the next piece needs. */
export async function* piecesOf(input: StreamInput, options: PieceOptions = {}): AsyncGenerator<Piece> {
  const { from = 'auto', longestRecord = 1 << 26, signal } = options
  if (!Number.isSafeInteger(longestRecord) || longestRecord < 1)
    throw wrongArgument('longestRecord', 'a number of bytes above 0', longestRecord)
  let held: Uint8Array[] = []
  let size = 0
  let splitter: Splitter | undefined
  let isWhole = false
  let isBinary = false
  let recoded: ((chunk: Uint8Array, isLast: boolean) => Uint8Array) | undefined

  function begin(isAll: boolean): Uint8Array {
    const bytes = concat(held)
    const encoding = encodingOf(bytes)
    recoded = encoding === 'utf-8' ? chunk => chunk : recoder(encoding)
    const head = new TextDecoder(encoding).decode(bytes.subarray(0, sniffed))
    isBinary = !isAll && head.includes('\0')
    const closed = Math.min(isAll ? blockOfSmall : block, longestRecord)
    splitter = splitterFor(
      isAll ? head : head.slice(0, -1),
      from,
      { block: closed, first: isAll ? closed : Math.min(first, closed), most, longest: longestRecord },
      wholeUpTo,
    )
    isWhole = splitter === undefined
    if (isWhole) return bytes
    held = []
    return recoded(withoutMark(bytes, encoding), isAll)
  }

  for await (const chunk of chunksOf(input, signal)) {
    if (splitter !== undefined) {
      yield* splitter.push(recoded?.(chunk, false) ?? chunk)
      continue
    }
    held.push(chunk)
    size += chunk.length
    if (isWhole && size > wholeUpTo) {
      yield tooLarge
      return
    }
    if (isWhole || size < sniffed) continue
    const bytes = begin(false)
    if (isBinary) {
      yield noText
      return
    }
    if (splitter !== undefined) yield* (splitter as Splitter).push(bytes)
  }
  if (!isWhole && splitter === undefined) {
    const bytes = begin(true)
    if (splitter !== undefined) yield* (splitter as Splitter).push(bytes)
  } else if (splitter !== undefined && recoded !== undefined) yield* splitter.push(recoded(new Uint8Array(), true))
  if (splitter !== undefined) yield* splitter.end()
  else yield { kind: 'text', bytes: concat(held), gap: noStretch }
}

const passedOver = (rule: string, message: string): Piece => ({
  kind: 'text',
  bytes: new Uint8Array(),
  gap: noStretch,
  fault: { rule, message, extent: noStretch },
})

const noText = /* @__PURE__ */ passedOver(
  'schema/encoding',
  'The input is no text: there are NUL characters at its beginning.',
)

const tooLarge = /* @__PURE__ */ passedOver(
  'schema/too-long',
  `The input is larger than ${Math.floor(wholeUpTo / 2 ** 20)} MiB and cannot be divided into records. Make it NDJSON, a JSON list, or a list of XML records.`,
)

/** The encoding that the first bytes show or the XML declaration names, if it is known. */
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

/** Turns chunks of another encoding into UTF-8. */
function recoder(encoding: string): (chunk: Uint8Array, isLast: boolean) => Uint8Array {
  const decoder = new TextDecoder(encoding)
  const encoder = new TextEncoder()
  return (chunk, isLast) => encoder.encode(decoder.decode(chunk, { stream: !isLast }))
}

/** Bytes without the mark of UTF-8 at their beginning; decoders of other encodings drop theirs. */
const withoutMark = (bytes: Uint8Array, encoding: string): Uint8Array =>
  encoding === 'utf-8' && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
