import { isObject } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/index.ts'
import { properties } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { Misuse } from '../misuse.ts'
import { didYouMean } from '../text/nearest.ts'

/**
 * A field for counting records: its name in reports, and its path in the canonical record without list indexes. The
 * paths of the client and the DOI prefix are `client` and `prefix`.
 */
export interface Field {
  name: string
  path: string
}

/** Fields other than kernel properties. */
const further = ['client', 'prefix'] as const

/**
 * Parses the one or two fields of `--by`.
 *
 * Each field is `client`, `prefix`, the path of a property or the end of such a path. Throws `Misuse` for an unknown or
 * ambiguous field, and for any other number of fields.
 */
export function fieldsOf(setting: string): Field[] {
  const names = setting.split(',').map(name => name.trim())
  if (names.length > 2 || names.includes(''))
    throw new Misuse(
      `--by counts by one or two fields, such as resourceTypeGeneral,publicationYear, not by '${setting}'.`,
    )
  return names.map(fieldNamed)
}

function fieldNamed(name: string): Field {
  const path = name.replaceAll('[]', '')
  if (further.some(one => one === path)) return { name, path }
  const all = properties.map(property => property.path.replaceAll('[]', ''))
  if (all.includes(path)) return { name, path }
  const named = all.filter(one => one.endsWith(`.${path}`))
  // A field of the resource itself takes precedence over one of a related resource.
  const own = named.filter(one => !one.startsWith('related'))
  const meant = own.length === 1 ? own : named
  const [only] = meant
  if (only === undefined) {
    const known = [...further, ...new Set(all.map(one => one.slice(one.lastIndexOf('.') + 1)))]
    throw new Misuse(`No field is named '${name}'.${didYouMean(path, known)}`)
  }
  if (meant.length > 1) throw new Misuse(`Several fields are named '${name}': ${meant.slice(0, 8).join(', ')}.`)
  return { name, path: only }
}

/**
 * Returns the distinct values of a record in a field, as texts of at most 200 characters. Returns `['none']` if there
 * are no values.
 */
export function valuesOf(
  path: string,
  { record }: { record: Readonly<Record<string, unknown>> | Datacite },
  client: string | undefined,
): string[] {
  const found = new Set<string>()
  if (path === 'client') add(client, [], found)
  else if (path === 'prefix') add(parseDoi(String(record.doi ?? ''))?.split('/')[0], [], found)
  else add(record, path.split('.'), found)
  return found.size === 0 ? ['none'] : [...found]
}

function add(value: unknown, path: readonly string[], found: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) add(entry, path, found)
  else if (path.length > 0) {
    const [name = '', ...rest] = path
    if (isObject(value) && Object.hasOwn(value, name)) add(value[name], rest, found)
  } else if (isObject(value)) for (const member of Object.values(value)) add(member, [], found)
  else if (value !== undefined && value !== null && value !== '') found.add(String(value).slice(0, 200))
}
