import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { doiUrl } from '../../../identifiers/schemes/doi.ts'
import { shows, withDoiAsUrl } from '../items/lead-to-doi.ts'
import { type LocatorWords, locatorWordsOf } from '../locale/locator-words.ts'
import type { ResolvedLocale } from '../locale/resolve-locale.ts'
import type { Links, Runs } from '../runs.ts'
import type { ResolvedStyle } from '../style/resolve-style.ts'
import type { EntriesLook } from './compile/nodes.ts'
import { plain } from './compile/plain.ts'
import { DocumentCitations } from './document-citations.ts'
import type { Renderer } from './elements/render.ts'
import { entryEnd, isOnline, rendererOf } from './engine.ts'
import { branch, leaf } from './text/output.ts'
import { readRichText } from './text/rich-text.ts'
import { typeset, typesetText } from './text/typesetter.ts'

/** The citations of a document, and the properties of its style. */
export interface OpenedDocument {
  look: EntriesLook
  citations: DocumentCitations
  annotate: (text: string) => Runs
  /**
   * Appends the ISBN to the entry of an item without a DOI, URL or container. Returns the runs unchanged if the style
   * prints no DOIs.
   */
  ended: (runs: Runs, item: CslItem) => Runs
  notes: () => string[]
  /** The names of the style's own terms. */
  terms: ReadonlySet<string>
  locatorWords: () => LocatorWords
}

/**
 * Opens the citations of a document in a style. Rejects with a {@link CslError} for a style with elements or conditions
 * that CSL 1.0.2 does not have.
 */
export async function openDocument(
  items: readonly CslItem[],
  style: ResolvedStyle,
  locale: ResolvedLocale,
  asked: { links: Links; microdata: boolean; typography: boolean },
): Promise<OpenedDocument> {
  const renderer = await rendererOf(style, locale)
  let words: LocatorWords | undefined
  const addressed = items.map(item => leadingToDoi(item, renderer))
  return {
    look: renderer.style.bibliography?.look ?? noLook,
    notes: () => renderer.locale.missing.notes,
    terms: new Set(renderer.style.locales.flatMap(({ terms }) => [...terms.keys()])),
    locatorWords: () => {
      words ??= locatorWordsOf(renderer.locale)
      return words
    },
    citations: new DocumentCitations(addressed, renderer, asked.links, {
      entries: asked.microdata || asked.typography,
      // With Microdata, marked citations would have Microdata properties outside any item.
      citations: asked.typography && !asked.microdata,
    }),
    ended: entryEnd(renderer.style) ?? (runs => runs),
    annotate: text =>
      typeset(leaf(readRichText(text, renderer.locale.quotes), { ...plain, display: 'block' }), renderer.locale),
  }
}

const noLook: EntriesLook = { hangingIndent: false, entrySpacing: undefined, lineSpacing: undefined }

/**
 * Removes the URL of an item with a DOI if the entry shows the DOI, and otherwise sets the URL to the DOI's URL.
 *
 * For a style that marks works with a URL as online, only adds the DOI's URL if the item has no URL.
 *
 * Returns an item without a DOI unchanged.
 */
function leadingToDoi(item: CslItem, renderer: Renderer): CslItem {
  if (typeof item.DOI !== 'string') return item
  if (isOnline(renderer.style)) return item.URL === undefined ? withDoiAsUrl(item) : item
  const { URL: _, ...others } = item
  const bare = others as CslItem
  const { citation, bibliography } = renderer.style
  const { outputs } = renderer.entry({ item: bare, number: 1, area: bibliography ?? citation })
  const text = typesetText(branch(outputs), renderer.locale).toLowerCase()
  return shows(text, item.DOI) ? bare : { ...bare, URL: doiUrl(item.DOI) }
}
