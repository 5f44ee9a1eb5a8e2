import { isObject } from '../../core/object.ts'
import { type Path, valueAt } from '../../core/pointer.ts'
import { type Behaviour, everyObject } from '../behaviour.ts'
import { isBlank } from '../values/space.ts'
import type { Work } from '../work.ts'

/**
 * Drops places with a point or box written as a single text, the syntax of kernel 3. In a record that declares kernel
 * 3, drops every place with a point or box.
 */
export const oldPlacesDropped: Behaviour = {
  id: 'old-places-dropped',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    const isOld = /kernel-3/.test(work.textAt(['schemaVersion']) ?? '')
    for (const [path, place] of work.items('geoLocations'))
      if (
        isObject(place) &&
        ['geoLocationPoint', 'geoLocationBox'].some(name => name in place && (isOld || typeof place[name] === 'string'))
      )
        work.drop(path)
  },
}

/**
 * Drops all polygons of a place that has several, because the registry stores one polygon per place.
 *
 * Rejects such a place if the record is sent as JSON and is not a draft.
 *
 * From 2021-03-26 to 2025-10-15, the XML reader kept all polygons.
 */
export const polygonsDropped: Behaviour = {
  id: 'polygons-dropped',
  does: 'drops',
  via: ['xml', 'json'],
  apply(work) {
    const { via, asOf } = work.sending
    if (via === 'xml' && asOf >= '2021-03-26' && asOf < '2025-10-16') return
    for (const [path, place] of work.items('geoLocations')) {
      const polygon = valueAt(place, ['geoLocationPolygon'])
      if (!Array.isArray(polygon) || !polygon.some(part => Array.isArray(part))) continue
      if (via === 'json' && work.isValidated) work.reject([...path, 'geoLocationPolygon'])
      work.drop([...path, 'geoLocationPolygon'])
    }
  },
  spares: ({ geoLocations }) =>
    everyObject(
      geoLocations,
      ({ geoLocationPolygon: polygon }) => !(Array.isArray(polygon) && polygon.some(part => Array.isArray(part))),
    ),
}

/** Drops all names of a place except the first. Drops the first name too if it is blank. */
export const placesDropped: Behaviour = {
  id: 'places-dropped',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    for (const [path, place] of work.items('geoLocations')) {
      const names = valueAt(place, ['geoLocationPlace'])
      if (!Array.isArray(names)) continue
      const [first] = names as unknown[]
      if (typeof first === 'string' && !isBlank(first)) work.set([...path, 'geoLocationPlace'], first, 'drops')
      else work.drop([...path, 'geoLocationPlace'])
    }
  },
}

/** Writes coordinates as numbers. */
export const coordinatesAsNumbers: Behaviour = {
  id: 'coordinates-as-numbers',
  does: 'changes',
  via: ['xml', 'json'],
  since: '2025-08-11',
  apply(work) {
    for (const path of points(work))
      for (const name of Object.keys(Object(valueAt(work.attributes, path)))) {
        const text = work.textAt([...path, name])
        const number = text === undefined ? undefined : numberOf(text)
        if (number === undefined) continue
        // 1.50 and 1.5 are the same value, so no change is reported.
        if (number === Number(text)) work.put([...path, name], number)
        else work.set([...path, name], number)
      }
  },
  spares: ({ geoLocations }) => everyObject(geoLocations, place => !scientific.test(JSON.stringify(place))),
}

function* points(work: Work): Generator<Path> {
  for (const [path, place] of work.items('geoLocations')) {
    for (const name of ['geoLocationPoint', 'geoLocationBox'])
      if (isObject(valueAt(place, [name]))) yield [...path, name]
    for (const [part] of work.items(...path, 'geoLocationPolygon'))
      for (const name of ['polygonPoint', 'inPolygonPoint'])
        if (isObject(valueAt(work.attributes, [...part, name]))) yield [...part, name]
  }
}

/**
 * Matches a quoted number with an exponent, such as "1e1". The registry ignores the exponent of a number without a
 * decimal point.
 */
const scientific = /"[-+.\d]*[eE][-+\d]*"/

/**
 * Converts a text to a number as Ruby does, ignoring the exponent of a number without a decimal point. Returns
 * undefined for text that is not a number.
 */
function numberOf(text: string): number | undefined {
  const digits = text.replace(/\.\s*$/, '').trim()
  if (/^[+-]?0[xX][\dA-Fa-f]+$/.test(digits)) return 0
  if (!/^[+-]?(?:\d+(?:_\d+)*)?(?:\.\d+(?:_\d+)*)?(?:[eE][+-]?\d+)?$/.test(digits) || !/^[+-]?\.?\d/.test(digits))
    return undefined
  const plain = digits.replaceAll('_', '')
  return Number(text.includes('.') ? plain : (/^[+-]?\d+/.exec(plain)?.[0] ?? 0))
}
