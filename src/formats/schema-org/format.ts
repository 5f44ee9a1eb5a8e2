import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { schemaOrgRow } from '../table.ts'
import { readersOf } from '../work/reading/read-json-records.ts'
import { isSchemaOrg } from './detect.ts'
import { readWorks } from './read/read-works.ts'
import { writeSchemaOrg, writeSchemaOrgGraph } from './writing/write.ts'

/** schema.org JSON-LD, which search engines read in landing pages. */
export const schemaOrg: OtherFormat<'schema-org', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...schemaOrgRow,
  detect: (text, sample = sampleText(text)) => isSchemaOrg(sample),
  ...readersOf(input => readWorks(input, 'schema-org')),
  write: writeSchemaOrg,
  writeAll: writeSchemaOrgGraph,
}
