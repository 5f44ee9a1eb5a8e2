import type { Diagnostic } from '../../core/diagnostic.ts'
import { oneLine } from '../text/printable.ts'
import type { Located } from './report.ts'
import type { ReportState } from './reporter.ts'

/** A group of equal findings about several records, represented by the first finding. */
export interface Fold {
  /** The number of findings, including the first. */
  times: number
  /** The number of records with at least one of the findings. */
  records: number
  /** The findings after the first, in the order of the report. */
  others: Located[]
}

/** The folds of a report, and the findings that they hide. */
export interface Folds {
  /** Returns the fold that a shown finding represents. Returns undefined if the finding represents only itself. */
  foldOf(diagnostic: Diagnostic): Fold | undefined
  /** True if the finding belongs to a fold that an earlier finding represents. */
  isFolded(diagnostic: Diagnostic): boolean
}

/** The minimum number of equal findings to fold. Two findings are quicker to read than a count. */
const fewest = 3

/** Folds findings with the same rule, severity and message that occur at least three times in at least two records. */
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
    if (first === undefined) continue
    const all = [first, ...others]
    const records = new Set(all.map(recordOf)).size
    const times = all.reduce((sum, { diagnostic }) => sum + timesOf(diagnostic), 0)
    if (records < 2 || times < fewest) continue
    folds.set(first.diagnostic, { times, records, others })
    for (const { diagnostic } of others) folded.add(diagnostic)
  }
  return { foldOf: diagnostic => folds.get(diagnostic), isFolded: diagnostic => folded.has(diagnostic) }
}

/** A fold in a streamed report, as JSON. */
export interface StreamedFold {
  rule: string
  message: string
  times: number
  records: number
  /** The index of the last counted record and the name of its file, separated by a space. */
  last: string
}

/** The maximum number of kinds of findings to fold. Findings of further kinds are all shown. */
const mostKinds = 2000

/**
 * Returns a filter that removes repeated findings from a streamed report, and counts equal findings in `state`.
 *
 * Keeps a finding if at most one equal finding came before, or if all earlier equal findings are about the record of
 * that finding.
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

/** Returns the folds of a streamed report, the most frequent first. */
export const streamedFolds = (state: ReportState): StreamedFold[] =>
  Object.values((state.folds ?? {}) as Record<string, StreamedFold>)
    .filter(({ times, records }) => times >= fewest && records > 1)
    .sort((a, b) => b.times - a.times)

const kindOf = ({ rule, severity, message }: Diagnostic): string => `${severity} ${rule} ${message}`

const recordOf = ({ file, record }: Located): string => `${record?.index ?? ''} ${file.file}`

const timesOf = ({ count = 1 }: Diagnostic): number => count
