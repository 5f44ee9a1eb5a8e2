import type { Colors } from '../terminal/colors.ts'
import { printable, safeJson } from '../text/printable.ts'
import type { FixedFile } from './fix-file.ts'

/** A unified diff in color; as it is where there are no colors, so that `git apply` takes it. */
export function colored(diff: string, colors: Colors): string {
  if (colors.red('x') === 'x') return diff
  return diff
    .split('\n')
    .map(line => {
      const text = printable(line)
      if (/^(?:---|\+\+\+) /.test(line)) return colors.bold(text)
      if (line.startsWith('@@')) return colors.dim(text)
      return line.startsWith('-') ? colors.red(text) : line.startsWith('+') ? colors.green(text) : text
    })
    .join('\n')
}

/** The patches of a file's documents, one a line: `{ "file", "document", "patch" }`. */
export const patchText = (file: string, { patches }: FixedFile): string =>
  patches
    .flatMap((patch, document) => (patch.length === 0 ? [] : [`${safeJson({ file, document, patch })}\n`]))
    .join('')
