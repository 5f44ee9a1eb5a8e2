import type { Types } from '../../../model/datacite.ts'
import { generalTypeOfClass, isGeneralType } from '../types.ts'
import type { NodeMembers } from './members.ts'
import type { NodeReading } from './reading.ts'

/** The type of a work by its classes, or by an additionalType that is a general type itself; the other one is free text. */
export function typesIn(reading: NodeReading, members: NodeMembers): Types {
  const classes = members.types()
  const free = members.texts('additionalType')
  const told = free.find(isGeneralType)
  const known = classes.flatMap(type => generalTypeOfClass(type) ?? [])[0]
  const unknown = known === undefined ? classes.find(type => type !== '') : undefined
  if (told === undefined && unknown !== undefined)
    reading.note(['@type'], `The class "${unknown}" stands for no general type of resource; it is read as "Other".`)
  const rest = free.filter((text, index) => index !== free.findIndex(isGeneralType) || text !== told)
  const resourceType = rest[0] ?? unknown
  return {
    resourceTypeGeneral: told ?? known ?? 'Other',
    ...(resourceType !== undefined && { resourceType }),
  }
}
