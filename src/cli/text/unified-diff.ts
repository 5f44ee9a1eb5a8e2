import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'

/**
 * Returns the differences between two texts in the format of `diff -u`, for `patch` and `git apply`. Returns an empty
 * text if the texts are equal.
 *
 * Each change has up to three lines of context. If more than 1,500 lines are removed or added, the diff replaces all
 * lines.
 */
export function unifiedDiff(before: string, after: string, names: { before: string; after: string }): string {
  if (before === after) return ''
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY, maxEditLength: 1500 }
  return (
    createTwoFilesPatch(names.before, names.after, before, after, undefined, undefined, options) ??
    `--- ${names.before}\n+++ ${names.after}\n${replaced(before, after)}`
  )
}

function replaced(before: string, after: string): string {
  const [old, next] = [linesOf(before), linesOf(after)]
  const range = ({ length }: readonly string[]): string => `${length === 0 ? 0 : 1}${length === 1 ? '' : `,${length}`}`
  const shown = (mark: string, lines: readonly string[]): string =>
    lines.map(line => (line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`)).join('')
  return `@@ -${range(old)} +${range(next)} @@\n${shown('-', old)}${shown('+', next)}`
}

/** Splits a text into lines that include their line endings, so that differences in line endings are found. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
