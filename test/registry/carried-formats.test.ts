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

/** A work in each format that the registry finds, and the dates that it makes of it. */
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
  test.each(Object.keys(texts))('is read in the format %s', name => {
    const [text, dates] = texts[name] ?? ['', []]
    const { attributes, unknown } = storedOf(text)
    expect(unknown).toBeUndefined()
    expect(attributes).toMatchObject({ doi: '10.5072/a', titles: [{ title: 'Waves' }], publisher: { name: 'Sea' } })
    expect(
      (attributes.dates as { date: string; dateType: string }[]).map(({ date, dateType }) => `${date} ${dateType}`),
    ).toEqual(dates)
    expect(rulesFor(text)?.filter(rule => rule.endsWith('rejects'))).toEqual([])
  })

  test('is read but for what is given beside it', () => {
    const record = carrying(texts.bibtex?.[0] ?? '', { titles: [{ title: 'Own' }] })
    const { attributes } = registered(record as Datacite, { carried: readCarried })
    expect(attributes).toMatchObject({ titles: [{ title: 'Own' }], publicationYear: 2014 })
  })

  test('is said not to be known where nothing reads its format, and nothing is missed', () => {
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
  ])('is beyond what is known if it holds %s', (_, text) => {
    expect(storedOf(text).unknown).toMatchObject({ pointer: '/xml' })
    expect(storedOf(text).changes).toEqual([])
  })

  // lupo app/models/concerns/crosscitable.rb:52-63: nothing is read of what is in no format; the schema then misses everything.
  test.each([
    ['text', 'hello world'],
    ['base64 of base64', base64('<resource xmlns="http://datacite.org/schema/kernel-4"/>')],
    ['JSON of nobody', '{"a": 1}'],
  ])('is not read if it holds %s', (_, text) => {
    expect(storedOf(text)).toMatchObject({ attributes: { titles: [] } })
    expect(storedOf(text).unknown).toBeUndefined()
    expect(rulesFor(text)).toContain('schema/required rejects')
  })
})
