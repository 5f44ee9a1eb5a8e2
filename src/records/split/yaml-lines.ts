import { concat } from '../piece.ts'

/**
 * The kind of text at the beginning of a line.
 *
 * `start` and `end` are document markers, `entry` is a list entry, and `behind` is content after white space or a
 * marker.
 */
export type LineKind = 'start' | 'end' | 'directive' | 'entry' | 'other' | 'behind'

/** A walk through the lines of YAML chunks. */
export interface YamlLines {
  /**
   * Visits the beginnings of all lines except comments and empty lines, and returns the offset reached.
   *
   * `begin` receives the bytes to which the offsets refer: the unread end of the previous chunk, followed by the
   * current chunk.
   */
  walk(chunk: Uint8Array, isLast: boolean, begin: (bytes: Uint8Array) => void, visit: Visit): number
}

type Visit = (kind: LineKind, at: number) => void

export function yamlLines(): YamlLines {
  let isAtStart = true
  /** True after white space or `---` at the beginning of a line, until the content that follows. */
  let isSeeking = false
  /** Bytes at the beginning of a line whose kind depends on the next chunk. */
  let held: Uint8Array = new Uint8Array()

  /** Visits the beginning of a line. Returns the offset reached, or undefined if more bytes are needed. */
  function beginLine(bytes: Uint8Array, at: number, isLast: boolean, visit: Visit): number | undefined {
    const kind = kindOf(bytes, at, isLast)
    if (kind === undefined) return undefined
    isAtStart = false
    isSeeking = kind === 'blank' || kind === 'start'
    if (kind !== 'blank' && kind !== 'nothing') visit(kind, at)
    return kind === 'start' ? at + 3 : at
  }

  function seek(bytes: Uint8Array, from: number, visit: Visit): number {
    let at = from
    while (at < bytes.length && isBlank(bytes[at])) at++
    if (at === bytes.length) return at
    isSeeking = false
    if (!isEnd(bytes[at]) && bytes[at] !== hash) visit('behind', at)
    return at
  }

  return {
    walk(chunk, isLast, begin, visit) {
      const bytes = held.length === 0 ? chunk : concat([held, chunk])
      held = new Uint8Array()
      begin(bytes)
      for (let at = 0; at < bytes.length; ) {
        if (isAtStart) {
          const next = beginLine(bytes, at, isLast, visit)
          if (next === undefined) {
            held = bytes.slice(at)
            return at
          }
          at = next
        }
        if (isSeeking) at = seek(bytes, at, visit)
        const end = bytes.indexOf(newline, at)
        isAtStart = end >= 0
        at = end < 0 ? bytes.length : end + 1
      }
      return bytes.length
    },
  }
}

/** Returns the kind of the line at an offset, or undefined if more bytes can change it. */
function kindOf(bytes: Uint8Array, at: number, isLast: boolean): LineKind | 'blank' | 'nothing' | undefined {
  const [byte, ...more] = bytes.subarray(at, at + 4)
  if (isBlank(byte)) return 'blank'
  if (isEnd(byte) || byte === hash) return 'nothing'
  if (byte === percent) return 'directive'
  if (byte !== dash && byte !== dot) return 'other'
  if (isLast) more.push(newline)
  for (const [place, next] of more.entries()) {
    if (isBlank(next) || isEnd(next)) return markOf(byte, place + 1) ?? 'other'
    if (next !== byte) return 'other'
  }
  return more.length < 3 ? undefined : 'other'
}

const markOf = (byte: number, count: number): LineKind | undefined =>
  byte === dot ? (count === 3 ? 'end' : undefined) : count === 3 ? 'start' : count === 1 ? 'entry' : undefined

const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09

const isEnd = (byte: number | undefined): boolean => byte === newline || byte === 0x0d

const newline = 0x0a
const dash = 0x2d
const dot = 0x2e
const hash = 0x23
const percent = 0x25
