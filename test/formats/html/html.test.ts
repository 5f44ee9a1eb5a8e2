import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, html, readRecords } from '../../../src/formats/index.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/html/${name}.html`, import.meta.url), 'utf8')

const readOne = (text: string) => {
  const { records, diagnostics } = readRecords(text)
  expect(diagnostics).toEqual([])
  expect(records.map(({ format }) => format)).toEqual(['html'])
  return records[0]?.record ?? {}
}

describe('a landing page', () => {
  it('citation_* meta elements of a page take precedence over its other elements', () => {
    expect(readOne(fixture('journal-article'))).toEqual({
      doi: '10.5072/Tide.7',
      types: { resourceTypeGeneral: 'JournalArticle' },
      publisher: { name: 'Example Society' },
      publicationYear: 2021,
      dates: [{ date: '2021-05-03', dateType: 'Issued' }],
      language: 'en',
      creators: [
        {
          name: 'Okafor, Ada',
          nameType: 'Personal',
          givenName: 'Ada',
          familyName: 'Okafor',
          affiliation: [{ name: 'Rain Institute' }],
          nameIdentifiers: [
            {
              nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
              nameIdentifierScheme: 'ORCID',
              schemeUri: 'https://orcid.org',
            },
          ],
        },
        { name: 'Eva Berg', affiliation: [{ name: 'Port Board' }] },
      ],
      titles: [{ title: 'Tides of the inner fjord' }],
      subjects: [{ subject: 'tide' }, { subject: 'fjord' }],
      relatedIdentifiers: [
        { relatedIdentifier: '10.5072/wave.1', relatedIdentifierType: 'DOI', relationType: 'References' },
      ],
      fundingReferences: [{ funderName: 'Rain Fund', awardNumber: 'RF-7' }],
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: '1562-6865', relatedItemIdentifierType: 'ISSN' },
          titles: [{ title: 'Journal of Tides' }],
          volume: '7',
          issue: '2',
          firstPage: '11',
          lastPage: '19',
        },
      ],
      descriptions: [{ description: 'Water rises & falls.', descriptionType: 'Abstract' }],
      rightsList: [
        { rights: '2021 Example Society' },
        {
          rights: 'Creative Commons Attribution 4.0 International',
          rightsUri: 'https://creativecommons.org/licenses/by/4.0/',
          rightsIdentifier: 'cc-by-4.0',
          rightsIdentifierScheme: 'SPDX',
          schemeUri: 'https://spdx.org/licenses/',
        },
      ],
      extras: {
        format: 'html',
        members: expect.anything(),
        cited: {
          URL: 'https://journal.example/tides/7',
          file: [{ url: 'https://journal.example/tides/7.pdf', mediaType: 'application/pdf' }],
        },
      },
    })
  })

  it('keeps references without a DOI on a landing page as extras', () => {
    expect(readOne(fixture('journal-article')).extras?.members).toEqual({
      '/citation_reference': ['Doe, J.: A book without a DOI, 1999'],
    })
  })

  it('reads the work in the JSON-LD of a page, but not the site or its organisation', () => {
    expect(readOne(fixture('dataset-json-ld'))).toMatchObject({
      doi: '10.5072/rain.2',
      types: { resourceTypeGeneral: 'Dataset' },
      titles: [{ title: 'Rain in H2O' }],
      creators: [{ name: 'Okafor, Ada' }],
      extras: { cited: { file: [{ url: 'https://data.example/rain/rain.csv', mediaType: 'text/csv' }] } },
    })
  })

  it('reads the blog post that the JSON-LD of a page describes', () => {
    const page = `<html><script type="application/ld+json">{"@context": "https://schema.org", "@type": "BlogPosting",
      "@id": "https://doi.org/10.5072/post", "name": "Tides", "author": {"@type": "Person", "givenName": "Eva", "familyName": "Berg"}}</script></html>`
    expect(readOne(page)).toMatchObject({
      doi: '10.5072/post',
      types: { resourceTypeGeneral: 'Text', resourceType: 'BlogPosting' },
      titles: [{ title: 'Tides' }],
      creators: [{ name: 'Berg, Eva' }],
    })
  })

  it('reads Dublin Core in XHTML, including qualified terms', () => {
    expect(readOne(fixture('repository-dublin-core'))).toMatchObject({
      doi: '10.5072/snow.3',
      titles: [{ title: 'Snow of the north', lang: 'en' }],
      publicationYear: 2019,
      descriptions: [{ description: 'Snow falls.' }],
      extras: { members: { '/extent': ['210 p.'] } },
    })
  })

  it('reads the canonical address of a landing page as the DOI, and not as the URL, if the address is a DOI', () => {
    const page =
      '<html><meta name="citation_title" content="A"><link rel="canonical" href="https://doi.org/10.5072/blog-7"></html>'
    const record = readOne(page)
    expect(record.doi).toBe('10.5072/blog-7')
    expect(record.extras).toBeUndefined()
  })

  it('reads the work that the JSON-LD of a page names as its main entity', () => {
    const page = `<html><script type="application/ld+json">{"@context": "https://schema.org", "@type": "WebPage",
      "mainEntity": {"@type": "Dataset", "name": "T", "identifier": "10.5072/t"}}</script></html>`
    expect(readOne(page)).toMatchObject({ doi: '10.5072/t', titles: [{ title: 'T' }] })
  })

  it('reads the first of two DOIs on a landing page and reports the second', () => {
    const page =
      '<html><meta name="citation_title" content="A"><meta name="citation_doi" content="10.5072/a"><meta name="prism.doi" content="10.5072/b"></html>'
    const { records, diagnostics } = readRecords(page)
    expect(records[0]?.record.doi).toBe('10.5072/a')
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('"10.5072/b"')])
  })

  it('converts a landing page to RIS', () => {
    const converted = convert(fixture('journal-article'), { to: 'ris' })
    const text = converted.ok ? converted.text : ''
    expect(text).toContain('T2  - Journal of Tides\r\n')
    expect(text).toContain('UR  - https://journal.example/tides/7\r\n')
  })
})

