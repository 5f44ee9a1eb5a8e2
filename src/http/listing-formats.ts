import type { Catalog, Filters, Kind, ListQuery, Stored } from '../catalog/index.ts'
import type { Format, FormatId, WriteOptions } from '../formats/format.ts'
import { chosenBy } from './agree.ts'
import type { Content } from './files/content.ts'
import { disposition } from './files/disposition.ts'
import { HttpError } from './http-error.ts'
import { linkHeaders } from './links.ts'
import { collections, queryOf, selection, sortOf } from './listing.ts'
import type { ServiceOptions } from './options.ts'
import { fieldsOf, recordText } from './present.ts'
import type { Target } from './query.ts'
import type { Reply } from './reply.ts'

/** A format in which a whole listing is sent: what it begins and ends with, what parts its pieces, and how a piece is written. */
interface ListingFormat {
  type: string
  ending: string
  /** The format of the library that writes the records; absent for lines of JSON. */
  writer?: { id: FormatId; options?: WriteOptions }
  start?: string
  end?: string
  between?: string
  /** Takes away from a piece what belongs to a whole text. */
  inner?: (text: string, isFirst: boolean) => string
  /** What a resource without metadata of its own cannot be written as. */
  needsMetadata?: true
}

/** Keys of entries by DOI: those by authors would have to be compared with all that were sent before. */
const byDoi: WriteOptions = { keys: 'doi' }

/** The formats by their names; those of {@link ofAll} are there for datasets and files, too. */
const listingFormats: Readonly<Record<string, ListingFormat>> = {
  ndjson: { type: 'application/x-ndjson', ending: 'ndjson' },
  bibtex: {
    type: 'application/x-bibtex; charset=utf-8',
    ending: 'bib',
    writer: { id: 'bibtex', options: byDoi },
    between: '\n',
  },
  biblatex: {
    type: 'application/x-bibtex; charset=utf-8',
    ending: 'bib',
    writer: { id: 'biblatex', options: byDoi },
    between: '\n',
  },
  ris: { type: 'application/x-research-info-systems; charset=utf-8', ending: 'ris', writer: { id: 'ris' } },
  endnote: {
    type: 'application/x-endnote-refer; charset=utf-8',
    ending: 'enw',
    writer: { id: 'endnote' },
    between: '\n',
  },
  csv: {
    type: 'text/csv; charset=utf-8; header=present',
    ending: 'csv',
    writer: { id: 'csv' },
    inner: (text, isFirst) => (isFirst ? text : text.slice(text.indexOf('\n') + 1)),
  },
  'csl-json': {
    type: 'application/vnd.citationstyles.csl+json',
    ending: 'json',
    writer: { id: 'csl-json', options: { pretty: false } },
    start: '[',
    between: ',\n',
    end: ']\n',
    inner: text => text.trim().slice(1, -1),
  },
  'datacite-xml': {
    type: 'application/vnd.datacite.datacite+xml',
    ending: 'xml',
    writer: { id: 'datacite-xml', options: { pretty: false } },
    start: '<?xml version="1.0" encoding="UTF-8"?>\n<resources>\n',
    between: '\n',
    end: '\n</resources>\n',
    inner: text => text.replace(/^<\?xml[^>]*\?>\s*/, '').trim(),
    needsMetadata: true,
  },
}

/** The formats that datasets and files have. */
const ofAll: ReadonlySet<string> = new Set(['ndjson'])

/** The formats of a kind's listing. */
export const listingFormatsOf = (kind: Kind): string[] =>
  Object.keys(listingFormats).filter(name => kind === 'resource' || ofAll.has(name))

/** The media type of a format of listings, without parameters. */
export const listingTypeOf = (name: string): string => (listingFormats[name]?.type ?? '').replace(/;.*$/, '')

/** Parameters of pages: there are none where all is sent. */
const ofPages = ['page', 'page_size', 'cursor'] as const

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
  const format = known.includes(name) ? listingFormats[name] : undefined
  if (format === undefined) throw notWritten(name, known)
  for (const page of ofPages)
    if (parameters.get(page))
      throw new HttpError(400, `"format=${name}" sends all records at once; leave out "${page}".`)
  const filters = await queryOf(kind, parameters, options)
  const { sort } = sortOf(parameters, true)
  const records = recordsOf(options.catalog, kind, filters, sort)
  const texts = await writtenAs(kind, format, records, parameters, options)
  return {
    type: format.type,
    headers: [
      disposition('attachment', `${collections[kind]}.${format.ending}`),
      ...linkHeaders([{ relation: 'alternate', href: `${options.baseUrl}/api/v1/${collections[kind]}/` }]),
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

/** How a stream of records becomes a stream of texts, one for each record. */
async function writtenAs<K extends Kind>(
  kind: K,
  { writer, needsMetadata }: ListingFormat,
  records: AsyncIterable<Stored[K]>,
  parameters: URLSearchParams,
  options: ServiceOptions,
): Promise<AsyncIterable<string>> {
  if (writer === undefined) {
    const [select, write] = [selection(parameters), fieldsOf[kind]]
    return mapped(records, record => `${recordText(select(write(record, options)))}\n`)
  }
  // Loaded on first use, because it brings in all formats.
  const [{ formats }, { recordOf }] = await Promise.all([import('../formats/formats.ts'), import('./record-of.ts')])
  const format: Format | undefined = formats.find(({ id }) => id === writer.id)
  return mapped(records as AsyncIterable<Stored['resource']>, record =>
    needsMetadata && record.datacite === null
      ? undefined
      : format?.write?.(recordOf(record), { ...writer.options, losses: false }).text,
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

/** Texts as bytes in pieces of a good size to send. */
const contentOf = (texts: AsyncIterable<string>): Content => ({
  async *read() {
    let waiting = ''
    for await (const text of texts) {
      waiting += text
      if (waiting.length < piece) continue
      yield encoder.encode(waiting)
      waiting = ''
      // Writing is quick and stores may answer at once: others get their turn.
      await new Promise(resolve => setTimeout(resolve, 0))
    }
    if (waiting !== '') yield encoder.encode(waiting)
  },
})

const piece = 32_768
const encoder = /* @__PURE__ */ new TextEncoder()
