import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffRecords } from '../../../src/datacite/diff/diff.ts'
import { upgrade } from '../../../src/datacite/fit/upgrade.ts'
import { kernels, latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import { check } from '../../../src/validation/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { mutantsOf } from '../../arbitraries/mutate.ts'
import { runsOr } from '../../runs.ts'

const kernel = fc.constantFrom(...kernels)

const findings = (record: Datacite, to: (typeof kernels)[number]) =>
  check(JSON.stringify(record), { from: 'citable-json', kernel: to }).records.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ rule }) => rule === 'schema/not-in-kernel' || rule === 'schema/required'),
  )

describe('upgrade', () => {
  it('upgrade causes at most spelling differences in a record that is valid against a known kernel', () => {
    fc.assert(
      fc.property(
        kernel.chain(from => records(from)),
        record => {
          const result = upgrade(record, { strict: true })
          expect(result.ok && diffRecords(record, result.record).filter(({ kind }) => kind !== 'spelling')).toEqual([])
        },
      ),
      { numRuns: runsOr(100, 20) },
    )
  })

  it('upgrade keeps nothing that the kernel does not define, and reports a change unless only the spelling differs', () => {
    fc.assert(
      fc.property(records(latestKernel), kernel, (record, to) => {
        const result = upgrade(record, { to })
        if (!result.ok) throw new Error('It is only refused in strict mode.')
        expect(findings(result.record, to)).toEqual([])
        const differs = diffRecords(record, result.record).some(({ kind }) => kind !== 'spelling')
        expect(result.changes.some(({ pointer }) => pointer !== '/schemaVersion') || !differs).toBe(true)
      }),
      { numRuns: runsOr(100, 20) },
    )
  })

  it('upgrade accepts any object, does not modify its argument, and is idempotent', () => {
    fc.assert(
      fc.property(mutantsOf(records(latestKernel)), kernel, ({ value }, to) => {
        fc.pre(typeof value === 'object' && value !== null && !Array.isArray(value))
        const copy = structuredClone(value)
        const first = upgrade(value as Datacite, { to })
        expect(value).toEqual(copy)
        if (!first.ok) throw new Error('It is only refused in strict mode.')
        const second = upgrade(first.record, { to })
        expect(second).toMatchObject({ ok: true, record: first.record })
        const left = second.ok ? second.changes : []
        expect(left.filter(({ kind }) => kind !== 'missing' && kind !== 'suggested')).toEqual([])
      }),
      { numRuns: runsOr(100, 20) },
    )
  })
})
