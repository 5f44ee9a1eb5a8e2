import { parseOrcid } from '../../identifiers/index.ts'
import type { Agent, RelatedItemCreator } from '../../model/datacite.ts'
import { joined } from '../../model/names/parsed-name.ts'
import { orcidIdentifier } from '../work/losses/schemes.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { sayCff } from './messages.ts'

/** Reads the people and entities of a list; skips agents without any name. */
export const readAgents = (members: MemberReader, name: string): Agent[] =>
  members.members(name).flatMap(agent => readAgent(agent))

/**
 * Reads the people and entities of a related work. The kernel represents only their names (20.2), so identifiers and
 * affiliations become extras.
 */
export const readNames = (members: MemberReader, name: string): RelatedItemCreator[] =>
  members.members(name).flatMap(agent => readAgent(agent, true))

/**
 * Reads a person or an entity.
 *
 * The family name of a person includes particle and suffix. A person with only an alias is named by the alias.
 */
function readAgent(members: MemberReader, isNameOnly = false): Agent[] {
  const entity = members.text('name')
  // If the agent also has the name of an entity, the parts of a person's name become extras.
  const part = (name: string): string | undefined => (entity === undefined ? members.text(name) : undefined)
  const family = [joined(part('name-particle'), part('family-names') ?? ''), part('name-suffix')]
    .filter(Boolean)
    .join(' ')
    .trim()
  const given = part('given-names')
  const isNamed = entity !== undefined || family !== '' || given !== undefined
  const name = entity ?? ([family, given].filter(Boolean).join(', ') || members.text('alias'))
  if (!isNamed && name === undefined) {
    members.note('', sayCff('authorUnnamed'))
    return []
  }
  const orcid = isNameOnly ? undefined : members.peek('orcid')
  const isOrcid = orcid !== undefined && parseOrcid(orcid) !== undefined
  if (isOrcid) members.text('orcid')
  else if (orcid !== undefined) members.note('orcid', sayCff('notOrcid', { text: orcid }))
  const affiliations = isNameOnly ? [] : members.texts('affiliation')
  return [
    {
      name: name ?? '',
      nameType: entity === undefined ? 'Personal' : 'Organizational',
      ...(entity === undefined && given !== undefined && { givenName: given }),
      ...(entity === undefined && family !== '' && { familyName: family }),
      ...(isOrcid && { nameIdentifiers: [orcidIdentifier(orcid)] }),
      ...(affiliations.length > 0 && { affiliation: affiliations.map(affiliation => ({ name: affiliation })) }),
    },
  ]
}
