import type { Datacite } from '../../model/datacite.ts'
import { parsePointer } from '../../pointer.ts'
import type { FormatId, Loss, WriteOptions, WriteResult } from '../format.ts'
import { Account, workOf, written } from '../work/index.ts'
import { extrasFor, lossOfExtra } from '../writing/extras.ts'
import { putBack } from '../writing/put-back.ts'
import { stringify } from '../writing/stringify.ts'
import { describe } from './describe.ts'
import type { Node, Value } from './node.ts'
import { namespaces } from './relations.ts'

/** One record as a JSON-LD document. */
export function writeSchemaOrg(record: Datacite, { pretty = true }: WriteOptions = {}): WriteResult {
  const { node, account } = schemaOrgOf(record)
  return written(`${stringify({ '@context': contextOf([node]), ...node }, pretty)}\n`, [account])
}

/** Several records as the `@graph` of one document. */
export function writeSchemaOrgGraph(records: readonly Datacite[], { pretty = true }: WriteOptions = {}): WriteResult {
  const { nodes, accounts } = schemaOrgGraph(records)
  return written(`${stringify({ '@context': contextOf(nodes), '@graph': nodes }, pretty)}\n`, accounts)
}

/** The nodes of several records, with the account of each. */
export function schemaOrgGraph(
  records: readonly Datacite[],
  format?: { id: 'schema-org-turtle' | 'schema-org-rdf'; name: string },
): { nodes: Node[]; accounts: { losses(): Loss[] }[] } {
  const all = records.map(record => schemaOrgOf(record, format))
  return { nodes: all.map(({ node }) => node), accounts: all.map(({ account }) => account) }
}

function schemaOrgOf(
  record: Datacite,
  format: { id: 'schema-org' | 'schema-org-turtle' | 'schema-org-rdf'; name: string } = {
    id: 'schema-org',
    name: 'schema.org',
  },
): { node: Node; account: { losses(): Loss[] } } {
  const account = new Account(record, format)
  const work = workOf(record)
  const node = describe(account, work)
  const left = putExtras(work.record, format, node)
  return { node, account: { losses: () => [...account.losses(), ...left] } }
}

/** Puts back what a document of the format held beyond the model; what has no place any more is lost. */
export function putExtras(record: Datacite, { id, name }: { id: FormatId; name: string }, node: Node): Loss[] {
  return Object.entries(extrasFor(record, id) ?? {}).flatMap(([key, value]) => {
    const path = key.startsWith('/') ? parsePointer(key) : [key]
    return putBack(node, path, value) ? [] : [lossOfExtra(record, { key, path, value }, name)]
  })
}

/** The context: schema.org, and the namespaces of what is used beside it. */
function contextOf(nodes: readonly Node[]): Value {
  const used = Object.entries(namespaces).filter(([prefix]) => nodes.some(node => hasPrefix(node, prefix)))
  return used.length === 0 ? 'https://schema.org' : ['https://schema.org', Object.fromEntries(used)]
}

/** Only the members of a work and those in its `@reverse` have a prefix. */
function hasPrefix(node: Node, prefix: string): boolean {
  const reverse = node['@reverse']
  const names = [...Object.keys(node), ...(typeof reverse === 'object' ? Object.keys(reverse) : [])]
  return names.some(name => name.startsWith(`${prefix}:`))
}
