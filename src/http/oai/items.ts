import { type Catalog, type ChangedListing, CursorError } from '../../catalog/catalog.ts'
import { parseUuid } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { hostOf } from '../about.ts'
import { type MetadataFormat, metadataFormat } from './metadata-formats.ts'
import { type Arguments, datestampOf, endOf, type OaiContext, OaiError, shown, startOf } from './request.ts'
import { badToken, type Resumption, resumptionOf, tokenOf } from './resumption-token.ts'
import { partOfSet, type SetPart, setsOf } from './sets.ts'

/** The maximum number of records per response. The limit `pageSize` of the service can reduce this number. */
const lengths = { ListIdentifiers: 500, ListRecords: 100 } as const

/**
 * Writes a list of records or headers, with the token for the rest of the list.
 *
 * Records that change during the harvest appear again at the end of the list or, if the change is after `until`, in the
 * next harvest.
 */
export async function listElements(
  verb: keyof typeof lengths,
  given: Arguments,
  context: OaiContext,
  write: (items: readonly ListedItem[], format: MetadataFormat) => Block[] | Promise<Block[]>,
): Promise<Block[]> {
  const { resumptionToken } = given
  const resumed = resumptionToken === undefined ? undefined : resumptionOf(resumptionToken, verb)
  const { prefix, from, until, set, cursor, seen, size } = resumed ?? start(given)
  const format = metadataFormat(prefix)
  const part = set === undefined ? {} : partOfSet(set)
  if (part === undefined)
    throw resumed === undefined ? new OaiError('noRecordsMatch', `There is no set ${shown(set ?? '')}.`) : badToken()
  const found = await pageOf({ from, until, part, cursor }, format, lengths[verb], resumed === undefined, context)
  if (found.records.length === 0)
    throw resumed === undefined ? new OaiError('noRecordsMatch', 'There are no such records.') : badToken()
  const total = found.count ?? size
  const blocks = await write(await withResources(found.records, context.options.catalog), format)
  if (found.next === undefined && resumed === undefined) return blocks
  const after = seen + found.records.length
  const token =
    found.next === undefined
      ? ''
      : tokenOf({ verb, prefix, from, until, set, cursor: found.next, seen: after, size: total })
  const attributes = { completeListSize: String(Math.max(total, after)), cursor: String(seen) }
  return [...blocks, element('resumptionToken', attributes, token)]
}

const start = ({ metadataPrefix = '', from, until, set }: Arguments): Omit<Resumption, 'verb'> => ({
  prefix: metadataPrefix,
  from,
  until,
  set,
  cursor: '*',
  seen: 0,
  size: 0,
})

async function pageOf(
  { from, until, part, cursor }: Pick<Resumption, 'from' | 'until' | 'cursor'> & { part: SetPart },
  { described }: MetadataFormat,
  limit: number,
  count: boolean,
  { options, limits }: OaiContext,
): Promise<ChangedListing> {
  try {
    return await options.catalog.changed('resource', {
      ...(from !== undefined && { from: startOf(from) }),
      ...(until !== undefined && { until: endOf(until) }),
      ...part,
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

/** Adds the resource to each item. A withdrawn resource is added in its last state. */
async function withResources(items: readonly Item[], catalog: Catalog): Promise<ListedItem[]> {
  const byId = new Map<string, Resource>()
  for (const withdrawn of [false, true]) {
    const id = items.filter(({ isWithdrawn = false }) => isWithdrawn === withdrawn).map(item => item.id)
    if (id.length === 0) continue
    const { records } = await catalog.list('resource', { id, withdrawn, limit: id.length })
    for (const resource of records) byId.set(resource.id, resource)
  }
  return items.map(item => ({ ...item, resource: byId.get(item.id) }))
}

/** An item of a repository: the id of a resource and the time of its last change in the catalog. */
interface Item {
  id: string
  changed: Date
  isWithdrawn?: true
}

/**
 * Returns the identifier of a resource in OAI-PMH: `oai:<host>:<uuid>`
 * (https://www.openarchives.org/OAI/2.0/guidelines-oai-identifier.htm).
 */
export const identifierOf = (id: string, baseUrl: string): string => `oai:${hostOf(baseUrl)}:${id}`

/** Returns the resource id in an identifier of this service; undefined for any other identifier. */
export function idOfIdentifier(identifier: string, baseUrl: string): string | undefined {
  const id = parseUuid(identifier.slice(identifierOf('', baseUrl).length))
  return id !== undefined && identifierOf(id, baseUrl) === identifier ? id : undefined
}

/** An item with its resource, which is undefined if the resource was removed after the list was read. */
export interface ListedItem extends Item {
  resource: Resource | undefined
}

/** Writes the header of a record, with its sets. */
export const headerElement = ({ id, changed, isWithdrawn, resource }: ListedItem, baseUrl: string): Block =>
  element('header', isWithdrawn ? { status: 'deleted' } : {}, [
    element('identifier', {}, identifierOf(id, baseUrl)),
    element('datestamp', {}, datestampOf(changed)),
    ...(resource === undefined ? [] : setsOf(resource).map(spec => element('setSpec', {}, spec))),
  ])
