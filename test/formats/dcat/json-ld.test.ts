import { afterEach, describe, expect, it, vi } from 'vitest'
import { convert, dcatJson, dcatTurtle, readRecords } from '../../../src/formats/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { expectLinear } from '../../linear.ts'

const namespaces = { dcat: 'http://www.w3.org/ns/dcat#', dct: 'http://purl.org/dc/terms/' }
const id = 'https://doi.org/10.5072/ice'

const read = (value: object) => readRecords(JSON.stringify(value))
const only = (value: object) => read(value).records[0]?.record

describe('DCAT in JSON-LD', () => {
  it.each(fixtureRecords())(
    'reads the same record, apart from extras, from the DCAT JSON-LD of the fixture %s as from its DCAT Turtle',
    (_, record) => {
      const of = (text: string) => readRecords(text).records.map(({ record: { extras: _, ...rest } }) => rest)
      expect(of(dcatJson.write?.(record).text ?? '')).toEqual(of(dcatTurtle.write?.(record).text ?? ''))
    },
  )

  it.each<[string, object]>([
    ['prefixed names', { '@context': namespaces, '@id': id, '@type': 'dcat:Dataset', 'dct:title': 'Ice' }],
    [
      'IRIs in full',
      {
        '@context': {},
        '@id': id,
        '@type': 'http://www.w3.org/ns/dcat#Dataset',
        'http://purl.org/dc/terms/title': 'Ice',
      },
    ],
    [
      'terms and other names of keywords',
      {
        '@context': { '@vocab': namespaces.dcat, title: 'dct:title', dct: namespaces.dct, uri: '@id', type: '@type' },
        uri: id,
        type: 'Dataset',
        title: 'Ice',
      },
    ],
    [
      'a graph',
      {
        '@context': namespaces,
        '@graph': [{ '@id': id, '@type': ['dcat:Dataset'], 'dct:title': [{ '@value': 'Ice' }] }],
      },
    ],
    [
      'several contexts, one of them elsewhere',
      {
        '@context': ['https://a.example/c.jsonld', namespaces],
        '@id': id,
        '@type': 'dcat:Dataset',
        'dct:title': 'Ice',
      },
    ],
  ])('reads DCAT in JSON-LD with %s', (_, value) => {
    expect(read(value).records.map(({ format }) => format)).toEqual(['dcat-json'])
    expect(only(value)).toMatchObject({ doi: '10.5072/ice', titles: [{ title: 'Ice' }] })
  })

  it('reads languages, datatypes, lists, coerced IRIs and blank nodes from JSON-LD', () => {
    const value = {
      '@context': {
        ...namespaces,
        '@language': 'en',
        title: { '@id': 'dct:title', '@container': '@language' },
        page: { '@id': 'dcat:landingPage', '@type': '@id' },
        foaf: 'http://xmlns.com/foaf/0.1/',
      },
      '@graph': [
        {
          '@id': id,
          '@type': 'dcat:Dataset',
          title: { de: 'Eis' },
          page: 'https://a.example/ice',
          'dcat:keyword': { '@list': ['ice', { '@value': 'glace', '@language': 'fr' }] },
          'dct:creator': { '@id': '_:ada' },
          'dct:issued': { '@type': 'http://www.w3.org/2001/XMLSchema#date', '@value': '2020-05-03' },
          '@reverse': { 'dcat:previousVersion': { '@id': 'https://doi.org/10.5072/ice.2' } },
        },
        { '@id': '_:ada', '@type': 'foaf:Person', 'foaf:name': { '@value': 'Ada Berg' } },
      ],
    }
    expect(only(value)).toMatchObject({
      titles: [{ title: 'Eis', lang: 'de' }],
      subjects: [
        { subject: 'ice', lang: 'en' },
        { subject: 'glace', lang: 'fr' },
      ],
      publicationYear: 2020,
      creators: [{ name: expect.stringContaining('Ada') }],
      relatedIdentifiers: [{ relatedIdentifier: '10.5072/ice.2', relationType: 'IsPreviousVersionOf' }],
      extras: { cited: { URL: 'https://a.example/ice' } },
    })
  })

  it('refuses JSON-LD without a resource, and reads a resource despite circular terms', () => {
    const person = { '@context': namespaces, '@type': 'dcat:Nothing' }
    expect(convert(JSON.stringify(person), { from: 'dcat-json', to: 'bibtex' }).ok).toBe(false)
    const loop = { '@context': { a: 'b:x', b: 'a:y', ...namespaces }, '@type': 'dcat:Dataset', '@id': id, 'a:z': 'T' }
    expect(only(loop)?.doi).toBe('10.5072/ice')
  })

  it('reports JSON-LD properties that no context defines, including those in @reverse', () => {
    const dataset = {
      '@context': namespaces,
      '@type': 'dcat:Dataset',
      '@id': id,
      'dct:title': 'Ice',
      shade: 1,
      '@reverse': { tint: {} },
    }
    const messages = read(dataset).diagnostics.map(({ message }) => message)
    expect(messages).toEqual([expect.stringMatching(/shade or tint/)])
  })

  it('reads JSON-LD in linear time', () => {
    const many = (count: number) =>
      JSON.stringify({
        '@context': namespaces,
        '@graph': Array.from({ length: count }, (_, at) => ({
          '@id': `${id}.${at}`,
          '@type': 'dcat:Dataset',
          'dct:title': 'Ice',
        })),
      })
    expectLinear(count => readRecords(many(count)), 200)
  })
})

describe('a context elsewhere', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('reports a remote JSON-LD context and never fetches it', () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const value = {
      '@context': 'https://a.example/dcat.jsonld',
      '@id': id,
      '@type': 'dcat:Dataset',
      'dct:title': 'Ice',
    }
    const { diagnostics } = read(value)
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining('is never fetched'), severity: 'warning' }])
    expect(fetched).not.toHaveBeenCalled()
  })
})
