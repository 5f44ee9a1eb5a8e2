import { oneLine, tidied, type Writer } from './writer.ts'

/** Writes plain text: one line per entry, without italics or other formatting. */
export const textWriter: Writer = {
  inline: runs =>
    tidied(
      oneLine(runs)
        .map(({ text }) => text)
        .join(''),
    ),
  whole: entries => entries.map(entry => `${entry}\n`).join(''),
}
