import { wrongArgument } from '../../../core/argument.ts'
import { builtIn } from '../built-in/built-in-source.ts'
import { citables, type GivenRecords, ownNames } from '../items/items.ts'
import { resolveLocale } from '../locale/resolve-locale.ts'
import { settle } from '../options.ts'
import { writerOf } from '../render/index.ts'
import { ownStyles } from '../style/own-styles.ts'
import { resolveStyle } from '../style/resolve-style.ts'
import { shippedStyles } from '../style/shipped-styles.ts'
import type { RecordIds as Ids } from './document-ids.ts'
import type { CitationDocument, DocumentOptions } from './document-types.ts'

/**
 * A document whose citations and bibliography agree: later citations of a record are shorter where the style has it so, numbers, letters
 * after years and added names are the same everywhere, and each change gives back what else reads differently. Takes records and items of
 * CSL-JSON; rejects as `bibliography()` does.
 *
 * @example
 * const doe = { id: 'doe', type: 'book', title: 'Waves', author: [{ family: 'Doe', given: 'Jo' }], issued: '2019' }
 * const document = await citationDocument([doe], { style: 'apa' })
 * document.cite({ id: 'doe', locator: '3' }).text // → '(Doe, 2019, p. 3)'
 * document.cite({ id: 'doe' }, { narrative: true }).text // → 'Doe (2019)'
 * document.bibliography().text // → 'Doe, J. (2019). Waves.\n'
 */
export async function citationDocument(
  records: GivenRecords,
  options: DocumentOptions = {},
): Promise<CitationDocument> {
  return citationDocumentOf(records, options)
}

/** Records that a text wants to be listed although it does not cite them, and who is told of those that are not there. */
export interface ListedByText {
  ids: 'all' | readonly string[]
  tellMissing: (id: string) => void
}

/** The same, with what a text wants to be listed. */
export async function citationDocumentOf(
  records: GivenRecords,
  options: DocumentOptions,
  byText?: ListedByText,
): Promise<CitationDocument> {
  const settled = settle(options, ['uncited', 'anchors', 'microdata'])
  const { uncited = [], anchors = false } = options
  const everywhere = [...settled.sources, builtIn, shippedStyles, ownStyles]
  if (uncited !== 'all' && !Array.isArray(uncited)) throw wrongArgument('"uncited"', '"all" or a list of ids', uncited)
  const style = await resolveStyle(settled.style, everywhere)
  const locale = await resolveLocale(settled.locale, style.defaultLocale, everywhere)
  const [{ openDocument }, { OpenDocument }, { RecordIds }] = await Promise.all([
    import('../processor/open-document-citations.ts'),
    import('./open-document.ts'),
    import('./document-ids.ts'),
  ])
  const { items, notes } = await citables(records, settled.accessed, settled.titleCase)
  for (const { item } of items) ownNames(item)
  const opened = await openDocument(
    items.map(({ item }) => item),
    style,
    locale,
    settled,
  )
  const ids = new RecordIds(items)
  return new OpenDocument({
    ids,
    items: items.map(({ item }) => item),
    citations: opened.citations,
    isNote: style.isNote,
    look: opened.look,
    terms: opened.terms,
    locatorWords: opened.locatorWords,
    notes: () => [...[style.note, locale.note].filter(note => note !== undefined), ...opened.notes(), ...notes],
    writer: await writerOf(settled.format, locale.language, { ...settled, links: settled.links !== false || anchors }),
    uncited:
      uncited === 'all' || byText?.ids === 'all'
        ? [...items.keys()]
        : [...uncited.map(id => ids.indexOf(id)), ...foundIn(ids, byText)],
    anchors,
    annotate: opened.annotate,
    ended: opened.ended,
  })
}

/** The places of the records that a text wants to be listed one by one. */
function foundIn(records: Ids, byText: ListedByText | undefined): number[] {
  if (byText === undefined || byText.ids === 'all') return []
  return byText.ids.flatMap(id => {
    const found = records.find(id)
    if (found === undefined) byText.tellMissing(id)
    return found ?? []
  })
}
