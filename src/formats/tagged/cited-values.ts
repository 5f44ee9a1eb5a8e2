import type { CitedFile, Datacite } from '../../model/datacite.ts'
import { type CitedTexts, type CitedVariable, citedOf, hasEditions } from '../work/cited-members.ts'
import { type Account, filesOf, isoDate, type Work } from '../work/index.ts'
import { kindOfText } from '../work/types/resource-kinds.ts'
import { statedDay } from '../work/work-dates.ts'
import { hasConference } from './conference.ts'
import type { KeepField, ReferenceField, ReferenceTarget, ReferenceValues } from './reference-fields.ts'
import { sayTagged } from './tagged-messages.ts'
import { numberField } from './work-numbers.ts'

/** CSL variables, each with the field that reference managers use for the variable in references of every type. */
const fields: readonly (readonly [variable: CitedVariable, field: ReferenceField])[] = [
  ['publisher-place', 'place'],
  ['note', 'note'],
  ['number-of-volumes', 'volumes'],
  ['section', 'section'],
  ['call-number', 'callNumber'],
  ['title-short', 'shortTitle'],
  ['annote', 'annotation'],
  ['archive', 'database'],
  ['source', 'provider'],
  ['reviewed-title', 'reviewed'],
]

/**
 * Returns the fields that usually contain the container's numbers, with the CSL variables that they represent in works
 * without a container.
 */
const ownNumbers = (general: string | undefined): [variable: CitedVariable, field: ReferenceField][] => [
  ['volume', 'volume'],
  [isBook(general) ? 'collection-number' : isNumbered(general) ? 'issue' : 'number', 'issue'],
  ...(isNumbered(general) ? [['number', 'serial'] as [CitedVariable, ReferenceField]] : []),
]

/**
 * True if a general type is that of a book or of proceedings. In references to these works, the issue field contains
 * the number in a series.
 */
export const isBook = (general: string | undefined): boolean => general === 'Book' || general === 'ConferenceProceeding'

/**
 * Returns the general type that determines which numbers a work has. For a patent, for which the kernel has no general
 * type, returns `Patent`.
 */
export const numberedAs = (general: string | undefined, kind: string | undefined): string | undefined =>
  kindOfText(general, kind)?.cited[0] === 'patent' ? 'Patent' : general

/**
 * True if works of a general type have a number of their own, as patents, reports and standards do.
 *
 * Output management plans are written as reports.
 */
const isNumbered = (general: string | undefined): boolean =>
  general === 'Patent' || general === 'Report' || general === 'OutputManagementPlan' || general === 'Standard'

/**
 * True if a serial number is the number of the work itself.
 *
 * Always true for a patent, and true for a report, standard or output management plan unless the number is an ISBN or
 * ISSN.
 */
export const isOwnNumber = (general: string | undefined, serial: string): boolean =>
  general === 'Patent' ||
  (isNumbered(general) && !/^(?:97[89][- ]?)?(?:\d[- ]?){9}[\dX]$|^\d{4}-\d{3}[\dX]$/i.test(serial))

/** Reads values that the kernel cannot represent. */
export function readReferenceCited(
  general: string | undefined,
  one: (field: ReferenceField) => string | undefined,
  isInContainer: boolean,
  kind: string | undefined,
): CitedTexts {
  const cited: CitedTexts = {}
  for (const [variable, field] of fields) cited[variable] = one(field)
  // In EndNote, the section of a part of a book is its chapter.
  const chapter = numberField(general)?.field === 'section' ? cited.section : undefined
  if (chapter !== undefined) cited.section = undefined
  if (chapter !== undefined && !isInContainer) cited['chapter-number'] = chapter
  const type = numberedAs(general, kind)
  if (type === 'Patent' && cited['publisher-place'] !== undefined) {
    cited.jurisdiction = cited['publisher-place']
    cited['publisher-place'] = undefined
  }
  // In EndNote, the section of an article is its first page.
  if (general === 'JournalArticle' && cited.section === one('firstPage')) cited.section = undefined
  if (hasEditions(general) && !isInContainer) cited.edition = one('version')
  if (isInContainer) return cited
  for (const [variable, field] of ownNumbers(type)) {
    const text = one(field)
    if (text !== undefined && (field !== 'serial' || isOwnNumber(type, text))) cited[variable] = text
  }
  const [first, last] = [one('firstPage'), one('lastPage')]
  if (first !== undefined && last !== undefined) cited.page = `${first}-${last}`
  else if (first !== undefined) cited[isBook(general) && /^\d+$/.test(first) ? 'number-of-pages' : 'page'] = first
  return cited
}

/** True if the section of an article would be read as its start page. */
const isStartPage = ({ general, container }: Work, section: string | undefined): boolean =>
  general?.value === 'JournalArticle' && section !== undefined && section === container?.firstPage?.value

