import type { Datacite, FundingReference, GeoLocation } from '../../model/datacite.ts'
import { funderReference } from '../funder-reference.ts'
import type { ElementPlan } from './plan.ts'
import { resourcePlan } from './plan.ts'
import type { Oddity, Origin, Origins } from './reading.ts'
import { canonicalValue } from './values.ts'

let grown: ElementPlan | undefined

/**
 * The plan of `resource` in the kernels before 4.0: `rights` stands alone (2.x), points and boxes are lists of numbers (3.x).
 * Made once.
 */
export function retiredPlan(): ElementPlan {
  if (grown !== undefined) return grown
  const plan = resourcePlan()
  const { rightsList, geoLocations } = plan.elements
  const rights = rightsList?.elements.rights
  const geoLocation = geoLocations?.elements.geoLocation
  grown = { ...plan, elements: { ...plan.elements } }
  if (rights !== undefined) grown.elements.rights = { ...rights, index: Object.keys(plan.elements).length }
  if (geoLocations !== undefined && geoLocation !== undefined) {
    const { geoLocationPoint: point, geoLocationBox: box, ...others } = geoLocation.elements
    const elements = { ...others, ...asText(point), ...asText(box) }
    grown.elements.geoLocations = { ...geoLocations, elements: { geoLocation: { ...geoLocation, elements } } }
  }
  return grown
}

const asText = (plan: ElementPlan | undefined): Record<string, ElementPlan> =>
  plan === undefined ? {} : { [plan.local]: { ...plan, kind: 'value', elements: {} } }

/** Attributes that 2.x has at the root, for what the registry keeps itself since. */
const bookkeeping = new Set(['lastMetadataUpdate', 'metadataVersionNumber'])

/** The oddities that are none in a kernel before 4.0. */
export const oddInRetired = (oddity: Oddity): boolean =>
  oddity.kind !== 'attribute' || oddity.element.parent !== undefined || !bookkeeping.has(oddity.attribute.name)

/** A contributor of type Funder that became a funding reference. */
export interface MovedFunder {
  name: unknown
  /** Place in the list of funding references. */
  index: number
  origin: Origin | undefined
}

/** Turns a record as a kernel before 4.0 has it into one of kernel 4, in place; says which funders it has moved. */
export function modernise(record: Datacite, origins: Origins): MovedFunder[] {
  for (const geoLocation of listOf(record.geoLocations)) modernisePlaces(geoLocation)
  const { contributors } = record
  const isFunder = ({ contributorType }: { contributorType?: string }): boolean => contributorType === 'Funder'
  if (!Array.isArray(contributors) || !contributors.some(isFunder)) return []
  const known = origins.get(contributors)
  const kept: NonNullable<Datacite['contributors']> = []
  const references: FundingReference[] = listOf(record.fundingReferences)
  const moved: MovedFunder[] = []
  for (const [index, contributor] of contributors.entries()) {
    const origin = known?.[index]
    const target: object[] = isFunder(contributor) ? references : kept
    if (origin !== undefined) origins.set(target, { ...origins.get(target), [target.length]: origin })
    if (target === kept) {
      kept.push(contributor)
      continue
    }
    moved.push({ name: contributor.name, index: references.length, origin })
    references.push(funderReference(contributor))
  }
  if (kept.length > 0) record.contributors = kept
  else delete record.contributors
  record.fundingReferences = references
  return moved
}

const listOf = <T>(list: T[] | undefined): T[] => (Array.isArray(list) ? list : [])

/** A point is its latitude and longitude; a box the point in its south-west and the point in its north-east. */
function modernisePlaces(geoLocation: GeoLocation): void {
  if (typeof geoLocation !== 'object') return
  const { geoLocationPoint: point, geoLocationBox: box } = geoLocation as Record<string, unknown>
  const [latitude, longitude] = numbers(point, 2)
  if (latitude !== undefined && longitude !== undefined)
    geoLocation.geoLocationPoint = { pointLongitude: longitude, pointLatitude: latitude }
  const [south, west, north, east] = numbers(box, 4)
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined)
    geoLocation.geoLocationBox = {
      westBoundLongitude: west,
      eastBoundLongitude: east,
      southBoundLatitude: south,
      northBoundLatitude: north,
    }
}

/** The numbers of a text, if there are as many as wanted. */
function numbers(text: unknown, count: number): (string | number)[] {
  if (typeof text !== 'string') return []
  const parts = text.split(/[\t\n\r ]+/).filter(part => part !== '')
  return parts.length === count ? parts.map(part => canonicalValue(part, degrees)) : []
}

const degrees = { value: 'latitude' } as const
