import { entryOf } from '../../../core/object.ts'
import { parseIdentifier } from '../../../identifiers/index.ts'
import type { ContributorType } from '../../../kernel/vocabularies/index.ts'
import type { Affiliation, Agent, Contributor, NameIdentifier } from '../../../model/datacite.ts'
import { shownIdentifier } from '../../work/identify.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import type { MemberReader } from '../../work/reading/member-reader.ts'
import { roles } from '../vocabularies.ts'

/**
 * Reads a contributor, including the contributor's role. A repository's own role becomes Other, and is also kept as an
 * extra.
 */
export function readContributor(entry: MemberReader): Contributor {
  const agent = readInvenioAgent(entry)
  const role = entry.member('role')
  const contributorType = roles.termOf(role.peek('id')) as ContributorType | undefined
  if (contributorType === undefined) return role.names().length === 0 ? agent : { ...agent, contributorType: 'Other' }
  role.leave(['id', 'title'])
  return { ...agent, contributorType }
}

/** Reads a creator or contributor, but not a contributor's role. */
export function readInvenioAgent(entry: MemberReader): Agent {
  const agent = entry.member('person_or_org')
  const [type, name] = [agent.text('type'), agent.text('name')]
  const [family, given] = [agent.text('family_name'), agent.text('given_name')]
  const whole = name ?? ([family, given].filter(part => part !== undefined).join(', ') || undefined)
  const identifiers = agent.members('identifiers').flatMap(readIdentifier)
  const affiliation = entry.members('affiliations').map(readAffiliation)
  return {
    ...(whole !== undefined && { name: whole }),
    ...(type === 'personal' && { nameType: 'Personal' as const }),
    ...(type === 'organizational' && { nameType: 'Organizational' as const }),
    ...(given !== undefined && { givenName: given }),
    ...(family !== undefined && { familyName: family }),
    ...(identifiers.length > 0 && { nameIdentifiers: identifiers }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

/** The identifier schemes of people and organisations, with the kernel's names and URIs. */
export const nameSchemes: Readonly<Record<string, { name: string; uri: string }>> = {
  orcid: { name: 'ORCID', uri: 'https://orcid.org' },
  ror: { name: 'ROR', uri: 'https://ror.org' },
  isni: { name: 'ISNI', uri: 'https://isni.org' },
  gnd: { name: 'GND', uri: 'https://d-nb.info/gnd/' },
}

function readIdentifier(entry: MemberReader): NameIdentifier[] {
  const [identifier, scheme] = [entry.text('identifier'), entry.text('scheme')]
  if (identifier === undefined) return []
  const known = scheme === undefined ? undefined : entryOf(nameSchemes, scheme)
  return [
    {
      nameIdentifier: shownIdentifier(known?.name, identifier),
      ...(scheme !== undefined && { nameIdentifierScheme: known?.name ?? scheme }),
      ...(known && { schemeUri: known.uri }),
    },
  ]
}

function readAffiliation(entry: MemberReader): Affiliation {
  const [id, name] = [entry.text('id'), entry.text('name')]
  const [first] = entry.members('identifiers').flatMap(readIdentifier)
  const ror = id === undefined ? undefined : parseIdentifier('ROR', id)?.formatted
  const identifier =
    ror === undefined ? first : { nameIdentifier: ror, nameIdentifierScheme: 'ROR', schemeUri: schemeAddress('ROR') }
  return {
    ...(name !== undefined && { name }),
    ...(identifier?.nameIdentifier !== undefined && { affiliationIdentifier: identifier.nameIdentifier }),
    ...(identifier?.nameIdentifierScheme !== undefined && {
      affiliationIdentifierScheme: identifier.nameIdentifierScheme,
    }),
    ...(identifier?.schemeUri !== undefined && { schemeUri: identifier.schemeUri }),
  }
}
