import { describe, expect, it } from 'vitest'
import type { FitChange } from '../../../src/datacite/fit/change.ts'
import { fit } from '../../../src/datacite/fit/fit.ts'
import type { Kernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/datacite.ts'

/** Returns a part of a record, typed as if it had been read from a file. */
const given = (part: object): Datacite => part as Datacite

const lines = (changes: readonly FitChange[]): string[] =>
  changes.map(({ kind, pointer, message }) => `${kind} ${pointer}: ${message}`)

const point = (pointLongitude: number) => ({ pointLongitude, pointLatitude: 0 })
const ring = [1, 2, 3, 1].map(longitude => ({ polygonPoint: point(longitude) }))

describe('what a kernel cannot hold', () => {
  it.each<[string, Kernel, object, object, string[]]>([
    [
      'a list of a later kernel, entry by entry',
      '4.3',
      { relatedItems: [{ volume: '1' }, { volume: '2' }] },
      {},
      [0, 1].map(
        index =>
          `lost /relatedItems/${index}: 20 relatedItem was introduced in kernel 4.4; kernel 4.3 does not define it.`,
      ),
    ],
    ['an empty list of a later kernel', '4.3', { relatedItems: [], language: 'en' }, { language: 'en' }, []],
    [
      'an attribute of a later kernel, and the object that has no other member',
      '4.0',
      { rightsList: [{ lang: 'en' }, { lang: 'en', rights: 'CC0' }] },
      { rightsList: [{ rights: 'CC0' }] },
      [0, 1].map(
        index =>
          `lost /rightsList/${index}/lang: xml:lang was introduced in kernel 4.1; kernel 4.0 does not define it.`,
      ),
    ],
    [
      'a term of a later kernel where a term is mandatory',
      '4.5',
      { types: { resourceTypeGeneral: 'Award' } },
      { types: { resourceTypeGeneral: 'Other' } },
      [
        'changed /types/resourceTypeGeneral: The resourceTypeGeneral "Award" was introduced in kernel 4.6; "Other" is written for kernel 4.5.',
      ],
    ],
    [
      'a term of a later kernel where no term is mandatory',
      '4.1',
      { relatedIdentifiers: [{ relatedIdentifier: 'x', resourceTypeGeneral: 'Book' }] },
      { relatedIdentifiers: [{ relatedIdentifier: 'x' }] },
      [
        'lost /relatedIdentifiers/0/resourceTypeGeneral: The resourceTypeGeneral "Book" was introduced in kernel 4.4; kernel 4.1 has no equivalent term.',
      ],
    ],
    [
      'an entry without its mandatory term, and the list with its last entry',
      '4.0',
      { dates: [{ date: '2021', dateType: 'Withdrawn', dateInformation: 'x' }] },
      {},
      [
        'lost /dates/0: This 8 date cannot be kept. The dateType "Withdrawn" was introduced in kernel 4.2; kernel 4.0 has no equivalent term.',
      ],
    ],
    [
      'several places, points and polygons in a location, without a loss',
      '4.0',
      {
        geoLocations: [
          { geoLocationPlace: 'A' },
          { geoLocationPlace: ['B', 'C'], geoLocationPoint: [point(1), point(2), point(3)], geoLocationBox: {} },
          { geoLocationPolygon: [ring, ring] },
        ],
      },
      {
        geoLocations: [
          { geoLocationPlace: 'A' },
          { geoLocationPlace: 'B', geoLocationPoint: point(1), geoLocationBox: {} },
          { geoLocationPlace: 'C', geoLocationPoint: point(2) },
          { geoLocationPoint: point(3) },
          { geoLocationPolygon: ring },
          { geoLocationPolygon: ring },
        ],
      },
      [
        'changed /geoLocations/1: Kernel 4.0 allows only one geoLocationPoint and one geoLocationPlace in a geoLocation, so this geoLocation is split into 3.',
        'changed /geoLocations/2: Kernel 4.0 allows only one geoLocationPolygon in a geoLocation, so this geoLocation is split into 2.',
      ],
    ],
    [
      'a point inside a polygon, without a loss of the polygon',
      '4.0',
      { geoLocations: [{ geoLocationPolygon: [...ring, { inPolygonPoint: point(2) }] }] },
      { geoLocations: [{ geoLocationPolygon: ring }] },
      [
        'lost /geoLocations/0/geoLocationPolygon/4/inPolygonPoint: 18.4.2 inPolygonPoint was introduced in kernel 4.1; kernel 4.0 does not define it.',
      ],
    ],
    [
      'an element around polygons, in any kernel',
      '4.7',
      { geoLocations: [{ geoLocationPolygon: { geoLocationPolygon: ring } }] },
      { geoLocations: [{ geoLocationPolygon: ring }] },
      [
        'changed /geoLocations/0/geoLocationPolygon: The element around the polygons is omitted because no kernel defines it.',
      ],
    ],
    [
      'a point inside a polygon that is inside another element',
      '4.0',
      { geoLocations: [{ geoLocationPolygon: { geoLocationPolygon: [...ring, { inPolygonPoint: point(2) }] } }] },
      { geoLocations: [{ geoLocationPolygon: ring }] },
      [
        'changed /geoLocations/0/geoLocationPolygon: The element around the polygons is omitted because no kernel defines it.',
        'lost /geoLocations/0/geoLocationPolygon/geoLocationPolygon/4/inPolygonPoint: 18.4.2 inPolygonPoint was introduced in kernel 4.1; kernel 4.0 does not define it.',
      ],
    ],
  ])('fits a record to a kernel: %s', (_, kernel, record, expected, changes) => {
    const fitted = fit(given(record), kernel)
    expect(fitted.record).toEqual(expected)
    expect(lines(fitted.changes)).toEqual(changes)
  })
})

describe('what stays', () => {
  it.each<[string, Kernel, object]>([
    [
      'any record of the newest kernel',
      '4.7',
      { relatedItems: [{}], geoLocations: [{ geoLocationPlace: ['A', 'B'] }] },
    ],
    [
      'a record that an earlier kernel defines as well',
      '4.0',
      { titles: [{ title: 'x', lang: 'en' }], doi: '10.5072/x' },
    ],
    ['empty lists', '4.0', { dates: [], subjects: [] }],
    [
      'terms, members and types that no kernel knows',
      '4.0',
      { types: { resourceTypeGeneral: 'Film' }, colour: 1, dates: 5 },
    ],
  ])('fit returns the given object if nothing changes: %s', (_, kernel, record) => {
    const fitted = fit(given(record), kernel)
    expect(fitted.record).toBe(record)
    expect(fitted.changes).toEqual([])
  })

  it('the record that fit returns shares an unchanged list with the given record', () => {
    const record = given({ titles: [{ title: 'x' }], types: { resourceTypeGeneral: 'Award' } })
    expect(fit(record, '4.0').record.titles).toBe(record.titles)
  })

  it.each([null, undefined, 1n, 'x', [], [[]], 5])(
    'fit does not change a value that is not a record (row %#)',
    value => {
      expect(fit(value as Datacite, '4.0')).toMatchObject({ record: value, changes: [] })
    },
  )

  it('fit terminates for a record that contains itself', () => {
    const record: Record<string, unknown> = { types: { resourceTypeGeneral: 'Award' } }
    record.geoLocations = [record]
    record.relatedIdentifiers = record.geoLocations
    expect(fit(record as Datacite, '4.0').record).toMatchObject({ types: { resourceTypeGeneral: 'Other' } })
  })
})

describe('entries that move', () => {
  const moved = given({
    relatedIdentifiers: [
      { relatedIdentifier: 'a', relatedIdentifierType: 'RAiD', relationType: 'Cites' },
      { relatedIdentifier: 'b', relatedIdentifierType: 'URL', relationType: 'Cites' },
    ],
    geoLocations: [{ geoLocationPlace: ['A', 'B'] }, { geoLocationPlace: 'C' }],
    extras: {
      format: 'datacite-rest',
      members: { '/relatedIdentifiers/1/x': 1, '/relatedIdentifiers/1/y': null, '/titles/0/x': 2 },
    },
  })

  it('fit maps the pointers of moved entries to pointers in the original record', () => {
    const { given: pointerIn } = fit(moved, '4.0')
    expect(['/relatedIdentifiers/0/x', '/geoLocations/1', '/geoLocations/2/y', '/titles/3', ''].map(pointerIn)).toEqual(
      ['/relatedIdentifiers/1/x', '/geoLocations/0', '/geoLocations/1/y', '/titles/3', ''],
    )
  })

  it('fit removes the extras of entries that move, even inside the extras of another format', () => {
    const { record, changes } = fit(moved, '4.6')
    expect(record.extras?.members).toEqual({ '/titles/0/x': 2 })
    expect(lines(changes).slice(1)).toEqual([
      'lost /extras/members/~1relatedIdentifiers~11~1x: /relatedIdentifiers/1/x is not part of the kernel and is omitted because the property that contains it was changed or removed.',
    ])
    const held = { ...moved, extras: { format: 'citable-json', members: { '/extras': moved.extras } } } as Datacite
    expect(fit(held, '4.6').record.extras).toEqual({
      format: 'citable-json',
      members: { '/extras': { format: 'datacite-rest', members: { '/titles/0/x': 2 } } },
    })
  })
})
