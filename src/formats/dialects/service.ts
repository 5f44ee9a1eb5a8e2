import type { Datacite } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import type { Dialect, DialectRecord } from './dialect.ts'
import { extrasOf, isObject, leftoversFor } from './dialect.ts'
import { identifierOrigin, splitIdentifiers } from './identifiers.ts'
import { growSpec } from './spec.ts'
import type { Trail } from './walk.ts'
import { originOf, readObject } from './walk.ts'

const affiliationLists = ['creators[].affiliation[]', 'contributors[].affiliation[]']

const spec = growSpec({
  rename({ key, property: { path } }) {
    if (affiliationLists.includes(path)) return 'affiliations'
    if (affiliationLists.some(list => path === `${list}.name`)) return 'affiliation'
    return /^(?:scheme|value|rights|award)Uri$/.test(key) ? key.replace('Uri', 'URI') : undefined
  },
  textAs: Object.fromEntries([
    ['publisher', 'name'],
    ...affiliationLists.map(list => [list, 'name']),
    ...['creators', 'contributors'].map(agents => [`${agents}[].nameIdentifiers[]`, 'nameIdentifier']),
  ]),
  ignored: { '': ['identifiers'], 'relatedIdentifiers[]': ['citation'] },
})

/** The `datacite` object of a service's Resource: `affiliations`, `schemeURI`, publisher as text, the DOI among `identifiers`. */
export const dataciteService: Dialect = {
  id: 'datacite-service',
  name: 'DataCite object of a metadata service',
  detect: value =>
    !Object.hasOwn(value, 'doi') &&
    !isObject(value.attributes) &&
    Array.isArray(value.identifiers) &&
    Array.isArray(value.titles),
  read: (value, extras) => readService(value, 'datacite-service', [], extras),
}

/** Reads the service's `datacite` object, which stands at `base` of the record as it was written. */
export function readService(
  input: Readonly<Record<string, unknown>>,
  format: 'datacite-service' | 'resource',
  base: Path,
  extras: boolean,
): DialectRecord & { members: Record<string, unknown> } {
  const leftovers = leftoversFor(extras)
  const trail = base.reduce<Trail | undefined>((parent, step) => ({ parent, step }), undefined)
  const record: Datacite = readObject(spec, input, leftovers, trail)
  const identifiers = splitIdentifiers(Array.isArray(input.identifiers) ? input.identifiers : [])
  if (identifiers.doi !== undefined) record.doi = identifiers.doi as string
  if (identifiers.others.length > 0)
    record.alternateIdentifiers = identifiers.others as NonNullable<Datacite['alternateIdentifiers']>
  return {
    record: Object.assign(record, extrasOf(format, leftovers.members)),
    members: leftovers.members ?? {},
    unknown: leftovers.unknown,
    origin(path: Path): Path {
      if (path[0] === 'doi')
        return [...base, 'identifiers', ...(identifiers.doiIndex < 0 ? [] : [identifiers.doiIndex, 'identifier'])]
      if (path[0] === 'alternateIdentifiers') return [...base, ...identifierOrigin(identifiers, 'identifiers', path)]
      return [...base, ...originOf(spec, input, path)]
    },
  }
}
