import { citation } from '../../citation.ts'
import type { CitationStyle } from '../../style.ts'
import type { CslEngine } from '../engine.ts'
import type { Runs } from '../run.ts'

/** The engine of the styles that `citation()` writes: nothing is loaded, and no locale is needed. */
export const ownEngine = (style: CitationStyle): CslEngine => ({
  bibliography: items => items.map(({ given }, index) => ({ index, runs: linked(citation(given, { style })) })),
  citation: items =>
    items.flatMap(({ given }, index): Runs => {
      const runs = linked(citation(given, { style }))
      return index === 0 ? runs : [{ text: '; ' }, ...runs]
    }),
})

/** A citation ends in the address of what it cites. */
function linked(text: string): Runs {
  const [address] = /https?:\/\/[^\s<>"]+$/.exec(text) ?? []
  if (address === undefined) return [{ text }]
  return [{ text: text.slice(0, -address.length) }, { text: address, link: address }]
}
