import { readXml } from '../../../text/xml/read.ts'
import type { Citable, CslEngine, EngineEntry } from '../engine.ts'
import type { ResolvedLocale } from '../locale.ts'
import type { ResolvedStyle } from '../resolve-style.ts'
import { plain } from './attributes.ts'
import { type Cite, CiteRenderer, joinCites } from './cites.ts'
import { compileStyle } from './compile.ts'
import { distinguish } from './distinguish.ts'
import { Locale } from './locale.ts'
import type { BibliographyArea } from './nodes.ts'
import { branch, laidOut, type Output } from './output.ts'
import { Renderer } from './render.ts'
import { type PreviousNames, undistinguished } from './scope.ts'
import { sorted } from './sort.ts'
import { typeset } from './typesetter.ts'

/**
 * An engine that renders a style by the specification of CSL 1.0.2 (https://docs.citationstyles.org/en/stable/specification.html), for
 * citations that stand alone; undefined for a style that asks for what the specification does not know.
 *
 * A style becomes nodes (`compileStyle`), an item and nodes become a tree of outputs (`Renderer`), and that becomes runs (`typeset`), in
 * which punctuation meets. What it writes is what citeproc-js writes but for these, on purpose: organisations stand in their place among
 * people and are joined as people are; people with names in Latin letters keep the order of these in Chinese and Japanese records; names
 * are not spelt out only because two of one record have the same initials; only ideographs are never set in italics; where spaces meet
 * there is one; and where there is no locator there is no label for one.
 */
export function processorEngine({ id, xml }: ResolvedStyle, resolved: ResolvedLocale): CslEngine | undefined {
  const read = readXml(xml)
  const style = read.ok ? compileStyle(read.root) : undefined
  if (style === undefined) return undefined
  const locale = new Locale(resolved, style.locales)
  const renderer = new Renderer(id, style, locale)
  return {
    bibliography: (items, { sort, links }) =>
      style.bibliography && bibliography(items, style.bibliography, renderer, sort, links),
    citation: (items, { links }) => {
      const { citation } = style
      const cites = prepared(items, renderer, true)
      const order =
        citation.sort.length > 0 ? sorted(cites, citation, renderer) : cites.toSorted((a, b) => a.index - b.index)
      return typeset(joinCites(order, citation, new CiteRenderer(renderer)), locale, links)
    },
  }
}

function bibliography(
  items: readonly Citable[],
  area: BibliographyArea,
  renderer: Renderer,
  sort: boolean,
  links: boolean,
): EngineEntry[] {
  let names: PreviousNames['names']
  return prepared(items, renderer, sort).map(({ item, number, index, distinction }) => {
    const before: PreviousNames | undefined = area.subsequentAuthor && { ...area.subsequentAuthor, names }
    // How many names there are is for a bibliography to say.
    const entry = renderer.entry({ item, number, area, distinction: { ...distinction, addedNames: 0 }, before })
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

/** Items with their numbers in the bibliography, in its order, and with what sets them apart from each other. */
function prepared(items: readonly Citable[], renderer: Renderer, sort: boolean): readonly Cite[] {
  const { bibliography } = renderer.style
  const given = items.map(({ item }, index) => ({ index, item, number: index + 1, distinction: undistinguished }))
  const cites = sort && bibliography !== undefined ? sorted(given, bibliography, renderer) : given
  for (const [place, cite] of cites.entries()) cite.number = place + 1
  const { render, textOf } = new CiteRenderer(renderer)
  distinguish(cites, renderer.style, cite => textOf(render(cite).output))
  return cites
}
