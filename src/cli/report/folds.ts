import type { Diagnostic } from '../../core/diagnostic.ts'
import { oneLine } from '../text/printable.ts'
import type { Located } from './report.ts'
import type { ReportState } from './reporter.ts'

/** Equal findings of several records that are shown as the first of them. */
export interface Fold {
  /** The number of findings, the first included. */
  times: number
  /** The number of records with such a finding. */
  records: number
  /** The other findings, in the order of the report. */
  others: Located[]
}

/** The findings of a report that stand for equal ones, and those that are not shown because of them. */
export interface Folds {
  /** Returns the fold that a shown finding represents; undefined if it represents only itself. */
  foldOf(diagnostic: Diagnostic): Fold | undefined
  /** True if a finding is represented by an earlier one. */
  isFolded(diagnostic: Diagnostic): boolean
}

/** Equal findings are folded from this number on: two are quicker read than counted. */
const fewest = 3

/** Folds findings that are equal in rule, severity and message and occur three times or more, in two records or more. */
export function foldsOf(findings: Iterable<Located>): Folds {
  const kinds = new Map<string, Located[]>()
  for (const located of findings) {
    const kind = kinds.get(kindOf(located.diagnostic))
    if (kind === undefined) kinds.set(kindOf(located.diagnostic), [located])
    else kind.push(located)
  }
  const folds = new Map<Diagnostic, Fold>()
  const folded = new Set<Diagnostic>()
  for (const [first, ...others] of kinds.values()) {
    if (first === undefined || others.length < fewest - 1) continue
    const all = [first, ...others]
    const records = new Set(all.map(recordOf)).size
    if (records < 2) continue
    folds.set(first.diagnostic, {
      times: all.reduce((sum, { diagnostic }) => sum + timesOf(diagnostic), 0),
      records,
      others,
    })
    for (const { diagnostic } of others) folded.add(diagnostic)
  }
  return { foldOf: diagnostic => folds.get(diagnostic), isFolded: diagnostic => folded.has(diagnostic) }
}

/** A fold of a report that is written part by part, as JSON. */
export interface StreamedFold {
  rule: string
  message: string
  times: number
  records: number
  /** The record that was counted last. */
  last: string
}

/** More kinds of findings than a person reads; findings of further kinds are all shown. */
const mostKinds = 2000

/**
 * Returns a filter that shows the first two of equal findings of a report that is written part by part, and counts all of them in the
 * state.
 */
export function foldingParts(state: ReportState): (findings: readonly Located[]) => Located[] {
  state.folds ??= {}
  const folds = state.folds as Record<string, StreamedFold>
  let kinds = Object.keys(folds).length
  return findings =>
    findings.filter(located => {
      const { diagnostic } = located
      const kind = kindOf(diagnostic)
      const fold = Object.hasOwn(folds, kind) ? folds[kind] : undefined
      const record = recordOf(located)
      if (fold === undefined) {
        if (kinds >= mostKinds) return true
        kinds++
        const { rule, message } = diagnostic
        folds[kind] = { rule, message: oneLine(message), times: timesOf(diagnostic), records: 1, last: record }
        return true
      }
      const isNew = fold.last !== record
      const isShown = fold.times + 1 < fewest || (fold.records === 1 && !isNew)
      fold.times += timesOf(diagnostic)
      if (isNew) fold.records++
      fold.last = record
      return isShown
    })
}

/** Returns the folds of a report that was written part by part, the most frequent first. */
export const streamedFolds = (state: ReportState): StreamedFold[] =>
  Object.values((state.folds ?? {}) as Record<string, StreamedFold>)
    .filter(({ times, records }) => times >= fewest && records > 1)
    .sort((a, b) => b.times - a.times)

const kindOf = ({ rule, severity, message }: Diagnostic): string => `${severity} ${rule} ${message}`

const recordOf = ({ file, record }: Located): string => `${record?.index ?? ''} ${file.file}`

const timesOf = ({ count = 1 }: Diagnostic): number => count
