import { describe, expect, it } from 'vitest'
import type { Upgrade } from '../../../src/datacite/fit/change.ts'
import { upgrade } from '../../../src/datacite/fit/upgrade.ts'
import { type Kernel, kernels } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/datacite.ts'

const schemaVersion = 'http://datacite.org/schema/kernel-4'

const record: Datacite = {
  doi: '10.5072/x',
  creators: [{ name: 'Lovelace, Ada' }],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'Example Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
  schemaVersion,
}

/** Returns a record with invalid members or members of older kernels, typed as if it had been read from a file. */
const given = (part: object): Datacite => ({ ...record, ...part }) as Datacite

const lines = (result: Upgrade): string[] =>
  (result.ok ? result.changes : result.lacking).map(
    ({ kind, pointer, before, after }) => `${kind} ${pointer} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
  )

const recordOf = (result: Upgrade): Datacite => (result.ok ? result.record : {})

describe('a record that already fits the kernel', () => {
  it('upgrade returns a copy of a record that already fits the kernel', () => {
    const result = upgrade(record)
    expect(result).toEqual({ ok: true, record, changes: [] })
    expect(recordOf(result)).not.toBe(record)
  })

  it.each(['http://datacite.org/schema/kernel-3', 'http://datacite.org/schema/kernel-4.4', undefined, null])(
    'for the schemaVersion %j, upgrade states kernel 4 without a minor version',
    stated => {
      const result = upgrade(given({ schemaVersion: stated }), { strict: true })
      expect(recordOf(result).schemaVersion).toBe(schemaVersion)
      expect(lines(result)).toEqual([
        `changed /schemaVersion ${JSON.stringify(stated ?? undefined)} -> "${schemaVersion}"`,
      ])
    },
  )
})

it('upgrade states an earlier kernel with its minor version', () => {
  const result = upgrade(given({ schemaVersion: 'http://datacite.org/schema/kernel-4.7' }), { to: '4.5' })
  expect(recordOf(result).schemaVersion).toBe('http://datacite.org/schema/kernel-4.5')
  expect(result.ok && result.changes.map(({ message }) => message)).toEqual([
    'schemaVersion is now http://datacite.org/schema/kernel-4.5.',
  ])
})

describe('a contributor of type Funder', () => {
  const funder = {
    name: 'Example Fund',
    contributorType: 'Funder',
    nameIdentifiers: [
      { nameIdentifier: '10.13039/501100001659', nameIdentifierScheme: 'FundRef' },
      { nameIdentifier: 'x', nameIdentifierScheme: 'ISNI' },
    ],
    affiliation: [{ name: 'Somewhere' }],
    lang: null,
  }
  const editor = { name: 'Hopper, Grace', contributorType: 'Editor' }
  const extras = { format: 'datacite-rest', members: { '/contributors/1/x': 1, '/state': 'findable' } }
  const result = upgrade(given({ contributors: [funder, editor], extras }), { strict: true })

  it('upgrade converts a contributor of type Funder to a funding reference', () => {
    expect(recordOf(result)).toMatchObject({
      contributors: [editor],
      fundingReferences: [
        {
          funderName: 'Example Fund',
          funderIdentifier: '10.13039/501100001659',
          funderIdentifierType: 'Crossref Funder ID',
        },
      ],
    })
  })

  it('upgrade reports the values of a Funder that do not fit into a funding reference', () => {
    expect(lines(result).map(line => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'changed /contributors/0',
      'lost /contributors/0/affiliation',
      'lost /contributors/0/nameIdentifiers/1',
      'lost /extras/members/~1contributors~11~1x',
    ])
    expect(recordOf(result).extras).toEqual({ format: 'datacite-rest', members: { '/state': 'findable' } })
  })

  it('upgrade keeps the identifier scheme of a Funder if the kernel defines that scheme', () => {
    const nameIdentifiers = [{ nameIdentifier: 'https://ror.org/018mejw64', nameIdentifierScheme: 'ROR' }]
    const funded = given({ contributors: [{ ...funder, nameIdentifiers }] })
    const typeIn = (to: Kernel) => recordOf(upgrade(funded, { to })).fundingReferences?.[0]?.funderIdentifierType
    expect([typeIn('4.7'), typeIn('4.2')]).toEqual(['ROR', 'Other'])
  })

  it('upgrade removes the list of contributors when its last entry moves', () => {
    expect(recordOf(upgrade(given({ contributors: [funder] })))).not.toHaveProperty('contributors')
  })
})

describe('missing mandatory values', () => {
  it.each<[string, object, string[]]>([
    ['no publisher', { publisher: undefined }, ['invented /publisher/name undefined -> ":unav"']],
    ['an empty publisher', { publisher: { name: '' } }, ['invented /publisher/name "" -> ":unav"']],
    ['no creators', { creators: [] }, ['invented /creators/0/name undefined -> ":unav"']],
    ['no title', { titles: null }, ['invented /titles/0/title undefined -> ":unav"']],
    ['no type', { types: undefined }, ['invented /types/resourceTypeGeneral undefined -> "Other"']],
    [
      'a general type that the resource type implies',
      { types: { resourceType: 'journal article' } },
      ['invented /types/resourceTypeGeneral undefined -> "JournalArticle"'],
    ],
    [
      'a name that is given only in parts',
      { creators: [{ familyName: 'Lovelace', givenName: 'Ada' }] },
      ['invented /creators/0/name undefined -> "Lovelace, Ada"'],
    ],
    [
      'a year that only a date contains',
      { publicationYear: null, dates: [{ date: '2019-05', dateType: 'Issued' }] },
      ['invented /publicationYear null -> 2019'],
    ],
    [
      'a description without type',
      { descriptions: [{ description: 'x' }] },
      ['invented /descriptions/0/descriptionType undefined -> "Other"'],
    ],
    [
      'a funder without type',
      { fundingReferences: [{ funderName: 'x', funderIdentifier: 'y' }] },
      ['invented /fundingReferences/0/funderIdentifierType undefined -> "Other"'],
    ],
    [
      'an empty contributor',
      { contributors: [{}] },
      [
        'invented /contributors/0/contributorType undefined -> "Other"',
        'invented /contributors/0/name undefined -> ":unav"',
      ],
    ],
    ['no year', { publicationYear: undefined }, ['missing /publicationYear undefined -> undefined']],
    ['no DOI', { doi: undefined }, ['missing /doi undefined -> undefined']],
    [
      'half a point',
      { geoLocations: [{ geoLocationPoint: { pointLongitude: 1 } }] },
      ['missing /geoLocations/0/geoLocationPoint/pointLatitude undefined -> undefined'],
    ],
  ])('upgrade reports missing mandatory values: %s', (_, part, expected) => {
    const result = upgrade(given(part))
    expect(result.ok).toBe(true)
    expect(lines(result)).toEqual(expected)
    expect(upgrade(given(part), { strict: true })).toMatchObject({ ok: false, lacking: { length: expected.length } })
  })

  it('upgrade inserts placeholders for missing mandatory values', () => {
    expect(recordOf(upgrade({ doi: '10.5072/x', publicationYear: 2020 }))).toEqual({
      doi: '10.5072/x',
      creators: [{ name: ':unav' }],
      titles: [{ title: ':unav' }],
      publisher: { name: ':unav' },
      publicationYear: 2020,
      types: { resourceTypeGeneral: 'Other' },
      schemaVersion,
    })
  })
})

describe('an earlier kernel', () => {
  const to = (kernel: Kernel, part: object): Upgrade => upgrade(given(part), { to: kernel })

  it.each<[Kernel, string, object, string[], object]>([
    [
      '4.3',
      'drops related items',
      { relatedItems: [{ relatedItemType: 'Journal', relationType: 'IsPublishedIn' }] },
      ['lost /relatedItems/0 {"relatedItemType":"Journal","relationType":"IsPublishedIn"} -> undefined'],
      { relatedItems: undefined },
    ],
    [
      '4.5',
      'writes Other for a type of a later kernel',
      { types: { resourceTypeGeneral: 'Award' } },
      ['changed /types/resourceTypeGeneral "Award" -> "Other"'],
      { types: { resourceTypeGeneral: 'Other' } },
    ],
    [
      '4.6',
      'drops a related identifier whose type is of a later kernel',
      {
        relatedIdentifiers: [
          {
            relatedIdentifier: 'x',
            relatedIdentifierType: 'RAiD',
            relationType: 'Cites',
            relationTypeInformation: 'y',
          },
          { relatedIdentifier: 'z', relatedIdentifierType: 'URL', relationType: 'Cites' },
        ],
      },
      [
        'lost /relatedIdentifiers/0 {"relatedIdentifier":"x","relatedIdentifierType":"RAiD","relationType":"Cites","relationTypeInformation":"y"} -> undefined',
      ],
      { relatedIdentifiers: [{ relatedIdentifier: 'z', relatedIdentifierType: 'URL', relationType: 'Cites' }] },
    ],
    [
      '4.0',
      'splits a location with two places, and drops a point inside a polygon',
      {
        geoLocations: [
          { geoLocationPlace: ['a', 'b'], geoLocationPolygon: [{ polygonPoint: {} }, { inPolygonPoint: {} }] },
        ],
      },
      [
        'lost /geoLocations/0/geoLocationPolygon/1/inPolygonPoint {} -> undefined',
        'changed /geoLocations/0 {"geoLocationPlace":["a","b"],"geoLocationPolygon":[{"polygonPoint":{}},{"inPolygonPoint":{}}]} -> [{"geoLocationPlace":"a","geoLocationPolygon":[{"polygonPoint":{}}]},{"geoLocationPlace":"b"}]',
      ],
      {
        geoLocations: [
          { geoLocationPlace: 'a', geoLocationPolygon: [{ polygonPoint: {} }] },
          { geoLocationPlace: 'b' },
        ],
      },
    ],
    [
      '4.4',
      'drops the identifier of a publisher',
      { publisher: { name: 'TIB', publisherIdentifier: 'https://ror.org/04aj4c181' } },
      ['lost /publisher/publisherIdentifier "https://ror.org/04aj4c181" -> undefined'],
      { publisher: { name: 'TIB' } },
    ],
  ])('downgrades to kernel %s: %s', (kernel, _, part, expected, result) => {
    expect(lines(to(kernel, part))).toEqual(expected)
    expect(recordOf(to(kernel, part))).toEqual({ ...record, ...result })
  })

  it('upgrade reports a loss in strict mode', () => {
    const result = upgrade(given({ language: 'en', publisher: { name: 'x', lang: 'en' } }), { to: '4.0', strict: true })
    expect(lines(result)).toEqual(['lost /publisher/lang "en" -> undefined'])
  })
})

it('upgrade replaces the terms of kernel 2 with those of kernel 4', () => {
  const dates = [
    { date: '2004', dateType: 'EndDate' },
    { date: '2002', dateType: 'Created' },
    { date: '2001', dateType: 'StartDate', dateInformation: 'spring' },
    { date: '2009', dateType: 'EndDate' },
  ]
  const result = upgrade(given({ types: { resourceTypeGeneral: 'Film', resourceType: 'reel' }, dates }), {
    strict: true,
  })
  expect(recordOf(result)).toMatchObject({
    types: { resourceTypeGeneral: 'Audiovisual', resourceType: 'reel' },
    dates: [
      { date: '2002', dateType: 'Created' },
      { date: '2001/2004', dateType: 'Collected', dateInformation: 'spring' },
      { date: 'unknown/2009', dateType: 'Collected' },
    ],
  })
  expect(lines(result).map(line => line.split(' ', 2).join(' '))).toEqual([
    'changed /dates/2',
    'changed /dates/0',
    'changed /dates/3',
    'changed /types/resourceTypeGeneral',
  ])
})

it('upgrade reports the pointer of a date in the given record, even if earlier dates are joined', () => {
  const dates = [
    { date: '2001', dateType: 'StartDate' },
    { date: '2004', dateType: 'EndDate' },
    { date: '2003', dateType: 'Coverage' },
  ]
  const result = upgrade(given({ dates }), { to: '4.5' })
  expect(recordOf(result).dates).toEqual([
    { date: '2001/2004', dateType: 'Collected' },
    { date: '2003', dateType: 'Other' },
  ])
  expect(lines(result).filter(line => line.includes('Coverage'))).toEqual([
    'changed /dates/2/dateType "Coverage" -> "Other"',
  ])
})

it('upgrade keeps a list unchanged where a single value is expected', () => {
  const geoLocations = [{ geoLocationPoint: [[[]]] }]
  const result = upgrade(given({ geoLocations }), { to: '4.0' })
  expect([recordOf(result).geoLocations, lines(result)]).toEqual([geoLocations, []])
})

it('upgrade suggests changes that need a human decision, but does not make them', () => {
  const descriptions = [{ description: 'Soil, 4(2), 1-9', descriptionType: 'SeriesInformation' }]
  const result = upgrade(given({ descriptions }), { strict: true })
  expect(lines(result)).toEqual([`suggested /descriptions/0 ${JSON.stringify(descriptions[0])} -> undefined`])
  expect(recordOf(result)).toMatchObject({ descriptions })
  expect(lines(upgrade(given({ descriptions }), { to: '4.3' }))).toEqual([])
})

it('upgrade throws a TypeError for an unknown kernel', () => {
  expect(() => upgrade(record, { to: '5.0' as Kernel })).toThrow(
    new TypeError(`There is no kernel "5.0"; known are ${kernels.join(', ')}.`),
  )
})

it.each([null, 42, '{}', [record]])(
  'upgrade throws an error for a value that is not a single record (row %#)',
  wrong => {
    expect(() => upgrade(wrong as never)).toThrow(/^(?:A record should be an|The record should be one) object, not /)
  },
)

it('upgrade throws an error for an unknown option', () => {
  expect(() => upgrade(record, { kernel: '4.5' } as never)).toThrow(
    'There is no option "kernel"; known are to, strict.',
  )
  expect(() => upgrade(record, '4.5' as never)).toThrow(
    'The options should be an object such as { to: \'4.6\' }, not "4.5".',
  )
})

it.each([
  ['a circular reference', () => Object.assign(itself, { relatedItems: [itself] })],
  ['a BigInt', () => ({ doi: '10.5072/x', publicationYear: 2020n })],
])('upgrade throws an error for a record that contains %s', (what, record) => {
  expect(() => upgrade(record() as unknown as Datacite, { to: '4.0' })).toThrow(
    new RegExp(`^The record contains ${what} at /`),
  )
})

const itself: Record<string, unknown> = { doi: '10.5072/x' }
