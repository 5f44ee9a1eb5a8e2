import { parsePointer, toPointer } from '../../pointer.ts'
import type { DuplicateKey, Located } from '../document.ts'
import { scanJson } from './scan.ts'

/** Finds values of a JSON text by JSON Pointer, all in one pass; pointers to nothing are left out. */
export function locateJson(text: string, pointers: Iterable<string>): Map<string, Located> {
  const wanted = growTrie(pointers)
  const found = new Map<string, Located>()
  walkJson(text, wanted, (pointer, located) => {
    found.set(pointer, located)
  })
  return found
}

/** Every member name that occurs twice in one object, at its later place. */
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

interface Trie {
  pointer?: string
  steps: Map<string, Trie>
}

function growTrie(pointers: Iterable<string>): Trie {
  const root: Trie = { steps: new Map() }
  for (const pointer of pointers) {
    let node = root
    for (const step of parsePointer(pointer)) {
      let next = node.steps.get(step)
      if (next === undefined) {
        next = { steps: new Map() }
        node.steps.set(step, next)
      }
      node = next
    }
    node.pointer = pointer
  }
  return root
}

interface Level {
  trie: Trie | undefined
  /** The current member: its place in the trie and its name's offsets. */
  next: Trie | undefined
  key?: { start: number; end: number }
  index: number
  list: boolean
  start: number
  ownKey?: { start: number; end: number }
}

function walkJson(text: string, wanted: Trie, report: (pointer: string, located: Located) => void): void {
  const levels: Level[] = []
  const enter = (): { trie: Trie | undefined; key?: { start: number; end: number } } => {
    const level = levels.at(-1)
    if (level === undefined) return { trie: wanted }
    if (level.list) return { trie: level.trie?.steps.get(String(level.index++)) }
    return { trie: level.next, ...(level.key !== undefined && { key: level.key }) }
  }
  const tell = (trie: Trie | undefined, key: Level['key'], start: number, end: number, container: boolean): void => {
    if (trie?.pointer !== undefined)
      report(trie.pointer, { ...(key !== undefined && { key }), value: { start, end, container } })
  }
  scanJson(text, (kind, start, end) => {
    const level = levels.at(-1)
    if (kind === 'open') {
      const { trie, key } = enter()
      levels.push({
        trie,
        next: undefined,
        index: 0,
        list: text[start] === '[',
        start,
        ...(key !== undefined && { ownKey: key }),
      })
    } else if (kind === 'close') {
      levels.pop()
      if (level !== undefined) tell(level.trie, level.ownKey, level.start, end, true)
    } else if (kind === 'value') {
      const { trie, key } = enter()
      tell(trie, key, start, end, false)
    } else if (level?.trie !== undefined) {
      level.next = level.trie.steps.get(JSON.parse(text.slice(start, end)) as string)
      level.key = { start, end }
    }
  })
}
