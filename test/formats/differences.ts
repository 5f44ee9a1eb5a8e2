import { parsePointer, toPointer } from '../../src/core/pointer.ts'
import type { Loss } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/index.ts'

type Members = Record<string, unknown>

/**
 * Returns a record in a comparable form, without extras and schema version.
 *
 * Coordinates and years are numbers, a list of one point, box, place or polygon is replaced by its entry, and empty
 * lists are omitted.
 */
export function sayingOf(record: Datacite): Members {
  const { extras, schemaVersion, identifier, ...members } = record
  const isDoi = identifier?.identifierType === 'DOI' && members.doi === undefined
  return said(
    { ...members, ...(identifier && (isDoi ? { doi: identifier.identifier } : { identifier })) },
    '',
  ) as Members
}

function said(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map(item => said(item, key))
    if (!single.has(key)) return items
    const [only] = items
    return items.length === 1 && (key !== 'geoLocationPolygon' || Array.isArray(only)) ? only : items
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, member]) => [name, said(member, name)] as const)
    return Object.fromEntries(entries.filter(([, member]) => !(Array.isArray(member) && member.length === 0)))
  }
  // XML has an element for a line break, so the spelling of the tag is lost.
  if (key === 'description' && typeof value === 'string') return value.replace(/<br[\t\n\r ]*\/?>/gi, '<br>')
  const isNumber = numeric.test(key) && typeof value === 'string' && String(Number(value)) === value
  return isNumber ? Number(value) : value
}

const single = new Set(['geoLocationPoint', 'geoLocationBox', 'geoLocationPlace', 'geoLocationPolygon'])
const numeric = /Longitude$|Latitude$|^publicationYear$/

/**
 * Returns the pointers of the values in which two records differ. For a value in only one record, returns the outermost
 * pointer.
 */
export function differencesOf(a: unknown, b: unknown, path: readonly (string | number)[] = []): string[] {
  if (
    typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    Array.isArray(a) === Array.isArray(b)
  ) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
    return keys.flatMap(key =>
      Object.hasOwn(a, key) && Object.hasOwn(b, key)
        ? differencesOf((a as Members)[key], (b as Members)[key], [...path, key])
        : [toPointer([...path, key])],
    )
  }
  return Object.is(a, b) ? [] : [toPointer(path)]
}

/**
 * Converts the pointer of a value in a record to the pointer of the same value in the result of {@link sayingOf}. Omits
 * the index in a list that sayingOf replaces with its only entry.
 */
export function placeIn(record: Datacite, pointer: string): string {
  let value: unknown = record
  const steps: string[] = []
  for (const [depth, step] of parsePointer(pointer).entries()) {
    const isAlone = Array.isArray(value) && value.length === 1 && single.has(steps.at(-1) ?? '')
    if (!isAlone || (steps.at(-1) === 'geoLocationPolygon' && !Array.isArray((value as unknown[])[0])) || depth === 0)
      steps.push(step)
    value = (value as Members | undefined)?.[step]
  }
  return toPointer(steps)
}

/** Returns a copy of a record without the values reported as lost. Ignores losses in the extras. */
export function withoutLost(record: Datacite, losses: readonly Loss[]): Datacite {
  const rest = structuredClone(record)
  const lost = losses.filter(({ kind, pointer }) => kind === 'lost' && !pointer.startsWith('/extras'))
  // From the last to the first, so that the indexes of the others do not change.
  for (const { pointer } of lost.reverse()) remove(rest, parsePointer(pointer))
  return rest
}

/** Returns the new pointer of a value after the loss of earlier entries in the same list. */
export function movedUp(pointer: string, losses: readonly Loss[]): string {
  return losses.reduceRight((place, { kind, pointer: lost }) => {
    const [, list = '', index = ''] = /^(.*\/)(\d+)$/.exec(lost) ?? []
    if (kind !== 'lost' || list === '' || !place.startsWith(list)) return place
    const [own = '', ...deeper] = place.slice(list.length).split('/')
    return Number(own) > Number(index) ? [list + (Number(own) - 1), ...deeper].join('/') : place
  }, pointer)
}

function remove(holder: unknown, [step = '', ...deeper]: readonly string[]): void {
  if (deeper.length > 0) remove((holder as Members)[step], deeper)
  else if (Array.isArray(holder)) holder.splice(Number(step), 1)
  else delete (holder as Members)[step]
}

/**
 * Returns the expected result of a conversion.
 *
 * Moves the identifier to the alternate identifiers, and splits all locations. Makes each change only if a loss reports
 * it.
 */
export function rearranged(record: Datacite, losses: readonly Loss[]): Datacite {
  const { identifier, ...rest } = record
  const isMoved = losses.some(({ pointer }) => pointer === '/identifier')
  const moved = isMoved
    ? {
        ...rest,
        alternateIdentifiers: [
          { alternateIdentifier: identifier?.identifier, alternateIdentifierType: identifier?.identifierType },
          ...(rest.alternateIdentifiers ?? []),
        ],
      }
    : record
  const isSplit = losses.some(({ pointer }) => /^\/geoLocations\/\d+$/.test(pointer))
  return (isSplit ? { ...moved, geoLocations: flattened(moved.geoLocations) } : moved) as Datacite
}

/** Returns every point, box, place and polygon separately, so that their grouping does not matter. */
export const flattened = (locations: Datacite['geoLocations'] = []): Members[] =>
  locations
    .flatMap(location =>
      Object.entries(location).flatMap(([key, value]) => {
        const isMany = Array.isArray(value) && (key !== 'geoLocationPolygon' || value.some(Array.isArray))
        return isMany ? value.map((one: unknown) => ({ [key]: one })) : [{ [key]: value }]
      }),
    )
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
