import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { embeddedXml } from '../../src/datacite/embedded-xml.ts'
import { readDataciteSource } from '../../src/datacite/read-source.ts'
import { isObject } from '../../src/object.ts'
import { toPointer } from '../../src/pointer.ts'
import { registered } from '../../src/registry/index.ts'
import { sharedFolder } from './cases.ts'

/** How well what the registry stored of XML was foretold, with the day on which each record was last updated. */
export interface Foretelling {
  pairs: number
  /** Values that the registry stored otherwise than the XML says, and how many of them were foretold. */
  differences: number
  foretold: number
  /** Values that were said to change, and how many of them did not change so. */
  said: number
  wrong: number
}

/** Replays every record of the corpus that the registry returned with its XML. */
export function replayPairs(): Foretelling {
  const sum: Foretelling = { pairs: 0, differences: 0, foretold: 0, said: 0, wrong: 0 }
  const folder = new URL('corpus/rest/', sharedFolder)
  if (!existsSync(folder)) return sum
  for (const name of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const value: unknown = JSON.parse(text)
    const data = isObject(value) && isObject(value.data) ? value.data : value
    const attributes = isObject(data) && isObject(data.attributes) ? data.attributes : undefined
    const carried = attributes && {
      type: 'dois',
      attributes: { event: 'publish', doi: attributes.doi, xml: attributes.xml },
    }
    const [source] =
      [...readDataciteSource(JSON.stringify(carried ?? {}), 'datacite-rest-put').documents][0]?.records ?? []
    const xml = source && embeddedXml(source)
    const record = xml && [...readDataciteSource(xml.text, 'datacite-xml').documents][0]?.records[0]?.record
    if (attributes === undefined || record === undefined) continue
    const asOf = typeof attributes.updated === 'string' ? attributes.updated : new Date()
    compare(valuesOf(record), valuesOf(registered(record, { via: 'xml', asOf }).attributes), valuesOf(attributes), sum)
  }
  return sum
}

type Values = ReadonlyMap<string, string>

function compare(given: Values, foreseen: Values, stored: Values, sum: Foretelling): void {
  sum.pairs++
  for (const pointer of new Set([...given.keys(), ...foreseen.keys(), ...stored.keys()])) {
    const isRight = foreseen.get(pointer) === stored.get(pointer)
    if (given.get(pointer) !== stored.get(pointer)) {
      sum.differences++
      if (isRight) sum.foretold++
    }
    if (given.get(pointer) !== foreseen.get(pointer)) {
      sum.said++
      if (!isRight) sum.wrong++
    }
  }
}

const members =
  'creators contributors titles publisher dates subjects descriptions rightsList language version types relatedIdentifiers relatedItems sizes formats geoLocations fundingReferences container publicationYear'.split(
    ' ',
  )

/** The values of a record by their pointers; names of affiliations and of the publisher also where they stand alone. */
function valuesOf(record: object): Values {
  const values = new Map<string, string>()
  const add = (value: unknown, path: (string | number)[]): void => {
    if (value === null || value === undefined || value === '') return
    const isAlone =
      typeof value !== 'object' && (path.at(-2) === 'affiliation' || path[0] === 'publisher') && path.at(-1) !== 'name'
    // Until 2019 an affiliation was a text of its own.
    if (path.at(-1) === 'affiliation' && typeof value === 'string') values.set(toPointer([...path, 0, 'name']), value)
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) add(item, [...path, index])
    else if (isObject(value)) for (const [name, member] of Object.entries(value)) add(member, [...path, name])
    else values.set(toPointer(isAlone && path.length !== 2 ? [...path, 'name'] : path), String(value))
  }
  for (const name of members) add((record as Record<string, unknown>)[name], [name])
  return values
}
