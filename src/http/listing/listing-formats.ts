import type { Catalog, Filters, Kind, ListQuery, Stored } from '../../catalog/index.ts'
import type { FileType, Format, FormatId, WriteOptions } from '../../formats/format.ts'
import { formatRow } from '../../formats/table.ts'
import { disposition } from '../files/disposition.ts'
import { linkHeaders } from '../links/link-header.ts'
import { withCharset } from '../negotiation/accept.ts'
import { chosenBy } from '../negotiation/choose-representation.ts'
import type { ServiceOptions } from '../options.ts'
import { collections, fieldsOf, recordText } from '../record/present.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import type { Target } from '../target.ts'
import { pageParameters, queryOf, selection, sortOf } from './parameters.ts'
import { contentOf } from './text-content.ts'

/** The rules for writing a listing in a format. */
interface ListingFormat {
  options?: WriteOptions
  start?: string
  end?: string
  between?: string
  /** Removes the parts of a record's text that belong only to a complete document. */
  inner?: (text: string, isFirst: boolean) => string
  /** True if the format cannot express a resource without its own metadata. */
  needsMetadata?: true
}

/**
 * The option that uses DOIs as the keys of entries. Keys made from author names would have to be compared with all keys
 * already sent.
 */
const byDoi: WriteOptions = { keys: 'doi' }

const listingFormats: Readonly<Partial<Record<FormatId, ListingFormat>>> = {
  bibtex: { options: byDoi, between: '\n' },
  biblatex: { options: byDoi, between: '\n' },
  ris: {},
  endnote: { between: '\n' },
  csv: { inner: (text, isFirst) => (isFirst ? text : text.slice(text.indexOf('\n') + 1)) },
  'csl-json': {
    options: { pretty: false },
    start: '[',
    between: ',\n',
    end: ']\n',
    inner: text => text.trim().slice(1, -1),
  },
  'datacite-xml': {
    options: { pretty: false },
    start: '<?xml version="1.0" encoding="UTF-8"?>\n<resources>\n',
    between: '\n',
    end: '\n</resources>\n',
    inner: text => text.replace(/^<\?xml[^>]*\?>\s*/, '').trim(),
    needsMetadata: true,
  },
}

/** The API's own JSON with one record per line, which is available for every kind of record. */
const lines = { id: 'ndjson', type: 'application/x-ndjson' } as const

/** Returns the names of the formats in which the records of a kind can be listed. */
export const listingFormatsOf = (kind: Kind): string[] =>
  kind === 'resource' ? [lines.id, ...Object.keys(listingFormats)] : [lines.id]

const fileTypeOf = (name: string): FileType =>
  name === lines.id ? { mediaTypes: [lines.type], extensions: ['.ndjson'] } : formatRow(name as FormatId)

/** Returns the media type of a listing format, without parameters. */
export const listingTypeOf = (name: string): string => fileTypeOf(name).mediaTypes[0] ?? ''

/**
 * Writes all matching records in a format.
 *
 * The records are written while they are sent, so that memory use does not depend on the catalog's size. Rejects with
 * 406 if the kind of record cannot be listed in the format, and with 400 for an unknown format, an invalid parameter or
 * a parameter that selects a page.
 */
export async function listingAs<K extends Kind>(
  kind: K,
  name: string,
  { parameters }: Target,
  options: ServiceOptions,
): Promise<Reply> {
  const known = listingFormatsOf(kind)
  if (!known.includes(name)) throw notWritten(name, known)
  for (const page of pageParameters)
    if (parameters.get(page)) throw new HttpError(400, `"format=${name}" sends all records at once; omit "${page}".`)
  const filters = await queryOf(kind, parameters, options)
  const { sort } = sortOf(parameters, true)
  const records = recordsOf(options.catalog, kind, filters, sort)
  const format = listingFormats[name as FormatId] ?? {}
  const texts =
    name === lines.id
      ? linesOf(kind, records, parameters, options)
      : await writtenAs(name, format, records as AsyncIterable<Stored['resource']>)
  const [ending = ''] = fileTypeOf(name).extensions
  return {
    type: name === lines.id ? lines.type : withCharset(listingTypeOf(name)),
    headers: [
      disposition('attachment', `${collections[kind]}${ending}`),
      ...linkHeaders(
        [{ relation: 'alternate', href: `${options.baseUrl}/api/v1/${collections[kind]}/` }],
        options.baseUrl,
      ),
    ],
    content: contentOf(framed(texts, format)),
  }
}

/** Returns the 406 error for a format in which a list is not available. Throws the 400 error for an unknown format. */
function notWritten(name: string, known: readonly string[]): HttpError {
  const { representation } = chosenBy(name)
  return new HttpError(406, `This list is not written as ${representation.id}, but as json, ${known.join(', ')}.`)
}

/**
 * Iterates over the matching records in the requested order, or else in the default order of the kind of record. For a
 * requested order, reads 200 records at a time.
 */
async function* recordsOf<K extends Kind>(
  catalog: Catalog,
  kind: K,
  filters: Filters,
  sort: ListQuery['sort'],
): AsyncGenerator<Stored[K]> {
  if (sort === undefined) return yield* catalog.iterate(kind, filters)
  for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
    const { records, next }: { records: Stored[K][]; next?: string } = await catalog.list(kind, {
      ...filters,
      sort,
      cursor,
      limit: 200,
    })
    yield* records
    cursor = next
  }
}

function linesOf<K extends Kind>(
  kind: K,
  records: AsyncIterable<Stored[K]>,
  parameters: URLSearchParams,
  options: ServiceOptions,
): AsyncIterable<string> {
  const [select, write] = [selection(parameters), fieldsOf[kind]]
  return mapped(records, record => `${recordText(select(write(record, options)))}\n`)
}

async function writtenAs(
  name: string,
  { options, needsMetadata }: ListingFormat,
  records: AsyncIterable<Stored['resource']>,
): Promise<AsyncIterable<string>> {
  const [{ formats }, { recordOf }] = await Promise.all([
    import('../../formats/formats.ts'),
    import('../record/record-of.ts'),
  ])
  const format: Format | undefined = formats.find(({ id }) => id === name)
  return mapped(records, record =>
    needsMetadata && record.datacite === null
      ? undefined
      : format?.write?.(recordOf(record), { ...options, losses: false }).text,
  )
}

async function* mapped<T>(items: AsyncIterable<T>, map: (item: T) => string | undefined): AsyncGenerator<string> {
  for await (const item of items) {
    const text = map(item)
    if (text !== undefined) yield text
  }
}

async function* framed(
  texts: AsyncIterable<string>,
  { start = '', end = '', between = '', inner = text => text }: ListingFormat,
): AsyncGenerator<string> {
  yield start
  let isFirst = true
  for await (const text of texts) {
    yield (isFirst ? '' : between) + inner(text, isFirst)
    isFirst = false
  }
  yield end
}
