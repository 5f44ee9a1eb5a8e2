import type { ContributorType } from '../../../kernel/vocabularies/index.ts'
import { attributeOf } from '../../../text/xml/read.ts'
import { type Block, element } from '../../../text/xml/write.ts'
import { type Account, contributorsOf, type WorkAgent } from '../../work/index.ts'
import type { ElementReader } from '../../work/reading/element-reader.ts'
import { addTo } from '../../work/reading/record-lists.ts'
import { sayCrossrefXml } from '../messages.ts'
import { agentBlock, agentOf } from './agents.ts'
import type { Part } from './part-types.ts'

/** Crossref's roles that correspond to a contributor type of the kernel (7.a). */
const roles: Readonly<Record<string, ContributorType>> = { editor: 'Editor', translator: 'Translator', other: 'Other' }
const authors: ReadonlySet<string> = new Set(['author', 'corresponding-author'])
const reviewers: ReadonlySet<string> = new Set([
  'reviewer',
  'review-assistant',
  'stats-reviewer',
  'reviewer-external',
  'reader',
])

/** The authors, who are read as creators, and the other contributors. A reviewer is an author of the peer review. */
export const contributors: Part = {
  read(item, { record, kind }) {
    const people = [...item.children('contributors'), item].flatMap(list =>
      list.children('person_name', 'organization', 'anonymous'),
    )
    for (const person of people) {
      const [role, isKnown] = roleOf(person)
      const agent = agentOf(person)
      if (agent === undefined) continue
      const isAuthor = authors.has(role) || (kind.item === 'peer_review' && reviewers.has(role))
      if (isAuthor) addTo(record, 'creators', agent)
      else addTo(record, 'contributors', { ...agent, contributorType: isKnown ? (roles[role] ?? 'Other') : 'Other' })
    }
  },
  write({ work, account, kind }) {
    const author = kind.item === 'peer_review' ? 'reviewer' : 'author'
    const isHosted = kind.parts.includes('institution')
    const others = contributorsOf(work).filter(({ role }) => !isHosted || role?.value !== 'HostingInstitution')
    const people: [WorkAgent, string][] = [
      ...work.creators.map((agent): [WorkAgent, string] => [agent, author]),
      ...others.map((agent): [WorkAgent, string] => [agent, writtenRole(agent, account)]),
    ]
    return contributorsBlock(people, account)
  },
}

function writtenRole({ role }: WorkAgent, account: Account): string {
  const type = role?.value
  const found = Object.keys(roles).find(name => roles[name] === type)
  if (role !== undefined && found === undefined)
    account.changed(role, sayCrossrefXml('roleWritten', { role: role.value }))
  else account.carryAny(role)
  return found ?? 'other'
}

/**
 * Returns the element for a list of people and organisations. The first has the sequence `first`, and all others have
 * `additional`.
 */
export function contributorsBlock(people: readonly (readonly [WorkAgent, string])[], account: Account): Block[] {
  if (people.length === 0) return []
  const blocks = people.map(([agent, role], index) =>
    agentBlock(agent, role, index === 0 ? 'first' : 'additional', account),
  )
  return [element('contributors', {}, blocks)]
}

/**
 * Returns the role of a person, `author` by default, and whether the role is known. An unknown role is kept as an
 * extra.
 */
function roleOf(person: ElementReader): [role: string, isKnown: boolean] {
  const stated = person.children('role').find(({ element }) => attributeOf(element, 'vocab') !== 'credit')
  const attribute = attributeOf(person.element, 'contributor_role')
  const given = (attribute ?? (stated && attributeOf(stated.element, 'type')) ?? 'author').trim()
  const isKnown = authors.has(given) || reviewers.has(given) || Object.hasOwn(roles, given)
  // Attributes that are not marked as read are kept.
  if (isKnown && attribute !== undefined) person.attribute('contributor_role')
  else if (isKnown) for (const name of ['vocab', 'type']) stated?.attribute(name)
  return [given, isKnown]
}
