import type { GivenRecord } from '../records.ts'
import { bounded, safeJson } from '../text/printable.ts'
import type { Comparison } from './comparison.ts'

/** A comparison as one JSON object: `version` of this shape (1), `records` on both sides, those on one side only, `summary`. */
export function comparisonJson({ pairs, onlyBefore, onlyAfter, summary }: Comparison): string {
  const records = pairs.map(({ before, after, differences }) => ({
    ...doiOf(before.record.doi ?? after.record.doi),
    before: place(before),
    after: place(after),
    differences: differences.map(difference => bounded(difference)),
  }))
  const alone = (given: GivenRecord) => ({ ...doiOf(given.record.doi), ...place(given) })
  return `${safeJson({ version: 1, records, onlyBefore: onlyBefore.map(alone), onlyAfter: onlyAfter.map(alone), summary }, 2)}\n`
}

const place = ({ file, index }: GivenRecord) => ({ file, index })

const doiOf = (doi: unknown) => (typeof doi === 'string' ? { doi } : {})
