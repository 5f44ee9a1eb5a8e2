import { isObject } from '../../core/object.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { parseDoi } from '../../identifiers/index.ts'
import { vocabularies } from '../../kernel/index.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite, DateEntry, RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { type CitedTexts, withCited } from '../work/cited-members.ts'
import { identify } from '../work/identify.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import type { Note } from '../work/reading/read-json-records.ts'
import { addAll, addTo } from '../work/reading/record-lists.ts'
import { EitherReader } from './either-reader.ts'
import { sayCommonmeta } from './messages.ts'
import { readCommonmetaAgents } from './read-agents.ts'
import { fileOf, fundingOf, locationOf, readDescriptions, readTitles, subjectOf } from './read-lists.ts'
import {
  containerSchemeAt,
  containerTypes,
  dateNames,
  identifierNames,
  nameOf,
  relationNames,
  saidOfType,
  termOf,
  workTypes,
} from './vocabularies.ts'

/** Members that concern the document rather than the work. */
const bookkeeping = ['schema_version', 'schemaVersion', 'schema']

/** Reads a Commonmeta work of version 1.0 or earlier. Values that the kernel cannot represent are kept as extras. */
export function readCommonmeta(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value) || typeof value.type !== 'string') return sayCommonmeta('notCommonmeta')
  const members = new MemberReader(value, note)
  const work = new EitherReader(members)
  members.leave(bookkeeping)
  const record: Datacite = {}
  const cited: CitedTexts = { URL: work.text('url'), edition: work.text('edition'), number: work.text('number') }
  readId(work, record)
  const { creators, contributors, kept: roles } = readCommonmetaAgents(work)
  addAll(record, 'creators', creators)
  addAll(record, 'titles', readTitles(work))
  readPublisher(work, record, cited)
  readDates(work, record)
  cited.type = readType(work, record)
  addAll(record, 'contributors', contributors)
  addAll(record, 'subjects', work.many('subjects').flatMap(subjectOf))
  const [language, version] = [work.text('language'), work.text('version')]
  if (language !== undefined) record.language = language
  if (version !== undefined) record.version = version
  const links = readLinks(work, record)
  readLicence(work, record)
  addAll(record, 'descriptions', readDescriptions(work))
  addAll(record, 'geoLocations', work.many('geo_locations').flatMap(locationOf))
  addAll(record, 'fundingReferences', work.many('funding_references').map(fundingOf))
  addAll(record, 'relatedItems', readContainer(work, cited))
  cited.file = work.many('files').flatMap(fileOf)
  const kept = members.rest()
  Object.assign(kept, links, roles)
  const rest = extrasOf('commonmeta', kept)
  const whole = { ...record, ...rest }
  return withCited(whole, cited, 'commonmeta')
}

function readId(work: EitherReader, record: Datacite): void {
  const id = work.text('id') ?? ''
  const doi = parseDoi(id) ?? parseDoi(work.text('doi') ?? '')
  if (doi !== undefined) record.doi = doi
  else if (id !== '')
    addTo(record, 'alternateIdentifiers', {
      alternateIdentifier: id,
      alternateIdentifierType: identify(id)?.type ?? 'URL',
    })
  for (const found of work.many('identifiers')) {
    const [alternateIdentifier, type, scheme] = [
      found.text('identifier'),
      found.text('identifier_type'),
      found.text('scheme'),
    ]
    if (alternateIdentifier === undefined) continue
    if (record.doi !== undefined && parseDoi(alternateIdentifier) === record.doi) continue
    const known = type === undefined || type === 'Other' ? (scheme ?? 'Other') : (termOf(identifierNames, type) ?? type)
    addTo(record, 'alternateIdentifiers', { alternateIdentifier, alternateIdentifierType: known })
  }
}

function readPublisher(work: EitherReader, record: Datacite, cited: CitedTexts): void {
  const publisher = work.one('publisher')
  const places = publisher.many('geo_locations').flatMap(location => location.text('place') ?? [])
  if (places.length > 0) cited['publisher-place'] = places.join('; ')
  const organization = publisher.has('organization') ? publisher.one('organization') : publisher
  const [name, id] = [organization.text('name'), organization.text('id')]
  if (name === undefined) return
  record.publisher = {
    name,
    ...(id !== undefined && {
      publisherIdentifier: id,
      publisherIdentifierScheme: 'ROR',
      schemeUri: schemeAddress('ROR'),
    }),
  }
}

/** Reads the dates. Before version 1.0, the dates were members of `date`. */
function readDates(work: EitherReader, record: Datacite): void {
  const older = work.one('date')
  const issued = work.text('date_published') ?? older.text('published')
  const updated = work.text('date_updated') ?? older.text('updated')
  const others = [older, work.one('dates')].flatMap(dates =>
    dates.members.names().flatMap((name): DateEntry[] => {
      const dateType = termOf(dateNames, name)
      const date = dateType === undefined ? undefined : dates.text(name)
      return date === undefined ? [] : [{ date, dateType: dateType ?? 'Other' }]
    }),
  )
  const year = /^\d{4}/.exec(issued ?? others.find(({ dateType }) => dateType === 'Available')?.date ?? '')?.[0]
  if (year !== undefined) record.publicationYear = Number(year)
  if (issued !== undefined && issued !== year) addTo(record, 'dates', { date: issued, dateType: 'Issued' })
  addAll(record, 'dates', others)
  if (updated !== undefined) addTo(record, 'dates', { date: updated, dateType: 'Updated' })
}

/** Reads the type. Returns the CSL item type that the type implies, but only if the work has an `additional_type`. */
function readType(work: EitherReader, record: Datacite): string | undefined {
  const type = work.text('type') ?? 'Other'
  const text = work.text('additional_type')
  const general = termOf(workTypes, type)
  const said = saidOfType(type, text)
  record.types = {
    resourceTypeGeneral: general ?? 'Other',
    ...(said.text !== undefined && { resourceType: said.text }),
  }
  return said.item
}

