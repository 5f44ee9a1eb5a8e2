import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../../../src/messages/message.ts'
import { parseDate } from '../../../src/model/date.ts'
import { impossibleDay, suggestDate } from '../../../src/validation/predicates/date-suggestion.ts'

test.each([
  ['2021-5-3', '2021-05-03', false],
  ['2021/05/03', '2021-05-03', false],
  ['2021.5', '2021-05', false],
  ['20210503', '2021-05-03', false],
  ['25.12.2020', '2020-12-25', false],
  ['12/25/2020', '2020-12-25', false],
  ['05/03/2021', '2021-03-05', true],
  ['05/05/2021', '2021-05-05', false],
  ['2004-2005', '2004/2005', false],
  ['2004–2005', '2004/2005', false],
  ['2004 / 2005', '2004/2005', false],
  ['2004-03-02 - 2005-06-02', '2004-03-02/2005-06-02', false],
  ['2004-3-2 to 2005-6-2', '2004-03-02/2005-06-02', false],
  ['2020-01-05 9:00', '2020-01-05T09:00:00', false],
  ['2020-01-05 09:00:10 UTC', '2020-01-05T09:00:10Z', false],
  ['2020-01-05T09:00:10+0200', '2020-01-05T09:00:10+02:00', false],
  ['3 May 2021', '2021-05-03', false],
  ['May 3rd, 2021', '2021-05-03', false],
  ['Sept 2021', '2021-09', false],
])('for the text %s, suggestDate suggests %s', (text, date, isGuess) => {
  expect(suggestDate(text)).toEqual({ date, isGuess })
})

test.each(['last summer', '31.02.2020', '2021-13', 'Foo 2021', '', 'x'.repeat(1000)])(
  'suggestDate suggests no date for %j',
  text => {
    expect(suggestDate(text)).toBeUndefined()
  },
)

test('suggestDate suggests only valid dates', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. :TZ', 'May ', ' to ') }), text => {
      const { date } = suggestDate(text) ?? {}
      expect(date === undefined || parseDate(date) !== undefined).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['2021-02-30', '2021-02 has 28 days'],
  ['2024-13-45', 'there is no month 13'],
  ['2021-04-31T10:00:00Z', '2021-04 has 30 days'],
  ['2021-04-30', undefined],
  ['soon', undefined],
])('for the text %j, the English message from impossibleDay is %j', (text, reason) => {
  const impossible = impossibleDay(text)
  expect(impossible && english(impossible)).toBe(reason)
})
