import type { Resource } from '../../model/index.ts'
import type { Stored } from '../catalog.ts'

/**
 * The specifiers of a record with their values. Those of datasets and files are their own; a resource has `publisher`, `publication_year`,
 * `resource_type` (resourceTypeGeneral), `language` and `rights` (rightsIdentifier, else the name), which may have several values.
 */
export function* specifiersOf(record: Stored[keyof Stored]): Generator<readonly [name: string, value: string]> {
  if ('specifiers' in record) for (const [name, value] of Object.entries(record.specifiers)) yield [name, String(value)]
  else yield* propertiesOf(record)
}

/** The names that resources have. */
export const resourceSpecifiers: ReadonlySet<string> = new Set([
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

/** A longer text is no value to choose from. */
const longest = 200
