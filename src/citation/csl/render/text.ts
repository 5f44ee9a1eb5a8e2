import { layered } from './layered.ts'
import { isolated } from './layers.ts'
import { oneLine, tidied, type Writer } from './writer.ts'

/** Writes plain text: one line per entry, without italics or other formatting. */
export const textWriter: Writer = {
  inline: runs =>
    tidied(
      layered<string>(oneLine(runs), {
        text: text => [text],
        wrap: (inner, layer, value) => (layer === 'direction' ? [isolated(value, inner.join(''))] : inner),
      }).join(''),
    ),
  whole: entries => entries.map(entry => `${entry}\n`).join(''),
}
