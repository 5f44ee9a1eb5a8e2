import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type CalendarDate, daysInMonth, isBefore, isDay, parseDate } from '../../src/model/date.ts'
import { expectLinear } from '../linear.ts'

describe('parseDate', () => {
  test.each<[string, CalendarDate | undefined, CalendarDate | undefined]>([
    ['2021', { year: 2021 }, { year: 2021 }],
    ['2021-05', { year: 2021, month: 5 }, { year: 2021, month: 5 }],
    ['2021-05-03', { year: 2021, month: 5, day: 3 }, { year: 2021, month: 5, day: 3 }],
    ['2020-02-29', { year: 2020, month: 2, day: 29 }, { year: 2020, month: 2, day: 29 }],
    ['-0054', { year: -54 }, { year: -54 }],
    ['0000', { year: 0 }, { year: 0 }],
    ['1997-07-16T19:20+01:00', { year: 1997, month: 7, day: 16 }, { year: 1997, month: 7, day: 16 }],
    ['1997-07-16T19:20:30.45Z', { year: 1997, month: 7, day: 16 }, { year: 1997, month: 7, day: 16 }],
    ['2004-03-02/2005-06-02', { year: 2004, month: 3, day: 2 }, { year: 2005, month: 6, day: 2 }],
    ['2009-09-07T00:00:00/2013', { year: 2009, month: 9, day: 7 }, { year: 2013 }],
    ['2020-01/', { year: 2020, month: 1 }, undefined],
    ['/2020-01', undefined, { year: 2020, month: 1 }],
    ['2020/..', { year: 2020 }, undefined],
    ['unknown/2006', undefined, { year: 2006 }],
    ['2004-06/open', { year: 2004, month: 6 }, undefined],
    ['1984?', { year: 1984 }, { year: 1984 }],
    ['2004-06-11%', { year: 2004, month: 6, day: 11 }, { year: 2004, month: 6, day: 11 }],
    ['2004-06~-11', { year: 2004, month: 6, day: 11 }, { year: 2004, month: 6, day: 11 }],
    ['199X', { year: 1990 }, { year: 1999 }],
    ['19uu', { year: 1900 }, { year: 1999 }],
    ['-01XX', { year: -199 }, { year: -100 }],
    ['2004-XX', { year: 2004 }, { year: 2004 }],
    ['2004-2X', { year: 2004 }, { year: 2004 }],
    ['199X-02-29', { year: 1990 }, { year: 1999 }],
    ['1985-04-3X', { year: 1985, month: 4 }, { year: 1985, month: 4 }],
    ['1985-04-XX', { year: 1985, month: 4 }, { year: 1985, month: 4 }],
    ['2001-21', { year: 2001 }, { year: 2001 }],
    ['Y170000002', { year: 170_000_002 }, { year: 170_000_002 }],
    ['y-17000', { year: -17_000 }, { year: -17_000 }],
    ['[1667,1668,1670..1672]', { year: 1667 }, { year: 1672 }],
    ['{1960,1961-12}', { year: 1960 }, { year: 1961, month: 12 }],
  ])('reads the date %s', (text, from, to) => {
    expect(parseDate(text)).toEqual({ from, to, isRange: text.includes('/') })
  })

  test.each([
    '',
    ' ',
    '21',
    '202',
    '20210503',
    '2021-5-3',
    '2021-13',
    '2021-00',
    '2021-02-29',
    '1900-02-29',
    '2021-04-31',
    '2024-13-45',
    'last summer',
    '03.05.2021',
    '2021/05/03',
    '2021-05-03T25:00:00Z',
    '2021-05-03T10:00:00+0200',
    '2021-02-30/2021-03-01',
    '/',
    '..',
    '../..',
    '2020//2021',
    '2020/2021/2022',
    ' 2021',
    '2021-21-01',
    '2020-XX-39',
    '199X-02-30',
    '2021-02-3X',
    '2021-2X-03',
    '[]',
    '[last year]',
    ':unav',
    '２０２１',
  ])('parseDate returns undefined for the date %j', text => {
    expect(parseDate(text)).toBeUndefined()
  })

  const day = fc
    .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))

  test('parseDate reads every existing day, alone and at either end of a range', () => {
    fc.assert(
      fc.property(day, day, (first, second) => {
        const date = parseDate(first)?.from
        expect([date?.year, date?.month, date?.day]).toEqual(first.split('-').map(Number))
        expect(parseDate(`${first}/${second}`)).toEqual({ from: date, to: parseDate(second)?.to, isRange: true })
        expect(isBefore(parseDate(first)?.from ?? { year: 0 }, parseDate(second)?.from ?? { year: 0 })).toBe(
          first < second,
        )
      }),
    )
  })

  test('parseDate never throws, and reads only existing days', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789-/.:TZXu?~%[]{},Yopenukw') }))
    fc.assert(
      fc.property(text, value => {
        for (const date of [parseDate(value)?.from, parseDate(value)?.to]) {
          if (date?.month !== undefined) expect(date.month >= 1 && date.month <= 12).toBe(true)
          if (date?.day !== undefined) expect(date.day).toBeLessThanOrEqual(daysInMonth(date.year, date.month ?? 0))
        }
      }),
      { numRuns: 5000 },
    )
  })

  test('parseDate takes linear time', () => {
    for (const part of ['1', '-', '/', '[', ',', '?', 'X', '..', ' ']) {
      expectLinear(size => parseDate(part.repeat(size)), 20_000, part)
      expectLinear(size => parseDate(`[${part.repeat(size)}`), 2_000, part)
    }
  })
})

describe('the calendar', () => {
  /** Returns the last day of a month in the Gregorian calendar, implemented independently of the code under test. */
  const lastDay = (year: number, month: number): number => {
    if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
    return [4, 6, 9, 11].includes(month) ? 30 : 31
  }
  const year = fc.oneof(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 99 }), fc.maxSafeInteger())
  const part = fc.integer({ min: -1, max: 33 })

  test.each(['UTC', 'Pacific/Apia', 'Pacific/Kwajalein', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Europe/London'])(
    'the calendar follows the Gregorian rule in every year, in the time zone %s',
    zone => {
      vi.stubEnv('TZ', zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      fc.assert(
        fc.property(year, part, part, (year, month, day) => {
          const isThere = month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month)
          expect(isDay(year, month, day)).toBe(isThere)
          if (month >= 1 && month <= 12) expect(daysInMonth(year, month)).toBe(lastDay(year, month))
        }),
        { numRuns: 2000 },
      )
    },
  )

  test('the calendar includes days that some time zones skipped', () => {
    for (const [zone, year, month, day] of [
      ['Pacific/Apia', 2011, 12, 30],
      ['Pacific/Kwajalein', 1993, 8, 21],
      ['Pacific/Kiritimati', 1994, 12, 31],
    ] as const) {
      vi.stubEnv('TZ', zone)
      expect(isDay(year, month, day)).toBe(true)
    }
  })
})

test('isBefore compares dates of different precision by the parts that both have', () => {
  expect(isBefore({ year: 2020 }, { year: 2020, month: 5 })).toBe(false)
  expect(isBefore({ year: 2020, month: 5 }, { year: 2020 })).toBe(false)
  expect(isBefore({ year: 2020, month: 4 }, { year: 2020, month: 5, day: 1 })).toBe(true)
  expect(isBefore({ year: -54 }, { year: -44 })).toBe(true)
})
