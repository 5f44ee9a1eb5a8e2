import { formatRor, parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { Agent } from '../../model/datacite.ts'
import { isOthers } from '../../model/names/others.ts'
import { orcidIdentifier, schemeAddress } from '../work/losses/schemes.ts'

/** A person, or a group with its own name. */
export interface PubmedAgent {
  family?: string | undefined
  given?: string | undefined
  suffix?: string | undefined
  group?: string | undefined
  ids: string[]
  affiliations: { name: string; id?: string | undefined }[]
}

/**
 * Returns a person or group from PubMed as an agent of the kernel, or `:etal` for a name such as "et al.". Returns an
 * empty list if there is no name.
 */
export function agentOfPubmed({ family, given, suffix, group, ids, affiliations }: PubmedAgent): Agent[] {
  const familyName = [family, suffix].filter(Boolean).join(' ')
  const name = group ?? [familyName, given].filter(Boolean).join(', ')
  if (name === '') return []
  if (isOthers(group ?? familyName)) return [{ name: ':etal' }]
  const nameIdentifiers = ids.map(id => (parseOrcid(id) === undefined ? { nameIdentifier: id } : orcidIdentifier(id)))
  const affiliation = affiliations.map(({ name: of, id }) => {
    const ror = id === undefined ? undefined : parseRor(id)
    if (ror === undefined) return { name: of }
    return {
      name: of,
      affiliationIdentifier: formatRor(ror),
      affiliationIdentifierScheme: 'ROR',
      schemeUri: schemeAddress('ROR'),
    }
  })
  return [
    {
      name,
      nameType: group === undefined ? 'Personal' : 'Organizational',
      ...(group === undefined && given !== undefined && { givenName: given }),
      ...(group === undefined && familyName !== '' && { familyName }),
      ...(nameIdentifiers.length > 0 && { nameIdentifiers }),
      ...(affiliation.length > 0 && { affiliation }),
    },
  ]
}
