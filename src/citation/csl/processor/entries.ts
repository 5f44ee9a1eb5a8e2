import type { EngineEntry, EngineOptions } from '../csl-engine.ts'
import { areShowing, withDoiAsUrl } from '../items/lead-to-doi.ts'
import type { Runs } from '../runs.ts'
import type { Cite } from './cites.ts'
import type { BibliographyArea, Decoration } from './compile/nodes.ts'
import { affixesOf, plain, withoutAffixes } from './compile/plain.ts'
import type { Renderer } from './elements/render.ts'
import type { PreviousNames } from './elements/scope.ts'
import { branch, type Output, within } from './text/output.ts'
import { typeset } from './text/typesetter.ts'

/**
 * Renders the entries of a bibliography, in the order of the prepared cites.
 *
 * If `leadsToDois` is true, an item without a URL is rendered again with the DOI as the URL if its entry does not show
 * the DOI.
 */
export function entriesOf(
  cites: readonly Cite[],
  area: BibliographyArea,
  renderer: Renderer,
  { links, asText = false }: Pick<EngineOptions, 'links' | 'asText'>,
  leadsToDois = false,
): EngineEntry[] {
  let names: PreviousNames['names']
  // If entries show more names than cites do, fewer added names make the distinction visible.
  const hidden = (area.names.etAlUseFirst ?? 0) - (renderer.style.citation.names.etAlUseFirst ?? 0)
  let entryOf: ReturnType<typeof entryLayout> | undefined
  const { subsequentAuthor, secondFieldAlign } = area
  const runsOf = ({ item, number, elements, distinction: ofCite }: Cite, before: PreviousNames['names']): Runs => {
    const previous: PreviousNames | undefined = subsequentAuthor && { ...subsequentAuthor, names: before }
    const addedNames = ofCite.addedNames === 0 ? 0 : Math.max(0, ofCite.addedNames - hidden)
    const distinction = addedNames === ofCite.addedNames ? ofCite : { ...ofCite, addedNames }
    if (asText) {
      const line = renderer.line({ item, number, area, distinction, before: previous, elements }, secondFieldAlign)
      names = line.firstNames
      return lineOf(line.text)
    }
    const { outputs, firstNames } = renderer.entry({ item, number, area, distinction, before: previous })
    names = firstNames
    entryOf ??= entryLayout(area)
    return typeset(entryOf(outputs), renderer.locale, links)
  }
  const entryFor = (cite: Cite): EngineEntry => {
    const { index, item } = cite
    const before = names
    const runs = runsOf(cite, before)
    const isShown = !leadsToDois || typeof item.DOI !== 'string' || item.URL !== undefined || areShowing(runs, item.DOI)
    return { index, runs: isShown ? runs : runsOf({ ...cite, item: withDoiAsUrl(item), elements: undefined }, before) }
  }
  if (subsequentAuthor !== undefined) return cites.map(entryFor)
  // If no entry depends on its predecessor, items are read in the given order: thousands of items are read faster in
  // memory order.
  const given: (Cite | undefined)[] = new Array(cites.length)
  for (const cite of cites) given[cite.index] = cite
  const entries: EngineEntry[] = new Array(cites.length)
  for (const cite of given) if (cite !== undefined) entries[cite.number - 1] = entryFor(cite)
  return entries
}

const lineOf = (text: string): Runs => (text === '' ? [] : [{ text }])

/**
 * Returns a function that assembles the parts of an entry. If the style aligns the second field, the first of several
 * parts goes into the margin.
 */
function entryLayout({
  layout,
  secondFieldAlign,
}: BibliographyArea): (outputs: readonly Output[]) => Output | undefined {
  const { decoration } = layout
  const [inner, affixes] = [withoutAffixes(decoration), affixesOf(decoration)]
  const marginal: Decoration = { ...plain, prefix: decoration.prefix, display: 'left-margin' }
  const rest: Decoration = { ...plain, display: 'right-inline' }
  const ending = affixesOf({ ...decoration, prefix: '' })
  return outputs => {
    const [first, ...others] = secondFieldAlign ? outputs : []
    if (others.length === 0) return within(inner, branch(outputs, '', affixes))
    return within(inner, branch([branch([first], '', marginal), branch(others, '', rest)], '', ending))
  }
}
