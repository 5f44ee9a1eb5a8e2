import { describe, expect, it } from 'vitest'
import {
  isNumeric,
  isPlural,
  sortableNumber,
  writeNumber,
} from '../../../../src/citation/csl/processor/values/numbers.ts'
import { expectLinear } from '../../../linear.ts'
import { localeOf } from './locales.ts'

describe('a number', () => {
  it.each([
    [2, true],
    ['2', true],
    ['2nd', true],
    ['D2', true],
    ['L2d', true],
    ['1, 3', true],
    ['1-4', true],
    ['2 & 4', true],
    ['1/2', true],
    ['second', false],
    ['2nd edition', false],
    ['1.0', false],
    ['1,', false],
    ['', false],
    [undefined, false],
    ['1'.repeat(1000), false],
  ])('the value %j is numeric: %s', (value, expected) => {
    expect(isNumeric(value)).toBe(expected)
  })

  it.each([
    ['page', '1', false],
    ['page', '1-2', true],
    ['page', '1, 2', true],
    ['page', '1 & 2', true],
    ['page', 'i-ix', true],
    ['page', 'Michaelson-Morley', false],
    ['page', '41:1-41:15', true],
    ['page', '12-', true],
    ['number', 'CN110836969-A', false],
    ['page', '1 ', false],
    ['number-of-pages', '1', false],
    ['number-of-pages', '2', true],
    ['number-of-volumes', 'two', false],
  ])('the %s %j is plural: %s', (variable, value, expected) => {
    expect(isPlural(variable, value)).toBe(expected)
  })

  it.each([' ', '1 ', '1-', '-', 'x', ', '])(
    'the CSL processor detects plural numbers in text that repeats %j in linear time',
    part => {
      expectLinear(size => isPlural('page', `1${part.repeat(size)}x`), 20_000, part)
    },
  )

  it.each([
    ['2', 'numeric', '2'],
    ['2', 'ordinal', '2nd'],
    ['11', 'ordinal', '11th'],
    ['2', 'long-ordinal', 'second'],
    ['11', 'long-ordinal', '11th'],
    ['0', 'long-ordinal', '0th'],
    ['1994', 'roman', 'mcmxciv'],
    ['3999', 'roman', 'mmmcmxcix'],
    ['4000', 'roman', '4000'],
    ['0', 'roman', '0'],
    ['1-3', 'roman', 'i–iii'],
    ['1&3', 'ordinal', '1st & 3rd'],
    ['1,3;5', 'numeric', '1, 3; 5'],
    ['D2', 'ordinal', 'D2'],
    ['v1.0', 'roman', 'v1.0'],
  ] as const)('the CSL processor prints the number %j in the form %s as %j', (value, form, expected) => {
    expect(writeNumber(value, form, localeOf(ordinals), '')).toBe(expected)
  })

  it('the keys from sortableNumber sort numbers by value', () => {
    expect(['10b', '9', '10a'].sort((a, b) => (sortableNumber(a) < sortableNumber(b) ? -1 : 1))).toEqual([
      '9',
      '10a',
      '10b',
    ])
  })
})

const ordinals =
  '<terms><term name="ordinal">th</term><term name="ordinal-01">st</term><term name="ordinal-02">nd</term><term name="ordinal-03">rd</term>' +
  '<term name="ordinal-11">th</term><term name="long-ordinal-02">second</term></terms>'
