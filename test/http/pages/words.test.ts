import { describe, expect, it } from 'vitest'
import { wordsOfTerm } from '../../../src/http/pages/language/page-language.ts'
import { english, languageOf, languages, preferredLanguage } from '../../../src/http/pages/site.ts'
import { stampDate } from '../../../src/http/record/present.ts'
import { vocabularies } from '../../../src/kernel/index.ts'
import { specifierLabel } from '../../../src/model/specifier-labels.ts'

describe('sizes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1049, '1 kB'],
    [99_940, '99.9 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [36_741_120, '36.7 MB'],
    [4.2e15, '4.2 PB'],
    [9.9e24, '9900000 EB'],
  ])('pages show the size %d as %s', (bytes, said) => {
    expect(english.sizeOf(bytes)).toBe(said)
  })

  it('pages show sizes in the units and number format of each language', () => {
    expect(languages.map(({ sizeOf }) => [sizeOf(1), sizeOf(18_350_080)])).toEqual([
      ['1 byte', '18.4 MB'],
      ['1 Byte', '18,4 MB'],
      ['1 octet', '18,4 Mo'],
      ['1 byte', '18,4 MB'],
    ])
  })
})

describe('words', () => {
  it.each([
    ['IsNewVersionOf', 'Is new version of'],
    ['JournalArticle', 'Journal article'],
    ['TechnicalInfo', 'Technical info'],
    ['Abstract', 'Abstract'],
  ])('pages show the term %s as "%s"', (term, words) => {
    expect(wordsOfTerm(term)).toBe(words)
  })

  it('pages show specifiers as words, counts with a noun, and version stamps as dates', () => {
    expect(specifierLabel('climate_forcing')).toBe('Climate forcing')
    expect([english.countedFiles(1), english.countedFiles(1234)]).toEqual(['1 file', '1,234 files'])
    expect([stampDate('20210312'), stampDate('1.0')]).toEqual(['2021-03-12', '1.0'])
  })
})

describe('languages', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['ja,fr;q=0.5', 'fr'],
    ['en;q=0.2, ES-mx ; q=0.9', 'es'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['*', 'en'],
    ['ja', 'en'],
    ['de;q=2,fr', 'fr'],
    [`${'x,'.repeat(5000)}de`, 'en'],
  ])('for the Accept-Language header %j, preferredLanguage returns the language %s', (header, tag) => {
    expect(preferredLanguage(header).tag).toBe(tag)
  })

  it('preferredLanguage returns the language of the service if the client accepts no supported language', () => {
    expect(preferredLanguage('ja', languageOf('de-CH')).tag).toBe('de')
    expect(languageOf('ja')).toBeUndefined()
  })

  it('every language other than English translates the types of resources, contributors, dates, descriptions and relations', () => {
    const terms = [
      vocabularies.resourceTypeGeneral,
      vocabularies.contributorType,
      vocabularies.dateType,
      vocabularies.descriptionType,
      vocabularies.relationType,
    ].flatMap(Object.keys)
    for (const { tag, term, name } of languages.slice(1)) {
      const same = terms.filter(one => term(one) === wordsOfTerm(one))
      // Words that two languages share: Software, Image, Sponsor …
      expect([tag, same.length < 20]).toEqual([tag, true])
      expect(name).not.toBe(english.name)
      expect(term('NoTermOfTheKernel')).toBe('No term of the kernel')
    }
    for (const language of languages.slice(1))
      expect(Object.keys(language.terms).sort()).toEqual([...new Set(terms)].sort())
  })
})
