import { describe, expect, it } from 'vitest'
import type { Decoration } from '../../../../src/citation/csl/processor/compile/nodes.ts'
import { plain } from '../../../../src/citation/csl/processor/compile/plain.ts'
import { branch, leaf, type Output } from '../../../../src/citation/csl/processor/text/output.ts'
import { readRichText } from '../../../../src/citation/csl/processor/text/rich-text.ts'
import { typeset, typesetText } from '../../../../src/citation/csl/processor/text/typesetter.ts'
import { expectLinear } from '../../../linear.ts'
import { quotes } from './texts.ts'

const american = { quotes, punctuationInQuote: true }
const british = { quotes, punctuationInQuote: false }
const text = (content: string, decoration: Partial<Decoration> = {}): Output | undefined =>
  leaf(readRichText(content, quotes), { ...plain, ...decoration })
const set = (...parts: (Output | undefined)[]) => typesetText(branch(parts), american)

describe('punctuation that meets', () => {
  it.each([
    ['Rain.', '. Snow', 'Rain. Snow'],
    ['Rain?', '. Snow', 'Rain? Snow'],
    ['Rain!', ': Snow', 'Rain! Snow'],
    ['Rain?', ', Snow', 'Rain?, Snow'],
    ['Rain:', '. Snow', 'Rain: Snow'],
    ['Rain;', '? Snow', 'Rain? Snow'],
    ['Rain,', ', Snow', 'Rain, Snow'],
    ['Rain.', ', Snow', 'Rain., Snow'],
    ['Rain ', ' Snow', 'Rain Snow'],
    ['Rain…', '. Snow', 'Rain…. Snow'],
    ['Rain.', '... Snow', 'Rain.... Snow'],
  ])('the CSL processor joins the texts %j and %j as %j', (first, second, expected) => {
    expect(set(text(first), text(second))).toBe(expected)
    expect(set(text('Rain', { suffix: first.slice(4) }), text('Snow', { prefix: second.slice(0, -4) }))).toBe(expected)
  })

  it('the CSL processor merges adjacent punctuation across different formatting', () => {
    expect(typeset(branch([text('Rain?', { setting: { italic: true } }), text('. Snow')]), american)).toEqual([
      { text: 'Rain?', italic: true },
      { text: ' Snow' },
    ])
  })

  it('the CSL processor keeps adjacent punctuation within a text unchanged', () => {
    expect(set(text('Rain?. and.. more'))).toBe('Rain?. and.. more')
  })
})

describe('quotation marks', () => {
  it.each([
    ['Rain', ', Snow', '“Rain,” Snow', '“Rain”, Snow'],
    ['Rain', '. Snow', '“Rain.” Snow', '“Rain”. Snow'],
    ['Rain?', '. Snow', '“Rain?” Snow', '“Rain?” Snow'],
    ['Rain', '; Snow', '“Rain”; Snow', '“Rain”; Snow'],
    ['Rain.', '. Snow', '“Rain.” Snow', '“Rain.” Snow'],
    ['of "rain"', ', Snow', '“of ‘rain,’” Snow', '“of ‘rain’”, Snow'],
  ])(
    'the CSL processor joins the quoted text %j and the text %j as %j in American and as %j in British style',
    (first, second, within, outside) => {
      const parts = branch([text(first, { quotes: true }), text(second)])
      expect(typesetText(parts, american)).toBe(within)
      expect(typesetText(parts, british)).toBe(outside)
    },
  )

  it('the CSL processor alternates nested quotation marks', () => {
    const inner = branch([text('a "b \'c\' d" e', { quotes: true })], '', { ...plain, quotes: true })
    expect(set(inner)).toBe('“‘a “b ‘c’ d” e’”')
  })

  it('the CSL processor prints the affixes of quoted text outside the quotation marks', () => {
    expect(set(text('Rain', { quotes: true, prefix: '(', suffix: ')' }))).toBe('(“Rain”)')
  })
})

describe('settings', () => {
  it.each([
    ['<i>Quercus</i> in rain', { italic: true }, [{ text: 'Quercus' }, { text: ' in rain', italic: true }]],
    ['<b>a</b>', { italic: true }, [{ text: 'a', italic: true, bold: true }]],
    ['<sc>ad</sc>', undefined, [{ text: 'ad', smallCaps: true }]],
    [
      'x<sup>2</sup><sub>i</sub>',
      undefined,
      [{ text: 'x' }, { text: '2', position: 'super' }, { text: 'i', position: 'sub' }],
    ],
    ['雨の歌', { italic: true }, [{ text: '雨の歌' }]],
    ['雨 (rain)', { italic: true }, [{ text: '雨 (rain)', italic: true }]],
  ] as const)(
    'the CSL processor combines the markup and script of %j with the formatting %j of its element',
    (content, setting, expected) => {
      expect(typeset(text(content, { setting }), american)).toEqual(expected)
    },
  )

  it('formatting does not apply to the affixes of its element, and an inner element can reset the formatting', () => {
    const outer = branch([text('a', { setting: { italic: undefined }, prefix: '(' })], '', {
      ...plain,
      setting: { italic: true },
      suffix: ').',
    })
    expect(typeset(outer, american)).toEqual([{ text: '(', italic: true }, { text: 'a).' }])
  })
})

describe('blocks', () => {
  it('the CSL processor keeps the display attribute and the affixes of blocks', () => {
    const parts = branch([
      text('1', { display: 'left-margin', suffix: '. ' }),
      text('Rain', { display: 'right-inline' }),
      text('note', { display: 'block', prefix: '[', suffix: ']' }),
    ])
    expect(typeset(parts, american)).toEqual([
      { text: '1. ', display: 'left-margin' },
      { text: 'Rain', display: 'right-inline' },
      { text: '[note]', display: 'block' },
    ])
  })
})

it('the CSL processor prints nothing for an empty node', () => {
  expect(typeset(undefined, american)).toEqual([])
  expect(typeset(leaf(''), american)).toEqual([])
})

it('the CSL processor links a URL only if links are requested', () => {
  const address = leaf('https://example.org/', plain, true)
  expect(typeset(address, american, 'doi')).toEqual([{ text: 'https://example.org/', link: 'https://example.org/' }])
  expect(typeset(address, american)).toEqual([{ text: 'https://example.org/' }])
})

it.each(['a', '.', ';!', ' ', '"a" '])('the CSL processor joins many copies of the text %j in linear time', part => {
  expectLinear(size => typeset(branch(Array.from({ length: size }, () => text(part))), american), 5_000, part)
})
