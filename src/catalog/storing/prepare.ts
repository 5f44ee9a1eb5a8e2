import type * as z from 'zod/mini'
import { createResource } from '../../citation/index.ts'
import { isObject, type Members } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import { readDocument } from '../../datacite/read/read-document.ts'
import { doiKey, doiUrl, parseDoi } from '../../identifiers/index.ts'
import { heldInput } from '../../model/given/held-record.ts'
import type { Resource } from '../../model/index.ts'
import { checkValue } from '../../validation/value.ts'
import type { Kind, Stored } from '../catalog.ts'
import { datasetInput, extrasOf, fileInput, isKey, resourceInput, take } from './input-schemas.ts'
import { landingPageIn, landingPageMember, webAddress } from './landing-page.ts'
import { inDescribedOrder, rightsInOrder } from './member-order.ts'
import type { Extras, StoredResource } from './stored.ts'

/** A record ready to be stored, or the reasons why the input is refused. */
export type Prepared = PreparedRecord | { kind: 'refused'; id?: string; reasons: string[] }

/** A record ready to be stored. */
export type PreparedRecord = { [K in Kind]: { kind: K; record: Stored[K]; isHidden?: boolean } }[Kind]

/**
 * Converts an input to a record to be stored, or returns the reasons why the input is refused. The input is a dataset,
 * file or resource in the form of the API, or DataCite metadata in any JSON dialect.
 *
 * Metadata become a resource with an id derived from the DOI. Metadata and resources are refused if the registry's
 * schema rejects them.
 *
 * A result of this package with one record is read as that record.
 */
export async function prepare(input: unknown): Promise<Prepared> {
  let given: unknown
  try {
    given = heldInput(input)
  } catch (error) {
    return refused(input, [error instanceof Error ? error.message : String(error)])
  }
  if (!isObject(given)) return refused(given, ['It is not an object.'])
  if (Object.hasOwn(given, 'checksum')) return parsed('file', take(fileInput, given), given, fileOf)
  if (Object.hasOwn(given, 'specifiers') || Object.hasOwn(given, 'filelist_url'))
    return storable(await parsed('dataset', take(datasetInput, given), given, datasetOf), given)
  return storable(await resourcePrepared(given), given)
}

async function resourcePrepared(given: Members): Promise<Prepared> {
  const isResource = Object.hasOwn(given, 'datacite')
  const report = checkValue(given, { profile: 'registry', from: isResource ? 'resource' : 'auto' })
  const findings = [...report.diagnostics, ...report.records.flatMap(({ diagnostics }) => diagnostics)]
  const faults = findings.filter(({ rule }) => rule.startsWith('schema/'))
  if (faults.length > 0)
    return refused(
      given,
      faults.slice(0, 20).map(({ pointer, message }) => `${pointer || '/'}: ${message}`),
    )
  if (isResource) {
    const prepared = await parsed('resource', take(resourceInput, given), given, resourceOf)
    return given.public === false && prepared.kind === 'resource' ? { ...prepared, isHidden: true } : prepared
  }
  return fromMetadata(given)
}

// No schema has checked the DOI of DataCite metadata, and the path of a listed file may be too long even if each
// part of the path is short enough.
function storable(prepared: Prepared, given: Members): Prepared {
  if (prepared.kind === 'refused') return prepared
  if (prepared.kind === 'resource' && parseDoi(prepared.record.doi) === undefined)
    return refused(given, [`"${prepared.record.doi.slice(0, 60)}" is not a DOI, so it cannot become a resource.`])
  const keys =
    prepared.kind === 'resource'
      ? [prepared.record.doi]
      : prepared.kind === 'dataset'
        ? prepared.record.files.map(({ path }) => path)
        : []
  const unfit = keys.find(key => !isKey(key))
  return unfit === undefined
    ? prepared
    : refused(given, [`"${unfit.slice(0, 60)}…" is too long to be found in a catalog, or contains control characters.`])
}

type Input<T extends z.ZodMiniType> = z.output<T>

