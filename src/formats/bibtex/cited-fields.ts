import type { Datacite } from '../../model/datacite.ts'
import { type CitedTexts, type CitedVariable, citedOf, hasEditions } from '../work/cited-members.ts'
import type { Work } from '../work/index.ts'
import { type BibDialect, shapeOf } from './dialects.ts'
import type { EntryFields } from './entry-fields.ts'
import { textOfKey } from './localisation.ts'
import type { SourceFields } from './reading/source-fields.ts'

/** A variable of CSL, and its field: one for both dialects, or that of BibTeX and that of BibLaTeX; read under either. */
const rows: readonly (readonly [variable: CitedVariable, bibtex: string, biblatex: string])[] = [
  ['publisher-place', 'address', 'location'],
  ['number-of-pages', 'numpages', 'pagetotal'],
  ['number-of-volumes', 'volumes', 'volumes'],
  ['part-number', 'part', 'part'],
  ['event-title', 'eventtitle', 'eventtitle'],
  ['event-place', 'venue', 'venue'],
  ['event-date', 'eventdate', 'eventdate'],
  ['original-date', 'origdate', 'origdate'],
  ['original-publisher', 'origpublisher', 'origpublisher'],
  ['original-publisher-place', 'origlocation', 'origlocation'],
  ['original-title', 'origtitle', 'origtitle'],
  ['annote', 'annote', 'annotation'],
  ['call-number', 'library', 'library'],
  ['title-short', 'shorttitle', 'shorttitle'],
  ['status', 'pubstate', 'pubstate'],
  ['accessed', 'urldate', 'urldate'],
]

/** Numbers of the work itself, which are those of the container where it has one. */
const own: readonly (readonly [variable: CitedVariable, field: string])[] = [
  ['volume', 'volume'],
  ['page', 'pages'],
  ['chapter-number', 'chapter'],
]

/** Types whose number is that of the series. */
const inSeries = /book|proceedings|collection|reference|periodical/

/** The variable of a work's own number: that of the series of a book, the issue of a journal. */
const numberVariable = (type: string): 'issue' | 'collection-number' | 'number' =>
  type === 'periodical' ? 'issue' : inSeries.test(type) ? 'collection-number' : 'number'

/** Types whose edition is a version, being data or software. */
export const versioned: ReadonlySet<string> = new Set(['software', 'dataset', 'misc', 'online'])

/** Reads what the kernel has no place for, if anything. */
export function readEntryCited(
  type: string,
  general: string | undefined,
  fields: SourceFields,
  isInContainer: boolean,
): CitedTexts | undefined {
  if (!fields.isAnyLeft) return undefined
  const cited: CitedTexts = {}
  const take = (variable: CitedVariable, field: string): void => {
    const text = fields.isLeft(field) ? fields.cleanText(field) : undefined
    if (text !== undefined) cited[variable] = textOfKey(field, text)
  }
  for (const [variable, bibtex, biblatex] of rows) take(variable, fields.isLeft(bibtex) ? bibtex : biblatex)
  if (!isInContainer) {
    for (const [variable, field] of own) {
      take(variable, field)
      const text = cited[variable]
      if (text !== undefined) cited[variable] = rangeOf(text)
    }
    take(numberVariable(type), 'number')
    if (hasEditions(general)) take('edition', 'edition')
  } else take('collection-number', 'number')
  take('note', 'note')
  if (type === 'patent' && cited['publisher-place'] !== undefined) {
    cited.jurisdiction = cited['publisher-place']
    cited['publisher-place'] = undefined
  }
  return cited
}

/** The section of a book in which the work is: its pages, where the book is counted in sections (biblatex manual, section 2.2.3). */
export function takeSection(fields: SourceFields): string | undefined {
  if (fields.peek('bookpagination')?.trim() !== 'section') return undefined
  const section = fields.cleanText('pages')
  if (section !== undefined) fields.take('bookpagination')
  return section
}

/** Adds {@link takeSection}, unless the work has pages. */
function addSection(record: Datacite, fields: EntryFields): void {
  const section = citedOf(record, 'section')
  if (section === undefined || fields.has('pages')) return
  fields.text('pages', section)
  fields.set('bookpagination', 'section')
}

/** Pages with one hyphen between them. */
const rangeOf = (text: string): string => text.replace(/\s{0,9}[–—]\s{0,9}/g, '-')

/** Adds what a record says beyond the kernel, in fields that nothing else has taken. */
export function addCited(work: Work, dialect: BibDialect, type: string, fields: EntryFields): void {
  const { record, general, container } = work
  // There the numbers are read as those of the container.
  const isPart = shapeOf(dialect, type).container !== undefined && container?.title !== undefined
  const add = (variable: CitedVariable, field: string): void => {
    if (!fields.has(field)) fields.localised(field, citedOf(record, variable), dialect)
  }
  // Of what has versions, it is read as one.
  if (hasEditions(general?.value) && !isPart && !versioned.has(type)) add('edition', 'edition')
  for (const [variable, field] of isPart ? [] : own) {
    const held = citedOf(record, variable)
    if (held === undefined || fields.has(field)) continue
    if (variable === 'page') fields.set(field, fields.account.carry(held).replace(/^(\d+)-(\d+)$/, '$1--$2'))
    else fields.text(field, held)
  }
  if (dialect.id === 'biblatex') addSection(record, fields)
  const variable = numberVariable(type)
  if (!isPart || (variable === 'collection-number' && fields.has('series'))) add(variable, 'number')
  if (type === 'patent') add('jurisdiction', dialect.id === 'bibtex' ? 'address' : 'location')
  for (const [variable, bibtex, biblatex] of rows) add(variable, dialect.id === 'bibtex' ? bibtex : biblatex)
  add('note', 'note')
}
