import type { ElementPlan } from './plan.ts'
import { resourcePlan } from './plan.ts'
import type { Oddity } from './reading.ts'

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

/** Attributes of the root in 2.x; the registry has kept these values itself since then. */
const bookkeeping = new Set(['lastMetadataUpdate', 'metadataVersionNumber'])

/** Whether an oddity is one in a kernel before 4.0. */
export const oddInRetired = (oddity: Oddity): boolean =>
  oddity.kind !== 'attribute' || oddity.element.parent !== undefined || !bookkeeping.has(oddity.attribute.name)
