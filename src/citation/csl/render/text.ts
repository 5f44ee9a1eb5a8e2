import type { Writer } from './writer.ts'
import { oneLine } from './writer.ts'

/** Plain text: an entry a line, without italics and the like. */
export const textWriter: Writer = {
  inline: runs =>
    oneLine(runs)
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  whole: entries => entries.map(entry => `${entry}\n`).join(''),
}
