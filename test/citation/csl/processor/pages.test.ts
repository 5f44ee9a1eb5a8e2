import { describe, expect, it } from 'vitest'
import { writePages } from '../../../../src/citation/csl/processor/values/numbers.ts'
import { expectLinear } from '../../../linear.ts'

describe('pages', () => {
  it.each([
    ['42-45', undefined, '42–45'],
    ['321-28', undefined, '321–28'],
    ['321-28', 'expanded', '321–328'],
    ['321-328', 'minimal', '321–8'],
    ['321-328', 'minimal-two', '321–28'],
    ['321-328', 'chicago', '321–28'],
    ['100-104', 'chicago', '100–104'],
    ['107-108', 'chicago', '107–8'],
    ['71-72', 'chicago', '71–72'],
    ['1496-1504', 'chicago-15', '1496–1504'],
    ['1496-1504', 'chicago-16', '1496–504'],
    ['11564-11615', 'chicago-15', '11564–615'],
    ['n110-n115', 'minimal', 'n110–5'],
    ['N11-P12', 'minimal', 'N11-P12'],
    ['xv-xx', 'chicago', 'xv–xx'],
    ['1-3, 107-108', 'chicago', '1–3, 107–8'],
    ['12-3', 'expanded', '12–13'],
    ['20-10', 'minimal', '20–10'],
    ['e1234', 'chicago', 'e1234'],
    ['110-e115', 'minimal', '110-e115'],
    ['Michaelson-Morley', 'chicago', 'Michaelson-Morley'],
    ['', 'chicago', ''],
  ])('the CSL processor prints the pages %j in the format %s as %j', (pages, format, expected) => {
    expect(writePages(pages, format, '–')).toBe(expected)
  })

  it('the CSL processor prints pages with the given range delimiter', () => {
    expect(writePages('1 -- 5', undefined, '-')).toBe('1-5')
  })

  it.each(['-', ' ', '1', '1-', '1 ', 'x', 'x1-', '1- ', 'i', '–', '\ud800'])(
    'the CSL processor prints pages that repeat %j in linear time',
    part => {
      expectLinear(size => writePages(part.repeat(size), 'chicago', '–'), 10_000, part)
    },
  )
})
