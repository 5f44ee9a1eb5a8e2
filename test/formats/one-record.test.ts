import { describe, expect, it } from 'vitest'
import { type FormatId, formats } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { converted, pointersOf, recordIn, written } from './conversions.ts'

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
  dates: [{ date: '2021-05-03', dateType: 'Issued' }],
  types: { resourceTypeGeneral: 'Dataset' },
  version: '1.1',
  descriptions: [{ description: '<p>A <b>bold</b> &amp; brave text.</p>', descriptionType: 'Abstract' }],
}

const organisation = /"@type": "Organization",\s+"name": "Institute of Soil Science"/

const parts: readonly (readonly [FormatId, date: RegExp | string, version: string, organisation: RegExp | string])[] = [
  ['bibtex', 'month = may', 'version = {1.1}', 'and {Institute of Soil Science} and'],
  ['biblatex', 'date = {2021-05-03}', 'version = {1.1}', 'and {Institute of Soil Science} and'],
  ['ris', 'DA  - 2021/05/03/', 'ET  - 1.1', 'AU  - Institute of Soil Science\r\n'],
  ['endnote', '%8 2021-05-03', '%7 1.1', '%A Institute of Soil Science,\n'],
  ['endnote-xml', '<date>2021-05-03</date>', '<edition>1.1</edition>', '<author>Institute of Soil Science,<'],
  ['cff', "date-released: '2021-05-03'", "version: '1.1'", '- name: Institute of Soil Science\n'],
  ['jats', 'iso-8601-date="2021-05-03"', '<version designator="1.1">1.1<', '<collab>Institute of Soil Science<'],
  [
    'csl-json',
    /"date-parts": \[\s+\[\s+2021,\s+5,\s+3\s+\]/,
    '"version": "1.1"',
    '"literal": "Institute of Soil Science"',
  ],
  ['schema-org', '"datePublished": "2021-05-03"', '"version": "1.1"', organisation],
  ['codemeta', '"datePublished": "2021-05-03"', '"version": "1.1"', organisation],
  ['ro-crate', '"datePublished": "2021-05-03"', '"version": "1.1"', organisation],
  [
    'dcat-turtle',
    'dct:issued "2021-05-03"^^xsd:date',
    'dcat:version "1.1"',
    /a foaf:Organization, foaf:Agent ;\s+foaf:name "Institute of Soil Science"/,
  ],
  [
    'inveniordm',
    '"publication_date": "2021-05-03"',
    '"version": "1.1"',
    /"type": "organizational",\s+"name": "Institute of Soil Science"/,
  ],
  ['csv', '2021-05-03', ',1.1', 'Institute of Soil Science'],
]

describe.each(parts)('%s', (to, date, version, agent) => {
  it(`writes the publication date and the version to ${to}`, () => {
    expect(written(record, to)).toMatch(date)
    expect(written(record, to)).toContain(version)
  })

  it(`does not split the name of an organisation in ${to}`, () => {
    expect(written(record, to)).toMatch(agent)
    expect(written(record, to)).not.toContain('Science, ')
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
])('writes only editors as editors in %s', (to, editors) => {
  // A dataset has no editors in EndNote.
  const given: Datacite = to === 'endnote' ? { ...record, types: { resourceTypeGeneral: 'Book' } } : record
  const found = [...written(given, to).matchAll(editors)].join()
  expect(found).toContain('Adler')
  expect(found).not.toContain('Berg')
})

/** Formats whose output must not contain HTML. */
const plain: readonly FormatId[] = [
  ...(['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml', 'cff', 'jats', 'dublin-core', 'csv'] as const),
  ...(['schema-org', 'schema-org-turtle', 'dcat-turtle', 'codemeta', 'ro-crate'] as const),
]

it.each(plain)('writes no HTML in %s', to => {
  const text = written(record, to).replace(/&lt;/g, '<')
  expect(text).not.toMatch(/<\/?(?:i|b|p|sub)>/)
  expect(text).not.toContain('&amp;amp;')
  expect(text).toContain('Sphagnum')
})

/** Formats that omit the registered landing page. The omission is not a loss, because the page is not metadata. */
const withoutUrl = [
  'datacite-json-4.3',
  'datacite-json-4.5',
  'datacite-service',
  'resource',
  'datacite-xml',
  'crossref-xml',
]

describe.each(formats.filter(({ write }) => write !== undefined))('$id', ({ id, write }) => {
  const { doi, ...unregistered } = record
  const address = 'https://repository.example/records/7'

  it(`writes the same text in ${id} for equal records`, () => {
    for (const given of [record, { ...unregistered, alternateIdentifiers: [] }])
      expect(write?.(structuredClone(given)).text).toBe(write?.(given).text)
  })

  it(`writes the URL of a work without a DOI to ${id} or reports the URL as lost, unless it is a registered landing page`, () => {
    const alternateIdentifiers = [{ alternateIdentifier: address, alternateIdentifierType: 'URL' }]
    for (const more of [{ url: address }, { alternateIdentifiers }]) {
      const { text, losses } = converted({ ...unregistered, ...more }, { from: 'datacite-rest', to: id })
      const isLost = losses.some(({ value }) => JSON.stringify(value).includes(address))
      // The registered address is not metadata: DataCite's dialects without a member for the address and Crossref XML
      // omit the address without a loss.
      const isOfRegistration = 'url' in more && withoutUrl.includes(id)
      expect(text.includes(address) || isOfRegistration || (isLost && ![...plain, 'csl-json'].includes(id))).toBe(true)
    }
  })
})

it.each<FormatId>(['mods', 'dcat-turtle', 'inveniordm', 'zenodo-deposit'])(
  'reads a language code back from %s unchanged, or reports the change',
  to => {
    for (const language of ['eng', 'GER', 'en', 'de-AT']) {
      const { text, losses } = converted({ titles: [{ title: 'T' }], language }, { from: 'citable-json', to })
      expect(pointersOf(losses).includes('/language') || recordIn(text, to).language === language).toBe(true)
    }
  },
)

it.each(['bibtex', 'ris', 'csl-json'] as const)('writes a single colon before the subtitle in %s', to => {
  const text = written({ titles: [{ title: 'Tides:' }, { title: 'A study', titleType: 'Subtitle' }] }, to)
  expect(text).toContain('Tides: ')
  expect(text).not.toContain('::')
})
