import { describe, expect, it } from 'vitest'
import type { Datacite } from '../../../src/model/index.ts'
import { converted, recordIn } from '../conversions.ts'

const membersOf = ({ extras }: Datacite): Readonly<Record<string, unknown>> => extras?.members ?? {}

describe('what a reference says beyond its identifier', () => {
  it('keeps the text of a reference from Crossref JSON in addition to its DOI', () => {
    const reference = [
      { key: 'a', DOI: '10.5072/wave.1', author: 'Lee', year: '2019', unstructured: 'Lee (2019). Waves.' },
      { key: 'b', DOI: '10.5072/wave.2', 'doi-asserted-by': 'publisher' },
    ]
    const work = { DOI: '10.5072/tide.7', type: 'journal-article', title: ['Tides'], score: 1, reference }
    const record = recordIn(JSON.stringify(work))
    expect(record.relatedIdentifiers?.map(({ relatedIdentifier }) => relatedIdentifier)).toEqual([
      '10.5072/wave.1',
      '10.5072/wave.2',
    ])
    expect(membersOf(record)['/reference']).toEqual([reference[0]])
    const { losses } = converted(work, { to: 'bibtex' })
    expect(losses.map(({ pointer }) => pointer)).toContain('/extras/members/~1reference')
  })

  it('keeps values of schema.org references, and writes the description and date back into the same references', () => {
    const citation = [
      { '@type': 'ScholarlyArticle', '@id': 'https://doi.org/10.5072/wave.1', description: 'Wave text.' },
      {
        '@type': 'ScholarlyArticle',
        '@id': 'https://doi.org/10.5072/wave.2',
        name: 'Waves',
        datePublished: '2019-03-04',
        author: { '@type': 'Person', '@id': 'https://orcid.org/0000-0001-5109-3700', name: 'Lee, Min' },
      },
    ]
    const node = { '@context': 'https://schema.org', '@type': 'Dataset', name: 'Tides', citation }
    const record = recordIn(JSON.stringify(node))
    const key = '/citation/https:~1~1doi.org~110.5072~1wave'
    expect(membersOf(record)).toEqual({
      [`${key}.1/description`]: 'Wave text.',
      [`${key}.2/datePublished`]: '2019-03-04',
      [`${key}.2/author/@id`]: 'https://orcid.org/0000-0001-5109-3700',
    })
    const { text, losses } = converted(node, { to: 'schema-org' })
    expect(JSON.parse(text)).toMatchObject({
      citation: [
        { '@id': 'https://doi.org/10.5072/wave.1', description: 'Wave text.' },
        { '@id': 'https://doi.org/10.5072/wave.2', datePublished: '2019-03-04' },
      ],
    })
    expect(losses.map(({ value }) => value)).toEqual(['https://orcid.org/0000-0001-5109-3700'])
  })

  it('keeps a reference from CFF with the identifiers and affiliations of its authors', () => {
    const record = recordIn(
      [
        'cff-version: 1.2.0',
        'title: Tides',
        'authors: [{ name: Survey }]',
        'references:',
        '  - type: article',
        '    title: Waves',
        '    authors: [{ family-names: Lee, orcid: "https://orcid.org/0000-0001-5109-3700", affiliation: Uni }]',
      ].join('\n'),
    )
    expect(record.relatedItems?.[0]?.creators).toEqual([{ name: 'Lee', nameType: 'Personal', familyName: 'Lee' }])
    expect(membersOf(record)).toMatchObject({
      '/references/0/authors/0/orcid': 'https://orcid.org/0000-0001-5109-3700',
      '/references/0/authors/0/affiliation': 'Uni',
    })
  })

  it('reads a reference in MODS with a translator, a link and a name identifier', () => {
    const mods = `<mods xmlns="http://www.loc.gov/mods/v3" xmlns:xlink="http://www.w3.org/1999/xlink">
      <titleInfo><title>Tides</title></titleInfo>
      <relatedItem type="references" xlink:href="https://doi.org/10.5072/wave.1"><titleInfo><title>Waves</title></titleInfo>
        <name type="personal"><namePart>Roe, Jo</namePart><role><roleTerm type="text">translator</roleTerm></role>
          <nameIdentifier type="orcid">0000-0001-5109-3700</nameIdentifier></name></relatedItem></mods>`
    const record = recordIn(mods)
    expect(record.relatedItems?.[0]).toMatchObject({
      relatedItemIdentifier: { relatedItemIdentifier: '10.5072/wave.1', relatedItemIdentifierType: 'DOI' },
      contributors: [{ name: 'Roe, Jo', contributorType: 'Translator' }],
    })
    expect(membersOf(record)).toMatchObject({ '/relatedItem/name/nameIdentifier': '0000-0001-5109-3700' })
  })
})

it('reads Commonmeta with a list in place of a text and a text in place of an object', () => {
  const work = {
    id: 'https://doi.org/10.5072/tide.7',
    type: 'JournalArticle',
    title: ['Tides', 'Tidevann'],
    publisher: 'Example Society',
    date_published: '2021',
  }
  const record = recordIn(JSON.stringify(work), 'commonmeta')
  expect(record.titles).toEqual([{ title: 'Tides' }])
  expect(record.publisher?.name).toBe('Example Society')
  expect(membersOf(record)).toEqual({ '/title/-': ['Tidevann'] })
})

it('reads from schema.org a related work that is identified only by an electronic ISSN', () => {
  const relatedIdentifiers = [
    { relatedIdentifier: '1562-6865', relatedIdentifierType: 'EISSN' as const, relationType: 'References' as const },
  ]
  const { text } = converted({ doi: '10.5072/x', relatedIdentifiers }, { from: 'datacite-rest', to: 'schema-org' })
  expect(recordIn(text).relatedIdentifiers).toMatchObject(relatedIdentifiers)
})
