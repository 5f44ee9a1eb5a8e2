import { describe, expect, it } from 'vitest'
import { convert, readRecords } from '../../../src/formats/index.ts'
import { check } from '../../../src/validation/index.ts'
import { converted, recordIn } from '../conversions.ts'

const work = (members: object) => ({ DOI: '10.5072/w', type: 'journal-article', title: ['T'], ...members })

describe('JSON of the Python package before 4.3', () => {
  const old = {
    identifier: { identifier: '10.5072/abc', identifierType: 'DOI' },
    creators: [
      {
        creatorName: 'Okafor, Ada',
        nameIdentifiers: [
          { nameIdentifier: '0000-0002-1825-0097', nameIdentifierScheme: 'ORCID', schemeURI: 'http://orcid.org/' },
        ],
        affiliations: ['Hill University'],
      },
    ],
    titles: [{ title: 'Rain' }],
    publisher: 'Hill Data',
    publicationYear: '2019',
    resourceType: { resourceType: 'Data', resourceTypeGeneral: 'Dataset' },
    contributors: [{ contributorType: 'Editor', contributorName: 'Lind, Per' }],
    fundingReferences: [
      { funderName: 'Hill Fund', awardNumber: { awardNumber: 'A1', awardURI: 'https://h.example/1' } },
    ],
  }

  it('reads the member names that the datacite Python package used in its schemas before 4.3', () => {
    expect(recordIn(JSON.stringify(old))).toMatchObject({
      doi: '10.5072/abc',
      types: { resourceType: 'Data', resourceTypeGeneral: 'Dataset' },
      creators: [
        {
          name: 'Okafor, Ada',
          affiliation: [{ name: 'Hill University' }],
          nameIdentifiers: [{ schemeUri: 'http://orcid.org/' }],
        },
      ],
      contributors: [{ name: 'Lind, Per' }],
      fundingReferences: [{ funderName: 'Hill Fund', awardNumber: 'A1', awardUri: 'https://h.example/1' }],
    })
  })

  it('reports findings in old JSON from the datacite Python package at the lines of their values', () => {
    const [creator] = old.creators
    const text = JSON.stringify({ ...old, creators: [{ ...creator, creatorName: '' }] }, undefined, 1)
    const lines = check(text).records[0]?.diagnostics.map(({ position }) => position?.start.line) ?? []
    expect(lines).toContain(text.split('\n').findIndex(line => line.includes('"creatorName"')) + 1)
  })

  it('writes old JSON from the datacite Python package as DataCite JSON 4.3', () => {
    const written = JSON.parse(converted(JSON.stringify(old), { to: 'datacite-json-4.3' }).text)
    expect(written).toMatchObject({ identifiers: [{ identifier: '10.5072/abc' }], creators: [{ name: 'Okafor, Ada' }] })
    expect(written).not.toHaveProperty('identifier')
  })
})

describe('a list with one value that is not a record', () => {
  it('reads the valid lines of NDJSON as records, and reports the malformed line', () => {
    const lines = [JSON.stringify(work({})), '{"DOI": broken', JSON.stringify(work({ DOI: '10.5072/x' }))].join('\n')
    const { records, diagnostics } = readRecords(lines)
    expect(records.map(({ record }) => record.doi)).toEqual(['10.5072/w', '10.5072/x'])
    expect(diagnostics).toMatchObject([{ rule: 'schema/not-json', position: { start: { line: 2 } } }])
    expect(convert(lines, { to: 'csl-json' }).ok).toBe(false)
  })

  it('reads a Crossref work without a DOI in a list of works, and reports the missing DOI', () => {
    const works = Array.from({ length: 20 }, (_, number) => work(number === 7 ? { DOI: undefined } : {}))
    const { records, diagnostics } = readRecords(JSON.stringify(works))
    expect(records).toHaveLength(20)
    expect(diagnostics).toMatchObject([{ severity: 'warning', pointer: '/7' }])
  })
})

describe('a JSON text sequence', () => {
  it.each([
    ['DataCite', { doi: '10.5072/a', titles: [{ title: 'A' }] }],
    ['Crossref', work({ DOI: '10.5072/a' })],
  ])('reads a JSON text sequence of %s records', (_name, value) => {
    const text = [value, value].map(one => `\u001e${JSON.stringify(one, undefined, 1)}\n`).join('')
    expect(readRecords(text).records.map(({ record }) => record.doi)).toEqual(['10.5072/a', '10.5072/a'])
  })
})

describe('CSL-JSON without a type', () => {
  it('recognises CSL-JSON without a type', () => {
    const item = { id: 'a', title: 'T', author: [{ family: 'X', given: 'Y' }], issued: { 'date-parts': [[2020]] } }
    expect(readRecords(JSON.stringify([item])).records).toMatchObject([
      { format: 'csl-json', record: { titles: [{ title: 'T' }], publicationYear: 2020 } },
    ])
  })
})

describe('a formula in two notations', () => {
  const both = (prefix: string) =>
    `Rate <jats:alternatives><jats:tex-math>$$x^2$$</jats:tex-math><${prefix}:math><${prefix}:msup><${prefix}:mi>x</${prefix}:mi>` +
    `<${prefix}:mn>2</${prefix}:mn></${prefix}:msup></${prefix}:math></jats:alternatives> grows`

  it('reads a formula only once if Crossref JSON contains it in two notations', () => {
    const abstract = `<jats:p>${both('mml')}, as does <mml:math><mml:msup><mml:mi>y</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math>.</jats:p>`
    expect(recordIn(JSON.stringify(work({ abstract }))).descriptions?.[0]?.description).toBe(
      'Rate $$x^2$$ grows, as does y².',
    )
  })

  it('reads a formula only once if Crossref XML contains it in two notations', () => {
    const xml =
      '<crossref xmlns="http://www.crossref.org/xschema/1.1" xmlns:jats="http://www.ncbi.nlm.nih.gov/JATS1" ' +
      'xmlns:mml="http://www.w3.org/1998/Math/MathML"><journal><journal_article><titles><title>CO\n <sub>2</sub>\n rates</title></titles>' +
      `<jats:abstract><jats:p>${both('mml')}</jats:p></jats:abstract><doi_data><doi>10.5072/f</doi></doi_data></journal_article></journal></crossref>`
    expect(recordIn(xml)).toMatchObject({
      titles: [{ title: 'CO2 rates' }],
      descriptions: [{ description: 'Rate $$x^2$$ grows' }],
    })
  })
})

