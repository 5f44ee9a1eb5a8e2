import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { doiUrl } from '../../../identifiers/schemes/doi.ts'
import type { Citable, CslEngine, EngineEntry } from '../csl-engine.ts'
import { endInIsbn } from '../items/end-in-isbn.ts'
import { leadToDoi, mayHoldDoi, withDoiAsUrl, withoutAddresses } from '../items/lead-to-doi.ts'
import type { ResolvedLocale } from '../locale/resolve-locale.ts'
import type { Runs } from '../runs.ts'
import type { ResolvedStyle } from '../style/resolve-style.ts'
import type { WrittenStyle } from '../style/style-document.ts'
import { CiteRenderer, joinCites } from './cites.ts'
import type { Area, CompiledStyle } from './compile/nodes.ts'
import { callsVariable, marksOnline, mentionsVariable } from './compile/style-questions.ts'
import { Renderer } from './elements/render.ts'
import type { ShapedElements } from './elements/shaped-elements.ts'
import { entriesOf } from './entries.ts'
import { Locale } from './locale-words.ts'
import { prepared } from './prepared.ts'
import { sorted } from './sort.ts'
import { typeset } from './text/typesetter.ts'

/**
 * Creates an engine that renders independent citations and bibliographies in a style, according to the CSL 1.0.2
 * specification (https://docs.citationstyles.org/en/stable/specification.html). Rejects with a {@link CslError} for a
 * style with elements or conditions outside the specification.
 *
 * A style is compiled to nodes (`compileStyle`), an item and nodes give a tree of outputs (`Renderer`), and `typeset`
 * turns the tree into runs and merges punctuation. Differences from citeproc-js, with their reasons, are in
 * `differences.md`.
 */
export async function processorEngine(resolvedStyle: ResolvedStyle, resolved: ResolvedLocale): Promise<CslEngine> {
  const renderer = await rendererOf(resolvedStyle, resolved)
  const { style, locale } = renderer
  const engine: CslEngine = {
    bibliography: (items, options) =>
      style.bibliography &&
      entriesOf(
        prepared(itemsOf(items), renderer, options.sort, { elements: elementsOf(items, renderer) }),
        style.bibliography,
        options.marksParts ? renderer.marking : renderer,
        options,
      ),
    citation: (items, { links, marksParts }) => {
      const { citation } = style
      const cites = prepared(itemsOf(items), renderer, true)
      const marking = marksParts ? renderer.marking : renderer
      const order =
        citation.sort.length > 0 ? sorted(cites, citation, renderer) : cites.toSorted((a, b) => a.index - b.index)
      return typeset(joinCites(order, citation, new CiteRenderer(marking)), locale, links)
    },
  }
  const addressed = (items: readonly Citable[]): readonly Citable[] => {
    address(items, style.bibliography, renderer)
    return items
  }
  if (isOnline(style)) return telling(keepingAddresses(engine), renderer)
  const leading = leadToDoi(engine, addressed)
  if (dependsOnAddresses(style)) return telling(leading, renderer)
  const whole: CslEngine = {
    citation: leading.citation,
    // If only entries depend on URLs, each entry is rendered with the URL that it needs.
    bibliography: (items, options) => {
      const elements = address(items, style.bibliography, renderer)
      const marking = options.marksParts ? renderer.marking : renderer
      const cites = prepared(itemsOf(items), renderer, options.sort, { elements })
      return style.bibliography && entriesOf(cites, style.bibliography, marking, options, true)
    },
  }
  return telling(whole, renderer)
}

/**
 * Wraps an engine so that {@link entryEnd} completes its entries, and `notes` reports the terms that the locale lacks
 * for the last result.
 */
function telling({ citation, bibliography }: CslEngine, { style, locale: { missing } }: Renderer): CslEngine {
  const ended = entryEnd(style)
  const whole = (entry: EngineEntry, item: CslItem | undefined): EngineEntry =>
    ended === undefined || item?.ISBN === undefined ? entry : { ...entry, runs: ended(entry.runs, item) }
  return {
    bibliography: (items, options) => {
      missing.clear()
      return bibliography(items, options)?.map(entry => whole(entry, items[entry.index]?.item))
    },
    citation: (items, options) => {
      missing.clear()
      return citation(items, options)
    },
    get notes() {
      return missing.notes
    },
  }
}

