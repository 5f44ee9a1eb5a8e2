import { partByPart } from '../report/reporter.ts'
import { resultsOf } from '../report/results.ts'
import { safeJson } from '../text/printable.ts'

/** Writes each result of the JSON report on a separate line. */
export const ndjson = partByPart(() => ({
  begin: () => '',
  *part(file) {
    for (const result of resultsOf(file)) yield `${safeJson(result)}\n`
  },
  end: () => '',
}))
