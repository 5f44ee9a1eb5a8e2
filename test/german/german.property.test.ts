import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/core/diagnostic.ts'
import { otherFormats } from '../../src/formats/formats.ts'
import { readRecords } from '../../src/formats/read/read-records.ts'
import { german } from '../../src/messages/german.ts'
import { check } from '../../src/validation/check.ts'
import type { CheckOptions, CheckReport } from '../../src/validation/report.ts'
import { runsOr } from '../runs.ts'
import { wildRecord } from '../validation/wild-record.ts'
import { inGerman } from './said.ts'

const options: fc.Arbitrary<CheckOptions> = fc.record(
  {
    profile: fc.constantFrom('registry', 'recommended', 'fair', 'strict'),
    kernel: fc.constantFrom('auto', '4.0', '4.3', '4.5', '4.7'),
    via: fc.constantFrom('json', 'xml'),
    event: fc.constantFrom('none', 'publish'),
  },
  { requiredKeys: ['profile'] },
)

describe('German reports', () => {
  it('German reports contain no English for records with random mistakes', () => {
    fc.assert(
      fc.property(wildRecord, options, (record, given) => expectGerman(check(record, given))),
      { numRuns: runsOr(2000, 150) },
    )
  })

  it('German reports contain no English for truncated or damaged texts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts()), fault, options, (text, spoil, given) =>
        expectGerman(check(spoil(text), given)),
      ),
      { numRuns: runsOr(2000, 150) },
    )
  })

  it("German reports contain no English for truncated or damaged texts in formats other than DataCite's", () => {
    fc.assert(
      fc.property(fc.constantFrom(...foreignTexts()), fault, ([from, text], spoil) =>
        expectGerman({ ...readRecords(spoil(text), { from }), records: [] }),
      ),
      { numRuns: runsOr(5000, 300) },
    )
  })

  it('German reports differ from English reports only in their texts', () => {
    fc.assert(
      fc.property(wildRecord, record => {
        const report = check(record, { profile: 'fair' })
        const other = german.report(report)
        expect(unsaid(other)).toEqual(unsaid(report))
      }),
      { numRuns: runsOr(500, 50) },
    )
  })
})

/** A generator of functions that truncate a text or insert something into the text. */
const fault: fc.Arbitrary<(text: string) => string> = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom('', '<', '&', ',', '}', ']', '"', '\t', ':', '\0', '>', '*a', '!x', '-->'),
  )
  .map(([part, mark]) => text => {
    const at = Math.floor(part * text.length)
    return mark === '' ? text.slice(0, at) : text.slice(0, at) + mark + text.slice(at)
  })

function expectGerman({ diagnostics, records }: CheckReport): void {
  for (const finding of [...diagnostics, ...records.flatMap(record => record.diagnostics)])
    for (const texts of inGerman(finding)) expect([finding.rule, ...texts]).not.toContain(undefined)
}

function unsaid({ diagnostics, records }: CheckReport): unknown {
  const without = ({ message, expected, fix, ...rest }: Diagnostic) => ({
    ...rest,
    ...(fix && { fix: { ...fix, description: '' } }),
  })
  return [
    diagnostics.map(without),
    records.map(record => ({ ...record, diagnostics: record.diagnostics.map(without), fair: record.fair?.score })),
  ]
}

const texts = (): string[] =>
  [
    'datacite-xml/baikal-ice.xml',
    'datacite-rest/aerosol-model.json',
    'datacite-rest/glacier-webcam.yaml',
    'invalid/aliases.yaml',
  ].map(name => readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'))

const foreignTexts = () =>
  otherFormats.flatMap(({ id, read }) => {
    const folder = new URL(`../../fixtures/${id}/`, import.meta.url)
    const names = read === undefined || !existsSync(folder) ? [] : readdirSync(folder).slice(0, 3)
    return names.map(name => [id, readFileSync(new URL(name, folder), 'utf8')] as const)
  })
