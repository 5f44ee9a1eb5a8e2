import { describe, expect, test } from 'vitest'
import { readCarried } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { registered } from '../../src/registry/index.ts'
import { checkSettings } from '../../src/validation/all-rules.ts'
import { check } from '../../src/validation/check.ts'
import { judgeValue } from '../../src/validation/check-value.ts'
import { embeddedCheck } from '../../src/validation/run/check-embedded.ts'

const base64 = (text: string): string => Buffer.from(text).toString('base64')

const carrying = (text: string, beside: object = {}) => ({
  data: {
    type: 'dois',
    attributes: { doi: '10.5072/a', event: 'publish', url: 'https://example.org/a', xml: base64(text), ...beside },
  },
})

const storedOf = (text: string) => registered(carrying(text) as Datacite, { carried: readCarried })

const rulesFor = (text: string) =>
  judgeValue(carrying(text), {}, checkSettings({}), embeddedCheck(readCarried)).records[0]?.diagnostics.map(
    ({ rule, registry }) => `${rule} ${registry}`,
  )

/** A work in each format that the registry detects, with the dates that the registry reads. */
const texts: Readonly<Record<string, readonly [text: string, dates: readonly string[]]>> = {
  bibtex: [
    '@article{a, title={Waves}, author={Okafor, Ada}, year={2014}, month={2}, publisher={Sea}}',
    ['2014 Issued'],
  ],
  ris: ['TY  - JOUR\nT1  - Waves\nAU  - Okafor, Ada\nPY  - 2014\nPB  - Sea\nER  - \n', ['2014 Issued']],
  'csl-json': [
    JSON.stringify({
      type: 'dataset',
      title: 'Waves',
      author: [{ family: 'Okafor', given: 'Ada' }],
      issued: { 'date-parts': [[2014, 2, 11]] },
      publisher: 'Sea',
    }),
    ['2014-02-11 Issued'],
  ],
  'schema.org': [
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: 'Waves',
      alternateName: 'W',
      author: { '@type': 'Person', name: 'Okafor, Ada' },
      datePublished: '2014-02-11',
      publisher: { '@type': 'Organization', name: 'Sea' },
    }),
    ['2014-02-11 Issued'],
  ],
  crosscite: [
    JSON.stringify({
      types: { resourceTypeGeneral: 'Dataset' },
      titles: [{ title: 'Waves' }],
      creators: [{ name: 'Okafor, Ada' }],
      publisher: 'Sea',
      publication_year: '2014',
      dates: [{ date: '2014', dateType: 'Issued' }],
    }),
    ['2014 Issued'],
  ],
  'DataCite JSON': [
    JSON.stringify({
      'schema-version': 'http://datacite.org/schema/kernel-4',
      types: { resourceTypeGeneral: 'Dataset' },
      titles: [{ title: 'Waves' }],
      creators: [{ name: 'Okafor, Ada' }],
      publisher: 'Sea',
      'publication-year': 2014,
    }),
    [],
  ],
}

// bolognese lib/bolognese/utils.rb:572-594, find_from_format_by_string; lupo spec/requests/datacite_dois/post_spec.rb:1714-1880.
describe('the attribute xml', () => {
  test.each(Object.keys(texts))('registered reads the attribute xml in the format %s', name => {
    const [text, dates] = texts[name] ?? ['', []]
    const { attributes, unknown } = storedOf(text)
    expect(unknown).toBeUndefined()
    expect(attributes).toMatchObject({ doi: '10.5072/a', titles: [{ title: 'Waves' }], publisher: { name: 'Sea' } })
    expect(
      (attributes.dates as { date: string; dateType: string }[]).map(({ date, dateType }) => `${date} ${dateType}`),
    ).toEqual(dates)
    expect(rulesFor(text)?.filter(rule => rule.endsWith('rejects'))).toEqual([])
  })

  test('registered prefers the other attributes of a record to the metadata in its attribute xml', () => {
    const record = carrying(texts.bibtex?.[0] ?? '', { titles: [{ title: 'Own' }] })
    const { attributes } = registered(record as Datacite, { carried: readCarried })
    expect(attributes).toMatchObject({ titles: [{ title: 'Own' }], publicationYear: 2014 })
  })

  test('reports the effect of the attribute xml as unknown if no reader for its format is given', () => {
    const [text = ''] = texts.bibtex ?? []
    expect(registered(carrying(text) as Datacite).unknown).toMatchObject({ pointer: '/xml' })
    expect(check(carrying(text)).records[0]).toMatchObject({
      outcome: 'valid',
      diagnostics: [{ rule: 'unreadable-value', registry: 'accepts' }],
    })
  })

  test.each([
    ['ten megabytes of BibTeX', '@article{a, title={Waves}}\n'.repeat(400_000)],
    ['an address, which the registry fetches', 'https://doi.org/10.5072/b'],
    ['XML whose repair is not known', '<resource xmlns="http://datacite.org/schema/kernel-4"><titles x=1/></resource>'],
  ])('reports the effect of the attribute xml as unknown if it contains %s', (_, text) => {
    expect(storedOf(text).unknown).toMatchObject({ pointer: '/xml' })
    expect(storedOf(text).changes).toEqual([])
  })

  // lupo app/models/concerns/crosscitable.rb:52-63: nothing is read from an unknown format, so all required values are missing.
  test.each([
    ['text', 'hello world'],
    ['base64 of base64', base64('<resource xmlns="http://datacite.org/schema/kernel-4"/>')],
    ['JSON of an unknown format', '{"a": 1}'],
  ])('registered finds no metadata in an xml attribute that contains %s', (_, text) => {
    expect(storedOf(text)).toMatchObject({ attributes: { titles: [] } })
    expect(storedOf(text).unknown).toBeUndefined()
    expect(rulesFor(text)).toContain('schema/required rejects')
  })
})

