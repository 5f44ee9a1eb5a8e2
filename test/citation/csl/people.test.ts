import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../src/citation/csl/index.ts'
import { readRecords } from '../../../src/formats/index.ts'

const listed = async (records: object[], style: string): Promise<string[]> =>
  (await bibliography(records, { style, sort: false })).entries.map(({ text }) => text)
const inBibtex = (author: string): object[] =>
  readRecords(`@book{k, author={${author}}, title={Hail}, year={2020}}`, { from: 'bibtex' }).records.map(
    ({ record }) => record,
  )
const item = (author: object) => ({
  id: 'a',
  type: 'book',
  title: 'Hail',
  author: [author],
  issued: { 'date-parts': [[2020]] },
})

describe('people', () => {
  it.each([
    ['Dumas, père, Alexandre', 'Dumas, A., père. (2020). Hail.', '[1] A. Dumas père, Hail. 2020.'],
    ['{Dumas, père, Alexandre}', 'Dumas, A., père. (2020). Hail.', '[1] A. Dumas père, Hail. 2020.'],
    ['Doe, III', 'Doe, III. (2020). Hail.', '[1] Doe III, Hail. 2020.'],
    ['Doe, Jr.', 'Doe, Jr. (2020). Hail.', '[1] Doe Jr., Hail. 2020.'],
    ['Ann Roe née Hill', 'Roe née Hill, A. (2020). Hail.', '[1] A. Roe née Hill, Hail. 2020.'],
    ['Roe, Ann née Hill', 'Roe, A. (2020). Hail.', '[1] A. Roe, Hail. 2020.'],
    ['given=Ann', 'Ann. (2020). Hail.', '[1] Ann, Hail. 2020.'],
    ['sortingnamekeytemplatename=x and Roe, Ann', 'Roe, A. (2020). Hail.', '[1] A. Roe, Hail. 2020.'],
  ])('cites the BibTeX author %j in APA and IEEE', async (author, apa, ieee) => {
    expect(await listed(inBibtex(author), 'apa')).toEqual([apa])
    expect(await listed(inBibtex(author), 'ieee')).toEqual([ieee])
  })

  it.each([
    ['ha-Cohen', 'Cohen, Ann ha-. 2020. Hail.'],
    ['de’ Medici', 'Medici, Ann de’. 2020. Hail.'],
    ['el-Sayed', 'Sayed, Ann el-. 2020. Hail.'],
    ['van der Berg', 'Berg, Ann van der. 2020. Hail.'],
  ])(
    'Chicago style puts the particle of %s after the given name, for a CSL-JSON item and for a record',
    async (family, entry) => {
      expect(await listed([item({ family, given: 'Ann' })], 'chicago-author-date')).toEqual([entry])
      expect(await listed(inBibtex(`${family}, Ann`), 'chicago-author-date')).toEqual([entry])
    },
  )

  it('cites people from PubMed with their suffixes', async () => {
    const nbib = 'PMID- 1\nTI  - Hail\nAU  - Smith J Jr\nAU  - Doe III\nAU  - Roe A 3rd\nJT  - J\nDP  - 1996\n'
    const records = readRecords(nbib, { from: 'nbib' }).records.map(({ record }) => record)
    expect(await listed(records, 'apa')).toEqual([
      expect.stringMatching(/^Smith, J\., Jr, Doe, III, & Roe, A\., 3rd\. \(1996\)/),
    ])
  })

  it('prints every initial of short names from PubMed', async () => {
    const nbib =
      'PMID- 1\nTI  - Hail\nFAU - Roe, Ann\nAU  - Roe A\nAU  - Park KH\nAU  - Ek J-PB\nAU  - Иванов АВ\nDP  - 1996\n'
    const records = readRecords(nbib, { from: 'nbib' }).records.map(({ record }) => record)
    const beginning = async (style: string) =>
      (await listed(records, style)).map(text => text.replace(/Hail[\s\S]*/, ''))
    expect(await beginning('apa')).toEqual(['Roe, A., Park, K. H., Ek, J.-P. B., & Иванов, А. В. (1996). '])
    expect(await beginning('vancouver')).toEqual([expect.stringMatching(/Roe A, Park KH, Ek JPB, Иванов АВ\. $/)])
    expect(await beginning('chicago')).toEqual(['Roe, Ann, K. H. Park, J.-P. B. Ek, and А. В. Иванов. 1996. '])
  })

  it('cites people with a suffix but no given name, read from RIS or from a DataCite record', async () => {
    const ris = 'TY  - BOOK\nAU  - Doe, III\nTI  - Hail\nPY  - 2020\nER  - \n'
    const records = readRecords(ris, { from: 'ris' }).records.map(({ record }) => record)
    expect(await listed(records, 'ieee')).toEqual(['[1] Doe III, Hail. 2020.'])
    const record = {
      creators: [{ name: 'Doe, III', nameType: 'Personal' }],
      titles: [{ title: 'Hail' }],
      publicationYear: 2020,
      types: { resourceTypeGeneral: 'Book' },
    }
    expect(await listed([record], 'ieee')).toEqual(['[1] Doe III, Hail. 2020.'])
  })

  it('omits the text in an unclosed bracket after initials in APA, MLA, Chicago and Vancouver', async () => {
    for (const style of ['apa', 'mla', 'chicago', 'vancouver'])
      for (const given of ['E. G. (Elise G.', 'E. G. [Elise G.'])
        expect(await listed([item({ family: 'Roe', given })], style)).toEqual([expect.not.stringContaining('Elise')])
  })

  it('prints spaces between initials in MLA', async () => {
    expect(await listed([item({ family: 'Smith', given: 'J.A.' })], 'mla')).toEqual(['Smith, J. A. Hail. 2020.'])
    expect(await listed([item({ family: 'Иванов', given: 'А.В.' })], 'mla')).toEqual(['Иванов, А. В. Hail. 2020.'])
    expect(await listed([item({ family: 'Smith', given: 'John A' })], 'mla')).toEqual(['Smith, John A. Hail. 2020.'])
  })
})
