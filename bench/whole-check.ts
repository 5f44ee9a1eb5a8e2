import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from '../src/validation/check.ts'
import { type Answer, restAnswers, withFindings, withLongLists, withXml } from './answers.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * The whole recommended check, compared with JSON.parse of the same bytes.
 *
 * The inputs are uniform records that should be clean (one per call, and all together as NDJSON) and responses of the
 * REST API (one per call), some of them real if available.
 */
export const wholeCheck: Bench = {
  id: 'check',
  async run(effort) {
    const texts = textsOf(restRecords(200))
    const answers = restAnswers(200)
    const long = Array.from({ length: 10 }, (_, place) =>
      withLongLists(answers[place] as Answer, answers.slice(20 * place, 20 * place + 20)),
    )
    const real = realAnswers()
    return [
      cleanRow('check of a record, JSON.parse', texts, texts, effort),
      cleanRow('check of NDJSON, JSON.parse of its lines', texts, [texts.join('\n')], effort),
      row('  of varied answers of the REST API', textsOf(answers), effort),
      row('  and with xml', textsOf(answers.map(withXml)), effort),
      row('  and with findings', textsOf(answers.map(withFindings)), effort),
      row('  and with long lists', textsOf(long), effort),
      ...(real.length === 0 ? [] : [row(`  of ${real.length} real answers`, real, effort)]),
    ]
  },
}

const textsOf = (records: readonly object[]): string[] => records.map(record => JSON.stringify(record))

/**
 * Returns the real responses from the reference material in `../shared` or `$CITABLE_SHARED`, or none if the folder of
 * responses is missing.
 */
function realAnswers(): string[] {
  const shared = process.env.CITABLE_SHARED ?? fileURLToPath(new URL('../../shared', import.meta.url))
  const folder = join(shared, 'corpus', 'rest')
  return existsSync(folder) ? readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8')) : []
}

/** Returns a row for records that should be clean. If there are findings, the row's label names their rules. */
function cleanRow(what: string, lines: readonly string[], inputs: readonly string[], effort: Effort): Row {
  const found = inputs
    .flatMap(input => check(input))
    .flatMap(({ records, diagnostics }) => [...diagnostics, ...records.flatMap(record => record.diagnostics)])
  const rules = [...new Set(found.map(({ rule }) => rule))]
  return row(rules.length === 0 ? what : `${what} (not clean: ${rules.join(', ')})`, lines, effort, { inputs, most: 3 })
}

function row(
  what: string,
  lines: readonly string[],
  effort: Effort,
  { inputs = lines, most = 25 }: { inputs?: readonly string[]; most?: number } = {},
): Row {
  const { baseline, candidate } = compare(
    () => lines.map(line => JSON.parse(line)).length,
    () => inputs.reduce((count, input) => count + check(input).records.length, 0),
    effort,
  )
  return {
    what,
    baseline: duration(baseline / lines.length),
    candidate: duration(candidate / lines.length),
    ratio: times(candidate / baseline),
    target: `at most ${most} ×`,
    reached: candidate / baseline <= most,
  }
}