const typesStored = (text: string) => storedOf(text).attributes.types

// bolognese 2.5.1 lib/bolognese/readers/*_reader.rb and the tables in lib/bolognese/utils.rb:203-497.
describe('the resource type of a carried record', () => {
  test.each([
    ['an article', 'article', ['JournalArticle', 'JournalArticle', 'ScholarlyArticle', 'article-journal', 'JOUR']],
    ['a thesis', 'phdthesis', ['Dissertation', 'Dissertation', 'Thesis', 'thesis', 'THES']],
    ['a conference paper', 'inproceedings', [undefined, 'inproceedings', 'ScholarlyArticle', 'misc', 'CPAPER']],
    ['a web page', 'online', [undefined, 'online', 'ScholarlyArticle', 'misc', 'GEN']],
  ])('predicts the type names from the BibTeX type of %s', (_, type, names) => {
    const [resourceTypeGeneral, resourceType, schemaOrg, citeproc, ris] = names
    expect(typesStored(`@${type}{a, title={Waves}, author={Okafor, Ada}, year={2014}, publisher={Sea}}`)).toEqual({
      ...(resourceTypeGeneral !== undefined && { resourceTypeGeneral }),
      resourceType,
      schemaOrg,
      citeproc,
      bibtex: type,
      ris,
    })
  })

  test.each([
    ['GEN', 'Poster', 'CreativeWork', 'misc'],
    ['SLIDE', 'Presentation', 'CreativeWork', 'misc'],
    ['ELEC', 'Text', 'WebPage', 'article'],
    ['CHAP', undefined, 'CreativeWork', 'misc'],
  ])('predicts the type names from the RIS type %s', (type, general, schemaOrg, bibtex) => {
    const text = `TY  - ${type}\nT1  - Waves\nAU  - Okafor, Ada\nPY  - 2014\nPB  - Sea\nER  - \n`
    expect(typesStored(text)).toEqual({
      ...(general !== undefined && { resourceTypeGeneral: general }),
      schemaOrg,
      citeproc: 'misc',
      bibtex,
      ris: type,
    })
  })

  test.each([
    ['document', 'Poster', 'CreativeWork'],
    ['post-weblog', 'Text', 'BlogPosting'],
    ['chapter', undefined, 'CreativeWork'],
  ])('predicts the type names from the CSL type %s', (type, general, schemaOrg) => {
    const item = { ...JSON.parse(texts['csl-json']?.[0] ?? ''), type }
    expect(typesStored(JSON.stringify(item))).toEqual({
      ...(general !== undefined && { resourceTypeGeneral: general }),
      schemaOrg,
      citeproc: type,
      bibtex: schemaOrg === 'BlogPosting' ? 'article' : 'misc',
      ris: 'GEN',
    })
  })

  test.each([
    ['Poster', 'Poster', 'document', 'GEN'],
    ['Dataset', 'Dataset', 'dataset', 'DATA'],
    ['Article', 'Text', '', 'GEN'],
    ['Course', undefined, 'article-journal', 'GEN'],
  ])('predicts the type names from the schema.org type %s', (type, general, citeproc, ris) => {
    const thing = { ...JSON.parse(texts['schema.org']?.[0] ?? ''), '@type': type, additionalType: 'Sheet' }
    expect(typesStored(JSON.stringify(thing))).toEqual({
      ...(general !== undefined && { resourceTypeGeneral: general }),
      resourceType: 'Sheet',
      schemaOrg: type,
      citeproc,
      bibtex: type === 'Article' ? 'article' : 'misc',
      ris,
    })
  })
})

