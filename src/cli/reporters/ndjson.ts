import { partByPart } from '../report/reporter.ts'
import { resultsOf } from '../report/results.ts'
import { safeJson } from '../text/printable.ts'

/** One result of the JSON format a line, and nothing else. */
export const ndjson = partByPart(() => ({
  begin: () => '',
  *part(file) {
    for (const result of resultsOf(file)) yield `${safeJson(result)}\n`
  },
  end: () => '',
}))
