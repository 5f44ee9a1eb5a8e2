import { describe, expect, it } from 'vitest'
import { bibliography } from '../../src/citation/csl/index.ts'
import {
  biblatex,
  bibtex,
  type ConvertOptions,
  convert,
  cslJson,
  type FormatId,
  formats,
} from '../../src/formats/index.ts'
import { vocabularies } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'

// What other converters of the field do wrong, and what ours must never do.

const record: Datacite = {
  doi: '10.5880/Example.2021',
  creators: [
    { name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' },
    { name: 'Institute of Soil Science', nameType: 'Organizational' },
    { name: 'Щербаков, Юрий', nameType: 'Personal' },
  ],
  contributors: [
    { name: 'Berg, Ada', nameType: 'Personal', contributorType: 'DataCurator' },
    { name: 'Adler, Jo', nameType: 'Personal', contributorType: 'Editor' },
  ],
  titles: [{ title: 'Soil_moisture & <i>Sphagnum</i>: 100 % of H<sub>2</sub>O' }],
  publisher: { name: 'GFZ Data Services' },
  publicationYear: 2021,
  dates: [
    { date: '2021-05-03', dateType: 'Issued' },
    { date: '2001-01-02/2003-04-05', dateType: 'Collected' },
  ],
  types: { resourceTypeGeneral: 'Dataset' },
  version: '1.1',
  descriptions: [{ description: '<p>A <b>bold</b> &amp; brave text.</p>', descriptionType: 'Abstract' }],
  relatedIdentifiers: [
    { relatedIdentifier: '10.5880/older', relatedIdentifierType: 'DOI', relationType: 'IsNewVersionOf' },
    { relatedIdentifier: '10.5880/newer', relatedIdentifierType: 'DOI', relationType: 'IsPreviousVersionOf' },
    { relatedIdentifier: '10.5880/concept', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
  ],
  geoLocations: [
    {
      geoLocationPolygon: [
        [13, 52],
        [14, 52],
        [14, 53],
        [13, 52],
      ].map(([pointLongitude = 0, pointLatitude = 0]) => ({ polygonPoint: { pointLongitude, pointLatitude } })),
    },
  ],
}

function written(to: FormatId, given: Datacite | Datacite[] = record, options: Partial<ConvertOptions> = {}): string {
  const result = convert(JSON.stringify(given), { to, ...options })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result.text
}

const json = (to: FormatId, given?: Datacite | Datacite[]) => JSON.parse(written(to, given))
const ofType = (resourceTypeGeneral: string): Datacite => ({ ...record, types: { resourceTypeGeneral } }) as Datacite
const keysOf = (text: string): string[] => [...text.matchAll(/^@\w+\{(.*),$/gm)].map(([, key = '']) => key)

const writable = formats.filter(({ write }) => write !== undefined)

/** Formats for reading and citing, in which nobody reads HTML. */
const plain: readonly FormatId[] = [
  'bibtex',
  'biblatex',
  'ris',
  'endnote',
  'endnote-xml',
  'cff',
  'jats',
  'dublin-core',
  'schema-org',
  'schema-org-turtle',
  'dcat-turtle',
  'codemeta',
  'ro-crate',
  'csv',
]

describe.each([bibtex, biblatex])('the keys of $name', ({ id }) => {
  const dois = ['10.5880/Example.2021', '10.1002/(SICI)1096<1::AID-X>3.0.CO;2-#', '10.5072/ä{ö}%,"=~\\x']

  it.each(['author-year', 'doi'] as const)('made of %s are no addresses, and of safe characters', keys => {
    for (const doi of dois) {
      const [key = ''] = keysOf(written(id, { ...record, doi } as Datacite, { keys }))
      expect(key).toMatch(/^[a-z0-9][\w:-]*$/)
      expect(key).not.toContain('doi')
    }
  })

  it('are the same whatever the DOI is written like, and every time', () => {
    const keys = ['10.5880/Example.2021', 'https://doi.org/10.5880/EXAMPLE.2021', 'doi:10.5880/example.2021'].map(doi =>
      keysOf(written(id, { ...record, doi } as Datacite, { keys: 'doi' })),
    )
    expect(new Set(keys.map(String)).size).toBe(1)
    expect(keysOf(written(id))).toEqual(['okafor2021soil'])
  })

  it('can be chosen', () => {
    expect(keysOf(written(id, record, { keys: ({ version }) => `soil ${version}` }))).toEqual(['soil-1-1'])
  })
})

describe('month and version', () => {
  it.each<[FormatId, readonly string[]]>([
    ['bibtex', ['month = may', 'version = {1.1}']],
    ['biblatex', ['date = {2021-05-03}', 'version = {1.1}']],
    ['ris', ['DA  - 2021/05/03/', 'ET  - 1.1']],
    ['endnote', ['%8 2021-05-03', '%7 1.1']],
    ['endnote-xml', ['<date>2021-05-03</date>', '<edition>1.1</edition>']],
    ['cff', ["date-released: '2021-05-03'", "version: '1.1'"]],
    ['jats', ['iso-8601-date="2021-05-03"', '<version designator="1.1">1.1</version>']],
    ['schema-org', ['"datePublished": "2021-05-03"', '"version": "1.1"']],
    ['codemeta', ['"datePublished": "2021-05-03"', '"version": "1.1"']],
    ['ro-crate', ['"datePublished": "2021-05-03"', '"version": "1.1"']],
    ['dcat-turtle', ['dct:issued "2021-05-03"^^xsd:date', 'dcat:version "1.1"']],
    ['inveniordm', ['"publication_date": "2021-05-03"', '"version": "1.1"']],
    ['csv', ['2021-05-03,1.1']],
  ])('are in %s', (to, texts) => {
    const text = written(to)
    for (const part of texts) expect(text).toContain(part)
  })

  it('are in CSL-JSON, and software has its version whatever its type is called', () => {
    expect(json('csl-json')[0]).toMatchObject({ issued: { 'date-parts': [[2021, 5, 3]] }, version: '1.1' })
    for (const version of ['1.1', undefined]) {
      const { version: _, ...rest } = ofType('Software')
      const [item] = json('csl-json', { ...rest, ...(version && { version }) })
      expect([item.type, item.version]).toEqual(['software', version])
    }
  })
})

describe('TeX', () => {
  it.each<FormatId>(['bibtex', 'biblatex'])('of %s is escaped, and its Cyrillic is all there', to => {
    const text = written(to)
    expect(text).toContain('Soil\\_moisture \\& \\emph{Sphagnum}: 100 \\% of')
    expect(text).toContain('Щербаков, Юрий')
    const ascii = written(to, record, { encoding: 'ascii' })
    expect(ascii).not.toMatch(/[^\n -~]/)
    expect(ascii).toContain('\\CYRSHCH{}\\cyre{}\\cyrr{}\\cyrb{}\\cyra{}\\cyrk{}\\cyro{}\\cyrv{}')
  })
})

describe('an organisation', () => {
  const name = 'Institute of Soil Science'

  it.each<[FormatId, RegExp]>([
    ['bibtex', /and \{Institute of Soil Science\} and/],
    ['biblatex', /and \{Institute of Soil Science\} and/],
    ['ris', /^AU {2}- Institute of Soil Science\r?$/m],
    ['endnote', /^%A Institute of Soil Science,$/m],
    ['cff', /- name: Institute of Soil Science$/m],
    ['jats', /<collab>Institute of Soil Science<\/collab>/],
    ['csl-json', /"literal": "Institute of Soil Science"/],
    ['schema-org', /"@type": "Organization",\s+"name": "Institute of Soil Science"/],
    ['codemeta', /"@type": "Organization",\s+"name": "Institute of Soil Science"/],
    ['ro-crate', /"@type": "Organization",\s+"name": "Institute of Soil Science"/],
    ['dcat-turtle', /a foaf:Organization, foaf:Agent ;\s+foaf:name "Institute of Soil Science"/],
    ['inveniordm', /"type": "organizational",\s+"name": "Institute of Soil Science"/],
  ])('has no given and family name in %s', (to, whole) => {
    expect(written(to)).toMatch(whole)
    expect(written(to)).not.toContain(`${name.split(' ').at(-1)}, `)
  })
})

it.each<[FormatId, RegExp]>([
  ['bibtex', /editor = \{(.*)\}/g],
  ['biblatex', /editor = \{(.*)\}/g],
  ['ris', /^(?:A2|ED) {2}- (.*)/gm],
  ['endnote', /^%E (.*)/gm],
  ['csl-json', /"editor": (\[[^\]]*\])/g],
  ['schema-org', /"editor": (\{[^}]*\})/g],
  ['jats', /person-group-type="editor">([\s\S]*?)<\/person-group>/g],
])('only editors are editors in %s', (to, editors) => {
  const found = [...written(to).matchAll(editors)].map(([text]) => text).join()
  expect(found).toContain('Adler')
  expect(found).not.toContain('Berg')
})

it.each<[FormatId, string]>([
  ['schema-org', 'creator'],
  ['codemeta', 'author'],
  ['ro-crate', 'author'],
])('%s has every creator, in order', (to, member) => {
  const document = json(to)
  const root = to === 'ro-crate' ? document['@graph'][1] : document
  expect(root[member]).toHaveLength(3)
})

it.each<FormatId>(['schema-org', 'codemeta', 'ro-crate', 'schema-org-turtle', 'schema-org-rdf', 'dcat-turtle'])(
  'the versions before, after and above are in %s, each by its own property',
  to => {
    const text = written(to)
    for (const doi of ['10.5880/older', '10.5880/newer', '10.5880/concept'])
      expect(text).toContain(`https://doi.org/${doi}`)
    const { relatedIdentifiers = [] } = record
    const one = relatedIdentifiers.map(related => written(to, { ...record, relatedIdentifiers: [related] }))
    const without = one.map(version => version.replace(/10\.5880\/(?:older|newer|concept)/g, ''))
    expect(new Set(without).size).toBe(3)
  },
)

describe('HTML', () => {
  it.each(plain)('is not in %s', to => {
    const text = written(to).replace(/&lt;/g, '<')
    expect(text).not.toMatch(/<\/?(?:i|b|p|sub)>/)
    expect(text).not.toContain('&amp;amp;')
    expect(text).toContain('Sphagnum')
  })

  it('is not in a citation as text', async () => {
    for (const style of ['apa', 'vancouver', 'datacite']) {
      const { text } = await bibliography(record, { style, format: 'text' })
      expect(text).not.toMatch(/<|&(?:amp|lt|#)/)
      expect(text).toContain('Sphagnum')
    }
  })
})

it('an unknown style is an error that names it, never APA', async () => {
  await expect(bibliography(record, { style: 'apaa' })).rejects.toMatchObject({
    code: 'unknown-style',
    message: expect.stringContaining('"apaa"'),
  })
})

it('an unknown locale is an error that names it, never American English', async () => {
  await expect(bibliography(record, { style: 'apa', locale: 'xx-XX' })).rejects.toMatchObject({
    code: 'unknown-locale',
    message: expect.stringContaining('"xx-XX"'),
  })
})

it.each(writable)('nothing in $id is random', ({ id }) => {
  const { doi, ...unnamed } = record
  for (const given of [record, { ...unnamed, alternateIdentifiers: [] }]) {
    const { write } = formats.find(format => format.id === id) ?? {}
    expect(write?.(structuredClone(given)).text).toBe(write?.(given).text)
  }
})

describe('two records that are called the same', () => {
  it.each([bibtex, biblatex, cslJson])('stay two in $id, with different names', ({ id }) => {
    const text = written(id, [record, { ...record, version: '1.2' }])
    const names = id === 'csl-json' ? JSON.parse(text).map((item: { id: string }) => item.id) : keysOf(text)
    expect(new Set(names).size).toBe(2)
    expect(text).toContain('1.2')
  })

  it('stay two in a bibliography', async () => {
    const { entries } = await bibliography([record, { ...record, version: '1.2' }], { style: 'apa' })
    expect(entries).toHaveLength(2)
  })
})

it.each<[FormatId, string]>([
  ['schema-org', '"polygon": "52 13 52 14 53 14 52 13"'],
  ['codemeta', 'polygon": "52 13 52 14 53 14 52 13"'],
  ['ro-crate', '"polygon": "52 13 52 14 53 14 52 13"'],
  ['dcat-turtle', '"POLYGON((13 52, 14 52, 14 53, 13 52))"^^geo:wktLiteral'],
])('a polygon is a text in %s', (to, polygon) => {
  expect(written(to)).toContain(polygon)
})

describe('a span of time', () => {
  it.each<[FormatId, readonly string[]]>([
    ['schema-org', ['"temporalCoverage": "2001-01-02/2003-04-05"']],
    ['codemeta', ['temporalCoverage": "2001-01-02/2003-04-05"']],
    ['ro-crate', ['"temporalCoverage": "2001-01-02/2003-04-05"']],
    ['dcat-turtle', ['dcat:startDate "2001-01-02"^^xsd:date', 'dcat:endDate "2003-04-05"^^xsd:date']],
    ['inveniordm', ['"date": "2001-01-02/2003-04-05"']],
  ])('has both ends in %s', (to, texts) => {
    for (const part of texts) expect(written(to)).toContain(part)
  })

  it('of publication has both ends where there is a place for them', () => {
    const spanned: Datacite = { ...record, dates: [{ date: '2021-05-03/2021-06-04', dateType: 'Issued' }] }
    expect(written('biblatex', spanned)).toContain('date = {2021-05-03/2021-06-04}')
    expect(json('csl-json', spanned)[0].issued['date-parts']).toEqual([
      [2021, 5, 3],
      [2021, 6, 4],
    ])
  })
})

describe('a work without a DOI has its address', () => {
  const { doi, ...unregistered } = record
  const address = 'https://repository.example/records/7'
  const asUrl = {
    ...unregistered,
    alternateIdentifiers: [{ alternateIdentifier: address, alternateIdentifierType: 'URL' }],
  }

  it.each(writable)('in $id', ({ id }) => {
    for (const given of [{ ...unregistered, url: address }, asUrl]) {
      const result = convert(JSON.stringify(given), { from: 'datacite-rest', to: id })
      if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
      const isLost = result.losses.some(({ value }) => JSON.stringify(value).includes(address))
      expect(result.text.includes(address) || (isLost && ![...plain, 'csl-json'].includes(id))).toBe(true)
    }
  })
})

it.each(Object.keys(vocabularies.resourceTypeGeneral))('%s has a type in every format', general => {
  const given = ofType(general)
  expect(json('csl-json', given)[0].type).toMatch(/^[a-z_-]+$/)
  expect(json('schema-org', given)['@type']).toMatch(/^[A-Z]/)
  expect(json('codemeta', given)['@type']).toMatch(/^(?:schema:)?[A-Z]/)
  expect(written('bibtex', given)).toMatch(/^@[a-z]+\{/)
  expect(written('biblatex', given)).toMatch(/^@[a-z]+\{/)
  expect(written('ris', given)).toMatch(/^TY {2}- [A-Z]+\r?\n/)
  expect(written('endnote', given)).toMatch(/^%0 [A-Z]/)
  expect(written('dcat-turtle', given)).toMatch(/^ {2}a dcat:[A-Z]/m)
  expect(written('jats', given)).toMatch(/publication-type="[a-z-]+"/)
})

it('a paper of a conference and a data paper have the types of papers', () => {
  const typesOf = (general: string) => {
    const given = ofType(general)
    return [json('csl-json', given)[0].type, json('schema-org', given)['@type'], written('ris', given).slice(6, 12)]
  }
  expect(typesOf('ConferencePaper')).toEqual(['paper-conference', 'ScholarlyArticle', 'CPAPER'])
  expect(typesOf('DataPaper')).toEqual(['article-journal', 'ScholarlyArticle', 'JOUR\r\n'])
})

it('a report is RPRT in RIS', () => {
  expect(written('ris', ofType('Report'))).toMatch(/^TY {2}- RPRT\r?\n/)
})

describe('the landing page that a registry names', () => {
  const registered = { ...record, url: 'https://data.example.org/rain' }

  it.each(['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml', 'csl-json', 'csv'] as const)(
    'is the address in %s, and no loss',
    to => {
      const result = convert(registered, { from: 'datacite-rest', to })
      expect(result.ok && result.text).toContain('https://data.example.org/rain')
      expect(result.ok && result.losses.filter(({ pointer }) => pointer.startsWith('/extras/'))).toEqual([])
    },
  )
})

describe('the ISSN of an electronic journal', () => {
  const item = {
    relatedItemType: 'Journal',
    relationType: 'IsPublishedIn',
    titles: [{ title: 'J Rain' }],
    relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'EISSN' },
  }

  it.each(['bibtex', 'ris', 'endnote', 'csl-json'] as const)('is an ISSN in %s, which is told', to => {
    const result = convert({ ...ofType('JournalArticle'), relatedItems: [item] }, { to })
    expect(result.ok && result.text).toContain('2049-3630')
    expect(result.ok && result.losses.map(({ message }) => message)).toContain('The EISSN is read as an ISSN.')
  })
})

describe('a general type that says less than the free text beside it', () => {
  const article = { ...record, types: { resourceTypeGeneral: 'Text', resourceType: 'Journal article' } } as Datacite

  it.each([
    ['csl-json', '"type": "article-journal"'],
    ['ris', 'TY  - JOUR'],
    ['endnote', '%0 Journal Article'],
    ['schema-org', '"@type": "ScholarlyArticle"'],
  ] as const)('is written in %s as what the text says', (to, expected) => {
    expect(written(to, article)).toContain(expected)
  })

  it('is told where it does not come back', () => {
    const result = convert(article, { to: 'csl-json' })
    const message = 'The type Text is written as "article-journal", as "Journal article" says.'
    expect(result.ok && result.losses).toContainEqual(
      expect.objectContaining({ kind: 'changed', pointer: '/types/resourceTypeGeneral', message }),
    )
  })
})
