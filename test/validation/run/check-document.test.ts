import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../src/core/diagnostic.ts'
import { check } from '../../../src/validation/check.ts'
import { wildRecord } from '../wild-record.ts'

const from = 'citable-json'
const told = ({ rule, registry, message, fix }: Diagnostic) => [rule, registry, message, fix?.description]

test('check reports the same findings for several records together as for each record alone', () => {
  fc.assert(
    fc.property(fc.array(wildRecord, { minLength: 2, maxLength: 40 }), records => {
      const texts = records.map(record => JSON.stringify(record))
      const alone = texts.map(text => check(text, { from }).records.map(({ diagnostics }) => diagnostics.map(told)))
      for (const text of [texts.join('\n'), `[${texts.join(',\n')}]`])
        expect(check(text, { from }).records.map(({ diagnostics }) => diagnostics.map(told))).toEqual(alone.flat())
    }),
  )
})

test('check reads the lines between malformed lines, and reports the number of each malformed line', () => {
  const lines = Array.from({ length: 40 }, (_, number) =>
    number % 3 === 0 ? '{"doi": ' : `{"doi":"10.5072/${number}"}`,
  )
  const { records, diagnostics } = check(lines.join('\n'))
  expect(records.map(({ doi }) => doi)).toEqual(
    [...lines.keys()].filter(number => number % 3 !== 0).map(number => `10.5072/${number}`),
  )
  expect(diagnostics.map(({ position }) => position?.start.line)).toEqual(
    [...lines.keys()].filter(number => number % 3 === 0).map(number => number + 1),
  )
})
