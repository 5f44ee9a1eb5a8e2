import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { convert, type FormatId, formats, readRecords } from '../../src/formats/index.ts'

const root = fileURLToPath(new URL('../../fixtures/', import.meta.url))

const readable = formats.filter(({ read }) => read !== undefined)

const fixtures = readable.flatMap(({ id }) =>
  readdirSync(root)
    .filter(folder => folder === id)
    .flatMap(folder => readdirSync(root + folder).map(file => [id, file] as const)),
)

describe('the format of every fixture is found out', () => {
  it.each(fixtures)('readRecords detects the format of the fixture %s/%s', (id, file) => {
    const { records, diagnostics } = readRecords(readFileSync(`${root}${id}/${file}`))
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(new Set(records.map(({ format }) => format))).toEqual(new Set([id]))
  })
})

const doi = '10.5072/tide.7'

const shapes: readonly (readonly [name: string, format: FormatId | undefined, value: unknown])[] = [
  [
    'Zenodo: an API record',
    'zenodo',
    {
      id: 7,
      doi,
      doi_url: `https://doi.org/${doi}`,
      conceptrecid: '6',
      title: 'Tides',
      links: { self: 'https://repository.example/api/records/7' },
      metadata: { title: 'Tides', creators: [{ name: 'Okafor, Ada' }], resource_type: { type: 'dataset' } },
    },
  ],
  [
    'Zenodo: a record with only a DOI and metadata',
    'zenodo',
    { doi, metadata: { title: 'T', creators: [{ name: 'Okafor, Ada' }] } },
  ],
  [
    'Zenodo: search results',
    'zenodo',
    { hits: { total: 1, hits: [{ doi, metadata: { title: 'T', creators: [{ name: 'Okafor, Ada' }] } }] } },
  ],
  [
    'Zenodo: a deposition',
    'zenodo',
    { id: 7, submitted: false, state: 'unsubmitted', metadata: { title: 'T', upload_type: 'dataset', creators: [] } },
  ],
  ['.zenodo.json', 'zenodo-deposit', { title: 'T', upload_type: 'software', creators: [{ name: 'Okafor, Ada' }] }],
  [
    '.zenodo.json without a type',
    'zenodo-deposit',
    { title: 'T', creators: [{ name: 'Okafor, Ada' }], license: 'MIT', keywords: ['tide'] },
  ],
  [
    'InvenioRDM: a draft',
    'inveniordm',
    { metadata: { title: 'T', creators: [{ person_or_org: { type: 'personal', family_name: 'Okafor' } }] } },
  ],
  [
    'OpenAlex: a work',
    'openalex',
    { id: 'https://openalex.org/W7', doi: `https://doi.org/${doi}`, title: 'Tides', authorships: [], type: 'article' },
  ],
  [
    'OpenAlex: a list of works',
    'openalex',
    {
      meta: { count: 1 },
      results: [{ id: 'https://openalex.org/W7', doi: `https://doi.org/${doi}`, display_name: 'T' }],
    },
  ],
  [
    'Crosscite',
    'crosscite',
    {
      id: `https://doi.org/${doi}`,
      doi,
      types: { resourceTypeGeneral: 'Dataset' },
      creators: [{ name: 'Okafor, Ada' }],
      titles: [{ title: 'Tides' }],
      publication_year: '2021',
      rights_list: [],
      agency: 'DataCite',
    },
  ],
  [
    'Crossref: a response',
    'crossref',
    { 'message-type': 'work', message: { DOI: doi, type: 'journal-article', title: ['T'] } },
  ],
  ['Crossref: a bare work', 'crossref', { DOI: doi, type: 'journal-article', title: ['T'] }],
  ['CSL-JSON: an item', 'csl-json', { id: 'a', type: 'article-journal', title: 'T', DOI: doi }],
  ['CSL-JSON: a list', 'csl-json', [{ id: 'a', type: 'book', title: 'T', author: [{ family: 'Okafor' }] }]],
  [
    'schema.org',
    'schema-org',
    { '@context': 'https://schema.org', '@type': 'Dataset', name: 'T', '@id': `https://doi.org/${doi}` },
  ],
  ['CodeMeta', 'codemeta', { '@context': 'https://w3id.org/codemeta/3.0', '@type': 'SoftwareSourceCode', name: 'T' }],
  ['Dublin Core', 'dublin-core-json', { 'dc:title': 'T', 'dc:identifier': doi }],
  [
    'JSON Feed: an item with a DOI',
    undefined,
    {
      id: `https://doi.org/${doi}`,
      doi,
      url: 'https://blog.example/7',
      title: 'T',
      content_html: '<p>x</p>',
      authors: [{ name: 'A' }],
    },
  ],
  [
    'JSON Feed: a feed',
    undefined,
    { version: 'https://jsonfeed.org/version/1.1', title: 'B', items: [{ id: '1', title: 'T' }] },
  ],
  [
    'Semantic Scholar: a paper',
    undefined,
    { paperId: '7f', externalIds: { DOI: doi }, title: 'T', year: 2021, authors: [{ name: 'A' }] },
  ],
  [
    'Europe PMC: a result',
    undefined,
    { id: '7', source: 'MED', pmid: '7', doi, title: 'T', authorString: 'A B.', pubYear: '2021' },
  ],
  [
    'Unpaywall: a response',
    undefined,
    { doi, doi_url: `https://doi.org/${doi}`, title: 'T', year: 2021, is_oa: true, publisher: 'P', z_authors: [] },
  ],
  [
    'DOAJ: an article',
    undefined,
    { id: '7f', bibjson: { title: 'T', identifier: [{ type: 'doi', id: doi }] }, admin: {} },
  ],
  ['BibJSON', undefined, { title: 'T', author: [{ name: 'A' }], year: '2021', identifier: [{ type: 'doi', id: doi }] }],
  [
    'BibJSON: an article whose type is also a CSL type',
    undefined,
    { title: 'T', author: [{ name: 'A' }], type: 'article', year: '2021', journal: { name: 'J' }, identifier: [] },
  ],
  ['BibJSON: a book', undefined, { title: 'T', author: [{ name: 'A' }], type: 'book', year: '2021' }],
  [
    'Dataverse: a dataset',
    undefined,
    { status: 'OK', data: { id: 7, protocol: 'doi', authority: '10.5880', identifier: 't7', latestVersion: {} } },
  ],
  [
    'DSpace 7: an item',
    undefined,
    { uuid: '7f', name: 'T', handle: '1/7', metadata: { 'dc.title': [{ value: 'T' }] }, type: 'item' },
  ],
  [
    'CMR: a collection (UMM-C)',
    undefined,
    { ShortName: 'T7', EntryTitle: 'T', DOI: { DOI: doi }, MetadataSpecification: { Name: 'UMM-C' } },
  ],
  [
    'STAC: a collection',
    undefined,
    { type: 'Collection', stac_version: '1.0.0', id: 'x', title: 'T', license: 'CC0-1.0', keywords: [], links: [] },
  ],
  [
    'STAC: an item',
    undefined,
    { type: 'Feature', stac_version: '1.0.0', id: 'x', properties: { title: 'T', 'sci:doi': doi }, assets: {} },
  ],
  [
    'bioRxiv: a preprint',
    undefined,
    { doi, title: 'T', authors: 'Okafor, A.', date: '2021-01-02', type: 'new results', server: 'biorxiv' },
  ],
  [
    'arXiv: a line of the metadata dump',
    undefined,
    { id: '2101.00001', authors: 'A', title: 'T', doi, abstract: 'a', authors_parsed: [['Okafor', 'Ada', '']] },
  ],
  ['HAL: a response', undefined, { response: { numFound: 1, docs: [{ docid: '7', title_s: ['T'], doiId_s: doi }] } }],
  [
    'Springer Nature: a response',
    undefined,
    { records: [{ contentType: 'Article', title: 'T', creators: [{ creator: 'A' }], doi }], result: [] },
  ],
  [
    'Google Books: volumes',
    undefined,
    { kind: 'books#volumes', items: [{ id: 'x', volumeInfo: { title: 'T', authors: ['A'] } }] },
  ],
  [
    'Better BibTeX: a library',
    undefined,
    { config: { label: 'BetterBibTeX JSON' }, items: [{ itemType: 'book', title: 'T', creators: [] }] },
  ],
  [
    'DCAT-US: a catalogue',
    undefined,
    { conformsTo: 'https://project-open-data.cio.gov/v1.1/schema', dataset: [{ title: 'T', identifier: doi }] },
  ],
  ['Scholix: a link', undefined, { Source: { Identifier: { ID: doi } }, Target: { Title: 'T', Type: 'dataset' } }],
  ['MyST: a project', undefined, { version: 1, project: { title: 'T', authors: [{ name: 'A' }], doi } }],
  [
    'ROR: an organisation',
    undefined,
    { id: 'https://ror.org/7', names: [{ value: 'X' }], types: ['archive'], links: [] },
  ],
  ['Hypothesis: an annotation', undefined, { id: 'x', uri: 'https://x.example', document: { title: ['T'] }, tags: [] }],
  [
    'a verifiable credential',
    undefined,
    { '@context': ['https://www.w3.org/2018/credentials/v1'], type: ['X'], issuer: doi },
  ],
  [
    'figshare: an article',
    undefined,
    { id: 7, doi, title: 'T', defined_type_name: 'dataset', authors: [{ full_name: 'A' }], files: [] },
  ],
  [
    'Dryad: a dataset',
    undefined,
    { identifier: `doi:${doi}`, id: 7, title: 'T', authors: [{ firstName: 'A' }], abstract: 'x' },
  ],
  [
    'Dataverse: a dataset',
    undefined,
    {
      id: 7,
      identifier: 'tide',
      protocol: 'doi',
      authority: '10.5072',
      latestVersion: { metadataBlocks: { citation: {} } },
    },
  ],
  [
    'OSF: a registration',
    undefined,
    { data: { id: '7f', type: 'registrations', attributes: { title: 'T', description: 'x', category: 'data' } } },
  ],
  [
    'CKAN: a package',
    undefined,
    { name: 'tides', title: 'T', author: 'A', resources: [{ url: 'https://data.example/7.csv' }], doi },
  ],
  [
    'ORCID: a work',
    undefined,
    { 'put-code': 7, title: { title: { value: 'T' } }, 'external-ids': { 'external-id': [] } },
  ],
  [
    'ROR: an organisation',
    undefined,
    { id: 'https://ror.org/04z8jg394', names: [{ value: 'A' }], types: ['funder'], status: 'active' },
  ],
  [
    'DataCite: a repository',
    undefined,
    { data: { id: 'x.y', type: 'clients', attributes: { name: 'R', symbol: 'X.Y' } } },
  ],
  ['Scopus: an entry', undefined, { 'dc:identifier': undefined, 'prism:doi': doi, eid: '2-s2.0-7', citedby: 3 }],
  [
    'HAL: a document',
    undefined,
    { docid: '7', doiId_s: doi, title_s: ['T'], authFullName_s: ['A'], uri_s: 'https://hal.example' },
  ],
  [
    'NASA ADS: a document',
    undefined,
    { bibcode: '2021tide....7A', doi: [doi], title: ['T'], author: ['Okafor, A.'], year: '2021' },
  ],
  [
    'arXiv as JSON',
    undefined,
    { id: '2101.00007', title: 'T', authors: 'A. Okafor', doi, categories: 'physics.ao-ph', abstract: 'x' },
  ],
  [
    'PubMed: a summary',
    undefined,
    { uid: '7', pubdate: '2021', source: 'J', authors: [{ name: 'Okafor A' }], elocationid: `doi: ${doi}` },
  ],
  [
    'Mendeley: a document',
    undefined,
    { id: '7f', title: 'T', type: 'journal', authors: [{ last_name: 'A' }], identifiers: { doi }, year: 2021 },
  ],
  [
    'Zotero: an API item',
    undefined,
    { key: 'ABCD', version: 7, library: { id: 1 }, data: { itemType: 'book', title: 'T', creators: [] } },
  ],
  [
    'DSpace: an item',
    undefined,
    { uuid: '7f', handle: '1/7', metadata: { 'dc.title': [{ value: 'T' }], 'dc.identifier.doi': [{ value: doi }] } },
  ],
  [
    'Altmetric: counts of a work',
    undefined,
    { title: 'T', doi, altmetric_id: 7, authors: ['A'], type: 'article', score: 3 },
  ],
  [
    'STAC: an item',
    undefined,
    {
      type: 'Feature',
      stac_version: '1.0.0',
      id: 'tide-7',
      geometry: null,
      properties: { title: 'T', 'sci:doi': doi },
      links: [],
      assets: {},
    },
  ],
  [
    'STAC: a collection',
    undefined,
    { type: 'Collection', stac_version: '1.0.0', id: 'tides', title: 'T', license: 'CC-BY-4.0', 'sci:doi': doi },
  ],
  [
    'ActivityPub: an article',
    undefined,
    { '@context': 'https://www.w3.org/ns/activitystreams', id: 'https://a.example/7', type: 'Article', name: 'T' },
  ],
  [
    'ActivityPub: a person',
    undefined,
    { '@context': ['https://www.w3.org/ns/activitystreams'], id: 'https://a.example/a', type: 'Person', name: 'A' },
  ],
  [
    'Wikidata: an entity',
    undefined,
    { entities: { Q7: { type: 'item', id: 'Q7', labels: { en: { value: 'T' } }, claims: {} } } },
  ],
  [
    'IIIF: a version 2 manifest',
    undefined,
    {
      '@context': 'http://iiif.io/api/presentation/2/context.json',
      '@id': 'https://a.example/7',
      '@type': 'sc:Manifest',
      label: 'T',
    },
  ],
  [
    'IIIF: a version 3 manifest',
    undefined,
    {
      '@context': 'http://iiif.io/api/presentation/3/context.json',
      id: 'https://a.example/7',
      type: 'Manifest',
      label: { en: ['T'] },
    },
  ],
  [
    'OpenAIRE: a product',
    undefined,
    { id: 'x::7', type: 'publication', mainTitle: 'T', authors: [{ fullName: 'A' }], pids: [{ value: doi }] },
  ],
  [
    'B2SHARE: a record',
    undefined,
    { id: '7f', metadata: { titles: [{ title: 'T' }], creators: [{ creator_name: 'A' }], DOI: doi }, files: [] },
  ],
  [
    'Pure: an output',
    undefined,
    { uuid: '7f', title: { value: 'T' }, type: { uri: '/x' }, contributors: [{ name: { lastName: 'A' } }] },
  ],
  [
    'INSPIRE: a record',
    undefined,
    { id: '7', metadata: { titles: [{ title: 'T' }], authors: [{ full_name: 'A' }], dois: [{ value: doi }] } },
  ],
  ['HEPData: a record', undefined, { recid: 7, title: 'T', hepdata_doi: doi, collaborations: ['X'], data_tables: [] }],
  [
    'composer.json',
    undefined,
    { name: 'a/tides', type: 'library', license: 'MIT', authors: [{ name: 'A' }], require: { php: '>=8' } },
  ],
  [
    'Frictionless: a data package',
    undefined,
    { name: 'tides', title: 'T', licenses: [{ name: 'CC0-1.0' }], contributors: [{ title: 'A' }], resources: [] },
  ],
  [
    'a US catalogue (data.json)',
    undefined,
    { '@type': 'dcat:Catalog', dataset: [{ '@type': 'dcat:Dataset', title: 'T', identifier: doi }] },
  ],
  [
    'GBIF: a dataset',
    undefined,
    { key: '7f', doi, title: 'T', type: 'OCCURRENCE', contacts: [{ lastName: 'A' }], citation: { text: 'x' } },
  ],
  ['OpenCitations: a citation', undefined, [{ oci: '1-2', citing: doi, cited: doi, creation: '2021' }]],
  [
    'CORE: a work',
    undefined,
    { id: 7, doi, title: 'T', authors: [{ name: 'A' }], yearPublished: 2021, publisher: 'P', documentType: 'research' },
  ],
  [
    'Lens: a work',
    undefined,
    { lens_id: '7', title: 'T', authors: [{ last_name: 'A' }], external_ids: [{ type: 'doi', value: doi }] },
  ],
  [
    'bioRxiv: a response',
    undefined,
    { collection: [{ doi, title: 'T', authors: 'A, B.', date: '2021-01-01', server: 'bioRxiv' }] },
  ],
  [
    'EPrints: a record',
    undefined,
    { eprintid: 7, title: 'T', creators: [{ name: { family: 'A' } }], date: '2021', type: 'article', publisher: 'P' },
  ],
  [
    'Springer Nature: a record',
    undefined,
    {
      contentType: 'Article',
      identifier: `doi:${doi}`,
      title: 'T',
      creators: [{ creator: 'A' }],
      publicationName: 'J',
      openaccess: 'true',
      doi,
      publisher: 'P',
      publicationDate: '2021-01-01',
    },
  ],
  [
    'Hypothes.is: an annotation',
    undefined,
    { id: '7f', uri: `https://doi.org/${doi}`, text: 'x', document: { title: ['T'] }, user: 'acct:a' },
  ],
  ['DataCite: an event', undefined, { data: { id: '7f', type: 'events', attributes: { 'subj-id': 'x' } } }],
  ['DataCite: an error', undefined, { errors: [{ status: '404', title: 'Not found' }] }],
  ['doi.org: a handle', undefined, { responseCode: 1, handle: doi, values: [{ index: 1, type: 'URL' }] }],
  ['RAiD', undefined, { identifier: { id: 'https://raid.example/7' }, title: [{ text: 'T' }], contributor: [] }],
  ['a data management plan', undefined, { dmp: { title: 'T', dmp_id: { identifier: doi }, dataset: [] } }],
  ['a Jupyter notebook', undefined, { nbformat: 4, metadata: { title: 'T', authors: [{ name: 'A' }] }, cells: [] }],
  ['a JSON Schema', undefined, { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'T', type: 'object' }],
  ['an npm package', 'package-json', { name: 'tides', version: '1.0.0', license: 'MIT', dependencies: {} }],
  [
    'a GitHub repository',
    undefined,
    { id: 7, full_name: 'a/tides', html_url: 'https://github.com/a/tides', license: { spdx_id: 'MIT' } },
  ],
  [
    'GeoJSON',
    undefined,
    { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { doi }, geometry: null }] },
  ],
  ['a DOI among unknown members', undefined, { doi, colour: 'blue', size: 3, shape: 'round' }],
  ['a title and people', undefined, { doi, title: 'T', authors: ['A', 'B'], year: 2021 }],
  ['people and a name', undefined, { name: 'T', creators: ['A'], url: 'https://example.org', tags: [] }],
]

