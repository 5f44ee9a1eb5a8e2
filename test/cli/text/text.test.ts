import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { didYouMean } from '../../../src/cli/text/nearest.ts'
import { oneLine, printable, safeJson } from '../../../src/cli/text/printable.ts'
import { count, cut, padEnd, width, wrap, wrapIndented } from '../../../src/cli/text/width.ts'

const anyText = fc.string({ unit: 'binary' })

describe('printable', () => {
  it.each([
    ['\u001b[31m', '␛[31m'],
    ['a\u0000b', 'a␀b'],
    ['\u007f', '␡'],
    ['\u009b1m', '<U+009B>1m'],
    ['\u202egnp.exe', '<U+202E>gnp.exe'],
    ['\ud800x', '<U+D800>x'],
    ['Ünïcode 土壌 שלום 😀', 'Ünïcode 土壌 שלום 😀'],
  ])('printable returns %j as %s', (text, expected) => {
    expect(printable(text)).toBe(expected)
  })

  it('printable never returns a control character', () => {
    fc.assert(fc.property(anyText, text => !/\p{Cc}|\p{Cs}/u.test(printable(text))))
  })

  it('oneLine returns no line break and no run of spaces', () => {
    fc.assert(fc.property(anyText, text => !/\s{2}|[\n\r\t\u2028]/u.test(oneLine(text))))
  })
})

describe('safeJson', () => {
  it('safeJson returns JSON with the given value and without raw control characters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const text = safeJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(text).not.toMatch(/\p{Cc}/u)
      }),
    )
    expect(safeJson('\u009b')).toBe('"\\u009b"')
  })
})

describe('width', () => {
  it.each([
    ['soil', 4],
    ['土壌', 4],
    ['ｱ', 1],
    ['한국', 4],
    ['e\u0301', 1],
    ['😀', 2],
    ['שלום', 4],
    ['', 0],
  ])('the width of the text %j is %i', (text, expected) => {
    expect(width(text)).toBe(expected)
  })

  it('cut shortens a text to a width, and padEnd extends a shorter text to that width', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 30 }), (text, columns) => {
        expect(width(cut(text, columns))).toBeLessThanOrEqual(columns)
        expect(width(padEnd(text, columns))).toBe(Math.max(columns, width(text)))
      }),
    )
  })
})

describe('wrap', () => {
  it('wrap keeps lines within the width and does not break words', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z土]{1,9}$/)), words => {
        const lines = wrap(words.join(' '), 20)
        expect(lines.join(' ').split(' ').filter(Boolean)).toEqual(words)
        expect(Math.max(0, ...lines.map(width))).toBeLessThanOrEqual(20)
      }),
    )
  })

  it('wrapIndented starts the first line with the given marker, and indents the other lines', () => {
    expect(wrapIndented('one two three', 7, '  ', '- ')).toBe('- one\n  two\n  three')
  })

  it('wrap does not break a word that is too long', () => {
    expect(wrap('a https://example.org/long b', 10)).toEqual(['a', 'https://example.org/long', 'b'])
  })
})

describe('count', () => {
  it('count adds the plural ending to a noun unless the number is 1', () => {
    expect([count(1, 'record'), count(0, 'record'), count(2, 'record')]).toEqual(['1 record', '0 records', '2 records'])
  })
})

describe('didYouMean', () => {
  it.each([
    ['chek', " Did you mean 'check'?"],
    ['expl', " Did you mean 'explain'?"],
    ['CITE', " Did you mean 'cite'?"],
    ['frobnicate', ''],
    ['x'.repeat(100_000), ''],
  ])('didYouMean suggests the nearest command, or returns an empty string (row %#)', (text, expected) => {
    expect(didYouMean(text, ['check', 'cite', 'versions', 'explain'])).toBe(expected)
  })
})
