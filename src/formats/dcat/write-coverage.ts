import { escaped } from '../../datacite/writing/quote.ts'
import type { DateType } from '../../kernel/vocabularies/index.ts'
import type { CalendarDate, DateSpan } from '../../model/date.ts'
import type { Literal } from '../rdf/graph.ts'
import { carryDate, carryShape, type DrawnShape, datesOf, isoDate, type Point, placesOf } from '../work/index.ts'
import type { DcatWriter } from './dcat-writer.ts'
import { sayDcat } from './messages.ts'
import { iri } from './namespaces.ts'

/** Adds the dates of a record as XML Schema literals. Dates of type Coverage and Collected become periods. */
export function sayDates(writing: DcatWriter): void {
  const { work, account } = writing
  if (work.issued !== undefined) {
    writing.say('dct:issued', dateLiteral(work.issued.value))
    carryDate(account, work.issued, 'date')
  }
  for (const [type, property] of dateProperties)
    for (const date of datesOf(work.record, type)) {
      const { span } = date
      const value = span.from ?? span.to
      if (value === undefined) continue
      writing.say(property, dateLiteral(value))
      carryDate(account, { ...date, value, isYear: false }, 'date')
    }
  for (const type of ['Coverage', 'Collected'] as const)
    for (const { span, entry, text } of datesOf(work.record, type)) {
      writing.say('dct:temporal', writing.node('dct:PeriodOfTime', period(span, text)))
      for (const member of ['date', 'dateType']) account.carryPath(entry.at(member))
      if (text.split('/').some(end => end.includes('T') && !dateTime.test(end)))
        account.changed(entry.at('date'), sayDcat('timeDropped', { date: escaped(text) }))
      if (type === 'Collected')
        account.changed(entry.at('dateType'), sayDcat('collectedAsTemporal', { date: escaped(text) }))
    }
}

/** The dateTypes (8.a), other than Issued, that have their own property. */
export const dateProperties: readonly (readonly [DateType, `dct:${string}`])[] = [
  ['Created', 'dct:created'],
  ['Updated', 'dct:modified'],
  ['Available', 'dct:available'],
  ['Submitted', 'dct:dateSubmitted'],
  ['Accepted', 'dct:dateAccepted'],
  ['Copyrighted', 'dct:dateCopyrighted'],
  ['Valid', 'dct:valid'],
]

function period({ from, to }: DateSpan, text: string): Record<string, Literal | undefined> {
  const [start, end = start] = text.split('/')
  return { 'dcat:startDate': from && momentLiteral(from, start), 'dcat:endDate': to && momentLiteral(to, end) }
}

const momentLiteral = (date: CalendarDate, text = ''): Literal =>
  dateTime.test(text) ? { value: text, datatype: iri('xsd:dateTime') } : dateLiteral(date)

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?$/

function dateLiteral(date: CalendarDate): Literal {
  const type = date.day !== undefined ? 'xsd:date' : date.month !== undefined ? 'xsd:gYearMonth' : 'xsd:gYear'
  return { value: isoDate(date), datatype: iri(type) }
}

/**
 * Adds the locations of a record: their names, and their points (as centroids), boxes and polygons in WKT with the
 * longitude first.
 */
export function sayPlaces(writing: DcatWriter): void {
  const { work, account, graph } = writing
  for (const { names, shapes } of placesOf(work.record)) {
    const place = writing.node('dct:Location', {})
    for (const name of names) graph.add(place, iri('skos:prefLabel'), { value: account.carry(name) })
    for (const shape of shapes) {
      carryShape(account, work, shape)
      if (shape.kind === 'box' && isTwisted(shape)) account.changed(shape.place, sayDcat('boxCorners'))
      const drawn = { value: wkt(shape), datatype: iri('geo:wktLiteral') }
      const isNode = shape.kind === 'polygon'
      const geometry = isNode ? writing.node('locn:Geometry', { 'geo:asWKT': drawn }) : drawn
      graph.add(place, iri(shapeProperties[shape.kind]), geometry)
    }
    writing.say('dct:spatial', place)
  }
}

/** True if the corners of a box do not determine its bounds. */
const isTwisted = ({ west, east, south, north }: DrawnShape & { kind: 'box' }): boolean =>
  south > north || (south === north && west > east)

const shapeProperties = { point: 'dcat:centroid', box: 'dcat:bbox', polygon: 'locn:geometry' } as const

function wkt(shape: DrawnShape): string {
  if (shape.kind === 'point') return `POINT(${position(shape.point)})`
  if (shape.kind === 'polygon') return `POLYGON((${shape.points.map(position).join(', ')}))`
  const { west, east, south, north } = shape
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return `POLYGON((${corners.map(corner => corner.join(' ')).join(', ')}))`
}

const position = ({ longitude, latitude }: Point): string => `${longitude} ${latitude}`
