import type { ContributorType } from '../../../kernel/vocabularies/index.ts'
import { type Block, element } from '../../../text/xml/write.ts'
import { type Account, contributorsOf, type WorkAgent } from '../../work/index.ts'
import type { ElementReader } from '../../work/reading/element-reader.ts'
import { addTo } from '../../work/reading/record-lists.ts'
import { agentBlock, agentOf } from './agents.ts'
import type { Part } from './part-types.ts'

/** The roles of Crossref that the kernel has, authors apart. */
const roles: Readonly<Record<string, ContributorType>> = { editor: 'Editor', translator: 'Translator', other: 'Other' }
const authors: ReadonlySet<string> = new Set(['author', 'corresponding-author'])
const reviewers: ReadonlySet<string> = new Set([
  'reviewer',
  'review-assistant',
  'stats-reviewer',
  'reviewer-external',
  'reader',
])

/** Authors, who are the creators, and everybody else; who reviews is the author of the review. */
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
    account.changed(role, `The contributorType ${role.value} is written as other: Crossref has no such role.`)
  else account.carryAny(role)
  return found ?? 'other'
}

/** The list of people and organisations, the first marked as such. */
export function contributorsBlock(people: readonly (readonly [WorkAgent, string])[], account: Account): Block[] {
  if (people.length === 0) return []
  const blocks = people.map(([agent, role], index) =>
    agentBlock(agent, role, index === 0 ? 'first' : 'additional', account),
  )
  return [element('contributors', {}, blocks)]
}

/** The role of a person, and whether it is one that the kernel, or this table, knows; another one is kept. */
function roleOf(person: ElementReader): [role: string, isKnown: boolean] {
  const given =
    person.element.attributes.find(({ local }) => local === 'contributor_role')?.value.trim() ??
    person
      .children('role')
      .find(role => role.attribute('vocab') !== 'credit')
      ?.attribute('type') ??
    'author'
  const isKnown = authors.has(given) || reviewers.has(given) || Object.hasOwn(roles, given)
  // What is not marked as read is kept.
  if (isKnown) person.attribute('contributor_role')
  return [given, isKnown]
}
