import { oneLine, tidied, type Writer } from './writer.ts'

/** Plain text: an entry a line, without italics and the like. */
export const textWriter: Writer = {
  inline: runs =>
    tidied(
      oneLine(runs)
        .map(({ text }) => text)
        .join(''),
    ),
  whole: entries => entries.map(entry => `${entry}\n`).join(''),
}
