import { describe, expect, it } from 'vitest'
import { diffRecords } from '../../../src/datacite/diff/diff.ts'
import type { Datacite } from '../../../src/model/datacite.ts'

const ada = {
  name: 'Lovelace, Ada',
  nameIdentifiers: [{ nameIdentifier: '0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
}
const grace = { name: 'Hopper, Grace' }
const mary = { name: 'Somerville, Mary' }

const record: Datacite = {
  doi: '10.5072/Soil.1',
  creators: [ada, grace, mary],
  titles: [{ title: 'Soil moisture' }, { title: 'of the Niger basin', titleType: 'Subtitle' }],
  publisher: { name: 'Example Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
  subjects: [{ subject: 'soil' }, { subject: 'water', lang: 'en' }],
  dates: [
    { date: '2021-05-02', dateType: 'Issued' },
    { date: '2020', dateType: 'Created' },
  ],
  relatedIdentifiers: [
    { relatedIdentifier: '10.5072/x', relatedIdentifierType: 'DOI', relationType: 'Cites' },
    { relatedIdentifier: '10.5072/y', relatedIdentifierType: 'DOI', relationType: 'Cites' },
  ],
  geoLocations: [{ geoLocationPoint: { pointLongitude: 12.5, pointLatitude: -3 } }],
  version: '1.0',
}

const lines = (before: Datacite, after: Datacite): string[] =>
  diffRecords(before, after).map(
    ({ kind, before: was, after: is, message }) => `${kind} ${was?.pointer ?? '-'} ${is?.pointer ?? '-'} | ${message}`,
  )

const changed = (part: object): string[] => lines(record, { ...record, ...part })

describe('records that say the same', () => {
  it.each<[string, object]>([
    ['a DOI in another case', { doi: '10.5072/SOIL.1' }],
    ['a year as text', { publicationYear: '2021' }],
    ['absent, null and empty values', { language: null, sizes: [], types: { ...record.types, resourceType: null } }],
    ['degrees as text', { geoLocations: [{ geoLocationPoint: { pointLongitude: '12.50', pointLatitude: '-03.' } }] }],
    ['one value as a list', { geoLocations: [{ geoLocationPoint: [{ pointLongitude: 12.5, pointLatitude: -3 }] }] }],
    ['subjects in another order', { subjects: record.subjects?.toReversed() }],
    ['relations in another order', { relatedIdentifiers: record.relatedIdentifiers?.toReversed() }],
    [
      'extras that are not part of the kernel',
      { extras: { format: 'datacite-rest', members: { '/state': 'findable' } } },
    ],
    ['empty entries of a list', { sizes: [null], creators: [...(record.creators ?? []), {}, { name: null }] }],
  ])('diff finds no difference in %s', (_, part) => expect(changed(part)).toEqual([]))
})

describe('one difference', () => {
  it.each<[string, object, string[]]>([
    ['reports a changed value', { version: '1.1' }, ['changed /version /version | 15 version: "1.0" became "1.1".']],
    ['reports an added value', { language: 'en' }, ['added - /language | 9 language: "en" was added.']],
    [
      'reports a removed object',
      { publisher: undefined },
      ['removed /publisher - | 4 publisher: "Example Press" was removed.'],
    ],
    [
      'names the number of the property',
      { types: { resourceTypeGeneral: 'Text' } },
      [
        'changed /types/resourceTypeGeneral /types/resourceTypeGeneral | 10.a resourceTypeGeneral: "Dataset" became "Text".',
      ],
    ],
    [
      'reports a removed creator without moving the others',
      { creators: [ada, mary] },
      ['removed /creators/1 - | 2 creator: "Hopper, Grace" was removed.'],
    ],
    [
      'reports a new first creator without moving the others',
      { creators: [{ name: 'Noether, Emmy' }, ada, grace, mary] },
      ['added - /creators/0 | 2 creator: "Noether, Emmy" was added.'],
    ],
    [
      'reports a moved creator',
      { creators: [mary, ada, grace] },
      ['moved /creators/2 /creators/0 | 2 creator: "Somerville, Mary" moved from place 3 to place 1.'],
    ],
    [
      'finds a creator by ORCID iD when the name changed',
      { creators: [grace, { ...ada, name: 'King, Ada' }, mary] },
      [
        'moved /creators/0 /creators/1 | 2 creator: Lovelace, Ada, 0000-0002-1825-0097, ORCID moved from place 1 to place 2.',
        'changed /creators/0/name /creators/1/name | 2.1 creatorName: "Lovelace, Ada" became "King, Ada".',
      ],
    ],
    [
      'pairs the rest of an ordered list by position',
      { titles: [{ title: 'Soil water' }, ...(record.titles?.slice(1) ?? [])] },
      ['changed /titles/0/title /titles/0/title | 3 title: "Soil moisture" became "Soil water".'],
    ],
    [
      'finds a date by its type',
      {
        dates: [
          { date: '2020', dateType: 'Created' },
          { date: '2022', dateType: 'Issued' },
        ],
      },
      ['changed /dates/0/date /dates/1/date | 8 date: "2021-05-02" became "2022".'],
    ],
    [
      'finds a related resource when the relation changed',
      {
        relatedIdentifiers: [
          record.relatedIdentifiers?.[1],
          { ...record.relatedIdentifiers?.[0], relationType: 'References' },
        ],
      },
      [
        'changed /relatedIdentifiers/0/relationType /relatedIdentifiers/1/relationType | 12.b relationType: "Cites" became "References".',
      ],
    ],
    [
      'counts duplicates',
      { subjects: [...(record.subjects ?? []), { subject: 'soil' }] },
      ['added - /subjects/2 | 6 subject: "soil" was added.'],
    ],
    [
      'names an entry by its first texts',
      { subjects: [{ subject: 'soil' }] },
      ['removed /subjects/1 - | 6 subject: water, en was removed.'],
    ],
    [
      'cuts long values',
      { version: `v${'1'.repeat(100)}` },
      [`changed /version /version | 15 version: "1.0" became "v${'1'.repeat(78)}…".`],
    ],
    [
      'distinguishes 1.10 from 1.1, because a version is not a number',
      { version: '1' },
      ['changed /version /version | 15 version: "1.0" became "1".'],
    ],
  ])('with as few differences as possible, diff %s', (_, part, expected) => expect(changed(part)).toEqual(expected))
})

describe('the same value written differently is spelling', () => {
  it.each<[string, object]>([
    ['white space', { titles: [{ title: ' Soil\nmoisture' }, ...(record.titles?.slice(1) ?? [])] }],
    ['a DOI as URL', { doi: 'https://doi.org/10.5072/soil.1' }],
    [
      'an ORCID iD as URL',
      {
        creators: [
          {
            ...ada,
            nameIdentifiers: [
              { nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' },
            ],
          },
          grace,
          mary,
        ],
      },
    ],
    ['the case of a language tag', { subjects: [{ subject: 'soil' }, { subject: 'water', lang: 'EN' }] }],
    ['empty text', { types: { ...record.types, resourceType: '' } }],
    ['an entry with empty text', { dates: [...(record.dates ?? []), { date: '' }] }],
    ['the stated kernel', { schemaVersion: 'http://datacite.org/schema/kernel-4' }],
  ])('diff reports %s as a difference of spelling', (_, part) => {
    expect(diffRecords(record, { ...record, ...part }).map(({ kind }) => kind)).toEqual(['spelling'])
  })

  it.each([
    ['Größe', 'Gro\u0308ße'],
    ['a  b', 'a b'],
  ])('diff reports %j and %j as a spelling difference', (one, other) => {
    expect(diffRecords({ version: one }, { version: other }).map(({ kind }) => kind)).toEqual(['spelling'])
  })
})

describe('polygons', () => {
  const point = (pointLongitude: number | string, pointLatitude: number) => ({
    polygonPoint: { pointLongitude, pointLatitude },
  })
  const ring = [point(0, 0), point(1, 0), point(1, 1), point(0, 0)]
  const at = (geoLocationPolygon: object): Datacite => ({ geoLocations: [{ geoLocationPolygon }] }) as Datacite

  it('diff treats a single polygon like a list of one polygon', () =>
    expect(diffRecords(at(ring), at([ring]))).toEqual([]))

  it('diff reports which point of a polygon changed', () => {
    expect(lines(at(ring), at([point('0.0', 0), point(1, 0), point(1, 2), point(0, 0)]))).toEqual([
      'changed /geoLocations/0/geoLocationPolygon/2/polygonPoint/pointLatitude /geoLocations/0/geoLocationPolygon/2/polygonPoint/pointLatitude | 18.4.1.2 pointLatitude: 1 became 2.',
    ])
  })

  it('diff reports a second polygon as added', () => {
    expect(lines(at(ring), at([ring, [...ring].reverse()])).map(line => line.split(' |')[0])).toEqual([
      'added - /geoLocations/0/geoLocationPolygon/1',
    ])
  })
})

describe('values that should not be there', () => {
  it.each<[string, unknown, unknown, string]>([
    ['text for a list', { creators: 'Ada' }, { creators: [{ name: 'Ada' }] }, 'changed'],
    ['a list for text', { version: ['1'] }, { version: ['2'] }, 'changed'],
    ['an object for text', { version: { b: 1, a: 2 } }, { version: { a: 2, b: 2 } }, 'changed'],
    ['a list for an object', { publisher: ['x'] }, { publisher: { name: 'x' } }, 'changed'],
  ])('diff reports an invalid value as a difference: %s', (_, before, after, kind) => {
    expect(new Set(diffRecords(before as Datacite, after as Datacite).map(difference => difference.kind))).toEqual(
      new Set([kind]),
    )
  })

  it('diff compares invalid values regardless of the order of their members', () => {
    expect(diffRecords({ version: { a: [1], b: null } } as never, { version: { b: null, a: [1] } } as never)).toEqual(
      [],
    )
  })

  it('diff compares invalid values nested 20,000 levels deep', () => {
    const deep = (inner: string) =>
      JSON.parse(`{"version": ${'['.repeat(20_000)}${inner}${']'.repeat(20_000)}}`) as Datacite
    expect(diffRecords(deep('1'), deep('1'))).toEqual([])
    expect(diffRecords(deep('1'), deep('2'))).toHaveLength(1)
  })
})
