import { describe, expect, it } from 'vitest'
import { localePartsOf } from '../../../../src/citation/csl/processor/compile/locale-xml.ts'
import { ordered } from '../../../../src/citation/csl/processor/order.ts'
import { localeOf, rootOf } from './locales.ts'

const pages =
  '<term name="page"><single>page</single><multiple>pages</multiple></term>' +
  '<term name="page" form="short"><single>p.</single><multiple>pp.</multiple></term>'
const editors =
  '<term name="editor"><single>editor</single><multiple>editors</multiple></term><term name="editor" form="verb">edited by</term>'

describe('terms', () => {
  const locale = localeOf(`<terms>${pages}${editors}<term name="no date">no date</term></terms>`)
  it.each([
    ['page', 'long', false, 'page'],
    ['page', 'long', true, 'pages'],
    ['page', 'short', true, 'pp.'],
    ['page', 'symbol', false, 'p.'],
    ['editor', 'verb', false, 'edited by'],
    ['editor', 'verb-short', true, 'edited by'],
    ['editor', 'short', true, 'editors'],
    ['no-date', 'long', false, 'no date'],
    ['nothing', 'long', false, undefined],
    ['constructor', 'long', false, undefined],
  ] as const)('the term %s in the form %s (plural: %s) is %j', (name, form, isPlural, expected) => {
    expect(locale.term(name, form, isPlural)).toBe(expected)
  })

  it('the terms of a locale are parsed once', () => {
    const read = localePartsOf(rootOf(`<locale><terms>${pages}</terms></locale>`)).terms.get('page')
    expect(read?.()).toHaveLength(2)
    expect(read?.()).toBe(read?.())
  })

  it('the CSL processor uses English terms in place of those that the locale lacks', () => {
    const german = localeOf('<terms><term name="and">und</term></terms>', {
      language: 'de-DE',
      english: `<terms>${pages}<term name="and">and</term></terms>`,
    })
    expect([german.term('and'), german.term('page')]).toEqual(['und', 'page'])
  })

  it('the CSL processor uses the terms that the style defines for the most specific matching language', () => {
    const term = (text: string) => `<terms><term name="and">${text}</term></terms>`
    const of = (...languages: string[]) =>
      localeOf(term('and'), { language: 'de-AT', ofStyle: languages.map(tag => [tag, term(tag || 'all')]) }).term('and')
    expect(of('de-AT', 'de', '')).toBe('de-AT')
    expect(of('de', '', 'fr')).toBe('de')
    expect(of('', 'de-DE')).toBe('all')
    expect(of('fr')).toBe('and')
  })

  it('a locale may contain empty terms or lack all terms', () => {
    expect(localeOf('<terms><term name="and"/></terms>').term('and')).toBe('')
    const none = localeOf('')
    expect([none.term('and'), none.ampersand, none.ordinal(2, ''), none.longOrdinal(2, '')]).toEqual([
      undefined,
      '&',
      '2',
      '2',
    ])
    expect(none.quotes).toEqual({ outer: ['“', '”'], inner: ['‘', '’'] })
  })
})

describe('ordinals', () => {
  const english = localeOf(
    '<terms><term name="ordinal">th</term><term name="ordinal-01">st</term><term name="ordinal-02">nd</term>' +
      '<term name="ordinal-11">th</term><term name="ordinal-12">th</term><term name="long-ordinal-01">first</term></terms>',
  )
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [21, '21st'],
    [111, '111th'],
    [0, '0th'],
  ])('the CSL processor prints the ordinal of %i as %s', (number, expected) => {
    expect(english.ordinal(number, '')).toBe(expected)
  })

  it('the CSL processor prints long ordinals as words if the locale has words for them', () => {
    expect([1, 2, 21].map(number => english.longOrdinal(number, ''))).toEqual(['first', '2nd', '21st'])
  })

  it.each([
    ['whole-number', '1er', '21e', '121e'],
    ['last-digit', '1er', '21er', '121er'],
    ['last-two-digits', '1er', '21e', '121e'],
  ])('the CSL processor chooses ordinals by the match attribute %s', (match, ...expected) => {
    const locale = localeOf(
      `<terms><term name="ordinal">e</term><term name="ordinal-01" match="${match}">er</term></terms>`,
    )
    expect([1, 21, 121].map(number => locale.ordinal(number, ''))).toEqual(expected)
  })

  it('ordinals have the gender of their noun', () => {
    const french = localeOf(
      '<terms><term name="edition" gender="feminine">édition</term><term name="issue" gender="masculine">numéro</term>' +
        '<term name="ordinal">e</term><term name="ordinal-01" gender-form="feminine" match="whole-number">re</term>' +
        '<term name="ordinal-01" gender-form="masculine" match="whole-number">er</term>' +
        '<term name="long-ordinal-01" gender-form="feminine">première</term><term name="long-ordinal-01">premier</term></terms>',
    )
    expect([french.genderOf('edition'), french.genderOf('issue'), french.genderOf('volume')]).toEqual([
      'feminine',
      'masculine',
      '',
    ])
    expect(['feminine', 'masculine', ''].map(gender => french.ordinal(1, gender))).toEqual(['1re', '1er', '1e'])
    expect(['feminine', 'masculine'].map(gender => french.longOrdinal(1, gender))).toEqual(['première', 'premier'])
  })

  it('ordinals of a style replace all ordinals of the locale', () => {
    const locale = localeOf('<terms><term name="ordinal-01">st</term><term name="ordinal-02">nd</term></terms>', {
      ofStyle: [['en', '<terms><term name="ordinal">.</term><term name="ordinal-03">rd</term></terms>']],
    })
    expect([1, 2, 3].map(number => locale.ordinal(number, ''))).toEqual(['1.', '2.', '3rd'])
  })
})

describe('a locale', () => {
  it('a style overrides the options and date formats of a locale', () => {
    const options = (value: string) => `<style-options punctuation-in-quote="${value}"/>`
    const date = (form: string) => `<date form="numeric"><date-part name="${form}"/></date>`
    const locale = localeOf(options('true') + date('year'), { ofStyle: [['en', options('false') + date('day')]] })
    expect(localeOf(options('true')).punctuationInQuote).toBe(true)
    expect(locale.punctuationInQuote).toBe(false)
    expect(locale.dateFormat('numeric')?.parts.map(({ name }) => name)).toEqual(['day'])
    expect(locale.dateFormat('text')).toBeUndefined()
  })

  it.each([
    ['en-US-GB', 'en-US'],
    ['de-1996-1996', 'de'],
    ['sl-rozaj-biske', 'sl'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
    ['en-12', 'en'],
    ['en-aaaaaaaa-aaaaaaaa', 'en'],
    ['english', 'fr-FR'],
    ['x-klingon', 'fr-FR'],
    [5, 'fr-FR'],
    [undefined, 'fr-FR'],
  ])('the CSL processor reads the language %j of an item as the tag %s', (language, expected) => {
    const { tag } = localeOf('', { language: 'fr-FR' }).languageOf({ id: '1', type: 'book', language })
    expect(tag).toBe(expected)
    expect('i'.toLocaleUpperCase(tag)).toBe('I')
  })

  it('the CSL processor accepts a locale whose name is not a language tag', () => {
    const locale = localeOf('', { language: 'not a tag' })
    expect(locale.languageOf({ id: '1', type: 'book' }).tag).toBe('en-US')
    expect(locale.compare(ordered('a'), ordered('b'))).toBeLessThan(0)
  })
})
