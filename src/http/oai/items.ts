import { opaque, partsOfOpaque } from '../../catalog/base64url.ts'
import { type ChangedListing, CursorError } from '../../catalog/catalog.ts'
import { parseUuid } from '../../identifiers/index.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { hostOf } from '../about.ts'
import { type MetadataFormat, metadataFormat } from './metadata-formats.ts'
import {
  type Arguments,
  datestampOf,
  endOf,
  granularityOf,
  type OaiContext,
  OaiError,
  startOf,
  type Verb,
} from './request.ts'

/** Records per answer. */
const lengths = { ListIdentifiers: 500, ListRecords: 100 } as const

/**
 * A list of records or headers, with the token for the rest. Records that change during the harvest come again at the end of the
 * list or, after `until`, in the next harvest.
 */
export async function listElements(
  verb: keyof typeof lengths,
  given: Arguments,
  context: OaiContext,
  write: (items: readonly Item[], format: MetadataFormat) => Block[] | Promise<Block[]>,
): Promise<Block[]> {
  const { resumptionToken } = given
  const resumed = resumptionToken === undefined ? undefined : resumptionOf(resumptionToken, verb)
  if (given.set !== undefined) throw noSets()
  const { prefix, from, until, cursor, seen, size } = resumed ?? start(given)
  const format = metadataFormat(prefix)
  const found = await pageOf({ from, until, cursor }, format, lengths[verb], resumed === undefined, context)
  if (found.records.length === 0)
    throw resumed === undefined ? new OaiError('noRecordsMatch', 'There are no such records.') : badToken()
  const total = found.count ?? size
  const blocks = await write(found.records, format)
  if (found.next === undefined && resumed === undefined) return blocks
  const after = seen + found.records.length
  const token =
    found.next === undefined ? '' : tokenOf({ verb, prefix, from, until, cursor: found.next, seen: after, size: total })
  const attributes = { completeListSize: String(Math.max(total, after)), cursor: String(seen) }
  return [...blocks, element('resumptionToken', attributes, token)]
}

const start = ({ metadataPrefix = '', from, until }: Arguments): Omit<Resumption, 'verb'> => ({
  prefix: metadataPrefix,
  from,
  until,
  cursor: '*',
  seen: 0,
  size: 0,
})

async function pageOf(
  { from, until, cursor }: Pick<Resumption, 'from' | 'until' | 'cursor'>,
  { described }: MetadataFormat,
  limit: number,
  count: boolean,
  { options, limits }: OaiContext,
): Promise<ChangedListing> {
  try {
    return await options.catalog.changed('resource', {
      ...(from !== undefined && { from: startOf(from) }),
      ...(until !== undefined && { until: endOf(until) }),
      ...(described && { described }),
      withdrawn: true,
      cursor,
      count,
      limit: Math.min(limit, limits.pageSize),
    })
  } catch (error) {
    throw error instanceof CursorError ? badToken() : error
  }
}

/** The error for requests about sets. */
export const noSets = (): OaiError => new OaiError('noSetHierarchy', 'This repository has no sets.')

/** The complete state for continuing a list, so that no server has to store it. */
interface Resumption {
  verb: Verb
  prefix: string
  from?: string | undefined
  until?: string | undefined
  /** The cursor of the catalog. */
  cursor: string
  /** Number of records already returned. */
  seen: number
  /** Number of records in the list when it began. */
  size: number
}

/** A resumption as an opaque token of URL characters. */
function tokenOf({ verb, prefix, from = '', until = '', cursor, seen, size }: Resumption): string {
  return opaque([verb, prefix, from, until, cursor, seen, size])
}

/** Reads a token; throws `badResumptionToken` if it does not come from a list of the verb. */
function resumptionOf(token: string, wanted: Verb): Resumption {
  const parts = partsOfOpaque(token)
  const [verb, prefix, from, until, cursor, seen, size] = parts
  if (
    parts.length !== 7 ||
    verb !== wanted ||
    typeof prefix !== 'string' ||
    !isMoment(from) ||
    !isMoment(until) ||
    typeof cursor !== 'string' ||
    cursor === '*' ||
    !isCount(seen) ||
    !isCount(size)
  )
    throw badToken()
  return { verb: wanted, prefix, from: from || undefined, until: until || undefined, cursor, seen, size }
}

/** The error for an invalid token. */
const badToken = (): OaiError =>
  new OaiError(
    'badResumptionToken',
    'The resumption token does not belong to a list of this verb; begin the list again.',
  )

const isMoment = (part: unknown): part is string =>
  typeof part === 'string' && (part === '' || granularityOf(part) !== undefined)

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && Number(part) >= 0

/** An item of a repository: a resource, and when it last changed in the catalog. */
export interface Item {
  id: string
  changed: Date
  isWithdrawn?: true
}

/** The identifier of a resource in OAI-PMH: `oai:<host>:<uuid>` (https://www.openarchives.org/OAI/2.0/guidelines-oai-identifier.htm). */
export const identifierOf = (id: string, baseUrl: string): string => `oai:${hostOf(baseUrl)}:${id}`

/** The id in one of our identifiers. */
export function idOfIdentifier(identifier: string, baseUrl: string): string | undefined {
  const id = parseUuid(identifier.slice(identifierOf('', baseUrl).length))
  return id !== undefined && identifierOf(id, baseUrl) === identifier ? id : undefined
}

/** The header of a record. */
export const headerElement = ({ id, changed, isWithdrawn }: Item, baseUrl: string): Block =>
  element('header', isWithdrawn ? { status: 'deleted' } : {}, [
    element('identifier', {}, identifierOf(id, baseUrl)),
    element('datestamp', {}, datestampOf(changed)),
  ])
