import { messagesOf } from '../../messages/message.ts'
import { attributesIn } from '../../text/xml/stretches.ts'
import { noStretch, type Stretch } from '../extent.ts'
import { type Piece, type SplitLimits, type Splitter, tooLong } from '../piece.ts'
import { batching } from './batch.ts'
import { tagWalk } from './xml-tags.ts'

/** The namespace declarations of a tag: attribute names with their quoted values. */
type Declarations = ReadonlyMap<string, string>

/**
 * Splits an XML document with many records. Each element with a local name in `names` becomes a piece with the
 * namespace declarations that the element inherits.
 */
export function splitXml({ longest }: SplitLimits, names: readonly string[]): Splitter {
  const batch = batching()
  /** The number of elements open around a record, and the declarations of the outermost ones. */
  let depth = 0
  const around: Declarations[] = []
  /** The open record: the number of open elements in it, the offset after its name, and its inherited declarations. */
  let record: { depth: number; nameEnd: number; before: string } | undefined
  let isInTag = false
  let ready: Piece[] = []

  const walk = tagWalk({
    mayBegin(at) {
      isInTag = true
      if (record === undefined) batch.skip(at)
    },
    beginsNone(at) {
      isInTag = false
      if (record !== undefined) return
      batch.keep(at)
      batch.drop()
    },
    ends(end, isClosing, isEmpty) {
      isInTag = false
      if (record === undefined) outside(end, isClosing, isEmpty)
      else if (isClosing) record.depth--
      else if (!isEmpty) record.depth++
      if (record?.depth === 0) take(end)
    },
  })

  function outside(end: number, isClosing: boolean, isEmpty: boolean): void {
    batch.keep(end)
    const tag = isClosing || batch.isPassing() ? undefined : tagOf(batch.last(batch.size()))
    if (tag !== undefined && names.includes(tag.local)) {
      record = { depth: isEmpty ? 0 : 1, nameEnd: tag.nameEnd, before: inherited(around, tag.declared) }
      return
    }
    if (isClosing) {
      depth = Math.max(0, depth - 1)
      around.length = Math.min(around.length, depth)
    } else if (!isEmpty && depth++ < outermost) around.push(tag?.declared ?? new Map())
    if (batch.isPassing()) reportTooLong()
    else batch.drop()
  }

  function reportTooLong(): void {
    const { gap, extent } = batch.passed()
    ready.push(tooLong(gap, extent, longest))
  }

  function take(end: number): void {
    const { nameEnd = 0, before = '' } = record ?? {}
    record = undefined
    batch.keep(end)
    if (batch.isPassing()) reportTooLong()
    else ready.push({ kind: 'text', ...batch.take(), ...(before !== '' && { inside: { at: nameEnd, text: before } }) })
  }

  return {
    push(chunk) {
      ready = []
      batch.begin(chunk)
      walk(chunk)
      if (record === undefined && !isInTag) batch.skip(chunk.length)
      else batch.keep(chunk.length)
      if (!batch.isPassing() && batch.size() > longest) batch.passOver(batch.size())
      return ready
    },
    // A record becomes a piece as soon as it is complete.
    pause: () => [],
    breakOff: () => [],
    *end() {
      if (record === undefined && depth === 0 && !isInTag) return
      let extent: Stretch = noStretch
      let gap: Stretch
      if (batch.isPassing()) ({ gap, extent } = batch.passed())
      else {
        batch.drop()
        gap = batch.take().gap
      }
      yield {
        kind: 'text',
        bytes: new Uint8Array(),
        gap,
        fault: {
          rule: 'schema/not-well-formed',
          message: say('cutOff'),
          extent,
        },
      }
    },
  }
}

const say = messagesOf('xml-pieces', { cutOff: 'The document is cut off: it ends within an element.' })

/** The maximum number of enclosing elements whose namespace declarations are stored for a record. */
const outermost = 100

/** The minimum size in bytes of a tag that is not parsed for namespaces. */
const longestTag = 1 << 16

function inherited(around: readonly Declarations[], own: Declarations): string {
  const found = new Map(around.flatMap(declarations => [...declarations]))
  for (const name of own.keys()) found.delete(name)
  return Array.from(found, ([name, value]) => ` ${name}=${value}`).join('')
}

function tagOf(tag: Uint8Array): { local: string; nameEnd: number; declared: Declarations } {
  let nameEnd = 1
  while (nameEnd < tag.length - 1 && !isSpace(tag[nameEnd] as number) && tag[nameEnd] !== slash) nameEnd++
  const decoder = new TextDecoder()
  const name = decoder.decode(tag.subarray(1, nameEnd))
  const rest = tag.length < longestTag ? decoder.decode(tag.subarray(nameEnd)) : ''
  const declared = new Map<string, string>()
  for (const { name, value } of attributesIn(rest, 0, rest.length))
    if (/^xmlns(?::|$)/.test(name)) declared.set(name, rest.slice(value.start - 1, value.end + 1))
  return { local: name.slice(name.indexOf(':') + 1), nameEnd, declared }
}

const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const slash = 0x2f
