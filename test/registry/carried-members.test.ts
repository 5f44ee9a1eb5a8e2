import { describe, expect, test } from 'vitest'
import { readCarried } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { registered } from '../../src/registry/index.ts'
import { checkSettings } from '../../src/validation/all-rules.ts'
import { judgeValue } from '../../src/validation/check-value.ts'
import { embeddedCheck } from '../../src/validation/run/check-embedded.ts'

const carrying = (text: string, beside: object = {}) => ({
  data: { type: 'dois', attributes: { doi: '10.5072/a', event: 'publish', xml: btoa(text), ...beside } },
})

const storedOf = (text: string, beside?: object) =>
  registered(carrying(text, beside) as object as Datacite, { carried: readCarried })

const refusalsOf = (text: string): string[] =>
  (judgeValue(carrying(text), {}, checkSettings({}), embeddedCheck(readCarried)).records[0]?.diagnostics ?? []).flatMap(
    ({ rule, registry }) => (registry === 'rejects' ? [rule] : []),
  )

const csl = (more: object): string =>
  JSON.stringify({ type: 'dataset', title: 'Waves', publisher: 'Sea', issued: { 'date-parts': [[2014]] }, ...more })

const bibtex = (fields: string): string => `@article{a, title={Waves}, author={Okafor, Ada}, year={2014}, ${fields}}`
const ris = (lines: string): string => `TY  - DATA\nT1  - Waves\nAU  - Okafor, Ada\nPY  - 2014\n${lines}\nER  - \n`
const codemeta = (more: object): string =>
  JSON.stringify({
    '@context': 'https://raw.githubusercontent.com/codemeta/codemeta/master/codemeta.jsonld',
    '@type': 'SoftwareSourceCode',
    title: 'Waves',
    datePublished: '2014-02-11',
    publisher: 'Sea',
    ...more,
  })

