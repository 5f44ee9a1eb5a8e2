import { quoted } from '../../../datacite/writing/quote.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { shortMonths } from '../../../model/loose-date.ts'
import type { WriteOptions } from '../../format.ts'
import {
  type Account,
  carryDate,
  contributorsOf,
  editorsOf,
  type Found,
  isoDate,
  memberText,
  type NamedFormat,
  onlyDate,
  standardNumberType,
  tellJoined,
  typeNamesOf,
  type Work,
  type WorkAgent,
  withSubtitle,
  workOf,
} from '../../work/index.ts'
import { licenceAt } from '../../work/licences.ts'
import { carryUniversity, universityOf } from '../../work/reading/university.ts'
import { addAnnotations } from '../annotations.ts'
import { addCited } from '../cited-fields.ts'
import { isFieldOf } from '../data-model.ts'
import { type BibDialect, isTypeOf, type Requirement, shapeOf } from '../dialects.ts'
import { EntryFields } from '../entry-fields.ts'
import { addExtras, type EntryExtras, extrasOfEntry, keptKey } from '../kept-fields.ts'
import { babelName, tagOfBabel } from '../languages.ts'
import { sayBibtex } from '../messages.ts'
import { escapeTex } from '../tex/escape.ts'
import { markupToTex } from '../tex/markup.ts'
import { generalOf } from '../types.ts'
import { addContainer, addReportNumber, addSeries } from './add-container.ts'
import { addIdentifiers } from './add-identifiers.ts'
import { addVersionAndType } from './add-type.ts'
import { citationKey } from './keys.ts'
import { writeNames } from './write-names.ts'
import { titleToTex } from './write-title.ts'

/** The parts of a written entry, and the `@preamble` for the file. */
export interface Entry {
  type: string
  key: string
  /** The fields in TeX, as they appear in the entry. */
  fields: string
  /** The `@preamble` in the extras of the record, which applies to all entries of a file. */
  preamble: string | undefined
}

/** Writes a record as an entry, with `between` as the field separator. */
export function writeEntry(
  record: Datacite,
  dialect: BibDialect,
  options: WriteOptions,
  between: string,
  account: Account,
): Entry {
  const work = workOf(record)
  const extras = extrasOfEntry(record)
  const type = entryTypeOf(extras, work, dialect)
  const isField = dialect.id === 'biblatex' ? (name: string): boolean => isFieldOf(type, name) : undefined
  const fields = new EntryFields(account, options.encoding, between, isField)
  addAll(work, extras, dialect, type, fields)
  const kept = options.keys === undefined ? keptKey(record, account) : undefined
  const key = kept ?? citationKey(work, options.keys)
  return { type, key, fields: fields.toString(), preamble: extras?.preamble }
}

/**
 * Returns the format that the losses of a record refer to.
 *
 * The name is that of the written dialect. The id is that of the dialect in the record's extras or, without such
 * extras, of the written dialect.
 */
export const formatOfEntry = (record: Datacite, { id, name }: BibDialect): NamedFormat => ({
  id: extrasOfEntry(record)?.format ?? id,
  name,
})

function addAll(
  work: Work,
  extras: EntryExtras | undefined,
  dialect: BibDialect,
  type: string,
  fields: EntryFields,
): void {
  const shape = shapeOf(dialect, type)
  addAgents(work, dialect, type, fields)
  addTitles(work, dialect, fields)
  if (shape.container !== undefined) addContainer(work, dialect, shape.container, type, fields)
  else if (generalOf(type) === 'Report') addReportNumber(work, fields)
  if (shape.series) addSeries(work.record, dialect, fields)
  addPublisher(work, shape.publisher, fields)
  addDate(work, dialect, fields)
  addVersionAndType(work, dialect, type, fields)
  addIdentifiers(work, dialect, type, fields)
  addLanguage(work, dialect, fields)
  addKeywords(work, fields)
  addRights(work, fields)
  addAbstract(work, fields)
  addCited(work, dialect, type, fields)
  if (extras !== undefined) addExtras(extras, fields)
}

/**
 * Adds the publisher. For a thesis with a university, writes the university to `field` and the publisher to
 * `publisher`.
 */
