import type { Node } from '../../kernel/index.ts'
import type { ServiceMember, ServiceMembers } from './spelling.ts'
import { olderServiceNames, serviceOrder, serviceTexts, serviceTree } from './tree.ts'

/**
 * Returns the source of `members.ts`: {@link serviceTree} as a compact table, with the names of its members in
 * canonical and older records.
 *
 * `createResource` uses this table, because the kernel's own table would add 4 kB (gzip) to the main entry.
 */
export function serviceMembersSource(): string {
  const members = membersOf('', serviceTree())
  const names = new Set([...serviceOrder, ...Object.keys(members)])
  const lines = [...names].map(name => `  ${name}: ${JSON.stringify(members[name] ?? '')},\n`)
  return `/** The members of a service's \`datacite\` object, which \`npm run generate\` derives from the kernel table. */
// biome-ignore format: one line for each member of the record
export const serviceMembers = {
${lines.join('')}} as const
`
}

function membersOf(holder: string, nodes: readonly Node[]): ServiceMembers {
  const members: Record<string, ServiceMember> = {}
  for (const node of nodes) Object.assign(members, named(node.key, memberOf(node)))
  for (const { key, property } of nodes) {
    const [parent, name] = parted(property.path)
    // The canonical record has an object around members that the service writes in the parent.
    if (parent !== plain(holder)) members[lastOf(parent)] = { ...inner(members[lastOf(parent)]), ...named(key, '') }
    else if (name !== key && property.path !== 'identifier') members[name] = key
  }
  for (const [name, meant] of Object.entries(olderServiceNames[holder] ?? {})) {
    const [parent, member] = parted(meant)
    if (parent === plain(holder)) members[name] = member
  }
  return holder === 'identifier' ? { ...members, ...alternateNames } : members
}

/**
 * Returns the entry of a member in the table, keyed by the member's name. A name that ends in `URI` also has an entry
 * keyed by its canonical form, which ends in `Uri`.
 */
const named = (key: string, member: ServiceMember): ServiceMembers =>
  key.endsWith('URI') ? { [key]: member, [key.replace(/URI$/, 'Uri')]: key } : { [key]: member }

const alternateNames = { alternateIdentifier: 'identifier', alternateIdentifierType: 'identifierType' }

function memberOf({ as, children, list, property, key }: Node): ServiceMember {
  const text = serviceTexts[property.path]
  if (list && children.length > 0) {
    const members = membersOf(property.path, children)
    return [text === undefined ? members : { ...members, '': members[text] || text }]
  }
  if (list) return ['']
  if (children.length > 0) return membersOf(property.path, children)
  if (text !== undefined) return { [key]: '', [text]: key }
  return as === 'string' ? 1 : as === 'number' ? 2 : ''
}

const inner = (member: ServiceMember | undefined): ServiceMembers =>
  typeof member === 'object' && !Array.isArray(member) ? (member as ServiceMembers) : {}

const plain = (path: string): string => path.replaceAll('[]', '')

const parted = (path: string): [parent: string, name: string] => {
  const bare = plain(path)
  const dot = bare.lastIndexOf('.')
  return [bare.slice(0, Math.max(0, dot)), bare.slice(dot + 1)]
}

const lastOf = (path: string): string => parted(path)[1]
