import { parsePointer, toPointer } from '../../core/pointer.ts'
import type { DuplicateKey, Located } from '../document.ts'
import { closeList, closeObject, comma, openList, openObject, quote } from './marks.ts'
import { endOfString, scanJson, skipSpace } from './scan.ts'

/**
 * Locates values of valid JSON by JSON Pointer in one pass. Omits pointers to missing values.
 *
 * Locates the last of several members with the same name, which `JSON.parse` keeps, and therefore stops early only if
 * all member names are certainly unique. Values that no pointer enters are skipped and not parsed.
 */
export function locateJson(text: string, pointers: ReadonlySet<string>, isUnique: () => boolean): Map<string, Located> {
  const found = new Map<string, Located>()
  const levels: Level[] = []
  const tell = ({ wanted: { pointer }, key, start }: Value, end: number, container: boolean): void => {
    if (pointer !== undefined)
      found.set(pointer, { ...(key !== undefined && { key }), value: { start, end, container } })
  }
  /** Enters a value that contains a wanted value, and skips any other value. Returns the next offset. */
  const pass = (value: Value): number => {
    const { wanted, start, key } = value
    const code = text.charCodeAt(start)
    const isContainer = code === openObject || code === openList
    if (isContainer && wanted.steps !== undefined) {
      levels.push({ wanted, start, key, steps: wanted.steps, isList: code === openList, index: 0 })
      return start + 1
    }
    const end = valueEnd(text, start)
    tell(value, end, isContainer)
    return end
  }
  let at = pass({ wanted: growTrie(pointers), start: skipSpace(text, 0), key: undefined })
  for (let level = levels.at(-1); level !== undefined && at < text.length; level = levels.at(-1)) {
    if (found.size === pointers.size && isUnique()) break
    at = skipSpace(text, at)
    const code = text.charCodeAt(at)
    if (code === comma) at++
    else if (code === closeObject || code === closeList) {
      levels.pop()
      tell(level, ++at, true)
    } else {
      const key = level.isList ? undefined : { start: at, end: stringEnd(text, at) }
      const start = key === undefined ? at : skipSpace(text, skipSpace(text, key.end) + 1)
      const wanted = level.steps.get(key === undefined ? String(level.index++) : nameAt(text, key))
      at = wanted === undefined ? valueEnd(text, start) : pass({ wanted, key, start })
    }
  }
  return found
}

/** Returns the second and later occurrences of each member name in the same object. */
export function duplicateKeys(text: string): DuplicateKey[] {
  const duplicates: DuplicateKey[] = []
  const levels: { pointer: string; index: number; seen?: Set<string>; key: string }[] = []
  const child = (): string => {
    const level = levels.at(-1)
    if (level === undefined) return ''
    return level.seen === undefined ? `${level.pointer}/${level.index++}` : level.pointer + toPointer([level.key])
  }
  scanJson(text, (kind, start, end) => {
    const level = levels.at(-1)
    if (kind === 'open') {
      levels.push({ pointer: child(), index: 0, key: '', ...(text[start] === '{' && { seen: new Set<string>() }) })
    } else if (kind === 'close') {
      levels.pop()
    } else if (kind === 'value') {
      child()
    } else if (level?.seen !== undefined) {
      level.key = JSON.parse(text.slice(start, end)) as string
      if (level.seen.has(level.key))
        duplicates.push({ pointer: level.pointer + toPointer([level.key]), key: level.key, start, end })
      level.seen.add(level.key)
    }
  })
  return duplicates
}

/** A node in a tree of JSON Pointers, which has one level per reference token. */
interface Trie {
  pointer: string | undefined
  steps: Map<string, Trie> | undefined
}

function growTrie(pointers: Iterable<string>): Trie {
  const root: Trie = { pointer: undefined, steps: undefined }
  for (const pointer of pointers) {
    let node = root
    for (const step of parsePointer(pointer)) {
      node.steps ??= new Map()
      let next = node.steps.get(step)
      if (next === undefined) {
        next = { pointer: undefined, steps: undefined }
        node.steps.set(step, next)
      }
      node = next
    }
    node.pointer = pointer
  }
  return root
}

/** A value that is wanted or contains a wanted value. */
interface Value {
  wanted: Trie
  start: number
  key: { start: number; end: number } | undefined
}

interface Level extends Value {
  steps: Map<string, Trie>
  isList: boolean
  /** The index of the next entry of a list. */
  index: number
}

/** Parses a member name. Uses `JSON.parse` only for the few names that contain escapes. */
function nameAt(text: string, { start, end }: { start: number; end: number }): string {
  const name = text.slice(start + 1, end - 1)
  return name.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : name
}

/** Returns the offset after a value. In a skipped container, only strings and brackets matter. */
function valueEnd(text: string, start: number): number {
  let at = start
  for (let depth = 0; ; ) {
    const code = text.charCodeAt(at)
    if (code === quote) at = stringEnd(text, at)
    else if (code === openObject || code === openList || code === closeObject || code === closeList) {
      depth += code === openObject || code === openList ? 1 : -1
      at++
    } else at = depth === 0 ? literalEnd(text, at) : at + 1
    if (depth === 0 || at >= text.length) return at
  }
}

const stringEnd = (text: string, start: number): number => Math.min(endOfString(text, start) + 1, text.length)

function literalEnd(text: string, start: number): number {
  let at = start
  for (let code = text.charCodeAt(at); code > 0x20 && code !== comma; code = text.charCodeAt(at)) {
    if (code === closeObject || code === closeList) break
    at++
  }
  return at
}
