import { type DrawnShape, type Point, placesOf, type WorkPlace } from '../../../formats/work/index.ts'
import type { Datacite } from '../../../model/index.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Language } from '../language/page-language.ts'
import { plainList } from '../parts/pieces.ts'
import type { Site } from '../site.ts'
import { land } from './land.ts'
import { type Drawn, drawn, type Extent, extentOf } from './shapes.ts'

const [mostShapes, mostPlaces] = [500, 30]

/** Renders the locations (18) of a record as a map and a list, or nothing if the record has none. */
export function mapHtml(record: Datacite, { say }: Pick<Site, 'say'>): Part {
  const places = placesOf(record)
  if (places.length === 0) return undefined
  const shapes = places.flatMap(({ shapes }) => shapes.flatMap(shape => drawn(shape) ?? [])).slice(0, mostShapes)
  const rest = places.length - mostPlaces
  return [
    shapes.length > 0 && figure(shapes, say),
    plainList([
      ...places.slice(0, mostPlaces).map(place => placeHtml(place, say)),
      ...(rest > 0 ? [html`<span class="muted">${say.andOthers(rest)}</span>`] : []),
    ]),
  ]
}

const placeHtml = ({ names, shapes }: WorkPlace, say: Language): Html => {
  const name = names.map(({ value }) => value).join(', ')
  const told = shapes
    .slice(0, 5)
    .map(shape => tellShape(shape, say))
    .join('; ')
  const more = shapes.length > 5 ? `; ${say.andOthers(shapes.length - 5)}` : ''
  return html`${name !== '' && html`<bdi>${name}</bdi>`}${told !== '' && html`<span class="muted">${name !== '' && ': '}${told}${more}</span>`}`
}

function figure(shapes: readonly Drawn[], { mapLabel }: Language): Html {
  const window = windowOf(extentOf(shapes))
  const { x, y, width, height } = window
  // A shape that crosses one edge of the world reappears at the other.
  const copies = [-360, 0, 360].filter(shift => x < 180 + shift && x + width > -180 + shift)
  return html`<svg class="map" viewBox="${x} ${y} ${width} ${height}" role="img" aria-label="${mapLabel}">
${copies.map(shift => html`<path class="land"${shift !== 0 && html` transform="translate(${shift} 0)"`} d="${land}"/>\n`)}${graticule(window)}
${shapes.map(shape => [-360, 0, 360].map(shift => shapeHtml(shape, shift, window)))}</svg>
`
}

function graticule({ x, y, width, height }: Window): Html {
  const step = width > 180 ? 30 : 15
  const lines: string[] = []
  for (let at = Math.ceil(x / step) * step; at < x + width; at += step) lines.push(`M${at} ${y}v${height}`)
  for (let at = Math.ceil(y / step) * step; at < y + height; at += step) lines.push(`M${x} ${at}h${width}`)
  return html`<path class="graticule" d="${lines.join('')}"/>`
}

/**
 * Renders a shape, shifted by `shift` degrees of longitude, or nothing if the shifted shape is outside the window.
 * Marks points and very small shapes with a circle.
 */
function shapeHtml(shape: Drawn, shift: number, window: Window): Part {
  const { west, east, south, north } = extentOf([shape])
  if (west + shift > window.x + window.width || east + shift < window.x) return undefined
  const isSmall = east - west < window.width / 60 && north - south < window.width / 60
  const [x, y] = [(west + east) / 2 + shift, -(south + north) / 2]
  const mark = isSmall && html`<circle class="mark" cx="${x}" cy="${y}" r="${window.width / 70}"/>\n`
  if (shape.kind === 'point') return mark
  const points = shape.points.map(([px, py]) => `${px + shift},${py}`).join(' ')
  return html`<polygon class="area" points="${points}"/>\n${mark}`
}

/** Describes a shape in degrees for readers who cannot see the map: `From 10.5° W to 20° E, from 5° S to 30° N`. */
function tellShape(shape: DrawnShape, say: Language): string {
  if (shape.kind === 'point') return tellPoint(shape.point, say)
  if (shape.kind === 'box') {
    const { west, east, south, north } = shape
    if (west === -180 && east === 180 && south === -90 && north === 90) return say.wholeEarth
    const across = west > east ? say.acrossAntimeridian : ''
    const ends = [longitude(west, say), longitude(east, say), latitude(south, say), latitude(north, say)] as const
    return `${say.box(...ends)}${across}`
  }
  const [first] = shape.points
  const count = Math.max(1, shape.points.length - 1)
  return say.polygon(count) + (first === undefined ? '' : say.firstAt(tellPoint(first, say)))
}

const tellPoint = (point: Point, say: Language): string =>
  `${latitude(point.latitude, say)}, ${longitude(point.longitude, say)}`
const longitude = (degrees: number, { compass }: Language): string => side(degrees, compass.west, compass.east)
const latitude = (degrees: number, { compass }: Language): string => side(degrees, compass.south, compass.north)

/** Formats degrees with at most five decimal places, which is a precision of about a metre. */
function side(degrees: number, negative: string, positive: string): string {
  const rounded = Number(Math.abs(degrees).toFixed(5))
  return rounded === 0 ? '0°' : `${rounded}° ${degrees < 0 ? negative : positive}`
}

/** The visible part of the map, in degrees. The y axis points down. */
interface Window {
  x: number
  y: number
  width: number
  height: number
}

/** The minimum width of a window in degrees of longitude. The coastline is too coarse for a narrower window. */
const narrowest = 100

/** Returns the window for shapes: the whole world or the surroundings of the shapes, always twice as wide as high. */
function windowOf({ west, east, south, north }: Extent): Window {
  const wanted = Math.max(narrowest, (east - west) * 1.5, (north - south) * 3)
  if (wanted >= 300) return { x: -180, y: -90, width: 360, height: 180 }
  const height = wanted / 2
  const top = Math.min(Math.max(-(north + south) / 2 - height / 2, -90), 90 - height)
  const middle = (west + east) / 2
  return { x: round(middle - wanted / 2), y: round(top), width: round(wanted), height: round(height) }
}

const round = (degrees: number): number => Number(degrees.toFixed(2))
