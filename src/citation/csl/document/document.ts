import { requireFlag, wrongArgument } from '../../../core/argument.ts'
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
 * Opens a document whose citations and bibliography have the same numbers, year suffixes and added names.
 *
 * Later citations of a record are shortened as the style requires.
 *
 * Each change except `citeAll()` returns all citations whose text changed. Accepts records and CSL-JSON items,
 * and rejects as `bibliography()` does.
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

/** The ids of records that a text lists without citing them, or `all`, and a listener for ids that no record has. */
export interface ListedByText {
  ids: 'all' | readonly string[]
  tellMissing: (id: string) => void
}

/** Opens a {@link citationDocument} that also lists the uncited records of a text. */
export async function citationDocumentOf(
  records: GivenRecords,
  options: DocumentOptions,
  byText?: ListedByText,
): Promise<CitationDocument> {
  const settled = settle(options, ['uncited', 'anchors', 'microdata'])
  const { uncited = [], anchors = false } = options
  requireFlag('"anchors"', anchors)
  const everywhere = [...settled.sources, builtIn, shippedStyles, ownStyles]
  if (uncited !== 'all' && !Array.isArray(uncited)) throw wrongArgument('"uncited"', '"all" or a list of ids', uncited)
  const style = await resolveStyle(settled.style, everywhere)
  const locale = await resolveLocale(settled.locale, style.defaultLocale, everywhere)
  const [{ openDocument }, { OpenDocument }, { RecordIds }] = await Promise.all([
    import('../processor/open-document-citations.ts'),
    import('./open-document.ts'),
    import('./document-ids.ts'),
  ])
  const { items, notes } = await citables(records, settled.accessed, settled)
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

function foundIn(records: Ids, byText: ListedByText | undefined): number[] {
  if (byText === undefined || byText.ids === 'all') return []
  return byText.ids.flatMap(id => {
    const found = records.find(id)
    if (found === undefined) byText.tellMissing(id)
    return found ?? []
  })
}
