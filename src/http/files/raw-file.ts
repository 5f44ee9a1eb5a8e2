import type { Catalog, Stored } from '../../catalog/index.ts'
import { rawLinks } from '../links/data-signposts.ts'
import { linkHeaders } from '../links/link-header.ts'
import type { ServiceOptions } from '../options.ts'
import { fieldsOf, jsonPath, recordText } from '../record/present.ts'
import { missingOrGone } from '../record/tombstone.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import type { FileStore, FoundFile } from './content.ts'
import { disposition } from './disposition.ts'
import { dataTypeOf } from './media-types.ts'
import { goneAt, matching, versionsAt } from './records-at-path.ts'

/**
 * Returns a raw file, or the JSON about a raw file: the stored JSON file or else the record of the file. Serves only
 * files of the catalog, even if the store contains others.
 */
export async function rawReply(path: string, options: ServiceOptions): Promise<Reply> {
  const { files, catalog } = options
  if (files === undefined) throw noFile()
  const versions = await versionsAt('file', path, catalog)
  const described = versions.length > 0 ? versions : await filesBeside(path, catalog)
  const [any] = described
  if (any === undefined) throw await nothingBeside(path, options)
  const found = await foundAt([path, ...versions.toReversed().flatMap(({ path, paths }) => [path, ...paths])], files)
  if (found !== undefined) {
    const reply = replyOf(found, await describedAs(found, versions, catalog), path)
    const links =
      versions.at(-1) === undefined ? [] : rawLinks(versions.findLast(one => one.size === found.size) ?? any, options)
    return { ...reply, headers: [...(reply.headers ?? []), ...linkHeaders(links, options.baseUrl)] }
  }
  if (versions.length > 0) throw noFile()
  // The stored file belongs to the version with its size. If no version matches, the latest record is used.
  const latest = described.at(-1) ?? any
  const raw = await files.find(latest.path)
  const record = described.findLast(({ size }) => size === raw?.size) ?? latest
  return { body: recordText(fieldsOf.file(record, options)), headers: headersOf(path) }
}

const noFile = (): HttpError => new HttpError(404, 'Not found.')

async function foundAt(paths: readonly string[], files: FileStore): Promise<FoundFile | undefined> {
  for (const path of new Set(paths)) {
    const found = await files.find(path)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Returns the versions of the first file whose `json_url` may have the given path. A `json_url` can be derived from any
 * path of a file.
 */
async function filesBeside(path: string, catalog: Catalog, withdrawn = false): Promise<Stored['file'][]> {
  if (!path.endsWith('.json')) return []
  const start = path.slice(0, -'json'.length)
  const isBeside = ({ path: own, paths }: Stored['file']): boolean =>
    [own, ...paths].some(one => jsonPath(one) === path)
  const files = catalog.iterate('file', { path: [start], all: true, withdrawn })
  const [first, ...others] = await matching(files, isBeside)
  return first === undefined ? [] : [first, ...others.filter(other => other.path === first.path)]
}

/** Returns the error for a path without a file. The JSON about a file is withdrawn together with the file. */
async function nothingBeside(path: string, options: ServiceOptions): Promise<HttpError> {
  const gone = (await filesBeside(path, options.catalog, true)).at(-1)
  return gone === undefined ? goneAt(path, options) : missingOrGone('file', gone.id, options)
}

/**
 * Returns the record that describes a stored file. Returns undefined unless a record has the size of the file and is
 * at most one second older than the file.
 */
async function describedAs(
  { size, modified }: FoundFile,
  versions: readonly Stored['file'][],
  catalog: Catalog,
): Promise<Stored['file'] | undefined> {
  const record = versions.findLast(one => one.size === size)
  const described = record && (await catalog.lastChange('file', record.id))
  return described !== undefined && modified.getTime() <= described.getTime() + 1000 ? record : undefined
}

function replyOf(found: FoundFile, record: Stored['file'] | undefined, path: string): Reply {
  return {
    type: dataTypeOf(path).replace(/^text\/.*/, '$&; charset=utf-8'),
    hash: record?.checksum ?? `${found.size.toString(16)}-${found.modified.getTime().toString(16)}`,
    lastModified: found.modified,
    headers: [...headersOf(path), ...digestHeaders(record)],
    content: found,
  }
}

// Browsers save every raw file and never run its content on the origin of the repository.
const headersOf = (path: string): [string, string][] => [
  disposition('attachment', path.slice(path.lastIndexOf('/') + 1)),
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; sandbox"],
]

/** Returns the `Repr-Digest` header (RFC 9530) of a whole file, or none if its checksum is not SHA-256 or SHA-512. */
function digestHeaders(record: Stored['file'] | undefined): [string, string][] {
  const algorithm = algorithms[record?.checksum_type ?? '']
  if (record === undefined || algorithm === undefined) return []
  const bytes = (record.checksum.match(/../g) ?? []).map(digits => Number.parseInt(digits, 16))
  return [['Repr-Digest', `${algorithm}=:${btoa(String.fromCharCode(...bytes))}:`]]
}

const algorithms: Readonly<Record<string, string | undefined>> = { sha256: 'sha-256', sha512: 'sha-512' }
