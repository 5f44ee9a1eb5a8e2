import { isObject } from '../../core/object.ts'
import { addCounts, type Counts, noCounts, orderedCounts, type Tally } from '../report/counts/counts.ts'
import type { Summary } from '../report/report.ts'

/** A JSON report of `check`, with the members that are needed to merge reports. */
export interface JsonReport {
  version: 1
  results?: { file: string; index?: number }[]
  summary: Summary
  counts?: Counts
}

/** Returns a value if it is a report of `check`, else undefined. */
export function asReport(value: unknown): JsonReport | undefined {
  if (!isObject(value) || value.version !== 1 || value.kind !== undefined || !isObject(value.summary)) return undefined
  const { results, summary, counts } = value
  if (!summaryNames.every(name => typeof summary[name] === 'number')) return undefined
  if (results !== undefined && !(Array.isArray(results) && results.every(isResult))) return undefined
  if (counts !== undefined && !isCounts(counts)) return undefined
  return value as unknown as JsonReport
}

const summaryNames = ['files', 'records', 'invalid', 'errors', 'warnings', 'infos'] as const

const optionalNames = ['notListed', 'inDrafts', 'skipped', 'known', 'suppressed'] as const

const isResult = (value: unknown): boolean => isObject(value) && typeof value.file === 'string'

const isCounts = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value.rules) &&
  Object.values(value.rules).every(count => typeof count === 'number') &&
  (['kernels', 'clients', 'years'] as const).every(
    kind => isObject(value[kind]) && Object.values(value[kind] as object).every(isTally),
  )

const isTally = (value: unknown): value is Tally =>
  isObject(value) && typeof value.records === 'number' && typeof value.invalid === 'number'

/**
 * Merges reports on parts of a run: sums all counts, and sorts results by file and record. Omits `counts` or `results`
 * if a part lacks them.
 *
 * The merged report does not depend on how the work was divided.
 */
export function mergedReports(parts: readonly JsonReport[]): JsonReport {
  const summary: Summary = { files: 0, records: 0, invalid: 0, errors: 0, warnings: 0, infos: 0 }
  for (const part of parts) {
    for (const name of summaryNames) summary[name] += part.summary[name]
    for (const name of optionalNames) {
      const count = part.summary[name]
      if (typeof count === 'number') summary[name] = (summary[name] ?? 0) + count
    }
  }
  const counts = parts.every(part => part.counts !== undefined)
    ? orderedCounts(parts.reduce((sum, part) => addCounts(sum, part.counts ?? noCounts()), noCounts()))
    : undefined
  const results = parts.every(part => part.results !== undefined)
    ? parts
        .flatMap(({ results: list = [] }) => placed(list))
        .sort(byPlace)
        .map(({ result }) => result)
    : undefined
  return { version: 1, ...(results && { results }), summary, ...(counts && { counts }) }
}

type Result = NonNullable<JsonReport['results']>[number]

interface Placed {
  result: Result
  place: number
}

/**
 * Returns results with numbers by which to sort them: the index of the record or, for findings about the file itself, a
 * number just below the index of the next record.
 */
function placed(results: readonly Result[]): Placed[] {
  const list: Placed[] = []
  let next: { file: string; index: number } | undefined
  for (const result of [...results].reverse()) {
    if (result.index !== undefined) next = { file: result.file, index: result.index }
    const following = next?.file === result.file ? next.index : Number.POSITIVE_INFINITY
    list.push({ result, place: result.index ?? following - 0.5 })
  }
  return list.reverse()
}

function byPlace(a: Placed, b: Placed): number {
  if (a.result.file !== b.result.file) return a.result.file < b.result.file ? -1 : 1
  return a.place === b.place ? 0 : a.place < b.place ? -1 : 1
}
