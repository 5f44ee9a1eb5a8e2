import { noStretch, type Stretch } from '../extent.ts'
import { type Piece, type SplitLimits, type Splitter, tooLong } from '../piece.ts'
import { batching } from './batch.ts'
import { tagWalk } from './xml-tags.ts'

/** Divides an XML document with many records: each element of one of these local names is a piece, with the namespaces around it. */
export function splitXml({ longest }: SplitLimits, names: readonly string[]): Splitter {
  const batch = batching()
  /** How many elements are open around a record, and the declarations of the outermost ones. */
  let depth = 0
  const around: (readonly string[])[] = []
  /** The record that is open: the elements open in it, where its name ends, and what it inherits. */
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
    } else if (!isEmpty && depth++ < outermost) around.push(tag?.declared ?? [])
    if (batch.isPassing()) tell()
    else batch.drop()
  }

  function tell(): void {
    const { gap, extent } = batch.passed()
    ready.push(tooLong(gap, extent, longest))
  }

  function take(end: number): void {
    const { nameEnd = 0, before = '' } = record ?? {}
    record = undefined
    batch.keep(end)
    if (batch.isPassing()) tell()
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
    // What is whole was a piece as soon as it was.
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
          message: 'The document ends inside of an element: it has been cut off.',
          extent,
        },
      }
    },
  }
}

/** Elements around a record that can declare namespaces for it. */
const outermost = 100

/** Bytes from which on a tag is not looked through for namespaces. */
const longestTag = 1 << 16

/** Declarations of namespaces around an element that it does not make itself, as attributes. */
function inherited(around: readonly (readonly string[])[], own: readonly string[]): string {
  const found = new Map<string, string>()
  for (const attribute of around.flat()) found.set(attribute.slice(0, attribute.indexOf('=')), attribute)
  for (const attribute of own) found.delete(attribute.slice(0, attribute.indexOf('=')))
  return [...found.values()].map(attribute => ` ${attribute}`).join('')
}

/** The local name of a start tag, where its name ends, and its declarations of namespaces as they are written. */
function tagOf(tag: Uint8Array): { local: string; nameEnd: number; declared: readonly string[] } {
  let nameEnd = 1
  while (nameEnd < tag.length - 1 && !isSpace(tag[nameEnd] as number) && tag[nameEnd] !== slash) nameEnd++
  const decoder = new TextDecoder()
  const name = decoder.decode(tag.subarray(1, nameEnd))
  const isUsual = tag.length - nameEnd >= 8 && tag.length < longestTag
  const rest = isUsual ? decoder.decode(tag.subarray(nameEnd)) : ''
  const declarations = rest.matchAll(/\s(xmlns(?::[^\s=]+)?)\s*=\s*("[^"]*"|'[^']*')/g)
  return {
    local: name.slice(name.indexOf(':') + 1),
    nameEnd,
    declared: Array.from(declarations, ([, attribute, value]) => `${attribute}=${value}`),
  }
}

const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const slash = 0x2f
