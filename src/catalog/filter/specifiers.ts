import { wrongArgument } from '../../core/argument.ts'
import type { Resource } from '../../model/index.ts'
import type { Facets, Filters, Kind, Stored } from '../catalog.ts'
import { compareText } from '../sort-key.ts'

/**
 * Yields the specifiers of a record with their values.
 *
 * Datasets and files have specifiers of their own; a resource may have `publisher`, `publication_year`, `resource_type`
 * (resourceTypeGeneral), `language` and several `rights` (rightsIdentifier, else the name).
 */
export function* specifiersOf(record: Stored[keyof Stored]): Generator<readonly [name: string, value: string]> {
  if (!('specifiers' in record)) return yield* propertiesOf(record)
  for (const [name, value] of Object.entries(record.specifiers)) yield [name, String(value)]
  if ('merged_specifiers' in record) yield* mergedOf(record)
}

/**
 * Yields the merged values of a file that its specifiers do not include. Skips names and values that an index cannot
 * store.
 */
function* mergedOf({ specifiers, merged_specifiers }: Stored['file']): Generator<readonly [string, string]> {
  for (const [name, values] of Object.entries(merged_specifiers)) {
    const own = Object.hasOwn(specifiers, name) ? String(specifiers[name]) : undefined
    if (values.length === 1 && String(values[0]) === own) continue
    for (const value of new Set(values.map(String)))
      if (value !== own && name !== '' && isShort(name) && isShort(value)) yield [name, value]
  }
}

/**
 * True if a text can be combined with another in a key: it has at most 400 characters, and no control characters or
 * lone surrogates.
 */
const isShort = (text: string): boolean => text.length <= 400 && !/[\p{Cc}\p{Cs}]/u.test(text)

const resourceSpecifiers: ReadonlySet<string> = new Set([
  'publisher',
  'publication_year',
  'resource_type',
  'language',
  'rights',
])

function* propertiesOf({ publisher, publication_year, datacite }: Resource): Generator<readonly [string, string]> {
  const rights = Array.isArray(datacite?.rightsList) ? datacite.rightsList : []
  const found: readonly (readonly [string, unknown])[] = [
    ['publisher', publisher],
    ['publication_year', publication_year],
    ['resource_type', datacite?.types?.resourceTypeGeneral],
    ['language', datacite?.language],
    ...[...new Set(rights.map(one => one?.rightsIdentifier ?? one?.rights))].map(name => ['rights', name] as const),
  ]
  for (const [name, value] of found)
    if (typeof value === 'string' && value !== '' && value.length <= longest) yield [name, value]
}

/** The maximum length of a resource's specifier value in characters. Longer texts are not useful as choices. */
const longest = 200

/** A value of a specifier, with the number of records that have it. */
export interface CountedValue {
  name: string
  value: string
  count: number
}

/**
 * Builds facets from counts, adding up the counts of equal values.
 *
 * Names are sorted by code points; values by count, the highest first, and then by code points.
 */
export function facetsOf(counted: Iterable<CountedValue>): Facets {
  const counts = new Map<string, Map<string, number>>()
  for (const { name, value, count } of counted) {
    const values = counts.get(name) ?? new Map<string, number>()
    counts.set(name, values.set(value, (values.get(value) ?? 0) + count))
  }
  return Object.fromEntries(
    [...counts]
      .sort(([a], [b]) => compareText(a, b))
      .map(([name, values]) => [
        name,
        [...values]
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => b.count - a.count || compareText(a.value, b.value)),
      ]),
  )
}

/**
 * Returns the requested values of each specifier that a kind's records may have. Throws `TypeError` unless they are a
 * map of lists.
 */
export function specifiersFrom(kind: Kind, { specifiers }: Filters): [name: string, values: readonly string[]][] {
  if (specifiers === undefined) return []
  if (specifiers instanceof Map && [...specifiers.values()].every(Array.isArray))
    return [...specifiers].filter(([name]) => kind !== 'resource' || resourceSpecifiers.has(name))
  throw wrongArgument('The filter specifiers', 'a Map of lists', specifiers)
}
