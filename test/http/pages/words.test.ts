import { describe, expect, it } from 'vitest'
import { counted, sizeOf, stampDate, wordsOfTerm } from '../../../src/http/pages/words.ts'
import { specifierLabel } from '../../../src/model/specifier-labels.ts'

describe('sizeOf', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1049, '1 kB'],
    [99_940, '99.9 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [36_741_120, '36.7 MB'],
    [4.2e15, '4.2 PB'],
    [9.9e24, '9900000 EB'],
  ])('says %d as %s', (bytes, said) => {
    expect(sizeOf(bytes)).toBe(said)
  })
})

describe('words', () => {
  it.each([
    ['IsNewVersionOf', 'Is new version of'],
    ['JournalArticle', 'Journal article'],
    ['TechnicalInfo', 'Technical info'],
    ['Abstract', 'Abstract'],
  ])('are made of %s', (term, words) => {
    expect(wordsOfTerm(term)).toBe(words)
  })

  it('are made of specifiers, counts and stamps', () => {
    expect(specifierLabel('climate_forcing')).toBe('Climate forcing')
    expect([counted(1, 'file'), counted(1234, 'file')]).toEqual(['1 file', '1,234 files'])
    expect([stampDate('20210312'), stampDate('1.0')]).toEqual(['2021-03-12', '1.0'])
  })
})
