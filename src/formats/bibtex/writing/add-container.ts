import { entryOf } from '../../../core/object.ts'
import type { Datacite, Title } from '../../../model/datacite.ts'
import { citedOf } from '../../work/cited-members.ts'
import {
  agentsOf,
  carryContainerTitle,
  carryPages,
  entriesOf,
  type Found,
  type Held,
  memberText,
  numberOfReport,
  seriesOf,
  splitPages,
  type Work,
} from '../../work/index.ts'
import type { BibDialect } from '../dialects.ts'
import type { EntryFields } from '../entry-fields.ts'
import { sayBibtex } from '../messages.ts'
import { escapeTex } from '../tex/escape.ts'
import { writeNames } from './write-names.ts'

/** The container type (20.a) for each entry type. For any other entry type, the container is a `Book`. */
const relatedTypes: Readonly<Record<string, string>> = {
  article: 'Journal',
  review: 'Journal',
  suppperiodical: 'Journal',
  inproceedings: 'ConferenceProceeding',
  conference: 'ConferenceProceeding',
  misc: 'Collection',
  online: 'Collection',
  electronic: 'Collection',
  www: 'Collection',
}

/** Returns the container type (20.a) for an entry type. */
export const relatedTypeOf = (entryType: string): string => entryOf(relatedTypes, entryType) ?? 'Book'

/**
 * True if an entry type is for parts of books. If the book belongs to a series, `number` is the number in that series.
 */
export const isPartOfBook = (entryType: string): boolean =>
  /^(?:in|bookin|supp)(?:book|collection|reference)$/.test(entryType)

/**
 * Adds the container of the work, with its title in `field`.
 *
 * Also adds the position of the work and the edition. For BibLaTeX, adds the container's subtitle, the abbreviated
 * title of a journal, and the authors of a book.
 */
export function addContainer(
  { container, record }: Work,
  dialect: BibDialect,
  field: string,
  type: string,
  fields: EntryFields,
): void {
  if (container === undefined) return
  const { account } = fields
  const { path, item, title, volume, issue, number, edition } = container
  const { relatedItemType, numberType, titles, creators } = item
  if (dialect.id === 'biblatex') fields.text(field, title)
  else fields.derived(field, carryContainerTitle(container, account, dialect.name))
  if (title !== undefined && dialect.id === 'biblatex') {
    addOtherTitles(entriesOf<Title>(titles, [...path, 'titles']), field, fields)
    const authors = field === 'booktitle' ? agentsOf(creators, [...path, 'creators']) : []
    fields.set('bookauthor', writeNames(authors, undefined, fields))
  }
  account.carryPath([...path, 'relationType'])
  if (relatedItemType === relatedTypeOf(type)) account.carryPath([...path, 'relatedItemType'])
  fields.text('volume', volume)
  const isNumbered = isPartOfBook(type) && seriesOf(record) !== undefined
  if (!isNumbered) fields.text('number', issue)
  if (number !== undefined) addNumber(number, numberType, fields, isNumbered)
  fields.text('edition', edition)
  const pages = carryPages(container, account, splitPages, '–')
  fields.set('pages', escapeTex(pages, fields.encoding).replaceAll('–', '--'))
}

function addOtherTitles(titles: readonly Found<Title>[], field: string, fields: EntryFields): void {
  for (const entry of titles.slice(1)) {
    const { titleType } = entry.value
    const isShort = titleType === 'AlternativeTitle' && field === 'journaltitle'
    if (titleType !== 'Subtitle' && !isShort) continue
    const name = isShort ? 'shortjournal' : field.replace(/title$/, 'subtitle')
    if (fields.has(name)) continue
    const text = memberText(entry, 'title')
    if (text === undefined) continue
    fields.text(name, text)
    fields.account.carryPath(entry.at('titleType'))
  }
}

/**
 * Writes the number (20.7) to `chapter`, `eid` or `number`, depending on its type.
 *
 * If `isNumbered` is true, `number` contains the number of a series and is not overwritten.
 */
function addNumber(number: Held, type: string | undefined, fields: EntryFields, isNumbered: boolean): void {
  const field = type === 'Chapter' ? 'chapter' : type === 'Article' ? 'eid' : 'number'
  if (fields.has(field) || (field === 'number' && isNumbered)) return
  fields.text(field, number)
  if (field !== 'number') fields.account.carryPath([...number.path.slice(0, -1), 'numberType'])
  else fields.account.changed(number, sayBibtex('numberOfIssue', { number: number.value }))
}

/** Writes a container's report number (20.7) to the field `number`, unless the record has a number of its own. */
export function addReportNumber({ container, record }: Work, fields: EntryFields): void {
  if (container === undefined || citedOf(record, 'number') !== undefined) return
  fields.text('number', numberOfReport(container, fields.account))
}

/** Adds the first description of type SeriesInformation. */
export function addSeries(record: Datacite, dialect: BibDialect, fields: EntryFields): void {
  const series = seriesOf(record)
  if (series === undefined) return
  fields.localised('series', series, dialect)
  // Styles print no annotation, and a report has no other field for its series.
  if (!fields.isField('series') && citedOf(record, 'note') === undefined) fields.derived('note', series.value)
  fields.account.carryPath(series.beside('descriptionType'))
}
