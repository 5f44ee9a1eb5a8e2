import { isObject } from '../../core/object.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { DateType } from '../../kernel/vocabularies/index.ts'
import type { Message } from '../../messages/message.ts'
import type {
  AlternateIdentifier,
  Datacite,
  DateEntry,
  Description,
  GeoLocation,
  GeoLocationPoint,
  PolygonPart,
  Rights,
  Subject,
  Title,
} from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { withCited } from '../work/cited-members.ts'
import { identify } from '../work/identify.ts'
import { languageTagOf } from '../work/language-codes.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import type { Note } from '../work/reading/read-json-records.ts'
import { sayInveniordm } from './messages.ts'
import { readContributor, readInvenioAgent } from './reading/read-agents.ts'
import { readEmbargo, readFields } from './reading/read-fields.ts'
import { localText, readFunding } from './reading/read-funding.ts'
import {
  conceptDoiOf,
  copyrightOf,
  idOf,
  oaiOf,
  readInvenioReferences,
  readInvenioRelated,
} from './reading/read-related.ts'
import { typesOf } from './resource-types.ts'
import { dateTypes, descriptionTypes, invenioSchemes, titleTypes } from './vocabularies.ts'

/** Members that the repository itself manages. */
const managed = [
  ['$schema', 'created', 'updated', 'revision_id', 'stats', 'ui', 'expanded', 'swh', 'errors', 'status'],
  ['versions', 'is_draft', 'is_published', 'deletion_status', 'tombstone', 'expires_at', 'receipt'],
].flat()

/**
 * Reads a record or draft of InvenioRDM: https://inveniordm.docs.cern.ch/reference/metadata/.
 *
 * Values that the kernel cannot represent, such as access and files, are kept as extras, so that they can be restored.
 */
