import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../src/citation/csl/index.ts'
import { citation } from '../../../src/citation/index.ts'
import { convert, readRecords } from '../../../src/formats/index.ts'

const entry = async (text: string, style = 'apa'): Promise<string> => {
  const records = readRecords(text).records.slice(0, 1)
  return (
    await bibliography(
      records.map(({ record }) => record),
      { style, locale: 'en-US' },
    )
  ).text.trimEnd()
}

const item = (more: object) => ({
  id: 'fen',
  type: 'book',
  title: 'Fens',
  author: [{ family: 'Moe', given: 'Ida' }],
  publisher: 'Reed',
  issued: { 'date-parts': [[2020]] },
  ...more,
})

const entryOf = async (more: object, style = 'apa'): Promise<string> =>
  (await bibliography(item(more), { style, locale: 'en-US' })).text.trimEnd()

describe('dates', () => {
  it.each([
    ['year = {-0009}', '10 B.C.E.'],
    ['date = {-0009}', '10 B.C.E.'],
    ['year = {79}', '79 C.E.'],
    ['year = {0079}', '79 C.E.'],
    ['year = {31 BC}', '31 B.C.E.'],
    ['year = {31 B.C.E.}', '31 B.C.E.'],
    ['year = {c. 1340}', 'ca. 1340'],
    ['year = {1340~}', 'ca. 1340'],
    ['date = {1340~}', 'ca. 1340'],
    ['date = {1340%}', 'ca. 1340'],
    ['date = {1340~/1345~}', 'ca. 1340–1345'],
    ['date = {134X}', '1340–1349'],
    ['date = {13XX}', '1300–1399'],
    ['year = {in press}', 'in press'],
    ['year = {forthcoming}', 'forthcoming'],
  ])('APA prints the BibTeX field %s as %s', async (field, expected) => {
    expect(await entry(`@book{fen, author = {Moe, Ida}, title = {Fens}, ${field}}`)).toBe(
      `Moe, I. (${expected}). Fens.`,
    )
  })

  it.each([79, 800])('APA prints the year %i with its era for a CSL-JSON item that is read as a record', async year => {
    expect(await entry(JSON.stringify([item({ issued: { 'date-parts': [[year]] } })]))).toContain(`(${year} C.E.)`)
  })

  it.each([
    [[[-70], [-63]], '(70–63 B.C.E.)'],
    [[[14], [37]], '(14–37 C.E.)'],
    [[[-27], [14]], '(27 B.C.E.–14 C.E.)'],
  ])('a bibliography prints each era in the range %j only once', async (parts, expected) => {
    expect(await entryOf({ issued: { 'date-parts': parts } })).toContain(expected)
  })

  it('a bibliography prints the literal date "in press" only once', async () => {
    const article = { type: 'article-journal', issued: { literal: 'in press' }, 'container-title': 'Bog', volume: '3' }
    expect(await entryOf(article, 'chicago-author-date')).toMatch(/^Moe, Ida\. in press\. (?!.*in press)/)
  })

  it('a bibliography keeps the year of a BibTeX entry even if its parent has a date', async () => {
    const bib = `@inbook{fen, author = {Moe, Ida}, title = {Fens}, year = 1990, crossref = {all}}
      @book{all, title = {Wetlands}, date = {2001}, publisher = {Reed}}`
    expect(await entry(bib)).toContain('(1990)')
  })
})

describe('names', () => {
  it.each([
    ['apa', 'Trần V. B. (2020).'],
    ['ieee', '[1] Trần V. B., Fens.'],
  ])('the style %s prints the family name first if the name has static-ordering', async (style, expected) => {
    const author = [{ family: 'Trần', given: 'Văn B', 'static-ordering': true }]
    expect(await entryOf({ author }, style)).toContain(expected)
    expect(await entry(JSON.stringify([item({ author })]), style)).toContain(expected)
  })

  it('a bibliography prints the suffix of a person without a given name', async () => {
    const author = [{ family: 'Moe', suffix: 'III' }]
    expect(await entryOf({ author })).toContain('Moe, III. (2020).')
    expect(await entry(JSON.stringify([item({ author })]))).toContain('Moe, III. (2020).')
  })

  it.each([
    ['given={Anna Lea}', 'Anna Lea. (2020). Fens.'],
    ['nosortothers=true and Moe, Ida', 'Moe, I. (2020). Fens.'],
    ['family=Moe, given=Ida, useprefix=false', 'Moe, I. (2020). Fens.'],
  ])('APA names the author that biblatex writes as {%s}', async (author, expected) => {
    expect(await entry(`@book{fen, author = {${author}}, title = {Fens}, year = 2020}`)).toBe(expected)
  })

  it.each([
    ['apa', 'Moe, I. K.'],
    ['ieee', 'I. K. Moe'],
    ['vancouver', 'Moe IK.'],
  ])('the style %s prints no unclosed bracket for a given name that contains brackets', async (style, expected) => {
    const author = [{ family: 'Moe', given: 'Ida K. (Ida Karin)' }]
    const text = await entryOf({ author }, style)
    expect(text).toContain(expected)
    expect(text).not.toContain('(I')
  })

  it('a bibliography prints both the people and the group of an NBIB record', async () => {
    const nbib = 'PMID- 12\nTI  - Fens.\nAU  - Moe I\nAU  - Nye B\nCN  - Reed Group\nTA  - Bog\nJT  - Bog\nDP  - 1996\n'
    expect(await entry(nbib, 'vancouver')).toContain('Moe I, Nye B, Reed Group.')
  })
})

describe('numbers', () => {
  it.each(['101-103', '101–103', '101—103'])('a bibliography prints the plural label for the pages %s', async page => {
    expect(await entryOf({ type: 'article-journal', 'container-title': 'Bog', page }, 'ieee')).toContain('pp. 101–')
  })
})

