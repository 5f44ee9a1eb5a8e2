import { biblatex, bibtex } from './bibtex/format.ts'
import { cff } from './cff/format.ts'
import { crossref } from './crossref/format.ts'
import { cslJson } from './csl-json/format.ts'
import { dublinCoreJson } from './dublin-core/json.ts'
import { dublinCoreXml } from './dublin-core/xml.ts'
import type { Format } from './format.ts'
import { inveniordm } from './inveniordm/format.ts'
import { schemaOrg } from './schema-org/format.ts'

/** The formats of others; where a text could be of several, the first that says so reads it. */
export const otherFormats: readonly Format[] = [
  bibtex,
  biblatex,
  cff,
  dublinCoreXml,
  dublinCoreJson,
  cslJson,
  schemaOrg,
  crossref,
  inveniordm,
]