/**
 * Reads relations and references. Returns, by pointer, the entries that the kernel cannot fully represent.
 *
 * Such entries are references without an `id`, and entries with members such as `name`.
 */
function readLinks(work: EitherReader, record: Datacite): Record<string, object[]> {
  const related = (id: string, name: string): RelatedIdentifier => {
    const found = identify(id)
    const relationType = termOf(relationNames, name)
    return {
      relatedIdentifier: found?.identifier ?? id,
      ...(found && { relatedIdentifierType: found.type }),
      relationType: relationType ?? 'Other',
      ...(relationType === undefined && { relationTypeInformation: name }),
    }
  }
  const details: object[] = []
  for (const relation of work.many('relations')) {
    const [id, type] = [relation.text('id'), relation.text('type')]
    if (id === undefined) continue
    addTo(record, 'relatedIdentifiers', related(id, type ?? 'Other'))
    const texts = Object.fromEntries(
      ['name', 'asserted_by'].flatMap(name => {
        const text = relation.text(name)
        return text === undefined ? [] : [[name, text]]
      }),
    )
    if (Object.keys(texts).length > 0) details.push({ id, type: type ?? 'Other', ...texts })
  }
  const given = work.peek('references')
  const all: unknown[] = Array.isArray(given) ? given : isObject(given) ? [given] : []
  const references = all.filter(isObject)
  if (all.length > 0 && all.length === references.length) work.take('references')
  for (const { id } of references)
    if (typeof id === 'string') addTo(record, 'relatedIdentifiers', related(id, 'References'))
  const beyond = references.filter(
    reference => typeof reference.id !== 'string' || !Object.keys(reference).every(isLink),
  )
  return {
    ...(details.length > 0 && { '/relations': details }),
    ...(all.length === references.length && beyond.length > 0 && { '/references': beyond }),
  }
}

/** True if a member of a reference is `id` or `key`, which need not be kept as extras. */
const isLink = (name: string): boolean => name === 'id' || name === 'key'

function readLicence(work: EitherReader, record: Datacite): void {
  const licence = work.one('license')
  const [id, title, url] = ['id', 'title', 'url'].map(name => licence.text(name))
  if (id === undefined && title === undefined && url === undefined) return
  addTo(record, 'rightsList', {
    ...(title !== undefined && { rights: title }),
    ...(url !== undefined && { rightsUri: url }),
    ...(id !== undefined && {
      rightsIdentifier: id,
      rightsIdentifierScheme: 'SPDX',
      schemeUri: schemeAddress('SPDX'),
    }),
  })
}

/**
 * Returns the type of a container, or an empty text if it has none. The type is kept as an extra unless the general
 * type of the container or the type of the work determines it.
 */
function containerTypeOf(container: EitherReader, work: EitherReader): string {
  const type = container.peek('type')
  const text = typeof type === 'string' ? type : ''
  const term = termOf(containerTypes, text)
  const isShown = term !== undefined && nameOf(containerTypes, term) === text
  if (isShown || (text === 'Blog' && work.peek('type') === 'BlogPost')) container.text('type')
  return text
}

/** Reads the scheme of a container's identifier (20.1.a). A scheme that the kernel lacks becomes an extra. */
function schemeIn(holder: EitherReader): string | undefined {
  const given = holder.peek('identifier_type')
  if (typeof given !== 'string') return undefined
  const scheme = termOf(identifierNames, given) ?? given
  if (!Object.hasOwn(vocabularies.relatedIdentifierType, scheme)) return undefined
  holder.take('identifier_type')
  return scheme
}

/**
 * Reads the container of the work, and the location of the container as the place of the event. Returns an empty list
 * if the container has no identifier, title, volume, issue, pages or publisher.
 */
function readContainer(work: EitherReader, cited: CitedTexts): RelatedItem[] {
  const found = work.one('container')
  const title = found.text('title')
  const [type, location] = [containerTypeOf(found, work), found.text('location')]
  cited['event-place'] = location
  const numbers = [...found.many('identifiers'), found].flatMap(holder => {
    const text = holder.text('identifier')
    const isShown = text !== undefined && holder.peek('identifier_type') === containerSchemeAt(text)
    const scheme = text === undefined ? undefined : schemeIn(holder)
    if (isShown) holder.take('identifier_type')
    return text === undefined ? [] : [{ text, scheme: isShown ? 'URL' : scheme }]
  })
  const [first] = numbers
  const names = ['volume', 'issue', 'first_page', 'last_page'].map(name => found.text(name))
  const [volume, issue, firstPage, lastPage] = names
  const publisher = found.one('publisher').text('name')
  const item: Partial<RelatedItem> = {
    ...(first !== undefined && {
      relatedItemIdentifier: {
        relatedItemIdentifier: first.text,
        ...(first.scheme !== undefined && { relatedItemIdentifierType: first.scheme as 'ISSN' }),
      },
    }),
    ...(title !== undefined && {
      titles: [
        { title },
        ...found.texts('additional_titles').map(short => ({ title: short, titleType: 'AlternativeTitle' as const })),
      ],
    }),
    ...(volume !== undefined && { volume }),
    ...(issue !== undefined && { issue }),
    ...(firstPage !== undefined && { firstPage }),
    ...(lastPage !== undefined && { lastPage }),
    ...(publisher !== undefined && { publisher }),
  }
  if (Object.keys(item).length === 0) return []
  return [{ relatedItemType: termOf(containerTypes, type) ?? 'Other', relationType: 'IsPublishedIn', ...item }]
}
