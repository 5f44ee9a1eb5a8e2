import { parsePointer } from '../../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../../datacite/writing/extras.ts'
import { putBack } from '../../../datacite/writing/put-back.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { jsonText } from '../../../text/json/stringify.ts'
import type { WriteOptions, WriteResult } from '../../format.ts'
import { schemaOrgRow } from '../../table.ts'
import { type Account, type NamedFormat, workOf, writeEach } from '../../work/index.ts'
import { describeInSchemaOrg } from '../describe.ts'
import { putDistribution } from '../distributions.ts'
import type { JsonLdNode, Value } from '../node.ts'
import { schemaOrgNamespaces } from '../relations.ts'

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

/** Writes a record as a node of schema.org, including what the original document held beyond the model. */
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

/** Puts back what the original document held beyond the model; what no longer fits is lost. */
export function putExtras(account: Account, record: Datacite, { id, name }: NamedFormat, node: JsonLdNode): void {
  for (const [key, value] of Object.entries(extrasFor(record, id) ?? {})) {
    const path = key.startsWith('/') ? parsePointer(key) : [key]
    if (!putBack(node, path, value)) account.add(lossOfExtra(record, { key, path, value }, name))
  }
}

/** A node for {@link inContext}: the context comes first in a document, but its content is known only at the end. */
export const startOfDocument = (): JsonLdNode => ({ '@context': '' })

/** Completes a node as a document, with the context that it needs. */
export function inContext(node: JsonLdNode, own?: string): JsonLdNode {
  node['@context'] = contextOf([node], own)
  return node
}

/** The context: that of the format, and the other namespaces that are used. */
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
