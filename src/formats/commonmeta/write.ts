import { extrasFor } from '../../datacite/writing/extras.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import { doiUrl, formatRor, parseDoi, parseRor } from '../../identifiers/index.ts'
import type { Message } from '../../messages/message.ts'
import type { AlternateIdentifier, Datacite, DateEntry, Description, Title } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { textOf } from '../../model/view.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { citedOf } from '../work/cited-members.ts'
import { identify, isAddress, shownIdentifier } from '../work/identify.ts'
import {
  type Account,
  carryDate,
  carryType,
  entriesOf,
  isoDate,
  landingPageOf,
  memberText,
  numberTypePlace,
  standardNumberType,
  tellTakenForDoi,
  typeNamesOf,
  type Work,
  workOf,
  writeEach,
} from '../work/index.ts'
import { readAsType } from '../work/losses/work-messages.ts'
import { itemTypeOf } from '../work/types/item-types.ts'
import { sayCommonmeta } from './messages.ts'
import { putKept } from './put-kept.ts'
import {
  containerSchemeAt,
  containerTypes,
  dateNames,
  identifierNames,
  nameOf,
  saidOfType,
  sharedDescriptionTypes,
  sharedTitleTypes,
  termOf,
  typeOfItem,
  workTypes,
} from './vocabularies.ts'
import { identifierObject, writeCommonmetaAgents } from './write-agents.ts'
import {
  writeCommonmetaSubjects,
  writeFiles,
  writeFunding,
  writeLicence,
  writeLocations,
  writeRelations,
} from './write-lists.ts'

type Members = Record<string, unknown>

const format = { id: 'commonmeta', name: 'Commonmeta' } as const

/** Writes records as the list that the Commonmeta 1.0 schema requires. Extras from Commonmeta are restored. */
export function writeCommonmeta(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, format, options, worksOf)
  return { text: jsonText(written, options), losses }
}

function worksOf(record: Datacite, account: Account): Members {
  const work = workOf(record)
  const entity: Members = {}
  const set = (name: string, value: unknown): void => {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) entity[name] = value
  }
  const { id, identifiers } = writeIdentifiers(work, account)
  set('id', id)
  const type = writeType(work, account)
  set('type', type)
  set('schema_version', 'https://commonmeta.org/commonmeta_v1.0.json')
  const text = account.carryAny(work.genre)
  if (text !== saidOfType(type, undefined).text || itemTypeOf(record) !== undefined) set('additional_type', text)
  writeTexts(work, entity, account)
  set('contributors', writeCommonmetaAgents(work, account))
  set('publisher', writePublisher(work, account))
  writeDates(work, entity, account)
  set('url', writeAddress(work, account))
  set('identifiers', identifiers)
  set('container', writeContainer(work, account))
  set('subjects', writeCommonmetaSubjects(work, account))
  set('language', account.carryAny(work.language))
  set('version', account.carryAny(work.version))
  for (const name of ['edition', 'number'] as const) set(name, account.carryAny(citedOf(record, name)))
  set('license', writeLicence(work, account))
  const { relations, references } = writeRelations(work, account)
  set('relations', relations)
  set('references', references)
  set('funding_references', writeFunding(record, account))
  set('geo_locations', writeLocations(record, account))
  set('files', writeFiles(work, account))
  putKept(record, entity, account)
  return entity
}

function writeType(work: Work, account: Account): string {
  const { general, genre, record } = work
  const own = workTypes.find(
    // The type `Article` is read, but version 1.0 of Commonmeta does not have it.
    ([name, known]) => name !== 'Article' && name === genre?.value && known === general?.value,
  )?.[0]
  const ofItem = typeOfItem(typeNamesOf(work).csl, general?.value ?? '')
  const item = itemTypeOf(record)
  if (ofItem !== undefined && item?.value === saidOfType(ofItem, item?.value).item) account.carryAny(item)
  const type = own ?? ofItem ?? nameOf(workTypes, general?.value ?? 'Other')
  if (general === undefined) return 'Other'
  if (type !== undefined) {
    account.carry(general)
    return type
  }
  const written = general.value === 'DataPaper' ? 'JournalArticle' : 'Other'
  account.changed(general, sayCommonmeta('generalWritten', { general: general.value, written }))
  return written
}

