import { isObject } from '../../../core/object.ts'
import { parsePointer } from '../../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../../datacite/writing/extras.ts'
import { afterLast, putBack } from '../../../datacite/writing/put-back.ts'
import { isSame } from '../../../datacite/writing/same.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { jsonText } from '../../../text/json/stringify.ts'
import type { WriteOptions, WriteResult } from '../../format.ts'
import { schemaOrgRow } from '../../table.ts'
import { type Account, type NamedFormat, workOf, writeEach } from '../../work/index.ts'
import { describeInSchemaOrg } from '../describe.ts'
import { putDistribution } from '../distributions.ts'
import type { JsonLdNode, Value } from '../node.ts'
import { identityIn, isRelated, schemaOrgNamespaces } from '../relations.ts'

/** Writes one record as a JSON-LD document. */
export function writeSchemaOrg(record: Datacite, options: WriteOptions = {}): WriteResult {
  const { written, losses } = writeEach([record], schemaOrgRow, options, (one, account) => {
    const node = inContext(schemaOrgOf(one, schemaOrgRow, account, startOfDocument()))
    return jsonText(node, options)
  })
  return { text: written.join(''), losses }
}

/** Writes several records as the `@graph` of one document. */
export function writeSchemaOrgGraph(records: readonly Datacite[], options: WriteOptions = {}): WriteResult {
  const { written: nodes, losses } = writeEach(records, schemaOrgRow, options, (record, account) =>
    schemaOrgOf(record, schemaOrgRow, account),
  )
  return { text: jsonText({ '@context': contextOf(nodes), '@graph': nodes }, options), losses }
}

/** Writes a record as a schema.org node, including the original document's content beyond the model. */
export function schemaOrgOf(
  record: Datacite,
  format: NamedFormat,
  account: Account,
  node: JsonLdNode = {},
): JsonLdNode {
  const work = workOf(record)
  describeInSchemaOrg(account, work, { node })
  putDistribution(account, work, node)
  putExtras(account, work.record, format, node)
  return node
}

/** Restores the original document's content beyond the model. Values that no longer fit are reported as lost. */
export function putExtras(account: Account, record: Datacite, { id, name }: NamedFormat, node: JsonLdNode): void {
  for (const [key, value] of Object.entries(extrasFor(record, id) ?? {})) {
    const path = key.startsWith('/') ? parsePointer(key) : [key]
    const place = placeOfRelated(node, path)
    if (place === undefined || isOtherwise(node, place, value) || !putBack(node, place, value))
      account.add(lossOfExtra(record, { key, path, value }, name))
  }
}

/**
 * True if a path leads to a nested member whose value differs from the given one.
 *
 * If the existing value is a year or month in which the given date lies, replaces it with the date and returns false.
 */
function isOtherwise(node: JsonLdNode, path: readonly string[], value: unknown): boolean {
  const name = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<unknown>((held, step) => (isHolder(held) ? held[step] : undefined), node)
  if (path.length < 2 || !isHolder(holder) || !Object.hasOwn(holder, name)) return false
  const isDate = typeof value === 'string' && value.startsWith(`${String(holder[name])}-`)
  if (isDate) holder[name] = value
  return !isDate && !isSame(holder[name], value) && name !== afterLast
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Replaces the IRI or name of a related work in the path of an extra with the position of the work. Returns a path
 * without a related work unchanged.
 *
 * Returns undefined if the node no longer has the related work.
 */
function placeOfRelated(node: JsonLdNode, path: readonly string[]): readonly string[] | undefined {
  const depth = path[0] === '@reverse' ? 2 : 1
  const identity = path[depth]
  if (identity === undefined || identity === afterLast || path.length < depth + 2) return path
  if (!isRelated(path.slice(0, depth))) return path
  const held = path.slice(0, depth).reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), node)
  const list = Array.isArray(held) ? held : [held]
  const at = list.findIndex(entry => identityIn(entry) === identity)
  const isList = Array.isArray(held)
  if (at < 0) return isObject(held) && Object.hasOwn(held, identity) ? path : undefined
  return [...path.slice(0, depth), ...(isList ? [String(at)] : []), ...path.slice(depth + 1)]
}

/** Creates a node with a placeholder for the context, which {@link inContext} replaces. */
export const startOfDocument = (): JsonLdNode => ({ '@context': '' })

/** Adds the context to a node, which makes the node a complete document. */
export function inContext(node: JsonLdNode, own?: string): JsonLdNode {
  node['@context'] = contextOf([node], own)
  return node
}

function contextOf(nodes: readonly JsonLdNode[], own = 'https://schema.org'): Value {
  const prefixes = new Set<string>()
  // Only members of a work and of its `@reverse` have a prefix.
  for (const node of nodes) for (const holder of [node, node['@reverse']]) addPrefixes(holder, prefixes)
  if (prefixes.size === 0) return own
  const used = Object.entries(schemaOrgNamespaces).filter(([prefix]) => prefixes.has(prefix))
  return used.length === 0 ? own : [own, Object.fromEntries(used)]
}

function addPrefixes(holder: Value | undefined, prefixes: Set<string>): void {
  if (typeof holder !== 'object') return
  for (const name of Object.keys(holder)) {
    const colon = name.indexOf(':')
    if (colon > 0) prefixes.add(name.slice(0, colon))
  }
}
