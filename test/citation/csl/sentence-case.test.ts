import { describe, expect, it } from 'vitest'
import { bibliography, citationDocument } from '../../../src/citation/csl/index.ts'
import { sentenceCase } from '../../../src/citation/csl/items/sentence-case.ts'
import { citable } from '../../cli/fake-terminal.ts'
import { expectLinear } from '../../linear.ts'

describe('sentence case', () => {
  it.each([
    ['The Structure of Scientific Revolutions', 'The structure of scientific revolutions'],
    ['Deep Learning: A Review of DNA and McDonald', 'Deep learning: A review of DNA and McDonald'],
    ['Much Vitamin C and H2O in the Modern iPhone Age', 'Much vitamin C and H2O in the modern iPhone age'],
    ['Is This a Well-Known Title? Yes, It Certainly Is', 'Is this a well-known title? Yes, it certainly is'],
    [
      '<i>Zea</i> <span class="nocase">Mays</span> Under Heavy Stress',
      '<i>Zea</i> <span class="nocase">Mays</span> under heavy stress',
    ],
    ['“Who Goes There?” Sentinels and “The Times”', '“Who goes there?” Sentinels and “The times”'],
    ['A visit to Berlin by train', 'A visit to Berlin by train'],
    ['Berlin', 'Berlin'],
    ['ALL CAPITALS STAY', 'ALL CAPITALS STAY'],
  ])('the sentence case of %j is %j', (title, expected) => {
    expect(sentenceCase(title)).toBe(expected)
  })

  it('sentence case does not change protected words', () => {
    expect(sentenceCase('Snow Over Berlin and Lake Constance', ['Berlin', 'Lake Constance'])).toBe(
      'Snow over Berlin and Lake Constance',
    )
  })

  it('sentence case lowercases words that merely begin like a protected word', () => {
    expect(sentenceCase('The Effects of Berliner Snow on E Coli', ['E', 'Berlin'])).toBe(
      'The effects of berliner snow on E coli',
    )
  })

  it('sentence case takes linear time', () => {
    expectLinear(size => sentenceCase('Snow '.repeat(size)), 10_000)
    expectLinear(size => sentenceCase('Snow '.repeat(size), ['Snow Snow']), 10_000)
    expectLinear(size => sentenceCase('Snow <i '.repeat(size)), 10_000)
  })
})

describe('titles', () => {
  const book = { id: 'a', type: 'book', title: 'Snow Over Large Lakes', author: [{ family: 'Roe', given: 'Ann' }] }

  it('in APA, titleCase "sentence" prints English titles in sentence case, and keeps German titles unchanged', async () => {
    const options = { style: 'apa', titleCase: 'sentence' } as const
    expect((await bibliography(book, options)).text).toBe('Roe, A. (n.d.). Snow over large lakes.\n')
    expect((await bibliography({ ...book, language: 'de' }, options)).text).toContain('Snow Over Large Lakes')
    expect((await bibliography(book, { style: 'apa' })).text).toContain('Snow Over Large Lakes')
    expect((await bibliography(book, { ...options, style: 'mla' })).text).toContain('Snow over Large Lakes')
    const document = await citationDocument([book], options)
    document.cite({ id: 'a' })
    expect(document.bibliography().text).toContain('Snow over large lakes')
  })

  it('sentence case does not change words in braces in a BibTeX title', async () => {
    const bib = '@book{a, author={Roe, Ann}, title={Snow Over {Lake {Constance}} and {Berlin}}, year={2020}}'
    const { stdout } = await citable(['cite', 'a.bib', '-s', 'apa', '--sentence-case'], { files: { 'a.bib': bib } })
    expect(stdout).toBe('Roe, A. (2020). Snow over Lake Constance and Berlin.\n')
  })

  it.each([
    ['title={Growth of {E}scherichia Coli on {M}ars}', 'Growth of Escherichia coli on Mars'],
    ['title={The {K}\\"uste of {\\"U}beraus Large Effects}', 'The Küste of überaus large effects'],
    ['title={Large Rivers of {France}}, subtitle={Why {Germany} Is Dry}', 'Large rivers of France: Why Germany is dry'],
    ['title={Some \\emph{Zea Mays} Under Heavy Stress}', 'Some zea mays under heavy stress'],
  ])('cites the BibTeX source %s in sentence case as %s', async (title, expected) => {
    const bib = `@book{a, author={Roe, Ann}, ${title}, year={2020}}`
    const { stdout } = await citable(['cite', 'a.bib', '-s', 'apa', '--sentence-case'], { files: { 'a.bib': bib } })
    expect(stdout).toBe(`Roe, A. (2020). ${expected}.\n`)
  })

  it('the house style keeps the case of titles and reports that sentence case was ignored', async () => {
    const files = { 'a.json': JSON.stringify([book]) }
    const { stdout, stderr } = await citable(['cite', 'a.json', '--sentence-case'], { files })
    expect(stdout).toContain('Snow Over Large Lakes')
    expect(stderr).toContain('The style house renders titles unchanged.')
  })

  it('bibliography rejects with an error for an unknown value of the option titleCase', async () => {
    const titleCase = 'upper' as 'sentence'
    await expect(bibliography(book, { style: 'apa', titleCase })).rejects.toThrow(/"titleCase"/)
  })
})
