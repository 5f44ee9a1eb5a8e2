import { expect, test } from 'vitest'
import { joinRepeats } from '../../../src/cli/report/repeats.ts'
import type { Diagnostic } from '../../../src/core/diagnostic.ts'
import { check } from '../../../src/validation/check.ts'
import { applyPatch } from '../../../src/validation/fix/apply-patch.ts'

const subjects = (count: number) => Array.from({ length: count }, () => ({ subject: 'Soil' }))
const findings = (record: object): Diagnostic[] =>
  check(JSON.stringify(record), { from: 'citable-json' }).records.flatMap(({ diagnostics }) => diagnostics)

test('joinRepeats joins forty-two findings of one kind in a record into one, with a single fix for all', () => {
  const record = { subjects: subjects(43) }
  const repeats = joinRepeats(findings(record)).filter(({ rule }) => rule === 'repeated-subject')
  expect(repeats).toMatchObject([
    {
      count: 42,
      pointer: '/subjects/1',
      message: expect.stringMatching(/The record has 41 more findings of this kind\.$/),
    },
  ])
  expect(repeats[0]?.also).toHaveLength(41)
  expect(applyPatch(record, repeats[0]?.fix?.patch ?? [])).toEqual({ ok: true, value: { subjects: subjects(1) } })
})

test('joinRepeats joins neither a few findings nor findings of different properties', () => {
  const few = findings({ subjects: subjects(6) })
  expect(joinRepeats(few)).toEqual(few)
  const missing = findings({}).filter(({ rule }) => rule === 'schema/required')
  expect(missing.length).toBeGreaterThan(5)
  expect(joinRepeats(missing)).toEqual(missing)
})
