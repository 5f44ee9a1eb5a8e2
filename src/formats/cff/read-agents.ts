import { parseOrcid } from '../../identifiers/index.ts'
import type { Agent } from '../../model/datacite.ts'
import { joined } from '../../model/names/parsed-name.ts'
import { orcidIdentifier } from '../work/losses/schemes.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'

/** The people and entities of a list; one without any name is left out. */
export const readAgents = (members: MemberReader, name: string): Agent[] => members.members(name).flatMap(readAgent)

/** A person, with particle and suffix in the family name, or an entity; a person with only an alias is named by it. */
function readAgent(members: MemberReader): Agent[] {
  const entity = members.text('name')
  const family = [
    joined(members.text('name-particle'), members.text('family-names') ?? ''),
    members.text('name-suffix'),
  ]
    .filter(Boolean)
    .join(' ')
    .trim()
  const given = members.text('given-names')
  const isNamed = entity !== undefined || family !== '' || given !== undefined
  const name = entity ?? ([family, given].filter(Boolean).join(', ') || members.text('alias'))
  if (!isNamed && name === undefined) {
    members.note('', 'This author has no name.')
    return []
  }
  const orcid = members.peek('orcid')
  const isOrcid = orcid !== undefined && parseOrcid(orcid) !== undefined
  if (isOrcid) members.text('orcid')
  else if (orcid !== undefined) members.note('orcid', `"${orcid}" is not an ORCID iD; it is kept aside.`)
  const affiliations = members.texts('affiliation')
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