async function datasetOf(input: Input<typeof datasetInput>, given: Members): Promise<Stored['dataset']> {
  const listed = Array.isArray(given.files) ? given.files : []
  const { id, path, version, specifiers, search_rank, rights } = input
  const files = input.files.map(({ id, name, version, size, checksum, checksum_type, rights, ...file }, at) => ({
    id,
    name,
    version,
    size,
    checksum,
    checksum_type,
    rights: rightsInOrder(rights),
    path: file.path ?? listedPath(path, { ...file, name }) ?? `${path}/${name}`,
    ...(file.terms_of_use && { terms_of_use: file.terms_of_use }),
    ...kept(extrasOf('file', listed[at])),
  }))
  const resources = input.resources.map(async ({ id, doi }) => ({
    id: id ?? (await uuidOfDoi(doi)),
    doi,
    doi_url: doiUrl(doi),
  }))
  return {
    id,
    name: input.name ?? lastOf(path),
    path,
    version,
    size: input.size ?? files.reduce((sum, { size }) => sum + size, 0),
    specifiers,
    identifiers: input.identifiers ?? Object.keys(specifiers),
    search_rank,
    public: input.public,
    rights: rightsInOrder(rights),
    files,
    resources: await Promise.all(resources),
    ...(input.terms_of_use && { terms_of_use: input.terms_of_use }),
    ...kept(extrasOf('dataset', given)),
  }
}

async function fileOf(input: Input<typeof fileInput>, given: Members): Promise<Stored['file']> {
  const { id, name, path, version, size, checksum, checksum_type, specifiers } = input
  const merged = Object.fromEntries(Object.entries(specifiers).map(([name, value]) => [name, [value]]))
  return {
    id,
    name,
    path,
    paths: input.paths ?? [path],
    version,
    size,
    checksum,
    checksum_type,
    specifiers,
    identifiers: input.identifiers ?? Object.keys(specifiers),
    merged_specifiers: input.merged_specifiers ?? merged,
    ...(input.pretty_specifiers && { pretty_specifiers: input.pretty_specifiers }),
    links: input.links,
    search_rank: input.search_rank,
    rights: rightsInOrder(input.rights),
    datasets: input.dataset === undefined ? input.datasets : [...new Set([...input.datasets, input.dataset])],
    hidden_in: [],
    public: input.public ?? true,
    ...(input.public !== undefined && { stated_public: input.public }),
    ...(input.terms_of_use && { terms_of_use: input.terms_of_use }),
    ...kept(extrasOf('file', given)),
  }
}

const kept = (extras: Extras | undefined): { extras?: Extras } => (extras === undefined ? {} : { extras })

// Derived members are always recomputed, so that they cannot contradict the metadata. Without metadata, the record's
// own members are kept.
async function resourceOf(input: Input<typeof resourceInput>, given: Members): Promise<StoredResource> {
  const { id: _, public: __, doi, title, paths, datacite, landing_page, ...around } = input
  const id = input.id ?? (await uuidOfDoi(doi))
  const metadata = datacite === null || Object.keys(datacite).length === 0 ? null : datacite
  const stated = { ...around, doi, title, datacite: metadata } as Resource
  const resource = createResource(stated, { id, doi, paths, ...(title !== undefined && { title }) })
  // Unknown members follow the described ones, so that the stored JSON can be served unchanged.
  const whole = { ...described(resource), ...(metadata === null && givenTexts(around)), ...extrasOf('resource', given) }
  return withLandingPage(whole, webAddress(landing_page) ?? webAddress(metadata?.url))
}

async function fromMetadata(given: Members): Promise<Prepared> {
  const document = { value: given, locate: () => new Map(), duplicates: () => [], imprecise: () => [] }
  const { records } = readDocument(document, 'json', { from: 'auto', extras: true, next: 0 }, [])
  const record = records[0]?.record
  if (record?.doi === undefined) return refused(given, ['It has no DOI, so it cannot become a resource.'])
  const doi = parseDoi(record.doi)
  if (doi === undefined)
    return refused(given, [`"${record.doi.slice(0, 60)}" is not a DOI, so it cannot become a resource.`])
  const { extras: _, ...metadata } = record
  const resource = described(createResource(metadata, { id: await uuidOfDoi(doi) }))
  return { kind: 'resource', record: withLandingPage(resource, landingPageIn(record)) }
}

