import { keepOne } from '../../core/keep-one.ts'
import { isObject } from '../../core/object.ts'
import { quoted } from '../../datacite/writing/quote.ts'
import type { ContributorType, DateType, NumberType } from '../../kernel/vocabularies/index.ts'
import type { Message } from '../../messages/message.ts'
import type { Contributor, Creator, Datacite, DateEntry, Description, RelatedItem } from '../../model/datacite.ts'
import type { DateSpan } from '../../model/date.ts'
import { listOf } from '../../model/view.ts'
import { type CitedTexts, citedVariables } from '../work/cited-members.ts'
import { addFurtherNumbers, numberKinds, standardNumbersIn } from '../work/further-numbers.ts'
import { splitPages } from '../work/pages.ts'
import type { Note } from '../work/reading/read-json-records.ts'
import { generalTypeOfItem, saidOfItem } from '../work/types/item-types.ts'
import { kindAndGenre, kindOfItem } from '../work/types/resource-kinds.ts'
import { sayCslJson } from './csl-item.ts'
import { type CslMark, cslDate, dateVariables, markOf, readCslDate, spanText } from './dates.ts'
import { containerTypeOfItem, hasBookEditors } from './item-containers.ts'
import { ItemReading, keepParts } from './item-reading.ts'
import { splitKeywords } from './keywords.ts'
import { contributorTypes, readName } from './names.ts'
import { readIdentifiers } from './read-identifiers.ts'
import { containerVariables, firstNumber, numberTypeOf } from './write-container.ts'

/**
 * Reads an item as a record, and keeps values outside the model in `extras`. Returns a message if the value is not an
 * object.
 */
export function readItem(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value)) return sayCslJson('notItem')
  keepOne(ItemReading, {}, () => undefined)
  const reading = new ItemReading(value, note)
  const record: Datacite = {}
  readIdentifiers(reading, record)
  readCreators(reading, record)
  readTitles(reading, record)
  const publisher = reading.text('publisher')
  if (publisher !== undefined) record.publisher = { name: publisher }
  readItemDates(reading, record)
  readType(reading, record)
  readItemContainer(reading, record)
  readItemContributors(reading, record)
  readTexts(reading, record)
  return reading.finish(record, readItemCited(reading, record))
}

function readCreators(reading: ItemReading, record: Datacite): void {
  const names = reading.names('author')
  const creators: Creator[] = names.map(readName).filter(name => name !== undefined)
  if (creators.length > 0) record.creators = creators
  keepParts(reading, 'author', names)
}

function readType(reading: ItemReading, record: Datacite): void {
  const { type } = reading
  const general = generalTypeOfItem(type)
  if (general === undefined && type !== '') reading.note(['type'], sayCslJson('typeUnknown', { type: quoted(type) }))
  if (type !== '') record.types = { resourceTypeGeneral: general ?? 'Other' }
  const given = reading.peek('genre')
  const { kind, genre } = kindAndGenre(
    general,
    kindOfItem(type),
    typeof given === 'string' && given ? given : undefined,
  )
  // Further text is read later with the values beyond the kernel.
  const resourceType = genre === undefined ? (reading.text('genre') ?? kind ?? saidOfItem(type, undefined).text) : kind
  if (resourceType !== undefined) record.types = { ...record.types, resourceType }
}

function readTexts(reading: ItemReading, record: Datacite): void {
  const [version, language, abstract, keyword] = ['version', 'language', 'abstract', 'keyword'].map(name =>
    reading.text(name),
  )
  if (version !== undefined) record.version = version
  if (language !== undefined) record.language = language
  const series = reading.text('collection-title')
  const descriptions: Description[] = [
    ...(abstract === undefined ? [] : [{ description: abstract, descriptionType: 'Abstract' as const }]),
    ...(series === undefined ? [] : [{ description: series, descriptionType: 'SeriesInformation' as const }]),
  ]
  if (descriptions.length > 0) record.descriptions = descriptions
  const given = listOf(reading.peek('categories'))
  const categories = given.filter(one => typeof one === 'string')
  const keywords = keyword === undefined ? categories : splitKeywords(keyword)
  // DataCite repeats the keywords as categories.
  if (given.length > 0 && given.every(one => keywords.includes(one as string))) reading.take('categories')
  if (keywords.length > 0) record.subjects = keywords.map(subject => ({ subject }))
}

/**
 * Reads the contributors of the item itself. A role for which the kernel has no type is read as Other, and its variable
 * is kept.
 */
function readItemContributors(reading: ItemReading, record: Datacite): void {
  const contributors: Contributor[] = []
  for (const [role, contributorType] of contributorTypes) {
    const isOfBook = role === 'editor' && record.relatedItems?.[0]?.contributors !== undefined
    if (!reading.has(role) || isOfBook) continue
    const names = reading.names(role)
    for (const name of names) {
      const agent = readName(name)
      if (agent !== undefined) contributors.push({ ...agent, contributorType })
    }
    if (contributorType === 'Other') reading.keep(role)
    else keepParts(reading, role, names)
  }
  if (contributors.length > 0) record.contributors = contributors
}

/** Reads the title. If the title consists of the short title, a colon and a further text, that text is the subtitle. */
function readTitles(reading: ItemReading, record: Datacite): void {
  const title = reading.text('title')
  if (title === undefined) return
  const short = reading.text('title-short')
  const separator = ': '
  if (short !== undefined && title.startsWith(short + separator) && title.length > short.length + separator.length) {
    const subtitle = title.slice(short.length + separator.length)
    record.titles = [{ title: short }, { title: subtitle, titleType: 'Subtitle' }]
    return
  }
  if (short !== undefined) reading.keep('title-short')
  record.titles = [{ title }]
}

