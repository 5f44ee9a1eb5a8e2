import { describe, expect, it } from 'vitest'
import { dateFormatOf } from '../../../../src/citation/csl/processor/compile/locale-xml.ts'
import { plain } from '../../../../src/citation/csl/processor/compile/plain.ts'
import type { Locale } from '../../../../src/citation/csl/processor/locale-words.ts'
import { ordered } from '../../../../src/citation/csl/processor/order.ts'
import { leaf } from '../../../../src/citation/csl/processor/text/output.ts'
import { typesetText } from '../../../../src/citation/csl/processor/text/typesetter.ts'
import { readDate, sortableDate, writeDate } from '../../../../src/citation/csl/processor/values/dates.ts'
import { localeOf, rootOf } from './locales.ts'

const months = '<term name="month-05">May</term><term name="month-05" form="short">May.</term>'
const others =
  '<term name="month-06">June</term><term name="season-02">Summer</term><term name="bc">BC</term><term name="ad">AD</term>' +
  '<term name="ordinal">th</term><term name="ordinal-01">st</term>'
const english = localeOf(`<terms>${months}${others}</terms>`)
const limited = localeOf(`<style-options limit-day-ordinals-to-day-1="true"/><terms>${months}${others}</terms>`)

const american =
  '<date delimiter=""><date-part name="month" suffix=" "/><date-part name="day" suffix=", "/><date-part name="year"/></date>'
const german =
  '<date delimiter=" "><date-part name="day" suffix="."/><date-part name="month"/><date-part name="year"/></date>'
const written = (parts: unknown, format: string, locale: Locale = english, suffix?: string): string => {
  const date = readDate(parts)
  if (date === undefined) return ''
  const output = writeDate(
    date,
    dateFormatOf(rootOf(format)),
    locale,
    leaf,
    suffix === undefined ? undefined : leaf(suffix),
  )
  return typesetText(output, locale)
}

/** Converts a date such as `2020-5` or an interval such as `2020-5-1/2020-5-4` to a CSL-JSON date. */
const dateOf = (days: string) => ({
  'date-parts': days.split('/').map(day => day.match(/(?:^-)?\d+/g)?.map(Number)),
})

describe('a date', () => {
  it.each([
    ['2020-5-1', american, 'May 1, 2020'],
    ['2020-5', american, 'May 2020'],
    ['2020', american, '2020'],
    ['2020-14', american, 'Summer 2020'],
    ['2020-5-1', german, '1. May 2020'],
    ['476', german, '476 AD'],
    ['-44-5-1', german, '1. May 44 BC'],
    ['2020-5-1/2020-5-4', american, 'May 1–4, 2020'],
    ['2020-5-1/2020-6-4', american, 'May 1–June 4, 2020'],
    ['2020-5-1/2021-5-1', american, 'May 1, 2020–May 1, 2021'],
    ['2020-5-1/2020-5-1', american, 'May 1, 2020'],
    ['2020-5/2020-6', german, 'May–June 2020'],
    ['2020-5-1/2020-6', german, '1. May–June 2020'],
    ['2020-5-1/2020-5', german, '1. May 2020–May 2020'],
    ['2020/2020-5', american, '2020–May 2020'],
    ['2020-5-1/2021', american, 'May 1, 2020–2021'],
    ['-44/14', german, '44 BC–14 AD'],
  ])('the CSL processor prints the date %s in the format %s as %j', (days, format, expected) => {
    expect(written(dateOf(days), format)).toBe(expected)
  })

  it.each([
    ['month', 'numeric', '5'],
    ['month', 'numeric-leading-zeros', '05'],
    ['month', 'short', 'May.'],
    ['day', 'numeric-leading-zeros', '02'],
    ['day', 'ordinal', '2th'],
    ['year', 'short', '05'],
  ])('the CSL processor prints the date part %s in the form %s as %j', (name, form, expected) => {
    expect(written(dateOf('2005-5-2'), `<date><date-part name="${name}" form="${form}"/></date>`)).toBe(expected)
  })

  it.each([
    [1, '1st', '1st'],
    [21, '21st', '21'],
    [2, '2th', '2'],
  ])(
    'the CSL processor prints day %i as the ordinal %s, or as %s in a language that has ordinals only for the first day',
    (day, usual, expected) => {
      const format = '<date><date-part name="day" form="ordinal"/></date>'
      expect(written({ 'date-parts': [[2020, 5, day]] }, format)).toBe(usual)
      expect(written({ 'date-parts': [[2020, 5, day]] }, format, limited)).toBe(expected)
    },
  )

  it('the CSL processor uses the range delimiter of the largest part that differs', () => {
    const format =
      '<date delimiter=" "><date-part name="day" range-delimiter=" to "/><date-part name="month" range-delimiter=" - "/><date-part name="year" range-delimiter="/"/></date>'
    expect(written(dateOf('2020-5-1/2020-5-4'), format)).toBe('1 to 4 May 2020')
    expect(written(dateOf('2020-5-1/2020-6-4'), format)).toBe('1 May - 4 June 2020')
    expect(written(dateOf('2020-5-1/2021-6-4'), format)).toBe('1 May 2020/4 June 2021')
  })

  it('the CSL processor prints the year suffix after the first year of a range, or after a literal date', () => {
    expect(written(dateOf('2020-5-1/2021-5-1'), german, english, 'b')).toBe('1. May 2020b–1. May 2021')
    expect(written({ literal: 'n.d.' }, german, english, '-a')).toBe('n.d.-a')
  })

  it.each([
    [undefined],
    [null],
    ['2020'],
    [{}],
    [{ 'date-parts': [] }],
    [{ 'date-parts': [[]] }],
    [{ 'date-parts': [['x']] }],
    [dateOf('0')],
    [{ 'date-parts': 5, literal: '' }],
  ])('readDate returns undefined for %j', value => {
    expect(readDate(value)).toBeUndefined()
  })

  it.each([
    [{ 'date-parts': [['2020', '13']] }, 'Spring', { year: 2020, season: 1 }],
    [{ 'date-parts': [[2020]], season: '2' }, 'Summer', { year: 2020, season: 2 }],
    [dateOf('2020-24'), 'Winter', { year: 2020, season: 4 }],
    [dateOf('2020-0-5'), 'no day without a month', { year: 2020 }],
  ])('the CSL processor reads the date %j: %s', (value, _, from) => {
    expect(readDate(value)?.from).toEqual(from)
  })

  it('the CSL processor sorts years before the common era first, and dates by their printed parts', () => {
    const parts = (['year', 'month', 'day'] as const).map(name => ({
      decoration: plain,
      name,
      form: undefined,
      rangeDelimiter: undefined,
    }))
    const key = (days: string) => {
      const date = readDate(dateOf(days))
      return date === undefined ? '' : sortableDate(date, { parts })
    }
    const keys = ['-44', '14', '476', '2020', '2020-5', '2020-5-1/2020-5-4'].map(key)
    expect(keys.toSorted((a, b) => english.compare(ordered(a), ordered(b)))).toEqual(keys)
    expect(sortableDate({ from: undefined, to: undefined, isOpen: false, literal: 'later' }, { parts })).toBe('later')
  })
})
