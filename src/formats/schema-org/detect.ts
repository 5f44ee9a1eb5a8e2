import type { TextSample } from '../../datacite/read/sample.ts'
import { isTooDeep } from '../work/reading/too-deep.ts'

/** True if a value, or the first object inside it, is schema.org JSON-LD. */
export const isSchemaOrg = (sample: TextSample): boolean =>
  namesSchemaOrg(sample.object()) || namesSchemaOrg(sample.value())

/** True if the context of an object contains schema.org, or if its type is the full IRI of a schema.org class. */
function namesSchemaOrg(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const given: readonly unknown[] = [Reflect.get(value, '@context'), Reflect.get(value, '@type')]
  if (isTooDeep(given)) return false
  const [context = '', type = ''] = given.map(one => JSON.stringify(one))
  return /\/\/(?:www\.)?schema\.org/.test(context.slice(0, 5000) + type.slice(0, 1000))
}
