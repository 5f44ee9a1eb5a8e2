import type { GeoLocation } from '../../model/datacite.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { type Account, carryShape, type DrawnShape, type Work } from '../work/index.ts'

/**
 * Writes the points and boxes of a location in the form that catalogues use, with decimal degrees: `E 8.5°/N 47.4°` and
 * `W 1°--E 2°/N 4°--S 3°`.
 *
 * Polygons have no such form and are not written.
 */
export function coordinatesBlocks(shapes: readonly DrawnShape[], work: Work, account: Account): Block[] {
  const statements = shapes.flatMap(shape => {
    const text = statementOf(shape)
    if (text === undefined) return []
    carryShape(account, work, shape)
    return [element('coordinates', {}, text)]
  })
  return statements.length === 0 ? [] : [element('cartographics', {}, statements)]
}

/**
 * Returns the statement of a point or box. Returns undefined for a polygon, and for coordinates that could not be read
 * back, such as numbers with an exponent.
 */
function statementOf(shape: DrawnShape): string | undefined {
  if (shape.kind === 'polygon') return undefined
  const text =
    shape.kind === 'point'
      ? `${eastOf(shape.point.longitude)}/${northOf(shape.point.latitude)}`
      : `${eastOf(shape.west)}--${eastOf(shape.east)}/${northOf(shape.north)}--${northOf(shape.south)}`
  return statement.test(text) ? text : undefined
}

const eastOf = (longitude: number): string => degrees(longitude, 'E', 'W')
const northOf = (latitude: number): string => degrees(latitude, 'N', 'S')
const degrees = (value: number, positive: string, negative: string): string =>
  `${value < 0 ? negative : positive} ${Math.abs(value)}°`

/** Parses a statement of a point or box in decimal degrees. Returns undefined for any other statement. */
export function shapeOfStatement(text: string): Pick<GeoLocation, 'geoLocationPoint' | 'geoLocationBox'> | undefined {
  const parts = statement.exec(text)
  if (parts === null) return undefined
  const [, westSign, west, eastSign, east, northSign, north, southSign, south] = parts
  const [pointLongitude, pointLatitude] = [signed(westSign, west), signed(northSign, north)]
  if (east === undefined && south === undefined) return { geoLocationPoint: { pointLongitude, pointLatitude } }
  return {
    geoLocationBox: {
      westBoundLongitude: pointLongitude,
      eastBoundLongitude: signed(eastSign ?? westSign, east ?? west),
      southBoundLatitude: signed(southSign ?? northSign, south ?? north),
      northBoundLatitude: pointLatitude,
    },
  }
}

const statement =
  /^\(?\s*([EW])\s*(\d{1,3}(?:\.\d{1,20})?)°\s*(?:(?:--|–|-)\s*([EW])\s*(\d{1,3}(?:\.\d{1,20})?)°)?\s*\/\s*([NS])\s*(\d{1,2}(?:\.\d{1,20})?)°\s*(?:(?:--|–|-)\s*([NS])\s*(\d{1,2}(?:\.\d{1,20})?)°)?\s*\)?$/

const signed = (hemisphere: string | undefined, text = ''): number =>
  hemisphere === 'W' || hemisphere === 'S' ? 0 - Number(text) : Number(text)
