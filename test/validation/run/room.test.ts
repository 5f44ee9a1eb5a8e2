import { describe, expect, test } from 'vitest'
import { check, checkValue } from '../../../src/validation/index.ts'
import { longTest } from '../../long-test.ts'

const poor = { doi: '10.5072/a' }
const text = (records: readonly object[]) => records.map(record => JSON.stringify(record)).join('\n')
const totals = ({ records, notKept }: ReturnType<typeof check>) => {
  const listed = records.flatMap(({ diagnostics }) => diagnostics)
  return {
    records: records.length + (notKept?.records ?? 0),
    invalid: records.filter(({ outcome }) => outcome === 'invalid').length + (notKept?.invalid ?? 0),
    errors: listed.filter(({ severity }) => severity === 'error').length + (notKept?.findings.error ?? 0),
    warnings: listed.filter(({ severity }) => severity === 'warning').length + (notKept?.findings.warning ?? 0),
  }
}

describe('a report with room for few findings', () => {
  const many = Array.from({ length: 500 }, () => poor)

  test.each([
    ['NDJSON', text(many)],
    ['a JSON list', JSON.stringify(many)],
  ])('the totals of a limited report on %s include the omitted records', (_, input) => {
    const all = check(input)
    const bounded = check(input, { maxFindings: 30 })
    expect(all.notKept).toBeUndefined()
    expect(bounded.records.length).toBeLessThan(10)
    expect(bounded.records).toEqual(all.records.slice(0, bounded.records.length))
    expect(totals(bounded)).toEqual(totals(all))
  })

  test('a limited report on values has the same totals as a full report', () => {
    const bounded = checkValue(many, { maxFindings: 30 })
    expect(bounded.records.length).toBeLessThan(10)
    expect(totals(bounded)).toEqual(totals(checkValue(many)))
  })

  test('a limited report has the first finding of each kind, with its position', () => {
    const odd = { ...poor, colour: 'blue' }
    const input = text([...many, odd, ...many, odd])
    const { records, notKept } = check(input, { maxFindings: 30 })
    const last = records.at(-1)
    expect(last?.index).toBe(500)
    expect(last?.diagnostics.find(({ rule }) => rule === 'unknown-key')?.position?.start.line).toBe(501)
    expect(notKept?.records).toBe(1002 - records.length)
  })

  test('a limited report also counts the omitted values that are not records', () => {
    const lines = '{"a": 1}\n'.repeat(500)
    for (const input of [lines, `[${lines.trim().replaceAll('\n', ',')}]`]) {
      const { diagnostics, notKept } = check(input, { maxFindings: 30 })
      expect(diagnostics).toEqual(check(input).diagnostics.slice(0, 30))
      expect(notKept).toEqual({ records: 0, invalid: 0, findings: { error: 470, warning: 0, info: 0 } })
    }
  })

  longTest('checks a list of 150,000 values that are not records', () => {
    expect(check(`[${'1,'.repeat(149_999)}1]`, { maxFindings: 5 }).notKept?.findings.error).toBe(149_995)
  })

  test('check throws an error if maxFindings is not a positive integer', () => {
    for (const maxFindings of [0, -1, 1.5, Number.NaN, '9' as never])
      expect(() => check(text(many), { maxFindings })).toThrow('maxFindings')
  })
})
