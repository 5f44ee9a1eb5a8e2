import { isObject } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Resource } from '../../model/resource.ts'
import { type Dialect, type DialectRecord, extrasOf } from './dialect.ts'
import { dataciteService, readService } from './service.ts'

/** Each field, and whether other JSON of works never has one of that name. */
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

/** A service's Resource: the service's `datacite` object, surrounded by fields derived from it. */
export const resource: Dialect = {
  id: 'resource',
  get spec() {
    return dataciteService.spec
  },
  around: new Set(Object.keys(fields)),
  detect: value =>
    (has(value, 'datacite') && has(value, 'doi_url')) ||
    ((has(value, 'datacite') || has(value, 'doi')) && telling.some(name => has(value, name))),
  read(value, extras) {
    const { datacite, ...derived } = value
    const around = Object.fromEntries(Object.entries(derived).map(([name, member]) => [toPointer([name]), member]))
    if (!isObject(datacite) || Object.keys(datacite).length === 0) return external(value, around)
    const { members, ...read } = readService(datacite, extras)
    return { ...read, record: { ...read.record, ...extrasOf('resource', { ...around, ...members }) } }
  },
}

/** Reads a resource that is described elsewhere: it has only a title, a version and a DOI. */
function external(value: Readonly<Record<string, unknown>>, around: Record<string, unknown>): DialectRecord {
  const record: Datacite = {
    ...extrasOf('resource', { ...around, ...(Object.hasOwn(value, 'datacite') && { '/datacite': value.datacite }) }),
  }
  if (typeof value.doi === 'string') record.doi = value.doi
  if (typeof value.title === 'string') record.titles = [{ title: value.title }]
  if (typeof value.version === 'string') record.version = value.version
  return { record, unknown: [], origin: path => (path[0] === 'titles' ? ['title'] : path.slice(0, 1)), external: true }
}
