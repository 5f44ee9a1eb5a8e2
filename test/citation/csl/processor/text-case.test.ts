import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRichText } from '../../../../src/citation/csl/processor/text/rich-text.ts'
import { cased } from '../../../../src/citation/csl/processor/text/text-case.ts'
import { expectLinear } from '../../../linear.ts'
import { plainText, quotes } from './texts.ts'

const inCase = (text: string, textCase: Parameters<typeof cased>[1], language = 'en') =>
  plainText(cased(readRichText(text, quotes), textCase, language))

describe('text case', () => {
  it.each([
    ['lowercase', 'The NASA Report', 'the nasa report'],
    ['uppercase', 'straße', 'STRASSE'],
    ['capitalize-first', 'van Gogh and others', 'Van Gogh and others'],
    ['capitalize-first', '  ', '  '],
    ['capitalize-all', 'a tale of NASA', 'A Tale Of NASA'],
    ['sentence', 'the Report of NASA', 'The Report of NASA'],
    ['sentence', 'THE REPORT', 'The report'],
    ['sentence', '("RAIN") FALLS', '(Rain) falls'],
    ['sentence', '— rain Falls', '— Rain Falls'],
    ['title', 'the report of the rain', 'The Report of the Rain'],
    ['title', 'what rain is made of', 'What Rain Is Made Of'],
    ['title', 'rain: a history', 'Rain: A History'],
    ['title', 'who? and why', 'Who? And Why'],
    ['title', 'a well-known in-situ method', 'A Well-Known In-Situ Method'],
    ['title', 'us vis-à-vis them', 'Us vis-à-vis Them'],
    ['title', 'cats vs. dogs', 'Cats vs. Dogs'],
    ['title', 'the iPhone of mRNA', 'The iPhone of mRNA'],
    ['title', "what we're told they’ll say", 'What We’re Told They’ll Say'],
    ['title', 'vitamin α in rain', 'Vitamin α in Rain'],
    ['title', 'trends on Bloomberg.com', 'Trends on Bloomberg.com'],
    [
      'title',
      'rain on https://who.int/air and of 10.5072/dx.rain',
      'Rain on https://who.int/air and of 10.5072/dx.rain',
    ],
    ['title', "metodolog\\'ias of rain", 'Metodolog\\’ias of Rain'],
    ['title', 'on 𐐨x rain', 'On 𐐀x Rain'],
  ] as const)('the text case %s turns %j into %j', (textCase, text, expected) => {
    expect(inCase(text, textCase)).toBe(expected)
  })

  it('the CSL processor gives a Latin-1 title the same title case with and without a leading zero-width space', () => {
    const word = fc.oneof(
      fc.constantFrom('the', 'of', 'and', 'vs', 'a', 'I', 'rain', 'iPhone', 'NASA', 'été', 'Über', 'ÿ', '4D', '2', 'x'),
      fc.string({ unit: fc.constantFrom(...'abcXYZ019éÉßþÞ'), maxLength: 4 }),
    )
    const title = fc.array(fc.tuple(word, fc.constantFrom(' ', ', ', '  ', ','))).map(words => words.flat().join(''))
    fc.assert(
      fc.property(title, text => {
        // A zero-width space separates words like other spaces and does not occur in the text.
        expect(inCase(text, 'title')).toBe(inCase(`\u200b${text}`, 'title').slice(1))
      }),
    )
  })

  it.each([
    ['uppercase', 'i', 'tr', 'İ'],
    ['lowercase', 'I', 'tr', 'ı'],
  ] as const)('the text case %s turns %j in the language %s into %s', (textCase, text, language, expected) => {
    expect(inCase(text, textCase, language)).toBe(expected)
  })

  it.each([
    ['uppercase', '<span class="nocase">pH</span> of rain', 'pH OF RAIN'],
    ['sentence', 'ON <span class="nocase">MARS</span> RAIN', 'On MARS rain'],
    ['title', '<i>in vitro</i> rain', 'In Vitro Rain'],
    ['title', 'CO<sub>two</sub> of <i>rain</i>', 'COtwo of Rain'],
    ['title', '<span class="nocase">iRods</span> of rain', 'iRods of Rain'],
  ] as const)(
    'the CSL processor applies the text case %s to text with markup, but not to text marked as nocase: %j',
    (textCase, text, expected) => {
      expect(inCase(text, textCase)).toBe(expected)
    },
  )

  it.each(['a ', '-', '"', "'", '<i>', 'the ', '.', ':', '\ud800', '1', '</b>'])(
    'the CSL processor changes the case of text that repeats %j in linear time',
    part => {
      for (const textCase of ['lowercase', 'capitalize-all', 'sentence', 'title'] as const)
        expectLinear(size => inCase(part.repeat(size), textCase), 10_000, `${textCase} ${part}`)
    },
  )
})
