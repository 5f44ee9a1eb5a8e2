import type { Block } from '../../text/xml/write.ts'
import { element } from '../../text/xml/write.ts'
import type { Account, Work, WorkAgent } from '../work/index.ts'
import { carryName, contributorsOf } from '../work/index.ts'

/** The groups of people of JATS 1.3 that contributors of a type (7.a) belong to; who has another part is not cited. */
const groups: Readonly<Record<string, string>> = { Editor: 'editor', Translator: 'translator', DataCurator: 'curator' }

/** The people of a citation, in groups: authors, then editors (those of the book as well), translators and curators. */
export function personGroups(work: Work, account: Account): Block[] {
  const { creators, container } = work
  const byGroup = new Map<string, WorkAgent[]>([['author', creators]])
  for (const agent of [...contributorsOf(work), ...(container?.contributors ?? [])]) {
    const role = agent.role?.value ?? ''
    const group = Object.hasOwn(groups, role) ? groups[role] : undefined
    if (group === undefined) continue
    account.carryAny(agent.role)
    const others = byGroup.get(group)
    if (others === undefined) byGroup.set(group, [agent])
    else others.push(agent)
  }
  return [...byGroup].flatMap(([group, agents]) =>
    agents.length === 0
      ? []
      : [
          element(
            'person-group',
            { 'person-group-type': group },
            agents.map(agent => nameOf(agent, account)),
          ),
        ],
  )
}

/** A person in parts, an organisation as `collab`; a name that cannot be taken apart with certainty stays whole. */
function nameOf(agent: WorkAgent, account: Account): Block {
  carryName(account, agent)
  const { name, text } = agent
  if (name.kind === 'organisation') return element('collab', {}, text)
  if (name.kind !== 'person' || !name.isCertain) return element('string-name', {}, text)
  const { family, given, suffix, nonDroppingParticle, droppingParticle } = name
  const surname = [nonDroppingParticle, family].filter(part => part !== undefined).join(' ')
  const givenNames = [given, droppingParticle].filter(part => part !== undefined).join(' ')
  return element('name', { 'name-style': isEastern(surname) ? 'eastern' : undefined }, [
    element('surname', {}, surname),
    ...(givenNames === '' ? [] : [element('given-names', {}, givenNames)]),
    ...(suffix === undefined ? [] : [element('suffix', {}, suffix)]),
  ])
}

/** Whether a name is written in a script whose names have the family name first and no space after it. */
const isEastern = (name: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(name)
