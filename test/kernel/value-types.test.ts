import { describe, expect, it, test } from 'vitest'
import { jsonTypes, type ValueRule, type ValueType, valueTypes } from '../../src/kernel/index.ts'
import { expectLinear } from '../linear.ts'

const blank = ' \n\t '

/** Texts that the XSDs accept and texts that they reject, by lexical type. */
const cases: Record<
  Exclude<ValueType, 'text' | 'any' | 'nonEmpty' | 'doiOnly'>,
  { valid: string[]; invalid: string[] }
> = {
  doi: {
    valid: [
      '10.5072/abc',
      ' 10.5072/abc\n',
      '10.1/x y',
      '10. /x',
      '10.5072//',
      '10.5072/a\nb',
      '10.5072.1/x',
      '10.a/\u2028',
    ],
    invalid: [
      '',
      '10./x',
      '10.5072/',
      '10.5072/ ',
      '10.5072',
      'doi:10.5072/x',
      'https://doi.org/10.5072/x',
      '11.5072/x',
    ],
  },
  year: {
    valid: ['2020', ' 2020 ', '\t2020\n', '٢٠٢٠', '2०२0', '𝟚𝟘𝟚𝟘', '0000', '9999'],
    invalid: ['', ' ', '20', '20201', '-2020', '20 20', '2020-01', '2020.0', 'MMXX', '²⁰²⁰', '\u00a02020'],
  },
  language: {
    valid: ['en', ' en ', 'pt-BR', 'english', 'x-klingon', 'zh-Hant-TW', 'i-enochian', 'a'],
    invalid: ['', ' ', 'en_US', 'en-', '-en', 'ninechars', 'de-ninechars', 'e n', 'français', '1'],
  },
  lang: {
    valid: ['', 'en', ' en ', 'pt-BR'],
    invalid: [' ', '\n', 'en_US', 'en-', 'de DE'],
  },
  longitude: {
    valid: [
      '0',
      '-0',
      '180',
      '-180',
      '+180.0',
      '180.000001',
      '180.00000762939453125',
      '007.5',
      '5.',
      '.5',
      '+.5',
      ' 1 ',
    ],
    invalid: [
      '180.00001',
      '180.000007629394531251',
      '-180.00001',
      '181',
      '1e2',
      '1E2',
      'INF',
      '-INF',
      'NaN',
      '',
      ' ',
      '.',
      '+',
      '1,5',
      '٥',
      '1 2',
    ],
  },
  latitude: {
    valid: ['90', '-90', '90.000001', '90.000003814697265625', '+.5', '089.99', '00'],
    invalid: ['90.00001', '90.0000038146972656251', '91', '180', '9e1', 'INF', 'NaN', '', '12N', "12°30'"],
  },
  uri: {
    valid: [
      ...[
        '',
        ' ',
        blank,
        'not a uri',
        '310607',
        'QA 76.9 (Computer science)',
        'https://example.org/',
        ' https://example.org/ ',
      ],
      ...[
        '#a',
        '?q',
        '/',
        '//',
        '//host',
        '//host:80',
        '//host:80 ',
        '//u:p@host:80/x?y#z',
        'http://[::1]:80/',
        'http://[::1] ',
      ],
      ...[
        'mailto:a@b',
        'urn:isbn:1',
        'a:b:c',
        'mailto:',
        './1:2',
        'a/1:2',
        '%C3%A4',
        'http://a/b c',
        '<>"{}|\\^`',
        'Größe',
        '\u0001',
      ],
    ],
    invalid: [
      ...[
        '1:2',
        ' 1:2',
        '61:004.8',
        ':',
        'a b:c',
        '100%',
        '%',
        '%4',
        '%GG',
        '[05C10]',
        'a[1]',
        'a]',
        '#a#b',
        '?a[b',
        'http://h/[x]',
      ],
      ...[
        '//host:',
        '//host:x',
        ' //host:x',
        '//host:80 /x',
        'http://a:b@c:d/',
        'http://[::1',
        'http://[::1]x',
        'http://a b:c/',
      ],
    ],
  },
}

describe.each(Object.entries(cases))('%s', (type, { valid, invalid }) => {
  const accepts = acceptor(type as ValueType)

  it.each(valid)(`the type ${type} accepts the value %j`, text => {
    expect(accepts(text)).toBe(true)
  })

  it.each(invalid)(`the type ${type} refuses the value %j`, text => {
    expect(accepts(text)).toBe(false)
  })

  it(`the type ${type} accepts or refuses hostile values in linear time`, () => {
    expectLinear(size => hostile(size).forEach(accepts), 10_000)
  })
})

/** Returns texts of about the given length that begin like a valid value but do not end like one. */
const hostile = (size: number): string[] =>
  hostileUnits.flatMap(unit => {
    const run = unit.repeat(size / unit.length)
    return ['%', ']', '\u0000', ' ', '#'].flatMap(end => [
      run + end,
      `10.${run}${end}`,
      `//h:80${run}${end}`,
      `180.${run}${end}`,
    ])
  })

const hostileUnits = [
  ' ',
  '\n',
  '/',
  ':',
  '?',
  '#',
  '@',
  '.',
  '-',
  '0',
  '9',
  'a',
  'a-',
  'a:',
  '%20',
  '%',
  '[',
  ' /',
  '٢',
  '//h:8',
  'a ',
]

test('the type text accepts an empty value, nonEmpty accepts a space but no empty value, and doiOnly accepts only DOI', () => {
  expect(acceptor('text')('')).toBe(true)
  expect(acceptor('nonEmpty')('')).toBe(false)
  expect(acceptor('nonEmpty')(' ')).toBe(true)
  expect(valueTypes.doiOnly.const).toBe('DOI')
})

test('years and coordinates are numbers or text in JSON, unless a dialect requires one of these types', () => {
  expect(jsonTypes(valueTypes.year)).toEqual(['integer', 'string'])
  expect(jsonTypes(valueTypes.latitude)).toEqual(['number', 'string'])
  expect(jsonTypes(valueTypes.latitude, 'number')).toEqual(['number'])
  expect(jsonTypes(valueTypes.year, 'string')).toEqual(['string'])
  expect(jsonTypes(valueTypes.uri)).toEqual(['string'])
})

test('the maximum longitude and latitude are the largest numbers that round to 180 and 90 as 32-bit floats, and the minimums are the same numbers with a minus sign', () => {
  const rules: [ValueRule, number][] = [
    [valueTypes.longitude, 180],
    [valueTypes.latitude, 90],
  ]
  for (const [{ number = { minimum: 0, maximum: 0 } }, limit] of rules) {
    expect(Math.fround(number.maximum)).toBe(limit)
    expect(Math.fround(number.maximum * (1 + Number.EPSILON))).toBeGreaterThan(limit)
    expect(number.minimum).toBe(-number.maximum)
  }
})

function acceptor(type: ValueType): (text: string) => boolean {
  const { pattern, minLength }: ValueRule = valueTypes[type]
  const regex = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  return text => text.length >= (minLength ?? 0) && (regex?.test(text) ?? true)
}
