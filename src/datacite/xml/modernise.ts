import type { Path } from '../../core/pointer.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Contributor, Datacite, FundingReference, GeoLocation } from '../../model/datacite.ts'
import { elementsOf, type XmlElement } from '../../text/xml/tree.ts'
import { funderReference } from '../funder-reference.ts'
import { joinedDates, renamedTypes } from '../retired-terms.ts'
import type { Origin, Origins } from './reading.ts'
import { cutText } from './schema/fault.ts'
import { canonicalValue } from './values.ts'

const say = messagesOf('modernise', {
  funder:
    'The contributor "{name}" of type Funder is read as a funding reference; kernel 4 does not have this contributorType.',
  bothDates:
    'The dates of type StartDate and EndDate are read as the date "{date}" of type Collected; kernel 4 uses ranges instead.',
  date: 'The date of type {type} is read as the date "{date}" of type Collected; kernel 4 uses ranges instead.',
  type: 'The resourceTypeGeneral "{old}" is read as "{new}", its name since kernel 3.',
  point:
    'The geoLocationPoint "{text}" is read as latitude {latitude} and longitude {longitude}; kernel 4 has a separate element for each value.',
  box: 'The geoLocationBox "{text}" is read as south {south}, west {west}, north {north} and east {east}; kernel 4 has a separate element for each value.',
})

/** A converted part of a record: its new path, and its location in the document. */
export interface Modernised {
  message: Message
  path: Path
  origin: Origin | undefined
  /** The elements that the converted part cannot represent. */
  left?: readonly XmlElement[]
}

/** Converts a record of a kernel before 4.0 to kernel 4 in place. Returns the conversions. */
export function modernise(record: Datacite, origins: Origins): Modernised[] {
  return [
    ...moveFunders(record, origins),
    ...joinDates(record, origins),
    ...renameType(record, origins),
    ...movePlaces(record, origins),
  ]
}

function movePlaces({ geoLocations }: Datacite, origins: Origins): Modernised[] {
  if (!Array.isArray(geoLocations)) return []
  return geoLocations.flatMap((geoLocation, index) =>
    modernisePlaces(geoLocation).map(({ member, message }) => {
      const origin = origins.get(geoLocation)?.[member]
      return { message, path: ['geoLocations', index, member], origin }
    }),
  )
}

const isFunder = ({ contributorType }: { contributorType?: string }): boolean => contributorType === 'Funder'

function moveFunders(record: Datacite, origins: Origins): Modernised[] {
  const { contributors } = record
  if (!Array.isArray(contributors) || !contributors.some(isFunder)) return []
  const known = origins.get(contributors)
  const kept: Contributor[] = []
  const references: FundingReference[] = Array.isArray(record.fundingReferences) ? record.fundingReferences : []
  const moved: Modernised[] = []
  for (const [index, contributor] of contributors.entries()) {
    const origin = known?.[index]
    const target: object[] = isFunder(contributor) ? references : kept
    if (origin !== undefined) origins.set(target, { ...origins.get(target), [target.length]: origin })
    if (target === kept) {
      kept.push(contributor)
      continue
    }
    const message = say('funder', { name: cutText(String(contributor.name)) })
    moved.push({ message, path: ['fundingReferences', references.length], origin, left: beyondReference(origin) })
    references.push(funderReference(contributor))
  }
  if (kept.length > 0) record.contributors = kept
  else delete record.contributors
  record.fundingReferences = references
  return moved
}

function beyondReference(origin: Origin | undefined): XmlElement[] {
  const parts = origin === undefined ? [] : elementsOf(origin.element)
  const identifier = parts.find(({ local }) => local === 'nameIdentifier')
  return parts.filter(part => part !== identifier && beyond.has(part.local))
}

const beyond = new Set(['givenName', 'familyName', 'nameIdentifier', 'affiliation'])

function joinDates(record: Datacite, origins: Origins): Modernised[] {
  const { dates } = record
  const joined = joinedDates(dates)
  if (dates === undefined || joined === undefined) return []
  const known = origins.get(dates)
  record.dates = joined.map(({ date }) => date)
  const places = Object.create(null)
  origins.set(record.dates, places)
  return joined.flatMap(({ date, from: [first = 0, ...others] }, index) => {
    const origin = known?.[first]
    if (origin !== undefined) places[index] = origin
    const was = dates[first]
    if (was === undefined || was === date) return []
    const inside = origins.get(was)
    if (inside !== undefined) origins.set(date, inside)
    const read = cutText(String(date.date))
    const message =
      others.length > 0 ? say('bothDates', { date: read }) : say('date', { type: String(was.dateType), date: read })
    return { message, path: ['dates', index], origin }
  })
}

function renameType({ types }: Datacite, origins: Origins): Modernised[] {
  const was = types?.resourceTypeGeneral
  const now = renamedTypes.get(was)
  if (types === undefined || now === undefined) return []
  types.resourceTypeGeneral = now
  const message = say('type', { old: cutText(String(was)), new: cutText(now) })
  return [{ message, path: ['types', 'resourceTypeGeneral'], origin: origins.get(types)?.resourceTypeGeneral }]
}

interface ModernisedPlace {
  member: 'geoLocationPoint' | 'geoLocationBox'
  message: Message
}

/**
 * Converts points of two numbers and boxes of four (kernel 3) to the form of kernel 4 in place, and returns the
 * converted members. Texts with a different number of parts stay unchanged, and the schema rejects them.
 */
function modernisePlaces(geoLocation: GeoLocation): ModernisedPlace[] {
  if (typeof geoLocation !== 'object') return []
  const { geoLocationPoint: point, geoLocationBox: box } = geoLocation as Record<string, unknown>
  const modernised: ModernisedPlace[] = []
  // A point is latitude and longitude; a box is its south-west point and its north-east point.
  const [latitude, longitude] = degreesIn(point, 2)
  if (latitude !== undefined && longitude !== undefined) {
    geoLocation.geoLocationPoint = { pointLongitude: longitude, pointLatitude: latitude }
    const message = say('point', { text: cutText(String(point)), latitude, longitude })
    modernised.push({ member: 'geoLocationPoint', message })
  }
  const [south, west, north, east] = degreesIn(box, 4)
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
    geoLocation.geoLocationBox = {
      westBoundLongitude: west,
      eastBoundLongitude: east,
      southBoundLatitude: south,
      northBoundLatitude: north,
    }
    const message = say('box', { text: cutText(String(box)), south, west, north, east })
    modernised.push({ member: 'geoLocationBox', message })
  }
  return modernised
}

/**
 * Returns the parts of a text that are separated by white space, each as `canonicalValue` reads a latitude (a number or
 * text). Returns an empty list unless there are exactly `count` parts.
 */
function degreesIn(text: unknown, count: number): (string | number)[] {
  if (typeof text !== 'string') return []
  const parts = text.split(/[\t\n\r ]+/).filter(part => part !== '')
  return parts.length === count ? parts.map(part => canonicalValue(part, degrees)) : []
}

const degrees = { value: 'latitude' } as const
