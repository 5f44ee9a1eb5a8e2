import { lazily } from '../../core/lazily.ts'
import { entryOf } from '../../core/object.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Extra } from '../writing/extras.ts'
import { isDerivedContainer } from './container.ts'
import { derivedTypes } from './types.ts'

/** A predicate that returns true for a value outside the model if the registry derives that value from the record. */
export type IsDerived = (extra: Pick<Extra, 'path' | 'value'>) => boolean

/**
 * Returns a predicate for the values outside the model that the registry derives from a record: a container, and types
 * in other formats. Dropping such a value loses nothing.
 */
export function derivedFrom(record: Datacite): IsDerived {
  const types = lazily(() => derivedTypes(record.types?.resourceTypeGeneral, record.types?.resourceType))
  return ({ path: [name, member = '', ...deeper], value }) => {
    if (name === 'container' && member === '') return isDerivedContainer(record, value)
    return name === 'types' && deeper.length === 0 && entryOf<string>(types(), member) === value
  }
}
