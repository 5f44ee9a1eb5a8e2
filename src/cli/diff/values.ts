import { bounded } from '../text/bounded.ts'
import { printable, safeJson } from '../text/printable.ts'
import { cut } from '../text/width.ts'

/** Two values on a line each, from where they begin to differ, where they are too long to be shown whole. */
export function valuesApart(before: unknown, after: unknown, columns: number): [before: string, after: string] {
  const [was, is] = [lineOf(before), lineOf(after)]
  const same = commonStart(was, is)
  const isLong = Math.max(was.length, is.length) > columns
  const from = isLong && same > context * 2 ? same - context : 0
  return [was, is].map(line => cut(from > 0 ? `…${line.slice(from)}` : line, columns)) as [string, string]
}

/** A value on one line. */
export const lineOf = (value: unknown): string => printable(safeJson(bounded(value)))

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  // Not into the middle of a surrogate pair.
  return (one.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at
}

// Characters that are shown before the first difference.
const context = 20
