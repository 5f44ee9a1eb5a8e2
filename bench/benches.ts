import type { Bench } from './bench.ts'
import { catalogLoads } from './catalog.ts'
import { conversion } from './convert.ts'
import { cslCitation } from './csl.ts'
import { entrySize } from './entry-size.ts'
import { fileDownloads } from './files.ts'
import { houseCitation } from './house-citation.ts'
import { httpLoads } from './http.ts'
import { importTime } from './import-time.ts'
import { keystrokes } from './lsp.ts'
import { registrationPlan } from './register.ts'
import { schemaCheck } from './schema-check.ts'
import { streams } from './streams.ts'
import { versionGraphs } from './version-graph.ts'
import { wholeCheck } from './whole-check.ts'
import { writerBench } from './writers.ts'
import { xmlCheck } from './xml.ts'

/** All measurements, in the order of the table. */
export const benches: readonly Bench[] = [
  schemaCheck,
  wholeCheck,
  xmlCheck,
  conversion,
  writerBench,
  houseCitation,
  cslCitation,
  versionGraphs,
  keystrokes,
  importTime,
  entrySize,
  registrationPlan,
  streams,
  catalogLoads,
  httpLoads,
  fileDownloads,
]
