import { describe, expect, it } from 'vitest'
import { seen, visitor } from './service.ts'

const record = (number: number, members: object) => ({
  doi: `10.5072/read.${number}`,
  creators: [{ name: 'Roe, Ann' }],
  titles: [{ title: `Snow ${number}` }],
  publisher: { name: 'Example Archive' },
  publicationYear: 2024,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Snow' },
  schemaVersion: 'http://datacite.org/schema/kernel-4',
  ...members,
})

const pageOf = async (...records: object[]) => (await (await visitor(records))('/10.5072/read.1')).text
const partOf = (page: string, id: string): string =>
  new RegExp(`<section aria-labelledby="${id}">([\\s\\S]*?)</section>`).exec(page)?.[1] ?? ''

describe('the page of a resource, to its reader', () => {
  it.each([
    ['CO$_2$ at $x_{max}$', 'CO<sub>2</sub> at x<sub>max</sub>'],
    ['Decay of $\\mu$ in H<sub>2</sub>O', 'Decay of μ in H<sub>2</sub>O'],
    ['Costs of $5 and $6', 'Costs of $5 and $6'],
    ['A <a href="https://example.org">link</a> & <T>', 'A link &amp; &lt;T&gt;'],
  ])(
    'the page of a resource renders formatting and formulas in the title %s, removes links, and escapes the rest',
    async (title, shown) => {
      const page = await pageOf(record(1, { titles: [{ title }], version: '1.2' }))
      expect(/<h1[^>]* dir="auto">(.*)<\/h1>/.exec(page)?.[1]).toBe(`${shown} (v1.2)`)
    },
  )

  it('a page replaces codes for unknown values with words', async () => {
    const unknown = { creators: [{ name: '(:tba)' }], titles: [{ title: ':unas' }], publisher: { name: ':unav' } }
    const visit = await visitor([record(1, unknown)])
    const page = seen((await visit('/10.5072/read.1')).text)
    for (const words of ['not assigned', 'to be announced', 'not available']) expect(page).toContain(words)
    const german = seen((await visit('/10.5072/read.1?lang=de')).text)
    expect(german).toContain('wird noch bekannt gegeben')
    expect(seen((await visit('/resources/')).text)).toContain('not assigned to be announced')
  })

  it('the page of a resource names the language of an abstract only if the abstract has the member lang', async () => {
    const abstract = (description: string, lang?: string) => ({ description, descriptionType: 'Abstract', lang })
    const page = await pageOf(
      record(1, {
        language: 'ru',
        descriptions: [abstract('Снег.', 'ru'), abstract('Snow.'), abstract('Schnee.', 'de')],
      }),
    )
    expect(page.match(/<h2 id="description-\d">[^<]*/g)?.map(heading => heading.replace(/.*>/, ''))).toEqual([
      'Abstract (Russian)',
      'Abstract',
      'Abstract (German)',
    ])
    expect(page).toContain('<div class="prose" lang="" dir="auto">Snow.')
    const alone = await pageOf(record(1, { language: 'ru', descriptions: [abstract('Снег.')] }))
    expect(alone).toContain('<div class="prose" lang="ru" dir="auto">Снег.')
  })

  it('the page of a resource by 1,010 authors shows a short citation in three styles, and includes the full citation for copying', async () => {
    const creators = Array.from({ length: 1010 }, (_, at) => ({ name: `Family${at}, Given`, nameType: 'Personal' }))
    const visit = await visitor([record(1, { creators })])
    for (const [style, start] of [
      ['house', 'Family0, Given, Family1, Given'],
      ['ieee', 'G. Family0 et al.'],
      ['apa', 'Family0, G., Family1, G.'],
    ] as const) {
      const page = (await visit(`/10.5072/read.1?style=${style}`)).text
      const shown = seen(partOf(page, 'cite').replace(/<details class="rest whole">[\s\S]*?<\/details>/, ''))
      expect(shown).toContain(start)
      expect(shown.length).toBeLessThan(3000)
      expect(shown).not.toContain('Family500')
    }
    const page = (await visit('/10.5072/read.1')).text
    expect(/id="citation-short"[^>]*>([^<]*)/.exec(page)?.[1]).toMatch(/Family9, Given, et al\. \(2024\): Snow 1\./)
    expect(/id="citation"[^>]*>([^<]*)/.exec(page)?.[1]).toContain('Family1009, Given (2024): Snow 1.')
  })

  it('the section for sharing has the DOI link, an e-mail link, the exports and the embedding code', async () => {
    const part = partOf(await pageOf(record(1, {})), 'share')
    expect(part).toContain('<a id="share-link" class="doi" href="https://doi.org/10.5072/read.1">')
    expect(part).toContain('href="mailto:?subject=Snow%201&amp;body=Roe%2C%20Ann%20(2024)')
    for (const kept of ['?format=bibtex', '?format=datacite-xml', '&lt;citable-citation doi='])
      expect(part).toContain(kept)
  })
})

