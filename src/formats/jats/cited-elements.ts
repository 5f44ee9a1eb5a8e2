import type { AlternateIdentifier } from '../../model/datacite.ts'
import { plainDate } from '../../model/date.ts'
import { textOf } from '../../model/view.ts'
import { type AttributeValues, type Block, element } from '../../text/xml/write.ts'
import { type CitedVariable, citedOf } from '../work/cited-members.ts'
import { type Account, entriesOf, memberText, seriesOf, splitPages, typeNamesOf, type Work } from '../work/index.ts'

const elements: readonly (readonly [variable: CitedVariable, name: string, attributes?: AttributeValues])[] = [
  ['part-title', 'part-title'],
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['edition', 'edition'],
  ['event-title', 'conf-name'],
  ['event-date', 'conf-date'],
  ['event-place', 'conf-loc'],
  ['number-of-pages', 'size', { units: 'page' }],
  ['number-of-volumes', 'size', { units: 'volume' }],
  ['note', 'comment'],
]

/**
 * Returns the elements for CSL variables, series, sizes and the ISBN of a work. Omits the elements in `taken`, which
 * describe the container.
 */
export function citedElements(work: Work, taken: ReadonlySet<string>, account: Account): Block[] {
  const { record } = work
  const blocks = elements.flatMap(([variable, name, attributes]) => {
    const text = taken.has(name) ? undefined : account.carryAny(citedOf(record, variable))
    return text === undefined ? [] : [element(name, attributes, text)]
  })
  return [
    ...(taken.has('series') ? [] : seriesBlocks(work, account)),
    ...blocks,
    ...sizesOf(work, account),
    ...(taken.has('fpage') ? [] : pagesOf(work, account)),
    ...numberOf(work, account),
    ...(taken.has('isbn') ? [] : isbnOf(work, account)),
    ...accessedOf(work, account),
  ]
}

/** Returns the element for the location of the publisher. */
export function publisherPlaceOf({ record }: Work, account: Account): Block[] {
  const place = account.carryAny(citedOf(record, 'publisher-place'))
  return place === undefined ? [] : [element('publisher-loc', {}, place)]
}

function seriesBlocks({ record }: Work, account: Account): Block[] {
  const series = seriesOf(record)
  if (series === undefined) return []
  account.carryPath(series.beside('descriptionType'))
  return [element('series', {}, account.carry(series))]
}

function pagesOf({ record }: Work, account: Account): Block[] {
  const page = citedOf(record, 'page')
  if (page === undefined) return []
  const { firstPage, lastPage } = splitPages(account.carry(page))
  if (lastPage !== undefined) return [element('fpage', {}, firstPage), element('lpage', {}, lastPage)]
  return [element(/^\w{1,20}$/.test(firstPage) ? 'fpage' : 'page-range', {}, firstPage)]
}

/** Returns the elements for the sizes that consist of a number and a unit. JATS requires the unit. */
function sizesOf({ record }: Work, account: Account): Block[] {
  return entriesOf<unknown>(record.sizes, ['sizes']).flatMap(entry => {
    const [, number, units] = /^(.*\d)\s*([^\d\s]\D{0,99})$/s.exec(textOf(entry.value).trim()) ?? []
    if (number === undefined || units === undefined) return []
    account.carryPath(entry)
    return [element('size', { units }, number)]
  })
}

/** Returns the element for the number that a patent office, a standards body or a publisher assigned to the work. */
function numberOf(work: Work, account: Account): Block[] {
  const held = citedOf(work.record, 'number')
  if (held === undefined) return []
  const number = account.carry(held)
  if (typeNamesOf(work).csl === 'patent') return [element('patent', {}, number)]
  const type = work.general?.value === 'Standard' ? 'std-designation' : 'publisher-id'
  return [element('pub-id', { 'pub-id-type': type }, number)]
}

function isbnOf({ record }: Work, account: Account): Block[] {
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const isIsbn = String(entry.value.alternateIdentifierType).toUpperCase() === 'ISBN'
    const text = isIsbn ? memberText(entry, 'alternateIdentifier') : undefined
    if (text === undefined) continue
    account.carryPath(entry.at('alternateIdentifierType'))
    return [element('isbn', {}, account.carry(text))]
  }
  return []
}

/** Returns the element for the date on which a URL was accessed, as JATS4R recommends. */
function accessedOf({ record }: Work, account: Account): Block[] {
  const held = citedOf(record, 'accessed')
  if (held === undefined) return []
  const isDate = plainDate(held.value) !== undefined
  const attributes = { 'content-type': 'access-date', 'iso-8601-date': isDate ? held.value : undefined }
  return [element('date-in-citation', attributes, account.carry(held))]
}