function rowsFor(work: Work): (readonly [variable: CitedVariable, field: ReferenceField])[] {
  const { record, general, genre, container } = work
  const isChapter = numberField(general?.value)?.field === 'section'
  const holds = (variable: CitedVariable): boolean => {
    // In papers with a conference, `conferenceValues` writes the place of publication to a field of its own.
    if (variable === 'publisher-place') return !hasConference(work)
    return variable !== 'section' || !(isChapter || isStartPage(work, citedOf(record, variable)?.value))
  }
  return [
    ...(numberedAs(general?.value, genre?.value) === 'Patent' ? [['jurisdiction', 'place'] as const] : []),
    ...(isChapter && container?.title === undefined ? [['chapter-number', 'section'] as const] : []),
    ...fields.filter(([variable]) => holds(variable)),
  ]
}

/** Writes the values that are outside the kernel to fields that are still unused. */
export function citedValues(
  work: Work,
  values: ReferenceValues,
  account: Account,
): [field: ReferenceField, value: string][] {
  const { record, general, genre, container } = work
  const written: [field: ReferenceField, value: string][] = []
  const isFree = (field: ReferenceField): boolean => ![...values, ...written].some(([taken]) => taken === field)
  const put = (variable: CitedVariable, field: ReferenceField): void => {
    const held = isFree(field) ? citedOf(record, variable) : undefined
    if (held !== undefined) written.push([field, account.carry(held)])
  }
  for (const [variable, field] of rowsFor(work)) put(variable, field)
  if (hasEditions(general?.value)) {
    const edition = isFree('version') ? citedOf(record, 'edition') : undefined
    put('edition', 'version')
    if (edition !== undefined && container?.title !== undefined)
      account.changed(edition, sayTagged('editionOfContainer', { edition: edition.value }))
  }
  if (container?.title !== undefined) return written
  const type = numberedAs(general?.value, genre?.value)
  for (const [variable, field] of ownNumbers(type)) {
    const held = citedOf(record, variable)
    if (field !== 'serial' || (held !== undefined && isOwnNumber(type, held.value))) put(variable, field)
  }
  const page = isFree('firstPage') ? citedOf(record, 'page') : undefined
  const [, first, last] = /^([^\s-]{1,20})-([^\s-]{1,20})$/.exec(page?.value ?? '') ?? []
  if (page !== undefined && first !== undefined && last !== undefined) {
    account.carry(page)
    written.push(['firstPage', first], ['lastPage', last])
  } else if (isBook(general?.value)) put('number-of-pages', 'firstPage')
  else put('page', 'firstPage')
  return written
}

const isOnline = (url: unknown): url is string => typeof url === 'string' && /^(?:https?|ftp):\/\/\S+$/i.test(url)

/** Reads the files of a work if all of them are online. Otherwise, all of them are kept as extras. */
export function readFiles(urls: readonly string[], keep: KeepField): CitedFile[] {
  if (urls.every(isOnline)) return urls.map(url => ({ url }))
  keep('file')
  return []
}

/** Returns the URLs of a work's files if all of them are online, else an empty list. */
export function fileValues(record: Datacite, account: Account): [field: ReferenceField, value: string][] {
  const held = filesOf(record)
  const [first] = held
  if (first === undefined || !held.every(({ value }) => isOnline(value.url))) return []
  account.carryPath(first.path.slice(0, 3))
  return held.map(file => {
    const { url = '', ...others } = file.value
    const lost = Object.keys(others)
    if (lost.length > 0) account.changed(file, sayTagged('fileReduced', { url, lost: lost.join(', ') }))
    return ['file', url]
  })
}

/**
 * CSL date variables, each with its field in reference managers and the form of its values. The field of the original
 * publication may contain any text.
 */
const dates: readonly (readonly [variable: CitedVariable, field: ReferenceField, form: RegExp])[] = [
  ['accessed', 'accessed', /./],
  ['original-date', 'originalDate', /^\d{4}(?:[/-]\d{1,2}){0,2}\/{0,3}$/],
]

/** Reads the access date and the original publication date of a work. Texts that are not dates are kept as extras. */
export function readCitedDates(one: (field: ReferenceField) => string | undefined, keep: KeepField): CitedTexts {
  const cited: CitedTexts = {}
  for (const [variable, field, form] of dates) {
    const text = one(field)
    const day = text !== undefined && form.test(text) ? statedDay(text) : undefined
    if (day !== undefined) cited[variable] = isoDate(day)
    else if (text !== undefined) keep(field)
  }
  return cited
}

/** Writes the access date and the original publication date, if they are days, months or years. */
export function citedDateValues(
  record: Datacite,
  account: Account,
  dateText: ReferenceTarget['dateText'],
): [field: ReferenceField, value: string][] {
  return dates.flatMap(([variable, field]): [ReferenceField, string][] => {
    const held = citedOf(record, variable)
    const day = /^\d{4}(?:-\d\d){0,2}$/.test(held?.value ?? '') ? statedDay(held?.value) : undefined
    if (held === undefined || day === undefined || isoDate(day) !== held.value) return []
    account.carry(held)
    return [[field, day.month === undefined ? held.value : dateText(day)]]
  })
}
