import { isObject } from '../../src/core/object.ts'
import { toPointer } from '../../src/core/pointer.ts'

/** Counts that show how many predictions agree with the records that the registry stored. */
export interface Predictions {
  records: number
  /** The number of values that the registry did not store as given, and the number of those that were predicted. */
  differences: number
  predicted: number
  /** The number of values that were predicted to change, and the number of those that did not change as predicted. */
  said: number
  wrong: number
}

export const noPredictions = (): Predictions => ({ records: 0, differences: 0, predicted: 0, said: 0, wrong: 0 })

/** A record as given, as predicted and as stored. */
export interface Predicted {
  given: object
  predicted: object
  stored: object
}

/** Counts a record, and returns the pointers of the values that were predicted wrongly. */
export function countPredicted(sum: Predictions, { given, predicted, stored }: Predicted): string[] {
  const isShown = shownBy(stored)
  const [before, expected, after] = [given, predicted, stored].map(record => valuesOf(record, isShown)) as [
    Values,
    Values,
    Values,
  ]
  const missed: string[] = []
  sum.records++
  for (const pointer of new Set([...before.keys(), ...expected.keys(), ...after.keys()])) {
    const isRight = expected.get(pointer) === after.get(pointer)
    if (!isRight) missed.push(pointer)
    if (before.get(pointer) !== after.get(pointer)) {
      sum.differences++
      if (isRight) sum.predicted++
    }
    if (before.get(pointer) !== expected.get(pointer)) {
      sum.said++
      if (!isRight) sum.wrong++
    }
  }
  return missed
}

type Values = ReadonlyMap<string, string>

const members =
  'creators contributors titles publisher dates subjects descriptions rightsList language version types identifiers relatedIdentifiers relatedItems sizes formats geoLocations fundingReferences container publicationYear'.split(
    ' ',
  )

/**
 * Returns a predicate that is false for pointers to values that a response omits. Unless a request asks for more, the
 * API returns affiliations and the publisher as plain names.
 */
function shownBy(stored: object): (pointer: string) => boolean {
  const { publisher, creators, contributors } = stored as Record<string, unknown>
  const affiliations = [creators, contributors]
    .flat()
    .flatMap(agent => (isObject(agent) ? [agent.affiliation].flat() : []))
  const hidden = [
    ...(typeof publisher === 'string' ? ['^/publisher/(?!name$)'] : []),
    ...(affiliations.some(name => typeof name === 'string') ? ['/affiliation/\\d+/(?!name$)'] : []),
  ]
  const pattern = hidden.length > 0 ? new RegExp(hidden.join('|')) : undefined
  return pointer => pattern?.test(pointer) !== true
}

/**
 * Returns the values to compare in a record by their pointers, without null values, empty texts and hidden values. The
 * plain name of an affiliation or a publisher has the same pointer as the `name` of an object.
 */
function valuesOf(record: object, isShown: (pointer: string) => boolean): Values {
  const values = new Map<string, string>()
  const add = (value: unknown, path: (string | number)[]): void => {
    if (value === null || value === undefined || value === '') return
    const isAlone =
      typeof value !== 'object' && (path.at(-2) === 'affiliation' || path[0] === 'publisher') && path.at(-1) !== 'name'
    // Until 2019, an affiliation was a plain text.
    if (path.at(-1) === 'affiliation' && typeof value === 'string') values.set(toPointer([...path, 0, 'name']), value)
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) add(item, [...path, index])
    else if (isObject(value)) for (const [name, member] of Object.entries(value)) add(member, [...path, name])
    else values.set(toPointer(isAlone && path.length !== 2 ? [...path, 'name'] : path), String(value))
  }
  for (const name of members) add((record as Record<string, unknown>)[name], [name])
  for (const pointer of values.keys()) if (!isShown(pointer)) values.delete(pointer)
  return values
}
