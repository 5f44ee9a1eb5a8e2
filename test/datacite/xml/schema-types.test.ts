import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInType } from '../../../src/datacite/xml/schema/schema-types.ts'

const two = fc.integer({ min: 0, max: 33 }).map(part => String(part).padStart(2, '0'))
const year = fc
  .oneof(fc.integer({ min: -9999, max: 9999 }), fc.maxSafeInteger())
  .map(part => `${part < 0 ? '-' : ''}${String(Math.abs(part)).padStart(4, '0')}`)

/** True if a day exists in the Gregorian calendar. Implemented independently of the code under test. */
function exists(year: number, month: number, day: number): boolean {
  const february = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  const last = month === 2 ? february : [4, 6, 9, 11].includes(month) ? 30 : 31
  return month >= 1 && month <= 12 && day >= 1 && day <= last
}

test('the XML Schema types date, dateTime and gMonthDay accept exactly the days that exist in the calendar', () => {
  fc.assert(
    fc.property(year, two, two, (year, month, day) => {
      const isThere = exists(Number(year), Number(month), Number(day))
      expect(builtInType('date')?.holds(`${year}-${month}-${day}`)).toBe(isThere)
      expect(builtInType('dateTime')?.holds(`${year}-${month}-${day}T12:00:00Z`)).toBe(isThere)
      expect(builtInType('gMonthDay')?.holds(`--${month}-${day}`)).toBe(exists(4, Number(month), Number(day)))
    }),
    { numRuns: 5000 },
  )
})
