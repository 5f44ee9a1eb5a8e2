import { isObject } from '../../core/object.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Extra } from '../writing/extras.ts'
import { derivedContainers } from './container.ts'
import { derivedTypes } from './types.ts'

/**
 * True if the registry derives a value that a record held beyond the model from what the kernel keeps, so that nothing is lost without it:
 * the types in other formats, and the container.
 */
export function isDerivedByRegistry({ path, value }: Pick<Extra, 'path' | 'value'>, record: Datacite): boolean {
  const [name, member = ''] = path
  if (name === 'container' && path.length === 1) return derivedContainers({ ...record }).some(one => isSame(one, value))
  if (name !== 'types' || path.length !== 2) return false
  const derived: Readonly<Record<string, string | undefined>> = {
    ...derivedTypes(record.types?.resourceTypeGeneral, record.types?.resourceType),
  }
  // A name that is not known is the registry's own, whatever it is.
  return Object.hasOwn(derived, member) && (derived[member] ?? value) === value
}

/** True if two objects have the same members; the order does not count. */
const isSame = (one: Readonly<Record<string, unknown>>, other: unknown): boolean =>
  isObject(other) &&
  Object.keys(other).length === Object.keys(one).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)
