import { describe, expect, it } from 'vitest'
import { formats } from '../../../src/formats/index.ts'
import { representations } from '../../../src/http/negotiation/representations.ts'

const written = formats.filter(({ id, write }) => write !== undefined && id !== 'resource')

describe('the representations of a resource', () => {
  it('a resource has a representation in each writable format, as service JSON, as N-Triples and as a formatted citation', () => {
    const ids = ['json', 'bibliography', 'n-triples', ...written.map(({ id }) => id)]
    expect(representations.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it.each([
    ['json', ['application/json'], [], 'json'],
    [
      'datacite-rest',
      [
        'application/vnd.datacite.datacite+json',
        'application/vnd.api+json',
        'application/vnd.crosscite.crosscite+json',
      ],
      [],
      'json',
    ],
    ['jats', ['application/jats+xml', 'application/vnd.jats+xml'], [], 'xml'],
    ['datacite-xml', ['application/vnd.datacite.datacite+xml'], ['application/xml', 'text/xml'], 'xml'],
    ['dublin-core', ['application/oai_dc+xml'], ['application/xml', 'text/xml'], 'xml'],
    ['schema-org', ['application/ld+json', 'application/vnd.schemaorg.ld+json'], [], 'jsonld'],
    ['schema-org-rdf', ['application/rdf+xml'], [], 'rdf'],
    ['bibliography', ['text/x-bibliography'], [], 'txt'],
  ])('the representation %s has the right media types and extension', (id, types, generalTypes, ending) => {
    expect(representations.find(row => row.id === id)).toMatchObject({ types, generalTypes, ending })
  })

  it('the representations of a resource have distinct names', () => {
    const names = representations.flatMap(({ id, names }) => [id, ...names])
    expect(new Set(names).size).toBe(names.length)
  })
})