describe('related works', () => {
  const relation = (relationType: string, relatedIdentifier: string, more: object = {}) => ({
    relationType,
    relatedIdentifier,
    relatedIdentifierType: 'DOI',
    ...more,
  })

  it('the section of related works shows the title and citation of a work in the catalog, and the type of a work outside the catalog', async () => {
    const page = await pageOf(
      record(1, {
        relatedIdentifiers: [
          relation('Cites', 'https://doi.org/10.5072/READ.2'),
          relation('Cites', '10.5072/elsewhere', { resourceTypeGeneral: 'JournalArticle' }),
          relation('References', '978-3-16-148410-0', { relatedIdentifierType: 'ISBN' }),
        ],
        relatedItems: [
          { relationType: 'IsPublishedIn', relatedItemType: 'Journal', titles: [{ title: 'Journal of Snow' }] },
        ],
      }),
      record(2, { titles: [{ title: 'Rain' }] }),
    )
    const part = partOf(page, 'related')
    expect(part).toMatch(/<a href="\/resources\/[^"]+"><bdi>Rain<\/bdi><\/a>/)
    expect(part).toContain('Roe, Ann (2024): Rain. Example Archive. https://doi.org/10.5072/read.2')
    const text = seen(part)
    expect(text).toContain('10.5072/elsewhere Journal article')
    expect(text).toMatch(/148410-?0 ISBN/)
    expect(text).toContain('Is published in Journal of Snow Journal')
  })

  it('the section of related works lists a citing resource once even if both records state the citation, and omits citations of a longer DOI', async () => {
    const page = await pageOf(
      record(1, { relatedIdentifiers: [relation('IsCitedBy', '10.5072/read.3')] }),
      record(3, { relatedIdentifiers: [relation('Cites', '10.5072/read.1')] }),
      record(4, {
        relatedIdentifiers: [
          relation('Cites', 'https://doi.org/10.5072/Read.1'),
          relation('IsPartOf', '10.5072/read.1'),
        ],
      }),
      record(5, { relatedIdentifiers: [relation('Cites', '10.5072/read.1.1')] }),
      record(6, { relatedIdentifiers: [relation('IsPublishedIn', '10.5072/read.1')] }),
    )
    const part = seen(partOf(page, 'related'))
    expect(part.match(/Is cited by/g)).toHaveLength(1)
    expect(part.match(/Snow 3 /g)).toHaveLength(1)
    expect(part).toMatch(/Is cited by .*Snow 4 .*Has part Snow 4 .*Related to Snow 6 /)
    expect(part).not.toContain('Snow 5')
  })

  it('the page of a resource has one heading for all works that cite or reference the resource, even in a related item', async () => {
    const item = (relationType: string, relatedItemIdentifier: string) => ({
      relatedItemType: 'Dataset',
      relationType,
      titles: [{ title: 'Named by another' }],
      relatedItemIdentifier: { relatedItemIdentifier, relatedItemIdentifierType: 'DOI' },
    })
    const page = await pageOf(
      record(1, { relatedIdentifiers: [relation('IsReferencedBy', '10.5072/read.2')] }),
      record(2, { relatedIdentifiers: [relation('References', '10.5072/read.1')] }),
      record(3, { relatedItems: [item('Cites', 'https://doi.org/10.5072/READ.1')] }),
      record(4, {
        relatedIdentifiers: [relation('Cites', '10.5072/read.1')],
        relatedItems: [item('References', '10.5072/read.1')],
      }),
      record(5, { relatedItems: [item('IsDerivedFrom', '10.5072/read.1'), item('Cites', '10.5072/read.10')] }),
    )
    const part = seen(partOf(page, 'related'))
    expect(part.match(/Is cited by|Is referenced by/g)).toEqual(['Is cited by'])
    for (const title of ['Snow 2', 'Snow 3', 'Snow 4'])
      expect(part.match(new RegExp(`${title} Roe`, 'g'))).toHaveLength(1)
    expect(part).toMatch(/Is source of Snow 5 /)
  })
})
