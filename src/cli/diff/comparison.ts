import { diff } from '../../datacite/diff/diff.ts'
import type { Difference } from '../../datacite/diff/difference.ts'
import type { GivenRecord } from '../records.ts'
import { matchRecords } from './match.ts'

/** What a run of `diff` found. */
export interface Comparison {
  pairs: { before: GivenRecord; after: GivenRecord; differences: Difference[] }[]
  onlyBefore: GivenRecord[]
  onlyAfter: GivenRecord[]
  summary: ComparisonSummary
}

/** The counts of a comparison. */
export interface ComparisonSummary {
  /** Records that are on both sides. */
  compared: number
  /** Records that differ in more than spelling. */
  different: number
  /** Records that are on one side only. */
  unmatched: number
  differences: number
  /** Differences in spelling only; they are not among `differences`. */
  spelling: number
}

/** Compares two sets of records. */
export function compareRecords(before: readonly GivenRecord[], after: readonly GivenRecord[]): Comparison {
  const { pairs: matched, onlyBefore, onlyAfter } = matchRecords(before, after)
  const pairs = matched.map(([one, other]) => ({
    before: one,
    after: other,
    differences: diff(one.record, other.record),
  }))
  const real = pairs.map(({ differences }) => differences.filter(({ kind }) => kind !== 'spelling').length)
  const differences = real.reduce((sum, number) => sum + number, 0)
  const all = pairs.reduce((sum, pair) => sum + pair.differences.length, 0)
  return {
    pairs,
    onlyBefore,
    onlyAfter,
    summary: {
      compared: pairs.length,
      different: real.filter(number => number > 0).length,
      unmatched: onlyBefore.length + onlyAfter.length,
      differences,
      spelling: all - differences,
    },
  }
}
