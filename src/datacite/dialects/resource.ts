import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { toPointer } from '../../pointer.ts'
import type { Dialect, DialectRecord } from './dialect.ts'
import { extrasOf } from './dialect.ts'
import { dataciteService, readService } from './service.ts'

const telling = ['doi_url', 'title_with_version', 'creators_str', 'is_external', 'previous_version', 'new_version']

/** A service's Resource: the service's `datacite` object, surrounded by fields derived from it. */
export const resource: Dialect = {
  id: 'resource',
  name: 'Resource of a metadata service',
  spec: dataciteService.spec,
  detect: value =>
    (Object.hasOwn(value, 'datacite') || Object.hasOwn(value, 'doi')) &&
    telling.some(name => Object.hasOwn(value, name)),
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
