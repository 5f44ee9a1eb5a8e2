import type { Runs } from '../run.ts'
import { layered } from './layered.ts'
import { isolated } from './layers.ts'
import { oneLine, tidied, type Writer } from './writer.ts'

const plainText = (runs: Runs): string => {
  const [first] = runs
  if (runs.length === 1 && first !== undefined) return first.text
  let text = ''
  for (const run of oneLine(runs)) text += run.text
  return text
}

const directed = (runs: Runs): string =>
  layered<string>(oneLine(runs), {
    text: text => [text],
    wrap: (inner, layer, value) => (layer === 'direction' ? [isolated(value, inner.join(''))] : inner),
  }).join('')

/** Writes plain text: one line per entry, without italics or other formatting. */
export const textWriter: Writer = {
  inline: runs => tidied(runs.some(({ direction }) => direction !== undefined) ? directed(runs) : plainText(runs)),
  whole: entries => {
    let text = ''
    for (const entry of entries) text += `${entry}\n`
    return text
  },
}