describe('JSON of others', () => {
  it('detection is tested with at least seventy forms of foreign JSON', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(70)
  })

  it.each(shapes)(
    'readRecords detects the format of JSON, or refuses JSON that is in no readable format: %s',
    (_, format, value) => {
      const text = JSON.stringify(value)
      const { records, diagnostics } = readRecords(text)
      if (format === undefined) {
        expect(records).toEqual([])
        expect(diagnostics).toMatchObject([{ rule: 'schema/unrecognised', severity: 'error' }])
        expect(convert(text, { to: 'bibtex' }).ok).toBe(false)
      } else {
        expect(new Set(records.map(record => record.format))).toEqual(new Set([format]))
        for (const { record } of records) expect(record.titles ?? record.doi).toBeDefined()
      }
      expect(formats.flatMap(({ id, detect }) => (detect?.(text) ? [id] : [])).slice(0, 1)).toEqual(
        format === undefined ? [] : [format],
      )
    },
  )

  it.each([
    [{ doi, title: 'T', creators: [{ full_name: 'A' }], upload: 'x' }, 'DataCite REST JSON ("doi", "creators")'],
    [{ DOI: doi, author: 'A', issued: 2021, extra: {} }, 'CSL-JSON ("DOI", "author", "issued")'],
  ])('refuses the JSON %j and names the nearest format', (value, nearest) => {
    expect(readRecords(JSON.stringify(value)).diagnostics[0]?.message).toContain(`The input has members of ${nearest}`)
  })

  it.each([
    [{ doi }, 'datacite-rest'],
    [{ doi, foo: 1 }, 'datacite-rest'],
    [{ doi, foo: 1, bar: 2 }, undefined],
  ])('detects DataCite REST JSON by a DOI, unless most members are unknown: %j', (value, format) => {
    expect(readRecords(JSON.stringify(value)).records[0]?.format).toBe(format)
  })
})
