import type { Members } from '../object.ts'
import { containerDerived } from './behaviours/container.ts'
import { Work } from './work.ts'

/** The attributes that the registry makes its XML of: as they are by then, with the container that is worked out whenever it is asked for. */
export function attributesForXml({ attributes, sending, surroundings }: Work): Members {
  const own = new Work({ ...attributes }, sending, surroundings)
  containerDerived.apply(own)
  return own.attributes
}
