import { diffRecords } from '../../datacite/diff/diff.ts'
import type { Difference } from '../../datacite/diff/difference.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { GivenRecord } from '../records.ts'

/** The result of a `diff` run. */
export interface Comparison {
  pairs: { before: GivenRecord; after: GivenRecord; differences: Difference[] }[]
  onlyBefore: GivenRecord[]
  onlyAfter: GivenRecord[]
  summary: ComparisonSummary
}

/** The counts of a comparison. */
export interface ComparisonSummary {
  /** The number of pairs of matching records. */
  compared: number
  /** The number of pairs with at least one difference whose kind is not `spelling`. */
  different: number
  /** The number of records on one side only. */
  unmatched: number
  differences: number
  /** The number of differences of the kind `spelling`, which `differences` excludes. */
  spelling: number
}

/** Pairs the records of two sets, by DOI where possible, and compares the records of each pair. */
export function compareRecords(before: readonly GivenRecord[], after: readonly GivenRecord[]): Comparison {
  const { pairs: matched, onlyBefore, onlyAfter } = matchRecords(before, after)
  const pairs = matched.map(([one, other]) => ({
    before: one,
    after: other,
    differences: diffRecords(one.record, other.record),
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

interface Matched {
  pairs: [before: GivenRecord, after: GivenRecord][]
  onlyBefore: GivenRecord[]
  onlyAfter: GivenRecord[]
}

/**
 * Pairs records by DOI, and records without a DOI in the order in which they occur. If each set contains a single
 * record, the two always form a pair.
 */
function matchRecords(before: readonly GivenRecord[], after: readonly GivenRecord[]): Matched {
  const [one, other] = [before[0], after[0]]
  if (before.length === 1 && after.length === 1 && one !== undefined && other !== undefined) {
    return { pairs: [[one, other]], onlyBefore: [], onlyAfter: [] }
  }
  const waiting = new Map<string, GivenRecord[]>()
  for (const given of after) {
    const queue = waiting.get(keyOf(given))
    if (queue === undefined) waiting.set(keyOf(given), [given])
    else queue.push(given)
  }
  const matched: Matched = { pairs: [], onlyBefore: [], onlyAfter: [] }
  const found = new Set<GivenRecord>()
  for (const given of before) {
    const partner = waiting.get(keyOf(given))?.shift()
    if (partner === undefined) matched.onlyBefore.push(given)
    else {
      matched.pairs.push([given, partner])
      found.add(partner)
    }
  }
  matched.onlyAfter = after.filter(given => !found.has(given))
  return matched
}

function keyOf({ record }: GivenRecord): string {
  const doi: unknown = record.doi
  return typeof doi === 'string' ? doiKey(parseDoi(doi) ?? doi) : ''
}