const variables: readonly (readonly [string, DateType])[] = [
  ['issued', 'Issued'],
  ['submitted', 'Submitted'],
  ['available-date', 'Available'],
]

/** Reads the dates for which the kernel has types. A year alone in `issued` is read only as the publication year. */
function readItemDates(reading: ItemReading, record: Datacite): void {
  const dates: DateEntry[] = []
  for (const [variable, dateType] of variables) {
    const value = reading.take(variable)
    if (value === undefined || value === null) continue
    const span = readCslDate(value)
    if (span === undefined) {
      reading.leave(variable, sayCslJson('dateUnreadable', { value: quoted(value) }))
      continue
    }
    const mark = markOf(value, span)
    const date = spanText(span, mark)
    const year = (span.from ?? span.to)?.year
    if (variable === 'issued' && year !== undefined && year >= 0 && year <= 9999) record.publicationYear = year
    if (variable !== 'issued' || !/^\d{4}$/.test(date)) dates.push({ date, dateType })
    if (isObject(value) && !isWhole(value['date-parts'], span))
      reading.note([variable, 'date-parts'], sayCslJson('dateReadAs', { parts: quoted(value['date-parts']), date }))
    keepRest(reading, variable, value, mark)
  }
  if (dates.length > 0) record.dates = dates
}

/** True if every part of a date was read. */
const isWhole = (parts: unknown, span: DateSpan): boolean =>
  !Array.isArray(parts) || `${parts}` === `${cslDate(span)?.['date-parts']}`

function keepRest(reading: ItemReading, variable: string, value: unknown, mark: CslMark): void {
  if (!isObject(value)) return
  for (const name of ['season', 'circa', 'literal', 'raw'])
    if (Object.hasOwn(value, name) && !Object.hasOwn(mark, name)) reading.keepPart([variable, name], value[name])
}

function readItemContainer(reading: ItemReading, record: Datacite): void {
  const { type } = reading
  const inContainer = reading.isInContainer && (reading.has('ISSN') || reading.has('ISBN'))
  if (!inContainer && !containerVariables.some(name => reading.has(name))) return
  // Without a title, only the type implies that the numbers are the container's.
  const isPart = reading.has('container-title') || reading.has('container-author')
  if (!isPart && containerTypeOfItem(type) === 'Other') return
  const item: RelatedItem = { relatedItemType: containerTypeOfItem(type), relationType: 'IsPublishedIn' }
  readNumbers(reading, item, record)
  const creators = reading.names('container-author').flatMap(name => readName(name) ?? [])
  if (creators.length > 0) item.creators = creators
  const title = reading.text('container-title')
  if (title !== undefined) {
    const short = reading.text('container-title-short') ?? reading.text('journalAbbreviation')
    item.titles = [
      { title },
      ...(short === undefined ? [] : [{ title: short, titleType: 'AlternativeTitle' as const }]),
    ]
  }
  for (const name of ['volume', 'issue', 'edition'] as const) {
    const text = reading.text(name)
    if (text !== undefined) item[name] = text
  }
  readNumber(reading, item)
  const page = reading.text('page')
  if (page !== undefined) Object.assign(item, splitPages(page))
  if (hasBookEditors(type)) {
    const contributorType: ContributorType = 'Editor'
    const editors = reading.names('editor').flatMap(name => readName(name) ?? [])
    if (editors.length > 0) item.contributors = editors.map(editor => ({ ...editor, contributorType }))
  }
  record.relatedItems = [item]
}

function readItemCited(reading: ItemReading, record: Datacite): CitedTexts {
  const cited: CitedTexts = {}
  for (const name of citedVariables) {
    if (!reading.isLeft(name) || !reading.has(name)) continue
    const isMainTitle = record.titles?.[1]?.titleType === 'Subtitle' && record.titles[0]?.title === reading.peek(name)
    if (name === 'title-short' && isMainTitle) continue
    const text = dateVariables.has(name) ? readDateText(reading, name) : reading.text(name)
    if (text !== undefined) cited[name] = text
  }
  return cited
}

function readDateText(reading: ItemReading, name: string): string | undefined {
  const value = reading.take(name)
  if (isObject(value) && typeof value.literal === 'string' && value['date-parts'] === undefined) {
    return value.literal
  }
  const span = readCslDate(value)
  if (span === undefined || (isObject(value) && !isWhole(value['date-parts'], span))) {
    reading.keep(name)
    return undefined
  }
  const mark = markOf(value, span)
  keepRest(reading, name, value, mark)
  return spanText(span, mark)
}

/** Reads the ISSN or ISBN of the container. Further ISSNs and ISBNs follow a comma or are in the other variable. */
function readNumbers(reading: ItemReading, item: RelatedItem, record: Datacite): void {
  if (!reading.isInContainer) return
  const kinds = [...numberKinds].sort(kind => (kind === firstNumber(reading.type) ? -1 : 1))
  const [first, ...others] = kinds.flatMap(type =>
    reading.texts(type).flatMap(text => standardNumbersIn(text).map(number => ({ number, type }))),
  )
  if (first !== undefined)
    item.relatedItemIdentifier = { relatedItemIdentifier: first.number, relatedItemIdentifierType: first.type }
  addFurtherNumbers(record, others)
}

function readNumber(reading: ItemReading, item: RelatedItem): void {
  const chapter = reading.text('chapter-number')
  if (chapter !== undefined) {
    item.number = chapter
    item.numberType = 'Chapter'
    return
  }
  const number = reading.text('number')
  if (number === undefined) return
  item.number = number
  item.numberType = numberTypeOf(reading.type) as NumberType
}
