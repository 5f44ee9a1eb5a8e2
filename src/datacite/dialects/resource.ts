import { isObject, type Members } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Resource } from '../../model/resource.ts'
import { completedMetadata } from '../../model/service/own-fields.ts'
import { doiIn } from '../../model/view.ts'
import { type Dialect, type DialectRecord, extrasOf } from './dialect.ts'
import { dataciteService, readService } from './service.ts'
import { addedMembers } from './without-added.ts'

/**
 * The names of the fields of a Resource. The value of a name is true if no other JSON format for works has the field.
 */
const fields: Readonly<Record<keyof Resource, boolean>> = {
  id: false,
  doi: false,
  doi_url: false,
  title: false,
  title_with_version: true,
  version: false,
  paths: false,
  creators_str: true,
  publication_year: false,
  publication_date: false,
  publisher: false,
  citation: false,
  previous_version: true,
  new_version: true,
  is_external: true,
  datacite: false,
}

const telling = Object.entries(fields).flatMap(([name, isTelling]) => (isTelling ? [name] : []))

const has = (value: object, name: string): boolean => Object.hasOwn(value, name)

/**
 * True if a value is an object with a list of titles or creators. Other `datacite` objects may be settings of a
 * program.
 */
const hasMetadata = (datacite: unknown): boolean =>
  isObject(datacite) && (Array.isArray(datacite.titles) || Array.isArray(datacite.creators))

/** A service's Resource: the service's `datacite` object, surrounded by fields derived from it. */
export const resource: Dialect = {
  id: 'resource',
  get spec() {
    return dataciteService.spec
  },
  around: new Set(Object.keys(fields)),
  detect: value =>
    (has(value, 'datacite') && (has(value, 'doi') || has(value, 'doi_url') || hasMetadata(value.datacite))) ||
    ((has(value, 'datacite') || has(value, 'doi')) && telling.some(name => has(value, name))),
  read(value, extras) {
    const { datacite, ...derived } = value
    const around = Object.fromEntries(Object.entries(derived).map(([name, member]) => [toPointer([name]), member]))
    if (!isObject(datacite) || Object.keys(datacite).length === 0) return external(value, around)
    const { metadata, added, relations } = completedMetadata(derived, datacite)
    const { members, unknown, ...read } = readService(metadata, extras)
    const noted = added.size + relations.size === 0 ? {} : notesOn(datacite, added, relations)
    return {
      ...read,
      // A service states the DOI among the identifiers, but a DOI in `doi` is read, too.
      unknown:
        doiIn(datacite.doi) === undefined ? unknown : unknown.filter(({ path }) => toPointer(path) !== '/datacite/doi'),
      record: { ...read.record, ...extrasOf('resource', { ...around, ...members, ...noted }) },
      origin(path) {
        const field = path[0] === 'relatedIdentifiers' ? relations.get(Number(path[1] ?? 0)) : added.get(memberOf(path))
        return field === undefined ? read.origin(path) : [field]
      },
    }
  },
}

/**
 * Returns the names of the added members, which are omitted when the Resource is written, and the values that they
 * replaced.
 */
function notesOn(
  datacite: Members,
  added: ReadonlyMap<string, string>,
  relations: ReadonlyMap<number, string>,
): Record<string, unknown> {
  const names = [...added.keys()]
  const replaced = names.filter(name => name !== 'identifiers' && Object.hasOwn(datacite, name))
  return {
    ...Object.fromEntries(replaced.map(name => [toPointer(['datacite', name]), datacite[name]])),
    [addedMembers]: [...names, ...relations.values()],
  }
}

const memberOf = ([name]: Path): string => (name === 'doi' ? 'identifiers' : String(name))

function external(value: Readonly<Record<string, unknown>>, around: Record<string, unknown>): DialectRecord {
  const record: Datacite = {
    ...extrasOf('resource', { ...around, ...(Object.hasOwn(value, 'datacite') && { '/datacite': value.datacite }) }),
  }
  const doi = typeof value.doi === 'string' && value.doi !== '' ? value.doi : doiIn(value.doi_url)
  if (doi !== undefined) record.doi = doi
  if (typeof value.title === 'string') record.titles = [{ title: value.title }]
  if (typeof value.version === 'string' && value.version !== '') record.version = value.version
  return { record, unknown: [], origin: path => (path[0] === 'titles' ? ['title'] : path.slice(0, 1)), external: true }
}
