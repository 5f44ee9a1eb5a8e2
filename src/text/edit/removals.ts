import type { TextEdit } from './edits.ts'

/** Where a member or entry begins and ends. */
export interface Span {
  start: number
  end: number
}

/** Takes runs of members that commas separate out of their text, each with the comma before it, at the start with the comma after it. */
export function removals(
  order: readonly string[],
  spans: readonly Span[],
  isKept: (name: string) => boolean,
): TextEdit[] {
  const edits: TextEdit[] = []
  for (let at = 0; at < order.length; at++) {
    if (isKept(order[at] ?? '')) continue
    let next = at
    while (next < order.length && !isKept(order[next] ?? '')) next++
    const [before, first, last, after] = [spans[at - 1], spans[at], spans[next - 1], spans[next]]
    if (before !== undefined && last !== undefined) edits.push({ start: before.end, end: last.end, text: '' })
    else if (first !== undefined && after !== undefined) edits.push({ start: first.start, end: after.start, text: '' })
    at = next
  }
  return edits
}
