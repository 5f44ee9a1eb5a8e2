import { measure, noStretch } from '../extent.ts'
import { concat, type Piece, type SplitLimits, type Splitter, tooLong } from '../piece.ts'

/** Divides an XML document with many records: each element of one of these local names is a piece, with the namespaces around it. */
export function splitXml({ longest }: SplitLimits, names: readonly string[]): Splitter {
  const gap = measure()
  let buffer = new Uint8Array()
  /** Where the search goes on in the buffer. */
  let at = 0
  /** The declarations of the elements that are open around a record. */
  const around: (readonly string[])[] = []
  /** The record that is open: its depth, and what it inherits. */
  let open: { depth: number; before: string } | undefined
  let passing: ReturnType<typeof measure> | undefined
  let ready: Piece[] = []

  function push(chunk: Uint8Array): Piece[] {
    ready = []
    if (passing !== undefined) {
      passing.add(buffer.subarray(0, at))
      buffer = buffer.slice(at)
      at = 0
    }
    buffer = concat([buffer, chunk]) as Uint8Array<ArrayBuffer>
    for (let start = buffer.indexOf(lessThan, at); ; start = buffer.indexOf(lessThan, at)) {
      const end = start < 0 ? undefined : endOfMarkup(buffer, start)
      if (end === undefined) {
        at = start < 0 ? buffer.length : start
        break
      }
      at = end
      const tag = tagOf(buffer, start, end)
      if (tag !== undefined) visit(tag, start, end)
    }
    if (open === undefined) {
      drop(at)
      at = 0
    } else if (passing === undefined && buffer.length > longest) passing = measure()
    return ready
  }

  function visit({ local, isClosing, isEmpty, declared }: Tag, start: number, end: number): void {
    if (open !== undefined) {
      if (isClosing) open.depth--
      else if (!isEmpty) open.depth++
      if (open.depth === 0) take(end)
    } else if (isClosing) around.pop()
    else if (names.includes(local)) {
      drop(start)
      at -= start
      open = { depth: isEmpty ? 0 : 1, before: inherited(around, declared) }
      if (isEmpty) take(at)
    } else if (!isEmpty) around.push(declared)
  }

  /** Passes over the start of the buffer. */
  function drop(end: number): void {
    gap.add(buffer.subarray(0, end))
    buffer = buffer.slice(end)
  }

  function take(end: number): void {
    const { before = '' } = open ?? {}
    open = undefined
    const bytes = buffer.slice(0, end)
    buffer = buffer.slice(end)
    at = 0
    if (passing !== undefined) {
      passing.add(bytes)
      ready.push(tooLong(gap.take(), passing.take(), longest))
      passing = undefined
      return
    }
    const nameEnd = bytes.findIndex(
      (byte, index) => index > 0 && (isSpace(byte) || byte === greaterThan || byte === slash),
    )
    ready.push({
      kind: 'text',
      bytes,
      gap: gap.take(),
      ...(before !== '' && { inside: { at: nameEnd, text: before } }),
    })
  }

  return {
    push,
    // What is whole was a piece as soon as it was.
    breakOff: () => [],
    *end() {
      if (open === undefined && around.length === 0) return
      if (passing !== undefined) passing.add(buffer)
      gap.add(open === undefined || passing !== undefined ? new Uint8Array() : buffer)
      yield {
        kind: 'text',
        bytes: new Uint8Array(),
        gap: gap.take(),
        fault: {
          rule: 'schema/not-well-formed',
          message: 'The document ends inside of an element: it has been cut off.',
          extent: passing === undefined ? noStretch : passing.take(),
        },
      }
    },
  }
}

/** Declarations of namespaces around an element that it does not make itself, as attributes. */
function inherited(around: readonly (readonly string[])[], own: readonly string[]): string {
  const found = new Map<string, string>()
  for (const attribute of around.flat()) found.set(attribute.slice(0, attribute.indexOf('=')), attribute)
  for (const attribute of own) found.delete(attribute.slice(0, attribute.indexOf('=')))
  return [...found.values()].map(attribute => ` ${attribute}`).join('')
}

interface Tag {
  local: string
  isClosing: boolean
  isEmpty: boolean
  /** Its declarations of namespaces, as they are written. */
  declared: readonly string[]
}

/** The tag between two offsets; undefined for comments and their kin. */
function tagOf(bytes: Uint8Array, start: number, end: number): Tag | undefined {
  const second = bytes[start + 1]
  if (second === exclamation || second === question) return undefined
  const isClosing = second === slash
  const isEmpty = bytes[end - 2] === slash
  let nameEnd = start + (isClosing ? 2 : 1)
  const nameStart = nameEnd
  while (nameEnd < end - 1 && !isSpace(bytes[nameEnd] as number) && bytes[nameEnd] !== slash) nameEnd++
  const name = new TextDecoder().decode(bytes.subarray(nameStart, nameEnd))
  const local = name.slice(name.indexOf(':') + 1)
  const isBare = isClosing || end - nameEnd < 8
  const declared = isBare
    ? []
    : [
        ...new TextDecoder()
          .decode(bytes.subarray(nameEnd, end))
          .matchAll(/\s(xmlns(?::[^\s=]+)?)\s*=\s*("[^"]*"|'[^']*')/g),
      ].map(([, attribute, value]) => `${attribute}=${value}`)
  return { local, isClosing, isEmpty, declared }
}

/** Where a tag, a comment, a section or an instruction ends; undefined if that has not come yet. */
function endOfMarkup(bytes: Uint8Array, start: number): number | undefined {
  const second = bytes[start + 1]
  if (second === question) return after(bytes, '?>', start)
  if (second === exclamation) {
    if (startsAs(bytes, start, '<!--')) return after(bytes, '-->', start + 4)
    if (startsAs(bytes, start, '<![CDATA[')) return after(bytes, ']]>', start)
    if (bytes.length < start + 9) return undefined
  } else if (second === undefined) return undefined
  return endOfTag(bytes, start, second === exclamation)
}

/** Where the bracket is that closes a tag, or a document type with what it declares. */
function endOfTag(bytes: Uint8Array, start: number, isDoctype: boolean): number | undefined {
  let quoted: number | undefined
  let depth = 0
  for (let at = start + 1; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (quoted !== undefined) {
      if (byte === quoted) quoted = undefined
    } else if (byte === 0x22 || byte === 0x27) quoted = byte
    else if (isDoctype && byte === 0x5b) depth++
    else if (isDoctype && byte === 0x5d) depth--
    else if (byte === greaterThan && depth <= 0) return at + 1
  }
  return undefined
}

function startsAs(bytes: Uint8Array, start: number, text: string): boolean {
  for (let at = 0; at < text.length; at++) if (bytes[start + at] !== text.charCodeAt(at)) return false
  return true
}

function after(bytes: Uint8Array, text: string, from: number): number | undefined {
  const last = text.charCodeAt(text.length - 1)
  for (let at = bytes.indexOf(last, from); at >= 0; at = bytes.indexOf(last, at + 1))
    if (startsAs(bytes, at - text.length + 1, text)) return at + 1
  return undefined
}

const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const lessThan = 0x3c
const greaterThan = 0x3e
const slash = 0x2f
const exclamation = 0x21
const question = 0x3f
