import type { CslItem } from '../../../formats/csl-json/item.ts'
import type { Runs } from '../run.ts'
import { type Cite, CiteRenderer, joinCites } from './cites.ts'
import type { PlacedCitation, PlacedCite } from './positions.ts'
import { positionsIn } from './positions.ts'
import { prepared } from './prepared.ts'
import type { Renderer } from './render.ts'
import type { CitePlace } from './scope.ts'
import { sorted } from './sort.ts'
import { typeset } from './typesetter.ts'

/** Citations in the order of a document, each as it is written there. */
export function citationsIn(
  items: readonly CslItem[],
  citations: readonly PlacedCitation[],
  renderer: Renderer,
  links: boolean,
): { citations: Runs[]; cites: readonly Cite[] } {
  const cites = prepared(items, renderer, true)
  const byIndex = new Map(cites.map(cite => [cite.index, cite]))
  const places = positionsIn(citations, renderer.style)
  const written = citations.map((citation, at) => {
    const placed = citation.cites.flatMap((cite, place) => {
      const known = byIndex.get(cite.index)
      const where = places[at]?.[place]
      return known === undefined || where === undefined ? [] : [placedCite(known, cite, where)]
    })
    return typeset(citationOf(placed, citation, renderer), renderer.locale, links)
  })
  return { citations: written, cites }
}

function placedCite(cite: Cite, { prefix = '', suffix = '', part }: PlacedCite, place: CitePlace): Cite {
  return { ...cite, at: { place, prefix, suffix, part } }
}

function citationOf(cites: readonly Cite[], { isUnsorted }: PlacedCitation, renderer: Renderer) {
  const { citation } = renderer.style
  const order = isUnsorted ? cites : sorted(cites, citation, renderer)
  return joinCites(order, citation, new CiteRenderer(renderer))
}