function addPublisher(work: Work, field: string, fields: EntryFields): void {
  const university = universityOf(work)
  if (university !== undefined && field !== 'howpublished') {
    fields.derived(field, carryUniversity(university, fields.account))
    fields.text('publisher', work.publisher)
    return
  }
  // A URL in this field would be read as the work's URL.
  const isAddress = field === 'howpublished' && /^\s*https?:/.test(work.publisher?.value ?? '')
  fields.text(isAddress ? 'publisher' : field, work.publisher)
}

/**
 * Matches ISO 8601-2 forms that BibLaTeX reads in addition to dates and ranges: seasons, decades, centuries, and
 * uncertain or approximate dates.
 */
const doubtfulDate = /^\d{4}-2[1-4]$|^\d{3}X$|^\d\dXX$|^\d{4}(?:-\d\d){0,2}[~?%]$/

/**
 * Adds the date in the form of the dialect.
 *
 * BibTeX has a year, a month macro and a day; BibLaTeX has an ISO 8601 date or range. Each style prints month macros in
 * its own way.
 */
function addDate(work: Work, dialect: BibDialect, fields: EntryFields): void {
  const issued = onlyDate(work, fields.account)
  if (issued === undefined) return
  const { value, span, text } = issued
  if (dialect.id === 'biblatex') {
    const isDoubtful = doubtfulDate.test(text)
    carryDate(fields.account, issued, isDoubtful ? 'text' : 'range')
    const open = text.includes('..') ? '..' : ''
    const ends = [span.from, span.to].map(end => (end === undefined ? open : isoDate(end)))
    fields.set('date', isDoubtful ? text : span.isRange ? ends.join('/') : isoDate(value))
    return
  }
  carryDate(fields.account, issued, 'date')
  fields.set('year', isoDate({ year: value.year }))
  if (value.month !== undefined) fields.set('month', shortMonths[value.month - 1])
  if (value.day !== undefined) fields.set('day', String(value.day))
}

function addLanguage({ language }: Work, dialect: BibDialect, fields: EntryFields): void {
  if (language === undefined) return
  const name = babelName(language.value)
  fields.derived(dialect.fields.language, name)
  if (tagOfBabel(name) === language.value) fields.account.carry(language)
  else fields.account.changed(language, sayBibtex('languageWritten', { language: language.value, name }))
}

function addKeywords({ keywords }: Work, fields: EntryFields): void {
  let words = ''
  for (const keyword of keywords) {
    const escaped = escapeTex(fields.account.carry(keyword), fields.encoding)
    const word = /[,;]/.test(keyword.value) ? `{${escaped}}` : escaped
    words += words === '' ? word : `, ${word}`
  }
  fields.set('keywords', words)
}

/** Adds the first licence (16), in fields that citation styles do not print. */
function addRights({ rights: [first] }: Work, fields: EntryFields): void {
  if (first === undefined) return
  const [text, uri] = [memberText(first, 'rights'), memberText(first, 'rightsUri')]
  if (text !== undefined || uri === undefined) {
    fields.text('copyright', text)
    fields.text('license', memberText(first, 'rightsIdentifier'))
    return
  }
  // Any other text would be read as the name of the licence.
  if (/^https?:/i.test(uri.value)) fields.text('copyright', uri)
  const id = memberText(first, 'rightsIdentifier')
  // The URL determines the identifier when the entry is read back.
  if (id !== undefined && licenceAt(uri.value)?.id === id.value)
    for (const name of ['rightsIdentifier', 'rightsIdentifierScheme', 'schemeUri'])
      fields.account.carryPath(first.at(name))
  else fields.text('license', id)
}

/** Adds `author`, `editor` and, for BibLaTeX, `translator`. Drops other contributors. */
function addAgents(work: Work, dialect: BibDialect, type: string, fields: EntryFields): void {
  fields.set('author', writeNames(work.creators, work.record.creators, fields))
  if (dialect.id === 'biblatex') addAnnotations('author', work.creators, fields)
  const editors = editorsOf(work)
  addNames('editor', editors, fields)
  const isOfContainer = shapeOf(dialect, type).container === 'booktitle' && work.container?.title !== undefined
  const isOwn = contributorsOf(work, 'Editor').length > 0
  if (isOwn === isOfContainer) tellMoved(editors, isOwn ? 'editorOfContainer' : 'editorOfWork', dialect, fields)
  if (dialect.id === 'biblatex') addAnnotations('editor', editors, fields)
  if (dialect.id === 'biblatex') addNames('translator', contributorsOf(work, 'Translator'), fields)
}

