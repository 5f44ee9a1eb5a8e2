import { describe, expect, it } from 'vitest'
import { dateInWords, monthNamed, shortMonths } from '../../src/model/loose-date.ts'

describe('months', () => {
  it('the short names of months are the BibTeX month macros', () => {
    expect(shortMonths.join(' ')).toBe('jan feb mar apr may jun jul aug sep oct nov dec')
  })

  it.each([
    ['May', 5],
    ['SEPT', 9],
    ['december', 12],
    ['Novembre', 11],
    ['Febr', 2],
    ['Juli', 7],
    ['Market', undefined],
    ['ma', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('for the name %j, monthNamed returns the number of the month or undefined: %s', (word, month) => {
    expect(monthNamed(word)).toBe(month)
  })
})

describe('a date in words', () => {
  it.each([
    ['3 May 2021', { year: 2021, month: 5, day: 3 }],
    ['May 3rd, 2021', { year: 2021, month: 5, day: 3 }],
    ['Sept. 2021', { year: 2021, month: 9 }],
    ['2021 Dec 31', { year: 2021, month: 12, day: 31 }],
    ['30 December 2011', { year: 2011, month: 12, day: 30 }],
    ['Monday, 3 May 2021', { year: 2021, month: 5, day: 3 }],
    ['Sun, Mar 7, 2021', { year: 2021, month: 3, day: 7 }],
    ['31 Feb 2021', { year: 2021, month: 2, day: 31 }],
    ['01 January 0001', { year: 1, month: 1, day: 1 }],
  ])('dateInWords reads the date %s', (text, date) => {
    expect(dateInWords(text)).toEqual(date)
  })

  it('dateInWords adds the given year to a text without a year', () => {
    expect(dateInWords('May 3', 2021)).toEqual({ year: 2021, month: 5, day: 3 })
    expect(dateInWords('May 3, 1999', 2021)).toEqual({ year: 1999, month: 5, day: 3 })
    expect(dateInWords('May 3')).toBeUndefined()
  })

  it.each(['', 'Spring 2021', '2021', '2021-05-03', '5/3/2021', 'no date', 'Market 2021', '__proto__ 2021'])(
    'dateInWords reads no date from %j',
    text => {
      expect(dateInWords(text, 2000)).toBeUndefined()
    },
  )

  it('dateInWords reads a date in the same way in every time zone', () => {
    const zone = process.env.TZ
    for (const TZ of ['Pacific/Apia', 'America/Sao_Paulo', 'UTC']) {
      process.env.TZ = TZ
      expect(dateInWords('30 Dec 2011'), TZ).toEqual({ year: 2011, month: 12, day: 30 })
    }
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
})
