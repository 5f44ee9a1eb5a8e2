import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { isTooDeep, readersOf } from '../work/read-json-records.ts'
import { readWorks } from './read/read-works.ts'
import { writeSchemaOrg, writeSchemaOrgGraph } from './write.ts'

/** schema.org JSON-LD, which search engines read in landing pages. */
export const schemaOrg: OtherFormat<'schema-org', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  id: 'schema-org',
  name: 'schema.org',
  ...fileTypes['schema-org'],
  detect: (text, sample = sampleText(text)) => isSchemaOrg(sample.object()) || isSchemaOrg(sample.value()),
  ...readersOf(input => readWorks(input, 'schema-org')),
  write: writeSchemaOrg,
  writeAll: writeSchemaOrgGraph,
}

/** Whether an object names schema.org in its context, or has one of its classes written in full. */
function isSchemaOrg(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const given: readonly unknown[] = [Reflect.get(value, '@context'), Reflect.get(value, '@type')]
  if (isTooDeep(given)) return false
  const [context = '', type = ''] = given.map(one => JSON.stringify(one))
  return /\/\/(?:www\.)?schema\.org/.test(context.slice(0, 5000) + type.slice(0, 1000))
}
