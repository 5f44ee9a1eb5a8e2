import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RichText, readRichText } from '../../../../src/citation/csl/processor/text/rich-text.ts'
import { expectLinear } from '../../../linear.ts'
import { runsOr } from '../../../runs.ts'
import { markedText, quotes } from './texts.ts'

const german = { outer: ['„', '“'], inner: ['‚', '‘'] } as const
const french = { outer: ['«', '»'], inner: ['“', '”'] } as const

describe('a text with markup', () => {
  it.each([
    ['plain', 'plain'],
    ['<i>in</i> <b>it</b>', '[i in] [b it]'],
    ['H<sub>2</sub>O<sup>+</sup>', 'H[sub 2]O[sup +]'],
    ['<sc>ad</sc> <span style="font-variant: small-caps;">bc</span>', '[sc ad] [sc bc]'],
    ['<span class="nocase">pH</span>', '[nocase pH]'],
    ['<i>a <i>b</i> c</i>', '[i a [i b] c]'],
    ['<i>open', '<i>open'],
    ['closed</i>', 'closed</i>'],
    ['<i>a <b>b</i> c</b>', '[i a <b>b] c</b>'],
    ['1 < 2 > 1 <u>x</u>', '1 < 2 > 1 <u>x</u>'],
  ])('readRichText reads the rich text %j as %j', (text, expected) => {
    expect(markedText(readRichText(text, quotes))).toBe(expected)
  })

  it.each([
    ['"rain"', '[quote rain]'],
    ["'rain'", '[quote rain]'],
    ['“rain”', '[quote rain]'],
    ['"it is \'rain\'," he said', '[quote it is [quote rain],] he said'],
    ["it's o'clock", 'it’s o’clock'],
    ["the '90s", 'the ’90s'],
    ['6" of rain', '6" of rain'],
    ['(“rain”)', '([quote rain])'],
    ['"open', '"open'],
  ])('readRichText reads the quotation marks in %j as %j', (text, expected) => {
    expect(markedText(readRichText(text, quotes))).toBe(expected)
  })

  it.each([
    [german, '„Regen“ und ‚Schnee‘', '[quote Regen] und [quote Schnee]'],
    [french, '«pluie» et “neige”', '[quote pluie] et [quote neige]'],
    [french, '„Regen“', '„Regen“'],
  ])('with the quotation marks %j, readRichText reads %j as %j', (marks, text, expected) => {
    expect(markedText(readRichText(text, marks))).toBe(expected)
  })

  it.each([
    ["the map $f' : x$ ; 'a'", "the map [math $f' : x$]\u202f; [quote a]"],
    ["$$a : b'$$", "[math $$a : b'$$]"],
    ['<math display="block"><mo>\'</mo> :</math> a', '[math <math display="block"><mo>\'</mo> :</math>] a'],
    ["$5 to $6 : 'x'", '$5 to $6\u202f: [quote x]'],
  ])('readRichText keeps formulas unchanged when reading %j as %j', (text, expected) => {
    expect(markedText(readRichText(text, quotes))).toBe(expected)
  })

  it('readRichText changes only spaces and quotation marks in any text, and nests markup correctly', () => {
    const piece = fc.constantFrom(
      ...['<i>', '</i>', '<b>', '</b>', '<sup>', '</sup>', '<span class="nocase">', '</span>', '<', '>'],
      ...['"', "'", '“', '”', '‘', '’', '„', '«', '»', '「', '」', ' ', 'a', 'é', '-', '.', '\ud800', '\0'],
    )
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(quotes, german, french), (text, marks) => {
        const read = readRichText(text, marks)
        expect(withoutQuotes(writtenOut(read))).toBe(withoutQuotes(text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u202f')))
        if (typeof read === 'string') return
        const open: string[] = []
        for (const part of read) {
          if (typeof part === 'string') continue
          if ('open' in part) open.push(part.open)
          else expect(open.pop()).toBe(part.close)
        }
        expect(open).toEqual([])
      }),
      { numRuns: runsOr(1000) },
    )
  })

  it.each<readonly [string, string]>([
    ...['"a ', " 'a", '"', "'", '<', '<i>', '</i>', '“', '”', '<i>"', 'a', '\ud800', '$', '$a', '<math', '<math>'].map(
      part => [part, ''] as const,
    ),
    [' "a', " b'"],
    ['“', "'"],
    ['<i>', '</b>'],
    [' "\'', ''],
  ])('readRichText reads text that repeats %j, then %j in linear time', (first, second) => {
    expectLinear(size => readRichText(first.repeat(size) + second.repeat(size), quotes), 10_000, first)
  })
})

const tags: Readonly<Record<string, readonly [open: string, close: string]>> = {
  quote: ['', ''],
  math: ['', ''],
  nocase: ['<span class="nocase">', '</span>'],
}

const writtenOut = (read: string | RichText): string =>
  typeof read === 'string'
    ? read
    : read
        .map(part => {
          if (typeof part === 'string') return part
          const mark = 'open' in part ? part.open : part.close
          const [open, close] = tags[mark] ?? [`<${mark}>`, `</${mark}>`]
          return 'open' in part ? open : close
        })
        .join('')

/** Removes quotation marks, because parsing replaces them or turns them into markup. */
const withoutQuotes = (text: string): string => text.replace(/["'“”„‟‘’‚‛«»‹›「」『』]/g, '')
