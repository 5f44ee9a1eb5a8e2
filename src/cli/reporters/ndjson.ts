import type { Reporter } from '../report/reporter.ts'
import { resultsOf } from '../report/results.ts'
import { safeJson } from '../text/printable.ts'

/** One result of the JSON format a line, and nothing else. */
export const ndjson: Reporter = ({ files }) =>
  files.flatMap(file => [...resultsOf(file)].map(result => `${safeJson(result)}\n`)).join('')
