import { readRecords } from '../src/formats/index.ts'
import { latestKernel } from '../src/kernel/kernels.ts'
import { schemaFindings } from '../src/validation/schema/schema.ts'
import type { Bench } from './bench.ts'
import { compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/** Validation of parsed records against the kernel's schema, compared with JSON.parse of the text of the records. */
export const schemaCheck: Bench = {
  id: 'schema',
  async run(effort) {
    const texts = restRecords(200).map(record => JSON.stringify(record))
    const records = texts.flatMap(text => readRecords(text).records.map(({ record }) => record))
    const { baseline, candidate } = compare(
      () => texts.map(text => JSON.parse(text)).length,
      () => records.reduce((count, record) => count + schemaFindings(record, latestKernel).length, 0),
      effort,
    )
    const found = records.filter(record => schemaFindings(record, latestKernel).length > 0).length
    return [
      {
        what: `schema ${latestKernel} on a record, JSON.parse${found === 0 ? '' : ` (${found} records are not valid!)`}`,
        baseline: duration(baseline / texts.length),
        candidate: duration(candidate / texts.length),
        ratio: times(candidate / baseline),
        target: 'at most 0.6 ×',
        reached: candidate / baseline <= 0.6,
      },
    ]
  },
}
