import { type ChangedListing, CursorError } from '../../catalog/catalog.ts'
import { type Block, element } from '../../text/xml/write.ts'
import type { Arguments, OaiContext } from './arguments.ts'
import { endOf, startOf } from './datestamp.ts'
import type { Item } from './item.ts'
import { type MetadataFormat, metadataFormat } from './metadata-formats.ts'
import { OaiError } from './oai-error.ts'
import { badToken, type Resumption, resumptionOf, tokenOf } from './token.ts'

/** Records per answer. */
const lengths = { ListIdentifiers: 500, ListRecords: 100 } as const

/**
 * A list of records or headers, with the token for the rest. Records that change while it is followed come again at its end or,
 * after `until`, in the next harvest.
 */
export async function listOf(
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