/**
 * Writes the titles and the descriptions. Unsupported types are dropped from titles and become `Other` in descriptions.
 */
function writeTexts({ record, title }: Work, entity: Members, account: Account): void {
  const titles = entriesOf<Title>(record.titles, ['titles'])
  const additional: object[] = []
  for (const entry of titles) {
    const held = memberText(entry, 'title')
    if (held === undefined) continue
    if (String(held.path) === String(title?.path)) {
      entity.title = account.carry(held)
      continue
    }
    const type = textOf(entry.value.titleType)
    const lang = account.carryAny(memberText(entry, 'lang'))
    if (sharedTitleTypes.has(type)) account.carryPath(entry.at('titleType'))
    additional.push({
      title: account.carry(held),
      ...(sharedTitleTypes.has(type) && { type }),
      ...(lang !== undefined && { language: lang }),
    })
  }
  if (additional.length > 0) entity.additional_titles = additional
  const others: object[] = []
  const abstracts = entriesOf<Description>(
    record.descriptions,
    ['descriptions'],
    ({ description, descriptionType }) => descriptionType === 'Abstract' && textOf(description).trim() !== '',
  )
  const main = abstracts.find(({ value }) => textOf(value.lang) === '') ?? abstracts[0]
  for (const entry of entriesOf<Description>(record.descriptions, ['descriptions'])) {
    const text = textOf(entry.value.description).trim()
    const type = textOf(entry.value.descriptionType)
    if (text === '') continue
    account.carryPath(entry.at('description'))
    const isMain = entry.step === main?.step
    if (sharedDescriptionTypes.has(type)) account.carryPath(entry.at('descriptionType'))
    else account.changed(entry.at('descriptionType'), typeLoss(type))
    const lang = isMain ? undefined : account.carryAny(memberText(entry, 'lang'))
    if (isMain) entity.description = text
    else
      others.push({
        description: text,
        type: sharedDescriptionTypes.has(type) ? type : 'Other',
        ...(lang !== undefined && { language: lang }),
      })
  }
  if (others.length > 0) entity.additional_descriptions = others
}

const typeLoss = (type: string): Message =>
  type === '' ? readAsType('', 'Other') : sayCommonmeta('descriptionTypeWritten', { type: escaped(type) })

function writePublisher({ record, publisher }: Work, account: Account): object | undefined {
  if (publisher === undefined) return undefined
  const given = textOf(record.publisher?.publisherIdentifier)
  const ror = parseRor(given)
  if (ror !== undefined)
    for (const name of ['publisherIdentifier', 'publisherIdentifierScheme', 'schemeUri'])
      account.carryPath(['publisher', name])
  const place = account.carryAny(citedOf(record, 'publisher-place'))
  return {
    ...(ror !== undefined && { id: formatRor(ror) }),
    name: account.carry(publisher),
    ...(place !== undefined && { geo_locations: place.split('; ').map(one => ({ place: one })) }),
  }
}

/** Writes the dates. Commonmeta has one date of each kind, and only the publication date can have a time. */
function writeDates({ record, issued }: Work, entity: Members, account: Account): void {
  if (issued !== undefined) {
    const isTimed = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(issued.text)
    carryDate(account, issued, isTimed ? 'text' : 'date')
    entity.date_published = isTimed ? issued.text : isoDate(issued.value)
  }
  const dates: Members = {}
  for (const entry of entriesOf<DateEntry>(record.dates, ['dates'])) {
    const { dateType } = entry.value
    const held = memberText(entry, 'date')
    const name = dateType === 'Updated' ? 'updated' : dateNames.find(([, known]) => known === dateType)?.[0]
    if (held === undefined || name === undefined || Object.hasOwn(dates, name)) continue
    const span = parseDate(held.value)
    const value = span?.from ?? span?.to
    if (span === undefined || value === undefined || value.year < 0) continue
    dates[name] = isoDate(value)
    carryDate(account, { span, entry, text: held.value, value, isYear: false }, 'date')
  }
  const { updated, ...others } = dates
  if (updated !== undefined) entity.date_updated = updated
  if (Object.keys(others).length > 0) entity.dates = others
}