/**
 * Returns a function that appends the ISBN to the entries of works without a DOI, URL or container. Returns undefined
 * for a style that prints no DOIs.
 */
export function entryEnd({ bibliography }: CompiledStyle): ((runs: Runs, item: CslItem) => Runs) | undefined {
  if (bibliography === undefined || !callsVariable(bibliography.layout.children, ['DOI'])) return undefined
  const endsInPeriod = bibliography.layout.decoration.suffix.startsWith('.')
  return (runs, item) => endInIsbn(runs, item, endsInPeriod)
}

/** True if a style prints DOIs, and marks works that have a URL as online. */
export const isOnline = ({ bibliography }: CompiledStyle): boolean =>
  bibliography !== undefined &&
  callsVariable(bibliography.layout.children, ['DOI']) &&
  marksOnline(bibliography.layout.children)

/**
 * Wraps an engine of a style that marks works as online by their URLs: items keep their URL, and items with only a
 * DOI get the DOI's URL.
 */
const keepingAddresses = ({ citation, bibliography }: CslEngine): CslEngine => ({
  citation: (items, options) => citation(items.map(withAddress), options),
  bibliography: (items, options) => bibliography(items.map(withAddress), options),
})

const withAddress = (one: Citable): Citable =>
  one.item.DOI === undefined || one.item.URL !== undefined ? one : { ...one, item: withDoiAsUrl(one.item) }

/**
 * Removes or replaces the URL of each item with a DOI, and returns the elements that render each item.
 *
 * The DOI's URL replaces the item's URL if the area is known not to print DOIs and no other text of the item contains
 * the DOI.
 *
 * All items are registered before elements are chosen, so that items of the same shape have the same elements.
 */
function address(items: readonly Citable[], area: Area | undefined, renderer: Renderer): ShapedElements[] {
  const shapes = withoutAddresses(items).map(({ item }) => renderer.shapeOf(item))
  let place = -1
  for (const { item } of items) {
    const elements = renderer.elementsOf(shapes[++place])
    const { DOI: doi } = item
    if (typeof doi !== 'string' || area === undefined || !elements.leavesOut('DOI', area.layout.children)) continue
    if (isAlsoElsewhere(doi, item)) continue
    item.URL = doiUrl(doi)
    shapes[place] = renderer.shapeOf(item)
  }
  return shapes.map(shape => renderer.elementsOf(shape))
}

/**
 * True if a DOI also occurs in another text of its item. The id is ignored: it often equals the DOI and is not
 * printed.
 */
function isAlsoElsewhere(doi: string, item: CslItem): boolean {
  const folded = doi.toLowerCase()
  for (const variable in item) {
    const value = item[variable]
    if (typeof value === 'string' && value.length >= doi.length && variable !== 'DOI' && variable !== 'id')
      if (mayHoldDoi(value) && value.toLowerCase().includes(folded)) return true
  }
  return false
}

/** True if citations or sort keys depend on the URLs of items. */
function dependsOnAddresses({ citation, bibliography }: CompiledStyle): boolean {
  const keys = [...citation.sort, ...(bibliography?.sort ?? [])].map(({ children }) => children)
  return [citation.layout.children, ...keys].some(nodes => mentionsVariable(nodes, 'URL'))
}

/** Creates the renderer of a style in a locale. Rejects like {@link processorEngine}. */
export async function rendererOf(style: ResolvedStyle, locale: ResolvedLocale): Promise<Renderer> {
  const compiled = style.xml === undefined ? style.compiled : await compiledOf(style)
  return new Renderer(style.id, compiled, new Locale(locale, compiled.locales))
}

async function compiledOf({ root, refuse }: WrittenStyle): Promise<CompiledStyle> {
  const { compileStyle } = await import('./compile/compile.ts')
  return compileStyle(root, refuse)
}

const elementsOf = (given: readonly Citable[], renderer: Renderer): ShapedElements[] =>
  given.map(({ item }) => renderer.shapeOf(item)).map(shape => renderer.elementsOf(shape))

const itemsOf = (given: readonly Citable[]): CslItem[] => given.map(({ item }) => item)
