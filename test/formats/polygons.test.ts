import { describe, expect, test } from 'vitest'
import { formats, type Loss } from '../../src/formats/index.ts'
import type { Datacite, PolygonPart } from '../../src/model/datacite.ts'

const polygon = (points: number): PolygonPart[] =>
  Array.from({ length: points }, (_, index) => ({
    polygonPoint: { pointLongitude: (index % 360) - 180, pointLatitude: (index % 180) - 90 },
  }))

const record = (geoLocationPolygon: PolygonPart[]): Datacite => ({
  doi: '10.5072/coast',
  creators: [{ name: 'Okafor, Ngozi' }],
  titles: [{ title: 'Coast lines' }],
  publisher: { name: 'Harbour Office' },
  publicationYear: '2024',
  types: { resourceTypeGeneral: 'Dataset' },
  geoLocations: [{ geoLocationPolygon }],
})

function watched(points: number): { parts: PolygonPart[]; looks(): number } {
  let looks = 0
  const watch = <T extends object>(value: T): T =>
    new Proxy(value, {
      get(target, name) {
        looks++
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'object' && member !== null ? watch(member) : member
      },
      ownKeys(target) {
        looks++
        return Reflect.ownKeys(target)
      },
    })
  return { parts: watch(polygon(points)), looks: () => looks }
}

const writers = formats.flatMap(format => (format.write === undefined ? [] : [{ ...format, write: format.write }]))

describe.each(writers)('$id', ({ write }) => {
  test('a polygon with twice as many points causes at most about twice as many reads of members', () => {
    const [few, many] = [watched(200), watched(400)]
    write(record(few.parts))
    write(record(many.parts))
    expect(many.looks()).toBeLessThanOrEqual(few.looks() * 2.05)
  })
})

describe('losses of a polygon', () => {
  const lossesIn = (parts: PolygonPart[], id: string): Pick<Loss, 'kind' | 'pointer'>[] =>
    (formats.find(format => format.id === id)?.write?.(record(parts)).losses ?? [])
      .filter(({ pointer }) => pointer.startsWith('/geoLocations'))
      .map(({ kind, pointer }) => ({ kind, pointer }))
  const at = '/geoLocations/0/geoLocationPolygon'

  test.each(['schema-org', 'codemeta', 'dcat-json', 'inveniordm'])(
    'conversion to %s reports no loss of a polygon',
    id => {
      expect(lossesIn(polygon(5), id)).toEqual([])
    },
  )

  test.each(['schema-org', 'dcat-json'])(
    'reports the inner point of a polygon as lost in %s, and a coordinate with a trailing zero as changed',
    id => {
      const inner = { inPolygonPoint: { pointLongitude: 1, pointLatitude: 1 } }
      const padded = { polygonPoint: { pointLongitude: '1.50', pointLatitude: '2' } }
      expect(lossesIn([...polygon(4), padded, inner], id)).toEqual([
        { kind: 'changed', pointer: `${at}/4/polygonPoint/pointLongitude` },
        { kind: 'lost', pointer: `${at}/5` },
      ])
    },
  )

  test('inveniordm reports an unknown member of a polygon part as lost', () => {
    const odd = { ...polygon(1)[0], note: 'buoy' } as PolygonPart
    expect(lossesIn([...polygon(4), odd], 'inveniordm')).toEqual([{ kind: 'lost', pointer: `${at}/4/note` }])
  })
})
