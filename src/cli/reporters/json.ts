import type { Reporter } from '../report/reporter.ts'
import { resultsOf } from '../report/results.ts'
import { safeJson } from '../text/printable.ts'

/** One JSON object: `version` of this shape (1), `results` with all findings by file and record, `summary` with the counts. */
export const json: Reporter = ({ files, summary }) =>
  `${safeJson({ version: 1, results: files.flatMap(file => [...resultsOf(file)]), summary }, 2)}\n`
