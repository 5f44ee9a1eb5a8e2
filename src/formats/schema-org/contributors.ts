import type { Account, Work } from '../work/index.ts'
import { contributorsOf } from '../work/index.ts'
import { agentNode } from './agent.ts'
import type { Node } from './node.ts'
import { add, putList } from './node.ts'
import { roleProperties } from './roles.ts'

/**
 * The contributors (7): those of a type that schema.org has a property for by that property, the others as `contributor` with their
 * type as the name of a Role, as science-on-schema.org advises for people.
 */
export function putContributors(account: Account, work: Work, node: Node): void {
  const others: Node[] = []
  for (const agent of contributorsOf(work)) {
    const written = agentNode(account, agent)
    const role = account.carryAny(agent.role)
    const property = propertyOf(role)
    if (property !== undefined) add(node, property, written)
    else if (role === undefined || role === 'Other') others.push(written)
    else others.push({ '@type': 'Role', roleName: role, contributor: written })
  }
  putList(node, 'contributor', others)
}

const propertyOf = (role: string | undefined): string | undefined =>
  role !== undefined && Object.hasOwn(roleProperties, role)
    ? roleProperties[role as keyof typeof roleProperties]
    : undefined
