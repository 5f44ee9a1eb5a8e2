import { partByPart } from '../report/reporter.ts'
import { resultsOf } from '../report/results.ts'
import { listEnd, listEntry } from '../text/json-list.ts'
import { safeJson } from '../text/printable.ts'

/**
 * Writes a report as one JSON object.
 *
 * Its members are `version` (1, the version of this structure), `results` with all findings by file and record,
 * `summary` with the counts, and further counts if there are any.
 */
export const json = partByPart((_, state) => ({
  begin: () => '{\n  "version": 1,\n  "results": [',
  *part(file) {
    for (const result of resultsOf(file)) yield listEntry(result, '    ', state)
  },
  end: ({ summary }, more) =>
    `${listEnd(state, '  ')},\n  ${safeJson({ summary, ...more }, 2)
      .slice(1, -1)
      .trim()}\n}\n`,
}))