function writeAddress(work: Work, account: Account): string | undefined {
  const page = landingPageOf(work)
  return page !== undefined && isAddress(page.value) ? account.carry(page) : undefined
}

function writeContainer(work: Work, account: Account): object | undefined {
  const { container, record } = work
  const place = citedOf(record, 'event-place')
  const location = account.carryAny(place)
  if (container === undefined) return location === undefined ? undefined : { type: 'Other', location }
  const { item } = container
  const type = containerTypeOf(work, item.relatedItemType)
  account.carryPath([...container.path, 'relationType'])
  if (type !== 'Other' || item.relatedItemType === 'Other') account.carryPath([...container.path, 'relatedItemType'])
  const { identifier } = container
  const scheme =
    identifier &&
    (containerSchemeAt(identifier.value) ??
      containerScheme(nameOf(identifierNames, standardNumberType(identifier.type) ?? identifier.type)))
  if (identifier !== undefined && (scheme !== 'Other' || identifier.type === ''))
    carryType(account, numberTypePlace(identifier), identifier.type)
  const short = entriesOf<Title>(item.titles, [...container.path, 'titles']).flatMap(entry => {
    const isShort = container.title !== undefined && entry.value.titleType === 'AlternativeTitle'
    const text = isShort ? memberText(entry, 'title') : undefined
    if (text === undefined) return []
    account.carryPath(entry.at('titleType'))
    return [account.carry(text)]
  })
  const texts: Members = {}
  for (const [name, held] of [
    ['title', container.title],
    ['volume', container.volume],
    ['issue', container.issue],
    ['first_page', container.firstPage],
    ['last_page', container.lastPage],
  ] as const)
    if (held !== undefined) texts[name] = account.carry(held)
  return {
    ...(identifier !== undefined && {
      identifiers: [{ identifier: account.carry(identifier), identifier_type: scheme }],
    }),
    type,
    ...texts,
    ...(short.length > 0 && { additional_titles: short }),
    ...(container.publisher !== undefined && { publisher: { name: account.carry(container.publisher) } }),
    ...(location !== undefined && { location }),
  }
}

function containerTypeOf(work: Work, general: string | undefined): string {
  const kept = extrasFor(work.record, format.id)?.['/container/type']
  if (typeof kept === 'string' && termOf(containerTypes, kept) === general) return kept
  if (general === 'Collection' && typeNamesOf(work).csl === 'post-weblog') return 'Blog'
  return nameOf(containerTypes, general ?? '') ?? 'Other'
}

const containerScheme = (scheme: string | undefined): string =>
  scheme !== undefined && /^(?:DataCite|DOI|Handle|ISBN|ISSN|OpenAlex|PURL|re3data|URL|URN|UUID|Wikidata)$/.test(scheme)
    ? scheme
    : 'Other'

/**
 * Returns the `id` of the work, which Commonmeta requires, and the other identifiers. The `id` is the DOI as a URL, or
 * else the first alternate identifier that can be written as a URL.
 */
function writeIdentifiers(work: Work, account: Account): { id?: string; identifiers: object[] } {
  const { record, doi } = work
  let id = doi === undefined ? undefined : doiUrl(account.carry(doi))
  const identifiers: object[] = []
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const held = memberText(entry, 'alternateIdentifier')
    if (held === undefined) continue
    const type = textOf(entry.value.alternateIdentifierType)
    const address = id === undefined ? shownIdentifier(type, held.value) : ''
    account.carryPath(entry.at('alternateIdentifierType'))
    if (isAddress(address)) {
      id = account.carry(held.as(address))
      const read = identify(address)?.type ?? 'URL'
      if (read !== type) account.changed(entry.at('alternateIdentifierType'), readAsType(type, read))
    } else identifiers.push(identifierObject(account.carry(held), type))
  }
  if (id !== undefined && parseDoi(id) !== undefined) tellTakenForDoi(account, work, () => true)
  return { ...(id !== undefined && { id }), identifiers }
}
