import { doiKey, parseDoi } from '../../identifiers/doi.ts'
import type { GivenRecord } from '../records.ts'

/** Which records of two sets are the same one, and which are in one set only. */
export interface Matched {
  pairs: [before: GivenRecord, after: GivenRecord][]
  onlyBefore: GivenRecord[]
  onlyAfter: GivenRecord[]
}

/** Pairs records by their DOIs, and those without one in their order; two records by themselves are a pair in any case. */
export function matchRecords(before: readonly GivenRecord[], after: readonly GivenRecord[]): Matched {
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
