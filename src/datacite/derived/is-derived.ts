import { isObject } from '../../core/object.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Extra } from '../writing/extras.ts'
import { derivedContainers } from './container.ts'
import { derivedTypes } from './types.ts'

/**
 * True if a value outside the model is a container, or a type in another format, that the registry derives from the
 * kernel's values. Dropping the value then loses nothing.
 */
export function isDerivedByRegistry({ path, value }: Pick<Extra, 'path' | 'value'>, record: Datacite): boolean {
  const [name, member = ''] = path
  if (name === 'container' && path.length === 1) return derivedContainers({ ...record }).some(one => isSame(one, value))
  if (name !== 'types' || path.length !== 2) return false
  const derived: Readonly<Record<string, string>> = {
    ...derivedTypes(record.types?.resourceTypeGeneral, record.types?.resourceType),
  }
  return Object.hasOwn(derived, member) && derived[member] === value
}

/** True if two objects have the same members in any order. */
const isSame = (one: Readonly<Record<string, unknown>>, other: unknown): boolean =>
  isObject(other) &&
  Object.keys(other).length === Object.keys(one).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)