describe('sources', () => {
  it.each(['https://doi.org/10.5072/fen', 'http://dx.doi.org/10.5072/fen', 'doi:10.5072/fen'])(
    'a bibliography prints a DOI given as %s once, but in Vancouver style twice, as a URL and as a DOI',
    async DOI => {
      for (const style of ['apa', 'ieee', 'vancouver', 'chicago-author-date']) {
        const text = await entryOf({ DOI }, style)
        // NLM's style prints the link and the DOI.
        expect(text.match(/doi\.org|doi:/g), text).toHaveLength(style === 'vancouver' ? 2 : 1)
        expect(text).not.toMatch(/doi:\s*(?:doi|http)|doi\.org\/(?:doi|http)/)
        expect(text).toContain('10.5072/fen')
      }
    },
  )

  it('a bibliography omits a RIS URL that begins with <Go to ISI>', async () => {
    const ris = 'TY  - JOUR\nAU  - Moe, Ida\nTI  - Fens\nJO  - Bog\nPY  - 1937\nUR  - <Go to ISI>://000200\nER  - \n'
    expect(await entry(ris)).toBe('Moe, I. (1937). Fens. Bog.')
  })

  it.each([
    ['arXiv', '2101.00123', 'https://arxiv.org/abs/2101.00123'],
    ['PMID', '12082125', 'https://pubmed.ncbi.nlm.nih.gov/12082125/'],
    ['PMCID', 'PMC12082', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12082/'],
    ['Handle', '10013/fen.7', 'https://hdl.handle.net/10013/fen.7'],
    ['JSTOR', '2710', 'https://www.jstor.org/stable/2710'],
  ])(
    'a bibliography prints the URL of an identifier of type %s if there is no other link',
    async (type, identifier, link) => {
      const record = {
        creators: [{ name: 'Moe, Ida' }],
        titles: [{ title: 'Fens' }],
        publicationYear: 2020,
        types: { resourceTypeGeneral: 'Text' },
        alternateIdentifiers: [{ alternateIdentifier: identifier, alternateIdentifierType: type }],
      }
      for (const style of ['apa', 'ieee', 'vancouver', 'chicago-author-date', 'modern-language-association'])
        expect(await entry(JSON.stringify(record), style), style).toContain(link)
      expect(citation(record)).toBe(`Moe, Ida (2020): Fens. ${link}`)
    },
  )

  it.each([
    ['pmid = {12082125}', 'https://pubmed.ncbi.nlm.nih.gov/12082125/'],
    ['eprint = {2710}, eprinttype = {jstor}', 'https://www.jstor.org/stable/2710'],
  ])(
    'the entry of an article without volume or pages ends with a link if the BibTeX source has %s',
    async (field, link) => {
      const bib = (more: string) =>
        `@article{a, author = {Moe, Ida}, title = {Fens}, journal = {Bog}, year = 1937, ${more}}`
      expect(await entry(bib(field))).toBe(`Moe, I. (1937). Fens. Bog. ${link}`)
      expect(await entry(bib(`volume = 3, pages = {1--9}, ${field}`))).toBe('Moe, I. (1937). Fens. Bog, 3, 1–9.')
    },
  )

  it('the house style prints the type and value of a numeric identifier if the record has no link', () => {
    const numbered = {
      titles: [{ title: 'Fens' }],
      alternateIdentifiers: [{ alternateIdentifier: '31', alternateIdentifierType: 'Shelf' }],
    }
    expect(citation(numbered)).toBe('Fens. Shelf 31')
  })
})

describe('the type', () => {
  const typed = (resourceTypeGeneral: string, resourceType?: string) =>
    JSON.stringify({
      creators: [{ name: 'Moe, Ida' }],
      titles: [{ title: 'Fens' }],
      publisher: { name: 'Reed' },
      publicationYear: 2020,
      types: { resourceTypeGeneral, ...(resourceType && { resourceType }) },
    })

  it.each([
    ['Dataset', undefined, 'Data set'],
    ['Dataset', 'Dataset', 'Data set'],
    ['Dataset', 'Data set', 'Data set'],
    ['Dataset', 'dataset/dataset', 'Data set'],
    ['Dataset', 'Peat cores', 'Peat cores'],
    ['Software', undefined, 'Computer software'],
    ['Software', 'Software', 'Computer software'],
    ['Software', 'R package', 'R package'],
  ])('APA prints the resourceTypeGeneral %s and the resourceType %j as [%s]', async (general, given, expected) => {
    expect(await entry(typed(general, given))).toBe(`Moe, I. (2020). Fens [${expected}]. Reed.`)
  })

  it('APA omits a resourceType that repeats the resourceTypeGeneral of an article', async () => {
    expect(await entry(typed('JournalArticle', 'Journal Article'))).not.toContain('[')
  })

  it('conversion to CSL-JSON omits a genre that repeats the type, and reports the change', () => {
    const result = convert(typed('Dataset', 'Data set'), { to: 'csl-json' })
    if (!result.ok) throw new Error('The record was not read.')
    expect(result.text).not.toContain('genre')
    expect(result.losses).toContainEqual(
      expect.objectContaining({
        kind: 'changed',
        pointer: '/types/resourceType',
        message: expect.stringContaining('repeats'),
      }),
    )
  })
})

it('Chicago style capitalises "Edited by" after the title of a conference paper without proceedings', async () => {
  const paper = { type: 'paper-conference', editor: [{ family: 'Nye', given: 'Ben' }] }
  expect(await entryOf(paper, 'chicago-author-date')).toContain('.” Edited by Ben Nye.')
})
