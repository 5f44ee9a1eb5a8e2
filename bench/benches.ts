import type { Bench } from './bench.ts'
import { bibtexReading } from './bibtex-reading.ts'
import { catalogLoads } from './catalog.ts'
import { commandTime } from './command-time.ts'
import { conversion } from './convert.ts'
import { cslCitation } from './csl.ts'
import { dumps } from './dumps.ts'
import { entrySize } from './entry-size.ts'
import { fileDownloads } from './files.ts'
import { houseCitation } from './house-citation.ts'
import { httpLoads } from './http.ts'
import { importTime } from './import-time.ts'
import { keystrokes } from './lsp.ts'
import { foreignPairs } from './pairs.ts'
import { registrationPlan } from './register.ts'
import { prediction } from './registered.ts'
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
  foreignPairs,
  bibtexReading,
  writerBench,
  houseCitation,
  cslCitation,
  versionGraphs,
  keystrokes,
  importTime,
  commandTime,
  entrySize,
  prediction,
  registrationPlan,
  streams,
  dumps,
  catalogLoads,
  httpLoads,
  fileDownloads,
]