describe('a title only in its own language', () => {
  it('reads the title in the original language as the main title of a Crossref record without another title', () => {
    const xml =
      '<crossref xmlns="http://www.crossref.org/xschema/1.0"><report-paper><report-paper_metadata><titles><title/>' +
      '<original_language_title language="ja">自律神経</original_language_title></titles></report-paper_metadata></report-paper></crossref>'
    expect(recordIn(xml).titles).toEqual([{ title: '自律神経', lang: 'ja' }])
  })
})

describe('the meta elements of repositories', () => {
  it('reads the meta elements of pages that EPrints writes', () => {
    const metas = {
      creators_name: 'Ek, Bo',
      creators_orcid: '0000-0002-1825-0097',
      type: 'article',
      title: 'Snow depth',
      date: '2020-03-04',
      publisher: 'Snow Archive',
      publication: 'Snow Letters',
      volume: '7',
      pagerange: '1-9',
      id_number: '10.5072/more.19',
      userid: '7',
    }
    const elements = Object.entries(metas).map(
      ([name, content]) => `<meta name="eprints.${name}" content="${content}">`,
    )
    const record = recordIn(`<html><head><title>x</title>${elements.join('')}</head></html>`)
    expect(record).toMatchObject({
      doi: '10.5072/more.19',
      types: { resourceTypeGeneral: 'JournalArticle' },
      creators: [{ name: 'Ek, Bo', nameIdentifiers: [{ nameIdentifierScheme: 'ORCID' }] }],
      titles: [{ title: 'Snow depth' }],
      publisher: { name: 'Snow Archive' },
      publicationYear: 2020,
      relatedItems: [{ titles: [{ title: 'Snow Letters' }], volume: '7', firstPage: '1', lastPage: '9' }],
    })
  })

  it('reads the meta elements of pages that Digital Commons writes', () => {
    const page =
      '<html><head><meta name="bepress_citation_title" content="Ice"><meta name="bepress_citation_author" content="Ek, Bo">' +
      '<meta name="bepress_citation_date" content="2019"><meta name="bepress_citation_doi" content="10.5072/b"></head></html>'
    expect(recordIn(page)).toMatchObject({
      doi: '10.5072/b',
      titles: [{ title: 'Ice' }],
      creators: [{ name: 'Ek, Bo' }],
      publicationYear: 2019,
    })
  })
})

describe('a role of CodeMeta about a person with a blank node', () => {
  it('adds no second creator for a CodeMeta role that refers to a person by a blank node', () => {
    const record = recordIn(
      JSON.stringify({
        '@context': 'https://w3id.org/codemeta/3.0',
        type: 'SoftwareSourceCode',
        name: 'Tool',
        author: [
          { id: '_:a', type: 'Person', familyName: 'King', givenName: 'Ada' },
          { type: 'schema:Role', author: '_:a', roleName: 'Testing' },
        ],
      }),
    )
    expect(record.creators).toMatchObject([{ name: 'King, Ada' }])
    expect(JSON.stringify(record.extras)).toContain('Testing')
  })
})

describe('Commonmeta', () => {
  it('keeps the edition, number, publisher place and time of publication of a Commonmeta work', () => {
    const work = {
      id: 'https://doi.org/10.5072/book',
      type: 'Book',
      schema_version: 'https://commonmeta.org/commonmeta_v1.0.json',
      title: 'A Book',
      edition: '2',
      number: '17',
      publisher: { name: 'Example Press', geo_locations: [{ place: 'Cham' }] },
      date_published: '2024-05-01T10:00:00Z',
    }
    const { text, losses } = converted(JSON.stringify(work), { to: 'commonmeta' })
    expect([JSON.parse(text)].flat()[0]).toMatchObject(work)
    expect(losses).toEqual([])
    const [item] = JSON.parse(converted(JSON.stringify(work), { to: 'csl-json' }).text)
    expect(item).toMatchObject({ edition: '2', 'publisher-place': 'Cham' })
  })
})

describe('a Crossref deposit', () => {
  const record = { doi: '10.5072/x', titles: [{ title: 'Rain' }], types: { resourceTypeGeneral: 'Software' } }

  it('reports that a Crossref deposit lacks a required date', () => {
    expect(converted(JSON.stringify(record), { to: 'crossref-xml' }).losses).toContainEqual(
      expect.objectContaining({ pointer: '/publicationYear', messageId: 'crossref-xml/dateMissing' }),
    )
  })

  it('writes the full approval date of a thesis to a Crossref deposit', () => {
    const thesis = {
      ...record,
      creators: [{ name: 'Okafor, Ada', nameType: 'Personal' }],
      types: { resourceTypeGeneral: 'Dissertation' },
      publicationYear: 2020,
      dates: [{ date: '2020-05-25', dateType: 'Accepted', dateInformation: 'approved' }],
    }
    const { text } = converted(JSON.stringify(thesis), { to: 'crossref-xml', pretty: false })
    expect(text).toContain('<approval_date><month>05</month><day>25</day><year>2020</year></approval_date>')
  })
})
