import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { citation, createResource, creatorsString, titleWithVersion } from '../../src/citation/index.ts'
import type { Datacite } from '../../src/model/index.ts'

// Texts as in real metadata and as an attacker would write them, with much markup, many entities and control characters.
const piece = fc.constantFrom(
  '<',
  '>',
  '<b>',
  '</i',
  '<script ',
  '&lt;',
  '&amp;',
  '&#60;',
  '&#0;',
  '\0',
  '\n',
  ' ',
  ':unav',
  '"',
  '=',
  '/',
  '!',
  'v1.1',
  '(',
  ')',
  '.',
  '。',
  'م',
  '\u202e',
  '10.5072/x',
  '__proto__',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join('')),
)
const clean = text.filter(value => !/undefined|null|\[object/i.test(value))
const value = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    clean,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('any'), { maxLength: 4 }),
  object: fc.dictionary(
    fc.constantFrom(
      'name',
      'title',
      'titleType',
      'familyName',
      'givenName',
      'date',
      'dateType',
      'identifier',
      'identifierType',
      'resourceTypeGeneral',
      'relatedIdentifier',
      'relationType',
      'geoLocationPolygon',
      'affiliation',
      '__proto__',
    ),
    tie('any'),
    { maxKeys: 5 },
  ),
})).any
const record = fc.dictionary(
  fc.constantFrom(
    'doi',
    'id',
    'url',
    'identifier',
    'identifiers',
    'alternateIdentifiers',
    'creators',
    'titles',
    'title',
    'publisher',
    'publicationYear',
    'dates',
    'version',
    'types',
    'datacite',
    'data',
    'attributes',
    'relatedIdentifiers',
    'geoLocations',
    'relatedItems',
    'extras',
    '__proto__',
    'constructor',
  ),
  fc.oneof(value, fc.array(value, { maxLength: 3 })),
  { maxKeys: 10 },
)

const expectPlain = (written: string) => {
  expect(written).not.toMatch(/\p{Cc}|[\u2028\u2029]|<[a-z/!?]|undefined|null|\[object/iu)
  expect(written).not.toMatch(/ {2}|^ | $/)
}

describe('whatever a record holds', () => {
  test('citations are one line of plain text for any record', () => {
    fc.assert(
      fc.property(record, fc.constantFrom('house', 'datacite'), (given, style) => {
        expectPlain(citation(given, { style }))
        expectPlain(titleWithVersion(given))
        expectPlain(creatorsString(given))
      }),
      { numRuns: 2000 },
    )
  })

  test('citing a Resource that was created from any record returns the citation that the Resource contains', () => {
    fc.assert(
      fc.property(record, given => {
        const resource = createResource(given as Datacite, { id: 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11', paths: [] })
        expect(citation(resource)).toBe(resource.citation)
      }),
      { numRuns: 1000 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('the citation of a record with a DOI ends with the URL of the DOI', () => {
    fc.assert(
      fc.property(record, fc.constantFrom('house', 'datacite'), (given, style) => {
        const { data: _d, attributes: _a, ...flat } = given
        expect(citation({ ...flat, doi: '10.5072/Some.Record' }, { style })).toMatch(
          /https:\/\/doi\.org\/10\.5072\/Some\.Record$/,
        )
      }),
    )
  })

  test('citation accepts any JSON object or null, and throws a TypeError for other JSON values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), given => {
        if (typeof given !== 'object' || Array.isArray(given)) expect(() => citation(given as never)).toThrow(TypeError)
        else expectPlain(citation(given).replaceAll(/null|undefined/g, ''))
      }),
    )
  })
})

test('titleWithVersion is idempotent on plain text', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abV vv.12(1.1)[]_-:'), maxLength: 16 })
  fc.assert(
    fc.property(plain, plain, (title, version) => {
      const once = titleWithVersion(title, version)
      expect(titleWithVersion(once, version)).toBe(once)
    }),
    { numRuns: 5000 },
  )
})

test('citation prints titles and names of 1 MB completely', () => {
  const long = 'Rain '.repeat(200_000).trim()
  expect(citation({ titles: [{ title: long }], creators: [{ name: long }], version: '1' })).toBe(
    `${long}: ${long} (v1).`,
  )
})