/** Returns the members of a resource without empty texts, because these would replace derived texts. */
const givenTexts = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''))

const withLandingPage = (resource: Resource, url: string | undefined): StoredResource =>
  url === undefined ? resource : { ...resource, [landingPageMember]: url }

const described = (resource: Resource): Resource =>
  resource.datacite === null ? resource : { ...resource, datacite: inDescribedOrder(resource.datacite) }

async function parsed<K extends Kind, I>(
  kind: K,
  result: { success: true; data: I } | { success: false; error: z.core.$ZodError },
  given: Members,
  make: (input: I, given: Members) => Promise<Stored[K]>,
): Promise<Prepared> {
  if (result.success) {
    const record = await make(result.data, given)
    try {
      JSON.stringify(record)
    } catch {
      return refused(given, ['It is nested too deeply.'])
    }
    return { kind, record } as PreparedRecord
  }
  return refused(
    given,
    result.error.issues.slice(0, 20).map(({ path, message }) => `${toPointer(path.map(String)) || '/'}: ${message}`),
  )
}

function refused(given: unknown, reasons: string[]): Prepared {
  const { id, doi } = isObject(given) ? given : {}
  const name = typeof id === 'string' ? id : doi
  return { kind: 'refused', ...(typeof name === 'string' && { id: name.slice(0, 200) }), reasons }
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The namespace that RFC 9562 defines for URLs. The URL of a DOI is its address at doi.org. */
const urlNamespace = '6ba7b8119dad11d180b400c04fd430c8'

/** Derives the UUID (version 5, RFC 9562) of a DOI. Every spelling of the DOI results in the same UUID. */
async function uuidOfDoi(doi: string): Promise<string> {
  const name = new TextEncoder().encode(`https://doi.org/${doiKey(doi)}`)
  const bytes = new Uint8Array(16 + name.length)
  for (let at = 0; at < 16; at++) bytes[at] = Number.parseInt(urlNamespace.slice(2 * at, 2 * at + 2), 16)
  bytes.set(name, 16)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Derives the path of a listed file without a path. Returns undefined if the addresses of the file contain no valid
 * path that ends in its name.
 *
 * The path is the part after `/download/` in the download address, or else the part of the raw file's address that best
 * matches the path of the dataset.
 */
export function listedPath(
  dataset: string,
  { name, file_url, download_url }: { name: string; file_url?: unknown; download_url?: unknown },
): string | undefined {
  const [download, raw] = [segmentsOf(download_url), segmentsOf(file_url)]
  const paths = [download.slice(download.indexOf('download') + 1 || download.length), likest(raw, dataset.split('/'))]
  return paths.find(path => path.at(-1) === name && isKey(path.join('/')))?.join('/')
}

/**
 * Returns the segments from the position at which they share the longest prefix with a path. Returns an empty list if
 * there is no such position.
 */
function likest(segments: readonly string[], path: readonly string[]): string[] {
  let [best, most] = [segments.length, 0]
  for (const at of segments.keys()) {
    let length = 0
    while (length < path.length && segments[at + length] === path[length]) length++
    if (length > most) [best, most] = [at, length]
  }
  return segments.slice(best)
}

/**
 * Returns the decoded path segments of an address. Returns an empty list if the address is invalid, is longer than 8000
 * characters, or contains a segment that no file path can contain.
 */
function segmentsOf(address: unknown): string[] {
  if (typeof address !== 'string' || address.length > 8000 || !URL.canParse(address)) return []
  const segments = new URL(address).pathname.split('/').filter(segment => segment !== '')
  try {
    const decoded = segments.map(decodeURIComponent)
    return decoded.some(segment => segment === '..' || segment.includes('/')) ? [] : decoded
  } catch {
    return []
  }
}
