import type { Datacite } from '../../model/datacite.ts'
import { type CitedTexts, type CitedVariable, citedOf, hasEditions } from '../work/cited-members.ts'
import type { Work } from '../work/index.ts'
import { type BibDialect, shapeOf } from './dialects.ts'
import type { EntryFields } from './entry-fields.ts'
import { textOfKey } from './localisation.ts'
import type { SourceFields } from './reading/source-fields.ts'

/** CSL variables, each with its field in BibTeX and in BibLaTeX. Both fields are read in either dialect. */
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

/** Fields for the position of the work in its container. Without a container, they describe the work itself. */
const own: readonly (readonly [variable: CitedVariable, field: string])[] = [
  ['volume', 'volume'],
  ['page', 'pages'],
  ['chapter-number', 'chapter'],
]

/** Matches entry types whose `number` is the number in a series. */
const inSeries = /book|proceedings|collection|reference/

const numberVariable = (type: string): 'issue' | 'collection-number' | 'number' =>
  type === 'periodical' ? 'issue' : inSeries.test(type) ? 'collection-number' : 'number'

/** Entry types whose `edition` is read as the version. */
export const versioned: ReadonlySet<string> = new Set(['software', 'dataset', 'misc', 'online'])

/**
 * Reads fields that have not been taken and that correspond to CSL variables. Returns undefined if all fields have been
 * taken.
 */
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

/**
 * Takes the section of a book from `pages` if `bookpagination` is `section` (biblatex manual, section 2.2.3). Returns
 * undefined otherwise, or if `pages` is missing, taken or not readable.
 */
export function takeSection(fields: SourceFields): string | undefined {
  if (fields.peek('bookpagination')?.trim() !== 'section') return undefined
  const section = fields.cleanText('pages')
  if (section !== undefined) fields.take('bookpagination')
  return section
}

/** Adds the section (see {@link takeSection}), unless the work has pages. */
function addSection(record: Datacite, fields: EntryFields): void {
  const section = citedOf(record, 'section')
  if (section === undefined || fields.has('pages')) return
  fields.text('pages', section)
  fields.set('bookpagination', 'section')
}

/** Replaces each en or em dash, and the spaces around the dash, with a hyphen. */
const rangeOf = (text: string): string => text.replace(/\s{0,9}[–—]\s{0,9}/g, '-')

/** Adds values outside the kernel to fields that are still unused. */
export function addCited(work: Work, dialect: BibDialect, type: string, fields: EntryFields): void {
  const { record, general, container } = work
  // In an entry with a container, the numbers are read as those of the container.
  const isPart = shapeOf(dialect, type).container !== undefined && container?.title !== undefined
  const add = (variable: CitedVariable, field: string): void => {
    if (!fields.has(field)) fields.localised(field, citedOf(record, variable), dialect)
  }
  // In versioned types, an edition is read as the version.
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
