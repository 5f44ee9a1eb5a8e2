import { type CitedTexts, type CitedVariable, citedOf } from '../work/cited.ts'
import type { Account, Work } from '../work/index.ts'
import { type JsonLdNode, putMember } from './node.ts'
import type { NodeMembers } from './read/members.ts'

/** Variables of CSL that works have a property for: of any general type, of one, or of an item type. */
const properties: readonly (readonly [variable: CitedVariable, property: string, general?: string])[] = [
  ['edition', 'bookEdition'],
  ['number', 'reportNumber', 'Report'],
  ['number-of-pages', 'numberOfPages'],
  ['page', 'pagination'],
  ['section', 'printSection', 'JournalArticle'],
  ['status', 'creativeWorkStatus'],
  ['volume', 'volumeNumber'],
]

/** Adds what citations need and the kernel has no place for. The place of the publisher is where that is. */
export function putCited(account: Account, { record, general }: Work, node: JsonLdNode): void {
  for (const [variable, property, of] of properties) {
    if (of !== undefined && of !== general?.value) continue
    const held = citedOf(record, variable)
    if (held === undefined) continue
    putMember(node, property, account.carry(held))
    // schema.org gives numbers of volumes to volumes only.
    if (property === 'volumeNumber') putMember(node, '@type', [node['@type'] ?? [], 'PublicationVolume'].flat())
  }
  const place = citedOf(record, 'publisher-place')
  const { publisher } = node
  if (place !== undefined && typeof publisher === 'object' && !Array.isArray(publisher))
    publisher.location = account.carry(place)
}

/** Reads it from the members of a work of a general type. */
export function citedIn(members: NodeMembers, general: string | undefined): CitedTexts {
  const cited: CitedTexts = {}
  for (const [variable, property, of] of properties) {
    const [value, ...others] = members.peek(property)
    const isText = typeof value === 'string' || typeof value === 'number'
    if (isText && others.length === 0 && (of === undefined || of === general)) cited[variable] = members.text(property)
  }
  return cited
}
