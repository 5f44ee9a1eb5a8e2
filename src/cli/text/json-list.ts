import { safeJson } from './printable.ts'

/** The state of a JSON array that is written entry by entry. */
export interface JsonList {
  hasEntries?: boolean
}

/** Writes the next entry of a JSON array, on its own lines. */
export function listEntry(value: unknown, indent: string, list: JsonList): string {
  const lines = safeJson(value, 2).replaceAll('\n', `\n${indent}`)
  const text = `${list.hasEntries ? ',' : ''}\n${indent}${lines}`
  list.hasEntries = true
  return text
}

/** Writes the end of a JSON array. */
export const listEnd = (list: JsonList, indent: string): string => (list.hasEntries ? `\n${indent}]` : ']')
