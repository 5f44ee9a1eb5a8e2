import type { Format } from './format.ts'
import { schemaOrg } from './schema-org/format.ts'

/** The formats of others; where a text could be of several, the first that says so reads it. */
export const otherFormats: readonly Format[] = [schemaOrg]
