import { check } from '../src/validation/check.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/** The whole recommended check of clean records against JSON.parse of the same bytes: one record per call, and many lines at once. */
export const wholeCheck: Bench = {
  id: 'check',
  async run(effort) {
    const texts = restRecords(200).map(record => JSON.stringify(record))
    return [
      row('check of a record, JSON.parse', texts, texts, effort),
      row('check of NDJSON, JSON.parse of its lines', texts, [texts.join('\n')], effort),
    ]
  },
}

function row(what: string, lines: readonly string[], inputs: readonly string[], effort: Effort): Row {
  const { baseline, candidate } = compare(
    () => lines.map(line => JSON.parse(line)).length,
    () => inputs.reduce((count, input) => count + check(input).records.length, 0),
    effort,
  )
  const found = inputs
    .flatMap(input => check(input))
    .flatMap(({ records, diagnostics }) => [...diagnostics, ...records.flatMap(record => record.diagnostics)])
  const rules = [...new Set(found.map(({ rule }) => rule))]
  return {
    what: rules.length === 0 ? what : `${what} (not clean: ${rules.join(', ')})`,
    baseline: duration(baseline / lines.length),
    candidate: duration(candidate / lines.length),
    ratio: times(candidate / baseline),
    target: 'at most 3 ×',
    reached: candidate / baseline <= 3,
  }
}
