import { safeJson } from './printable.ts'

/** The state of a JSON list that is written entry by entry. */
export interface JsonList {
  hasEntries?: boolean
}

/** The next entry of a JSON list, on lines of its own. */
export function listEntry(value: unknown, indent: string, list: JsonList): string {
  const lines = safeJson(value, 2).replaceAll('\n', `\n${indent}`)
  const text = `${list.hasEntries ? ',' : ''}\n${indent}${lines}`
  list.hasEntries = true
  return text
}

/** The end of a JSON list. */
export const listEnd = (list: JsonList, indent: string): string => (list.hasEntries ? `\n${indent}]` : ']')