/** Reports editors of the work who will be read back as editors of the container, or vice versa. */
function tellMoved(
  editors: readonly WorkAgent[],
  holder: 'editorOfContainer' | 'editorOfWork',
  { name }: BibDialect,
  { account }: EntryFields,
): void {
  for (const editor of editors) account.changed(editor, sayBibtex(holder, { format: name, name: quoted(editor.text) }))
}

function addNames(name: string, agents: readonly WorkAgent[], fields: EntryFields): void {
  if (agents.length === 0) return
  fields.set(name, writeNames(agents, undefined, fields))
  for (const agent of agents) fields.account.carryPath(agent.at('contributorType'))
}

/** Adds the title and subtitle. BibTeX has no field for the subtitle, so it follows the title after a colon. */
function addTitles({ title, subtitle, language }: Work, dialect: BibDialect, fields: EntryFields): void {
  if (title === undefined) return
  const texOf = ({ value, given }: Found): string =>
    titleToTex(typeof given === 'string' ? given : value, fields.encoding, language?.value)
  const main = texOf(title)
  const isOne = dialect.id === 'bibtex' && subtitle !== undefined
  fields.marked('title', title, isOne ? withSubtitle(main, texOf(subtitle)) : main)
  if (subtitle === undefined) return
  if (isOne) tellJoined(fields.account, title, subtitle, dialect.name)
  else {
    fields.account.carryPath(subtitle.beside('titleType'))
    fields.marked('subtitle', subtitle, texOf(subtitle))
  }
}

function addAbstract({ abstract }: Work, fields: EntryFields): void {
  if (abstract === undefined) return
  const { given, value } = abstract
  const { encoding } = fields
  const hasTags = String(given).includes('<')
  fields.marked('abstract', abstract, hasTags ? markupToTex(String(given), encoding) : escapeTex(value, encoding))
  fields.account.carryPath(abstract.beside('descriptionType'))
}

const entryTypeOf = (extras: EntryExtras | undefined, work: Work, dialect: BibDialect): string =>
  typeAsRead(extras, work, dialect) ?? tableTypeOf(work, dialect)

function typeAsRead(extras: EntryExtras | undefined, { general }: Work, dialect: BibDialect): string | undefined {
  if (extras?.type === undefined || generalOf(extras.type) !== (general?.value ?? 'Other')) return undefined
  return extras.format === dialect.id || isTypeOf(dialect, extras.type) ? extras.type : undefined
}

/** Returns the ISSN of an article's journal. If the journal has no title, its ISSN is enough for an `@article`. */
const journalOf = (type: string, container: Work['container']): unknown =>
  type === 'article' && standardNumberType(container?.identifier?.type ?? '') === 'ISSN'
    ? container?.identifier
    : undefined

/**
 * Returns the entry type for the type of the work. Returns @misc if the dialect lacks that entry type, or if the work
 * lacks a value that the entry type requires.
 */
function tableTypeOf(work: Work, dialect: BibDialect): string {
  const { container, publisher, genre } = work
  const types = typeNamesOf(work)
  const type = dialect.id === 'bibtex' ? types.bibtex : typeByNames(types.biblatex, work)
  const { requires } = shapeOf(dialect, type)
  const has: Record<Requirement, () => unknown> = {
    container: () => container?.title ?? journalOf(type, container),
    publisher: () => publisher ?? universityOf(work),
    address: () => work.doi ?? work.url,
  }
  if (!Object.hasOwn(dialect.shapes, type) || !requires.every(what => has[what]() !== undefined)) return 'misc'
  const isMasters = type === 'phdthesis' && /\bmaster|\bdiplom|\bm\.?sc\b/i.test(genre?.value ?? '')
  return isMasters ? 'mastersthesis' : type
}

/**
 * Returns the BibLaTeX type of a book or a part of a book, which depends on its authors and editors. Returns any other
 * type unchanged.
 */
function typeByNames(type: string, work: Work): string {
  const hasEditor = editorsOf(work).length > 0
  if (type === 'incollection') return hasEditor ? type : 'inbook'
  if (work.creators.length > 0) return type === 'proceedings' ? 'book' : type
  return type === 'book' && hasEditor ? 'collection' : type
}