export function readInvenio(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value) || !isObject(value.metadata)) return sayInveniordm('notRecord')
  const whole = new MemberReader(value, note)
  const metadata = whole.member('metadata')
  const doi = whole.member('pids').member('doi').text('identifier')
  const languages = metadata.members('languages').flatMap(language => {
    language.leave(['title'])
    return language.text('id') ?? []
  })
  const [language, ...otherLanguages] = languages
  const type = metadata.member('resource_type')
  const typeId = type.text('id')
  type.leave(['title', 'props'])
  const types = typeId === undefined ? undefined : typesOf(typeId)
  const isPlainThesis = types?.resourceTypeGeneral === 'Dissertation' && types.resourceType === undefined
  const { items, alternate, hosts, thesisType, cited } = readFields(whole, isPlainThesis)
  const publisher = metadata.text('publisher')
  const [version, title] = [metadata.text('version'), metadata.text('title')]
  const lists = {
    creators: metadata.members('creators').map(readInvenioAgent),
    titles: [...(title === undefined ? [] : [{ title }]), ...metadata.members('additional_titles').map(readTitle)],
    subjects: metadata.members('subjects').map(readSubject),
    contributors: [...metadata.members('contributors').map(readContributor), ...hosts],
    alternateIdentifiers: [...metadata.members('identifiers').map(readIdentifier), ...alternate, ...oaiOf(whole)],
    relatedIdentifiers: [
      ...metadata.members('related_identifiers').flatMap(readInvenioRelated),
      ...readInvenioReferences(metadata),
      ...conceptDoiOf(whole, doi),
    ],
    sizes: metadata.texts('sizes'),
    formats: metadata.texts('formats'),
    rightsList: [...metadata.members('rights').map(readRights), ...copyrightOf(metadata)],
    descriptions: readDescriptions(metadata),
    geoLocations: readLocations(metadata),
    fundingReferences: metadata.members('funding').map(readFunding),
    relatedItems: items,
  }
  const record: Datacite = {
    ...(doi !== undefined && { doi: parseDoi(doi) ?? doi }),
    ...(publisher !== undefined && { publisher: { name: publisher } }),
    ...readDates(metadata, readEmbargo(whole)),
    ...(language !== undefined && { language: languageTagOf(language) }),
    ...(types !== undefined && { types: { ...types, ...(thesisType !== undefined && { resourceType: thesisType }) } }),
    ...(version !== undefined && { version }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
  const links = whole.member('links')
  const page = links.text('self_html')
  links.leave(links.names())
  whole.leave(managed)
  const members = whole.rest()
  if (otherLanguages.length > 0) members['/metadata/languages'] = otherLanguages.map(id => ({ id }))
  return withCited({ ...record, ...extrasOf('inveniordm', members) }, { ...cited, URL: page }, 'inveniordm')
}

function langOf(holder: MemberReader): { lang?: string } {
  const id = idOf(holder, 'lang')
  return id === undefined ? {} : { lang: languageTagOf(id) }
}

function readTitle(entry: MemberReader): Title {
  const [title, titleType] = [entry.text('title'), titleTypes.termOf(idOf(entry, 'type'))]
  return { ...(title !== undefined && { title }), ...(titleType && { titleType }), ...langOf(entry) }
}

function readDescriptions(metadata: MemberReader): Description[] {
  const main = metadata.text('description')
  const others = metadata.members('additional_descriptions').map((entry): Description => {
    const [description, descriptionType] = [entry.text('description'), descriptionTypes.termOf(idOf(entry, 'type'))]
    return {
      ...(description !== undefined && { description }),
      ...(descriptionType && { descriptionType }),
      ...langOf(entry),
    }
  })
  return main === undefined ? others : [{ description: main, descriptionType: 'Abstract' }, ...others]
}

/**
 * Returns the publication year and the dates of a record.
 *
 * The dates are the publication date unless it is only a year, the other dates, and the dates in `embargo`. Omits a
 * date in `embargo` that the other dates already state as Available.
 */
function readDates(
  metadata: MemberReader,
  embargo: readonly DateEntry[],
): { publicationYear?: number; dates?: DateEntry[] } {
  const published = metadata.text('publication_date')
  const span = published === undefined ? undefined : parseDate(published)
  const year = (span?.from ?? span?.to)?.year
  const stated = metadata.members('dates').map((entry): DateEntry => {
    const [date, dateInformation] = [entry.text('date'), entry.text('description')]
    const dateType = dateTypes.termOf(idOf(entry, 'type')) as DateType | undefined
    return {
      ...(date !== undefined && { date }),
      ...(dateType && { dateType }),
      ...(dateInformation && { dateInformation }),
    }
  })
  const isStated = ({ date }: DateEntry): boolean =>
    stated.some(other => other.date === date && other.dateType === 'Available')
  const others = [...stated, ...embargo.filter(one => !isStated(one))]
  const isYear = published !== undefined && /^\d{4}$/.test(published)
  const dates =
    published === undefined || isYear ? others : [{ date: published, dateType: 'Issued' as const }, ...others]
  return {
    ...(year !== undefined && year >= 0 && { publicationYear: year }),
    ...(dates.length > 0 && { dates }),
  }
}

function readSubject(entry: MemberReader): Subject {
  const [subject, scheme, id] = [entry.text('subject'), entry.text('scheme'), entry.text('id')]
  entry.leave(['title', 'props'])
  return {
    ...(subject !== undefined && { subject }),
    ...(scheme !== undefined && { subjectScheme: scheme }),
    ...(id !== undefined && { valueUri: id }),
  }
}

function readIdentifier(entry: MemberReader): AlternateIdentifier {
  const [identifier, scheme] = [entry.text('identifier'), entry.text('scheme')]
  const given = scheme ?? identify(identifier ?? '')?.type ?? 'other'
  const type = given === 'other' ? 'Other' : (invenioSchemes.termOf(given) ?? given)
  return { ...(identifier !== undefined && { alternateIdentifier: identifier }), alternateIdentifierType: type }
}

function readRights(entry: MemberReader): Rights {
  const id = entry.text('id')
  const props = entry.member('props')
  const [url, scheme] = [props.text('url'), props.text('scheme')]
  const link = url === undefined || entry.peek('link') === url ? entry.text('link') : undefined
  const title = localText(entry, 'title')
  const isSpdx = id !== undefined && (scheme === undefined || /^spdx$/i.test(scheme))
  const rightsUri = url ?? link
  return {
    ...(title !== undefined && { rights: title.text, lang: title.lang }),
    ...(rightsUri !== undefined && { rightsUri }),
    ...(id !== undefined && { rightsIdentifier: id }),
    ...(isSpdx && { rightsIdentifierScheme: 'SPDX', schemeUri: 'https://spdx.org/licenses/' }),
  }
}

/**
 * Reads the places of a record, which are GeoJSON features (RFC 7946). Shapes that the kernel lacks are kept as extras.
 */
function readLocations(metadata: MemberReader): GeoLocation[] {
  return metadata
    .member('locations')
    .members('features')
    .map(feature => {
      const place = feature.text('place')
      return { ...readGeometry(feature), ...(place !== undefined && { geoLocationPlace: place }) }
    })
}

function readGeometry(feature: MemberReader): GeoLocation {
  const geometry = feature.peekAny('geometry')
  if (!isObject(geometry)) return {}
  const { type, coordinates } = geometry
  const shape = type === 'Point' ? pointShape(coordinates) : type === 'Polygon' ? polygonShape(coordinates) : undefined
  if (shape === undefined) return {}
  feature.member('geometry').leave(['type', 'coordinates'])
  return shape
}

function pointShape(coordinates: unknown): GeoLocation | undefined {
  const point = pointOf(coordinates)
  return point === undefined ? undefined : { geoLocationPoint: point }
}

/**
 * Reads a polygon with a single ring. Returns undefined for any other value, such as a polygon with holes, which the
 * kernel cannot represent.
 */
function polygonShape(coordinates: unknown): GeoLocation | undefined {
  const rings: unknown[] = Array.isArray(coordinates) ? coordinates : []
  const [ring] = rings
  if (rings.length !== 1 || !Array.isArray(ring)) return undefined
  const parts = (ring as unknown[]).flatMap((position): PolygonPart[] => {
    const point = pointOf(position)
    return point === undefined ? [] : [{ polygonPoint: point }]
  })
  return parts.length === ring.length && parts.length > 0 ? { geoLocationPolygon: parts } : undefined
}

/**
 * Reads a position: the longitude, then the latitude. Returns undefined for any other value, such as a position with a
 * height, which the kernel cannot represent.
 */
function pointOf(position: unknown): GeoLocationPoint | undefined {
  if (!Array.isArray(position) || position.length !== 2) return undefined
  const [pointLongitude, pointLatitude] = position as unknown[]
  return typeof pointLongitude === 'number' && typeof pointLatitude === 'number'
    ? { pointLongitude, pointLatitude }
    : undefined
}
