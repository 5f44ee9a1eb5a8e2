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

/** The form of a whole listing in a format: its start and end, the separator of its pieces, and the writing of a piece. */
interface ListingFormat {
  options?: WriteOptions
  start?: string
  end?: string
  between?: string
  /** Takes away from a piece what belongs to a whole text. */
  inner?: (text: string, isFirst: boolean) => string
  /** True if a resource without metadata of its own cannot be written in the format. */
  needsMetadata?: true
}

/** Keys of entries by DOI: those by authors would have to be compared with all that were sent before. */
const byDoi: WriteOptions = { keys: 'doi' }

/** The formats of the library in which resources are listed. */
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

/** Lines of the API's own JSON, in which every kind is listed. */
const lines = { id: 'ndjson', type: 'application/x-ndjson' } as const

/** The formats of a kind's listing. */
export const listingFormatsOf = (kind: Kind): string[] =>
  kind === 'resource' ? [lines.id, ...Object.keys(listingFormats)] : [lines.id]

const fileTypeOf = (name: string): FileType =>
  name === lines.id ? { mediaTypes: [lines.type], extensions: ['.ndjson'] } : formatRow(name as FormatId)

/** The media type of a format of listings, without parameters. */
export const listingTypeOf = (name: string): string => fileTypeOf(name).mediaTypes[0] ?? ''

/**
 * All matching records in a format, written while they are sent, so that the size of the catalog does not matter. 406 for a format that the kind does
 * not have.
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
    if (parameters.get(page))
      throw new HttpError(400, `"format=${name}" sends all records at once; leave out "${page}".`)
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

/** The refusal of a format: 400 if there is none of that name, 406 if lists are not written in it. */
function notWritten(name: string, known: readonly string[]): HttpError {
  const { representation } = chosenBy(name)
  return new HttpError(406, `This list is not written as ${representation.id}, but as json, ${known.join(', ')}.`)
}

/** Records in order; by the order of the kind, a store in memory need not be sorted again for every page. */
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

/** Each record as the API has it, on a line. */
function linesOf<K extends Kind>(
  kind: K,
  records: AsyncIterable<Stored[K]>,
  parameters: URLSearchParams,
  options: ServiceOptions,
): AsyncIterable<string> {
  const [select, write] = [selection(parameters), fieldsOf[kind]]
  return mapped(records, record => `${recordText(select(write(record, options)))}\n`)
}

/** Each resource as a text in a format of the library, which is loaded on first use, because it brings in all formats. */
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

/** The texts as one, with what is before, between and behind them. */
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