describe('a page without a work', () => {
  it('reads the title of a page that describes no work, and warns about the page', () => {
    const { records, diagnostics } = readRecords('<!doctype html><title>Welcome</title>')
    expect(records[0]?.record).toEqual({ titles: [{ title: 'Welcome' }] })
    expect(diagnostics).toEqual([expect.objectContaining({ severity: 'warning' })])
  })

  it('refuses an empty page of a JavaScript application, and suggests a remedy', () => {
    const { records, diagnostics } = readRecords('<!doctype html><html><body><div id="app"></div></body></html>')
    expect(records).toEqual([])
    expect(diagnostics[0]?.message).toMatch(/save the page from a browser/)
  })

  it('skips and reports malformed JSON-LD in a page', () => {
    const page = '<html><meta name="citation_title" content="A"><script type="application/ld+json">{"@type": </script>'
    const { records, diagnostics } = readRecords(page)
    expect(records[0]?.record.titles).toEqual([{ title: 'A' }])
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'A JSON-LD block is not valid JSON and is skipped. The text is incomplete: one bracket is still open. Was it cut off?',
    ])
  })

  it('gives the line and column of a fault in the JSON-LD of a page with CRLF line endings', () => {
    const block = '<script type="application/ld+json">\r\n{"@type": "Dataset",\r\n "name": Tides}\r\n</script>'
    const [first] = readRecords(`<!doctype html>\r\n<title>A</title>${block}`).diagnostics
    expect(first).toMatchObject({ rule: 'schema/not-json', position: { start: { line: 4, column: 10 } } })
    expect(first?.message).toContain('Tides')
  })

  it('reports an unclosed JSON-LD block, and reads the block if its JSON is complete', () => {
    const page = '<!doctype html>\n<script type="application/ld+json">{"@type": "Dataset", "name": "Tides"}\n'
    const { records, diagnostics } = readRecords(page)
    expect(records[0]?.record.titles).toEqual([{ title: 'Tides' }])
    expect(diagnostics).toMatchObject([
      { message: 'This JSON-LD block is not closed; </script> is missing.', position: { start: { line: 2 } } },
    ])
    const cut = readRecords(page.slice(0, -5)).diagnostics.map(({ message }) => message)
    expect(cut[1]).toContain('The text ends inside a string')
    expect(cut.at(-1)).toMatch(/^The page does not describe a work:/)
    expect(cut.join()).not.toContain('no JSON-LD')
  })
})

describe('hostile markup', () => {
  it.each([
    ['an unclosed script', '<html><script type="application/ld+json">{"@type": "Dataset", "name": "x"'],
    ['attributes without quotes', '<html><meta name=citation_title content=Tides><title>x'],
    ['a meta element in a comment', '<html><!-- <meta name="citation_title" content="never"> --><title>x</title>'],
    [
      'a name that every object has',
      '<html><meta name="dc.constructor" content="x"><meta name="DC.title" content="T">',
    ],
    [
      '__proto__ in JSON-LD',
      '<html><script type="application/ld+json">{"__proto__": {"a": 1}, "@type": "Dataset", "name": "x", "@context": "https://schema.org"}</script>',
    ],
  ])('reads a page with hostile markup without side effects: %s', (_, page) => {
    const { records } = readRecords(page)
    expect(JSON.stringify(records)).not.toContain('never')
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  it('the HTML reader never throws on malicious markup', () => {
    const piece = fc.constantFrom(
      '<html>',
      '<meta ',
      'name="citation_title"',
      ' content="',
      '"',
      '>',
      '<script type="application/ld+json">',
      '{',
      '</script>',
      '<!--',
      '-->',
      '&lt;',
      '&#0;',
      '\u0000',
      '<title>',
      'x',
      '=',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
        expect(typeof html.read(`<html>${pieces.join('')}`).ok).toBe('boolean')
      }),
    )
  })

  it('reads the online date of an article from a landing page in addition to its publication date', () => {
    const dates = (...days: readonly [name: string, day: string][]) =>
      readRecords(
        `<html><meta name="citation_title" content="T">${days.map(([name, day]) => `<meta name="citation_${name}" content="${day}">`).join('')}`,
      ).records[0]?.record.dates
    expect(dates(['date', '2019/02/07'], ['online_date', '2019/06/21'])).toEqual([
      { date: '2019-02-07', dateType: 'Issued' },
      { date: '2019-06-21', dateType: 'Available', dateInformation: 'published online' },
    ])
    expect(dates(['online_date', '2019/06/21'])).toEqual([{ date: '2019-06-21', dateType: 'Issued' }])
    expect(dates(['date', '2019/06/21'], ['online_date', '2019/06/21'])).toHaveLength(1)
  })

  it('reads a page with 300,000 unclosed tags', () => {
    const page = `<html><meta name="DC.title" content="T">${'<div><svg><title>'.repeat(100_000)}`
    expect(readRecords(page).records[0]?.record.titles).toEqual([{ title: 'T' }])
  })
})
