import type { Node } from '../kernel/index.ts'
import { type ServiceMember, type ServiceMembers, serviceName } from './service-names.ts'
import { olderServiceNames, serviceOrder, serviceTexts, serviceTree } from './service-tree.ts'

/**
 * The service spelling as the compact table that `npm run generate` writes to `service-members.ts`: {@link serviceTree} with the names
 * that canonical and older records have for its members. The core spells by it, because it has no room for the kernel table.
 */
function serviceTable(): ServiceMembers {
  const members = membersOf('', serviceTree())
  const names = new Set([...serviceOrder, ...Object.keys(members)])
  return Object.fromEntries([...names].map(name => [name, members[name] ?? '']))
}

/** The source of `service-members.ts`. */
export function serviceMembersSource(): string {
  const lines = Object.entries(serviceTable()).map(([name, member]) => `  ${name}: ${JSON.stringify(member)},\n`)
  return `import type { ServiceMembers } from './service-names.ts'

/** The members of a service's \`datacite\` object, from the kernel table: written by \`npm run generate\`, not by hand. */
// biome-ignore format: one line for each member of the record
export const serviceMembers: ServiceMembers = {
${lines.join('')}}
`
}

function membersOf(holder: string, nodes: readonly Node[]): ServiceMembers {
  const members: Record<string, ServiceMember> = {}
  for (const node of nodes) members[node.key] = memberOf(node)
  for (const { key, property } of nodes) {
    const [parent, name] = parted(property.path)
    // The canonical record has an object for members that the service writes in the parent.
    if (parent !== plain(holder)) members[lastOf(parent)] = { ...inner(members[lastOf(parent)]), [key]: '' }
    else if (serviceName(name) !== key && property.path !== 'identifier') members[name] = key
  }
  for (const [name, meant] of Object.entries(olderServiceNames[holder] ?? {})) {
    const [parent, member] = parted(meant)
    if (parent === plain(holder)) members[name] = member
  }
  return holder === 'identifier' ? { ...members, ...alternateNames } : members
}

/** What canonical records call the other identifiers of the service's one list. */
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