// bolognese 2.5.1 lib/bolognese/readers/*_reader.rb; spec/readers/*_reader_spec.rb.
describe('the members of metadata in other formats in the attribute xml', () => {
  // lupo app/lib/params_sanitizer.rb:371-412: url is among the members that are read.
  test.each([
    ['BibTeX', bibtex('publisher={Sea}, url={https://example.org/b}')],
    ['RIS', ris('UR  - https://example.org/b')],
    ['CSL-JSON', csl({ URL: 'https://example.org/b/' })],
    ['CodeMeta', codemeta({ codeRepository: 'https://example.org/b', agents: [{ name: 'Ada' }] })],
  ])('predicts that the registry stores the URL from %s if the request has no URL', (_, text) => {
    expect(storedOf(text).attributes.url).toBe('https://example.org/b')
    expect(storedOf(text, { url: 'https://example.org/own' }).attributes.url).toBe('https://example.org/own')
    expect(refusalsOf(text)).toEqual([])
  })

  test('reads no URL from a later BibTeX entry or from the text of a field', () => {
    expect(refusalsOf(`${bibtex('publisher={Sea}')} @misc{b, url={https://example.org/b}}`)).toEqual([
      'registry/url-missing',
    ])
    expect(refusalsOf(bibtex('publisher={Sea}, note={set url = {https://example.org/b}}'))).toEqual([
      'registry/url-missing',
    ])
  })

  test('reports that the registry rejects CSL-JSON in the attribute xml if neither the CSL-JSON nor the request has a URL', () => {
    expect(refusalsOf(csl({}))).toEqual(['registry/url-missing'])
  })

  // bibtex_reader.rb:61-80, citeproc_reader.rb:69-93, ris_reader.rb:57-77.
  test.each([
    ['BibTeX', bibtex('journal={Sea}, issn={1234-5679}, volume={3}'), 'Journal', 'ISSN'],
    ['CSL-JSON', csl({ 'container-title': 'Sea', ISSN: '1234-5679', volume: '3' }), 'Periodical', 'ISSN'],
    ['RIS', ris('T2  - Sea\nSN  - 1234-5679\nVL  - 3'), 'Journal', undefined],
  ])(
    'predicts that the registry stores the journal from %s as a container and not as a related item',
    (_, text, type, identifierType) => {
      const { container, relatedItems, relatedIdentifiers } = storedOf(text).attributes
      expect(container).toEqual({
        type,
        title: 'Sea',
        identifier: '1234-5679',
        ...(identifierType !== undefined && { identifierType }),
        volume: '3',
      })
      expect(relatedItems).toEqual([])
      if (identifierType !== undefined)
        expect(relatedIdentifiers).toMatchObject([
          { relatedIdentifier: '1234-5679', relatedIdentifierType: 'ISSN', relationType: 'IsPartOf' },
        ])
    },
  )

  // bibtex_reader.rb:88-115; BibTeX-Ruby neither removes braces nor resolves commands.
  test('predicts that the registry stores BibTeX titles and publishers with their inner braces and TeX commands', () => {
    const text =
      '@article{a, title = "The {DNA} of\n  {\\"O}land", author={Okafor, Ada}, year=2014, publisher={{Sea} Press}}'
    expect(storedOf(text).attributes).toMatchObject({
      titles: [{ title: 'The {DNA} of {\\"O}land' }],
      publisher: { name: '{Sea} Press' },
    })
  })

  // ris_reader.rb:94.
  test('predicts that the registry stores a placeholder for a publisher missing from RIS', () => {
    expect(storedOf(ris('UR  - https://example.org/b')).attributes.publisher).toEqual({ name: '(:unav)' })
  })

  // codemeta_reader.rb:73-93; lupo spec/requests/datacite_dois/post_spec.rb:1737-1760.
  test('predicts that the registry neither stores nor rejects the funding and the related works in CodeMeta metadata', () => {
    const text = codemeta({
      funding: 'Sea grant 1',
      relatedLink: 'https://example.org/c',
      codeRepository: 'https://example.org/b',
      agents: [{ name: 'Ada' }],
    })
    expect(storedOf(text).attributes).toMatchObject({ fundingReferences: [], relatedIdentifiers: [] })
    expect(refusalsOf(text)).toEqual([])
  })

  // lib/bolognese/author_utils.rb:34-41, normalize_orcid.
  test('predicts that the registry stores the ORCID iDs from CodeMeta metadata as URLs with https', () => {
    const agent = { '@id': 'http://orcid.org/0000-0002-1825-0097', '@type': 'Person', name: 'Carberry, Josiah' }
    expect(storedOf(codemeta({ agents: [agent] })).attributes.creators).toMatchObject([
      { nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097' }] },
    ])
  })

  // citeproc_reader.rb:51-56; lupo app/models/doi.rb:2249-2257.
  test('predicts and reports that the registry rejects an editor in CSL-JSON, because the editor has no contributor type', () => {
    const text = csl({ URL: 'https://example.org/b', editor: [{ family: 'Lind', given: 'Eva' }] })
    expect(storedOf(text).changes.map(({ behaviour }) => behaviour)).toContain('contributor-type-refused')
    expect(refusalsOf(text)).toEqual(['schema/required'])
    expect(refusalsOf(csl({ URL: 'https://example.org/b', translator: [{ family: 'Lind', given: 'Eva' }] }))).toEqual(
      [],
    )
  })

  // crosscite_reader.rb:6-15; lupo app/models/doi.rb:2640-2653, reverse_merge.
  test('predicts that the registry keeps the type names of Crosscite JSON, and adds a missing type name', () => {
    const types = { resourceTypeGeneral: 'Software', citeproc: 'other', ris: 'COMP' }
    const text = JSON.stringify({ types, publication_year: 2014, titles: [{ title: 'Waves' }] })
    expect(storedOf(text).attributes.types).toMatchObject({ citeproc: 'other', ris: 'COMP', bibtex: 'misc' })
  })

  // schema_org_reader.rb:97-127, lib/bolognese/utils.rb: normalize_ids.
  test('predicts that the registry stores the catalog of a schema.org dataset as its container, and lists isPartOf before other relations', () => {
    const thing = { '@context': 'https://schema.org', name: 'Waves', url: 'https://example.org/b' }
    const catalog = { '@type': 'DataCatalog', name: 'Catalog', url: 'https://example.org/c' }
    const dataset = JSON.stringify({ ...thing, '@type': 'Dataset', includedInDataCatalog: catalog })
    expect(storedOf(dataset).attributes.container).toEqual({
      type: 'DataRepository',
      title: 'Catalog',
      identifier: 'https://example.org/c',
      identifierType: 'URL',
    })
    const post = JSON.stringify({
      ...thing,
      '@type': 'BlogPosting',
      citation: [{ '@id': 'https://doi.org/10.5072/ABC', '@type': 'CreativeWork' }],
      isPartOf: { '@id': 'https://doi.org/10.5072/DEF', '@type': 'CreativeWork', name: 'Set' },
    })
    expect(storedOf(post).attributes.relatedIdentifiers).toEqual([
      { relatedIdentifier: '10.5072/def', relatedIdentifierType: 'DOI', relationType: 'IsPartOf' },
      { relatedIdentifier: '10.5072/abc', relatedIdentifierType: 'DOI', relationType: 'References' },
    ])
  })
})
