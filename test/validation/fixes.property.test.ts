import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixValue } from '../../src/validation/fix/fix-value.ts'
import { runsOr } from '../runs.ts'
import { countOf } from './count-findings.ts'
import { wildRecord } from './wild-record.ts'

test('a second run of fixValue fixes nothing in any record', () => {
  fc.assert(
    fc.property(wildRecord, fc.boolean(), (record, unsafe) => {
      const options = { from: 'citable-json', profile: 'strict', unsafe } as const
      const once = fixValue(record, options)
      expect(fixValue(once.value, options).fixed).toEqual([])
      expect(countOf(once.value)).toBeLessThanOrEqual(countOf(record))
    }),
    { numRuns: runsOr(500, 100) },
  )
})