// bolognese 2.5.1 lib/bolognese/readers/ris_reader.rb:57-61, citeproc_reader.rb:47-51, schema_org_reader.rb:86-181.
describe('a carried record', () => {
  test('predicts dates from the RIS fields PY and Y1', () => {
    const text = 'TY  - THES\nT1  - Waves\nPY  - 2018/4/25\nY1  - 2017//\nER  - \n'
    expect(storedOf(text).attributes.dates).toEqual([
      { date: '2018-04-25', dateType: 'Issued' },
      { date: '2017', dateType: 'Created' },
    ])
  })

  test('predicts a placeholder for a missing author in CSL-JSON', () => {
    const { author: _, ...item } = JSON.parse(texts['csl-json']?.[0] ?? '')
    expect(storedOf(JSON.stringify(item)).attributes.creators).toMatchObject([
      { nameType: 'Organizational', name: ':(unav)' },
    ])
  })

  test('predicts the dates, publisher and related works from schema.org metadata, but no date from copyrightYear', () => {
    const thing = {
      ...JSON.parse(texts['schema.org']?.[0] ?? ''),
      dateModified: '2015-01-02',
      copyrightYear: 2013,
      publisher: { '@type': 'Organization', '@id': 'https://ror.org/04wxnsj81', name: 'Sea' },
      citation: { '@type': 'CreativeWork', '@id': 'https://doi.org/10.5072/b' },
    }
    expect(storedOf(JSON.stringify(thing)).attributes).toMatchObject({
      dates: [
        { date: '2014-02-11', dateType: 'Issued' },
        { date: '2015-01-02', dateType: 'Updated' },
      ],
      publisher: { name: 'Sea', publisherIdentifier: 'https://ror.org/04wxnsj81' },
      relatedIdentifiers: [
        { relatedIdentifier: '10.5072/b', relatedIdentifierType: 'DOI', relationType: 'References' },
      ],
    })
  })
})

describe('an xml attribute without readable metadata', () => {
  const whole = {
    creators: [{ name: 'Okafor, Ada' }],
    titles: [{ title: 'Waves' }],
    publisher: { name: 'Sea' },
    publicationYear: 2014,
    types: { resourceTypeGeneral: 'Dataset' },
  }
  const carriedIn = (xml: string, beside: object = whole) => ({
    data: {
      type: 'dois',
      attributes: { doi: '10.5072/a', event: 'publish', url: 'https://example.org/a', xml, ...beside },
    },
  })
  const predicted = (xml: string, beside?: object) => registered(carriedIn(xml, beside) as object as Datacite)
  const messagesFor = (xml: string, beside?: object) =>
    judgeValue(carriedIn(xml, beside), {}, checkSettings({}), embeddedCheck(readCarried)).records[0]?.diagnostics.map(
      ({ rule, message, registry }) => [rule, message, registry],
    )
  const xml =
    '<resource xmlns="http://datacite.org/schema/kernel-4"><titles><title>Tides</title></titles><language>en</language></resource>'

  // Base64.decode64 of Ruby skips other characters: lupo app/lib/params_sanitizer.rb, add_xml.
  test.each([
    ['text without base64 digits', '%%%'],
    ['only white space', base64(' \n')],
    ['plain text', base64('hello world')],
    ['base64 of base64', base64(base64(xml))],
    ['HTML', base64('<html><body>Waves</body></html>')],
    ['XML without a namespace', base64('<resource><titles><title>Waves</title></titles></resource>')],
    ['a JSON string', base64('"Waves"')],
  ])('an xml attribute is ignored if it contains %s', (_, value) => {
    expect(predicted(value)).toEqual(predicted(''))
    expect(predicted(value).unknown).toBeUndefined()
    expect(messagesFor(value)).toEqual([
      [
        'unreadable-value',
        'The content of this attribute is not in a format that the registry reads, so the registry ignores the content.',
        'accepts',
      ],
    ])
    expect(messagesFor(value, {})).toContainEqual([
      'schema/required',
      'The record has no titles; the property "3 title" is mandatory.',
      'rejects',
    ])
  })

  test.each([
    ['bytes that are not UTF-8', Buffer.from([0x41, 0xff, 0xfe, 0x42]).toString('base64')],
    ['a JSON list', base64('[{"title": "Waves"}]')],
    ['a DOI with a space', base64('10.5072/a b')],
  ])('the effect of an xml attribute is unknown if it contains %s', (_, value) => {
    expect(predicted(value, {}).unknown?.pointer).toBe('/xml')
    expect(messagesFor(value)?.map(([rule]) => rule)).toEqual(['unreadable-value'])
  })

  test('the effect of plain XML in an xml attribute is unknown, and a finding asks for base64', () => {
    expect(predicted(xml).unknown?.pointer).toBe('/xml')
    expect(messagesFor(xml)?.at(-1)?.[1]).toBe(
      'The registry decodes this attribute as base64, but it contains plain XML. Encode the XML.',
    )
  })

  test.each([
    ['line breaks and other characters', (text: string) => `-%${text.replace(/.{76}/g, '$&\r\n')}%`],
    ['no padding', (text: string) => text.replace(/=+$/, '')],
    ['text after its padding', (text: string) => `${text}QUJD`],
  ])('base64 with %s is decoded as the registry decodes it', (_, change) => {
    const encoded = base64(xml.padEnd(181))
    expect(predicted(change(encoded), {}).attributes).toMatchObject({ titles: [{ title: 'Tides' }], language: 'en' })
  })
})
