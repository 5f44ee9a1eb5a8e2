import type { Datacite, DateEntry, GeoLocation, GeoLocationBox, GeoLocationPoint } from '../../../model/datacite.ts'
import { yearIn } from '../../../model/date.ts'
import type { GraphNode } from '../../rdf/graph-node.ts'
import { type Drawn, readGeometry } from '../geometry.ts'
import { iri } from '../namespaces.ts'
import { dateProperties } from '../write-coverage.ts'

/** Reads the dates of a resource. The year of issue is the publication year (5). */
export function readDates(node: GraphNode): Pick<Datacite, 'publicationYear' | 'dates'> {
  const issued = node.texts(iri('dct:issued'))
  const year = issued[0] === undefined ? undefined : yearIn(issued[0])
  const dates: DateEntry[] = [
    ...issued.filter(date => !/^\d{4}$/.test(date)).map(date => ({ date, dateType: 'Issued' as const })),
    ...dateProperties.flatMap(([dateType, property]) => node.texts(iri(property)).map(date => ({ date, dateType }))),
    ...node.literals(iri('dct:temporal')).map(({ value }) => ({ date: value, dateType: 'Coverage' as const })),
    ...node.nodes(iri('dct:temporal')).flatMap((period): DateEntry[] => {
      const [from, to] = [
        period.text(iri('dcat:startDate'), 'http://schema.org/startDate', 'https://schema.org/startDate'),
        period.text(iri('dcat:endDate'), 'http://schema.org/endDate', 'https://schema.org/endDate'),
      ]
      if (from === undefined && to === undefined) return []
      return [{ date: from === to ? (from ?? '') : `${from ?? ''}/${to ?? ''}`, dateType: 'Coverage' }]
    }),
  ]
  return { ...(year !== undefined && { publicationYear: year }), ...(dates.length > 0 && { dates }) }
}

/**
 * Reads the places of a resource: their names, and their shapes in WKT or GeoJSON. A shape that the kernel cannot
 * represent completely, such as a polygon with holes, becomes an extra.
 *
 * A place without a name has its IRI as the name. The IRI of any other place stays unread.
 */
export function readPlaces(node: GraphNode): { geoLocations: GeoLocation[] } {
  const named = node.literals(iri('dct:spatial')).map(({ value }): GeoLocation => ({ geoLocationPlace: value }))
  const places = node.take(iri('dct:spatial')).flatMap((term): GeoLocation[] => {
    if ('value' in term) return []
    const place = node.node(term)
    const names = place.texts(iri('skos:prefLabel'), iri('rdfs:label'))
    if (names.length > 0) node.leave(term)
    const shapes = (property: 'dcat:centroid' | 'dcat:bbox' | 'locn:geometry'): Drawn[] => {
      const drawn = place.take(iri(property)).flatMap(term => {
        if ('value' in term) return [{ holder: place, literal: term }]
        const holder = place.node(term)
        return holder.literals(iri('geo:asWKT'), iri('geo:asGeoJSON')).map(literal => ({ holder, literal }))
      })
      const read = drawn.map(one => ({ ...one, shape: readGeometry(one.literal) }))
      for (const { holder, literal, shape } of read) if (shape?.isWhole !== true) holder.leave(literal)
      // The same shape is often written in both notations.
      return [
        ...new Map(
          read.flatMap(({ shape }) => (shape ? [[JSON.stringify(shape.positions), shape] as const] : [])),
        ).values(),
      ]
    }
    const [centroids, bounds, geometries] = [shapes('dcat:centroid'), shapes('dcat:bbox'), shapes('locn:geometry')]
    const ofKind = (list: readonly Drawn[], kind: Drawn['kind']): number[][][] =>
      list.flatMap(one => (one.kind === kind ? [one.positions] : []))
    const points = [centroids, bounds, geometries].flatMap(list => ofKind(list, 'point'))
    const location: GeoLocation = {
      ...several('geoLocationPlace', names.length > 0 || place.iri === undefined ? names : [place.iri]),
      ...several('geoLocationPoint', points.flat().map(pointOf)),
      ...several('geoLocationBox', ofKind(bounds, 'polygon').map(boxOf)),
      ...several(
        'geoLocationPolygon',
        [...ofKind(centroids, 'polygon'), ...ofKind(geometries, 'polygon')].map(ring =>
          ring.map(position => ({ polygonPoint: pointOf(position) })),
        ),
      ),
    }
    return [location]
  })
  return { geoLocations: [...named, ...places].filter(place => Object.keys(place).length > 0) }
}

/**
 * Returns the bounds of a ring. A ring crosses the antimeridian if it goes from its south-west corner to a south-east
 * corner further west, and then north.
 */
function boxOf(corners: readonly (readonly number[])[]): GeoLocationBox {
  const [longitudes, latitudes] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = corners
  const isAcross = x0 > x1 && y0 === y1 && x1 === x2 && y2 > y0 && x3 === x0 && y3 === y2
  return {
    westBoundLongitude: isAcross ? x0 : west,
    eastBoundLongitude: isAcross ? x1 : east,
    southBoundLatitude: Math.min(...latitudes),
    northBoundLatitude: Math.max(...latitudes),
  }
}

/**
 * Returns an object whose only member is the list or, for a list of one value, that value. Returns an empty object for
 * an empty list.
 */
const several = <T>(name: string, values: readonly T[]): Record<string, T | readonly T[]> =>
  values.length === 0 ? {} : { [name]: values.length === 1 && values[0] !== undefined ? values[0] : values }

const pointOf = ([longitude = 0, latitude = 0]: readonly number[]): GeoLocationPoint => ({
  pointLongitude: longitude,
  pointLatitude: latitude,
})
