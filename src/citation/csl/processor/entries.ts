import type { EngineEntry } from '../engine.ts'
import type { Links } from '../run.ts'
import type { Cite } from './cites.ts'
import type { BibliographyArea } from './nodes.ts'
import { branch, laidOut, type Output } from './output.ts'
import { plain } from './plain.ts'
import type { Renderer } from './render.ts'
import type { PreviousNames } from './scope.ts'
import { typeset } from './typesetter.ts'

/** The entries of a bibliography, in the order of cites that were prepared. */
export function entriesOf(
  cites: readonly Cite[],
  area: BibliographyArea,
  renderer: Renderer,
  links: Links,
): EngineEntry[] {
  let names: PreviousNames['names']
  // What sets cites apart has to be seen in their entries, which may show more names anyway.
  const hidden = (area.names.etAlUseFirst ?? 0) - (renderer.style.citation.names.etAlUseFirst ?? 0)
  return cites.map(({ item, number, index, distinction }) => {
    const before: PreviousNames | undefined = area.subsequentAuthor && { ...area.subsequentAuthor, names }
    const addedNames = Math.max(0, distinction.addedNames - hidden)
    const entry = renderer.entry({ item, number, area, distinction: { ...distinction, addedNames }, before })
    names = entry.firstNames
    return { index, runs: typeset(entryOf(entry.outputs, area), renderer.locale, links) }
  })
}

/** The parts of an entry; the first of them in the margin where the style has it so. */
function entryOf(outputs: readonly Output[], { layout, secondFieldAlign }: BibliographyArea): Output | undefined {
  const [first, ...others] = outputs
  if (!secondFieldAlign || others.length === 0) return laidOut(outputs, layout.decoration)
  const margin = branch([first], '', { ...plain, prefix: layout.decoration.prefix, display: 'left-margin' })
  const rest = branch(others, '', { ...plain, display: 'right-inline' })
  return laidOut([margin, rest], { ...layout.decoration, prefix: '' })
}
