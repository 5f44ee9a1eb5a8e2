import type { Types } from '../../../model/datacite.ts'
import { generalTypeOfItem, itemOfClass, itemOfText, saidOfItem } from '../../work/item-types.ts'
import { generalTypeOfClass, isGeneralType, saysMore } from '../types.ts'
import type { NodeMembers } from './members.ts'
import type { NodeReading } from './reading.ts'

/** The type of a work, and the item type of CSL where it says more. */
interface ReadTypes {
  types: Types
  item?: string | undefined
}

/**
 * Reads the type of a work from its classes or from an additionalType that is a general type; any other additionalType is free text,
 * and an item type in words behind that is the item type.
 */
export function typesIn(reading: NodeReading, members: NodeMembers): ReadTypes {
  const classes = members.types()
  const free = members.texts('additionalType')
  const told = free.find(isGeneralType)
  const known = classes.flatMap(type => generalTypeOfClass(type) ?? (type === 'Project' ? 'Project' : []))[0]
  const unknown = known === undefined ? classes.find(type => type !== '') : undefined
  if (told === undefined && unknown !== undefined)
    reading.note(['@type'], `The class "${unknown}" corresponds to no general resource type; it is read as "Other".`)
  const rest = free.filter((text, index) => index !== free.findIndex(isGeneralType) || text !== told)
  const general = told ?? known ?? 'Other'
  const ofClass = told === undefined ? undefined : classes.map(itemOfClass).find(item => item !== undefined)
  const found = ofClass ?? rest.slice(1).flatMap(text => itemOfText(general, text) ?? [])[0]
  const own = found !== undefined && generalTypeOfItem(found) === general ? found : undefined
  const { text, item } = saidOfItem(
    own,
    rest[0] ?? unknown ?? (told === undefined ? classes.find(saysMore) : undefined),
  )
  return { types: { resourceTypeGeneral: general, ...(text !== undefined && { resourceType: text }) }, item }
}
