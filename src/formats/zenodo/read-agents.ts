import { latestKernel } from '../../kernel/index.ts'
import { type ContributorType, termsOf } from '../../kernel/vocabularies/index.ts'
import type { Agent, Contributor, NameIdentifier } from '../../model/datacite.ts'
import { parseName } from '../../model/names/parse-name.ts'
import { familyOf } from '../../model/names/parsed-name.ts'
import type { MemberReader } from '../work/member-reader.ts'
import { orcidIdentifier } from '../work/orcid-identifier.ts'

/** Reads a creator `{ name, affiliation, orcid, gnd }`; `Family, Given` is a person. */
export function readZenodoAgent(entry: MemberReader): Agent {
  const [name, orcid, gnd] = [entry.text('name'), entry.text('orcid'), entry.text('gnd')]
  const affiliation = entry.texts('affiliation').map(text => ({ name: text }))
  const identifiers: NameIdentifier[] = []
  if (orcid !== undefined) identifiers.push(orcidIdentifier(orcid))
  if (gnd !== undefined)
    identifiers.push({ nameIdentifier: gnd, nameIdentifierScheme: 'GND', schemeUri: 'https://d-nb.info/gnd/' })
  return {
    ...(name !== undefined && { name, ...partsOf(name, orcid !== undefined) }),
    ...(identifiers.length > 0 && { nameIdentifiers: identifiers }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

/** Zenodo asks for `Family name, Given names`, and has no word for whether that is a person. */
function partsOf(name: string, hasOrcid: boolean): Pick<Agent, 'nameType' | 'familyName' | 'givenName'> {
  const parsed = parseName(name, hasOrcid ? 'Personal' : undefined)
  if (parsed.kind === 'organisation') return { nameType: 'Organizational' }
  if (parsed.kind !== 'person' || parsed.given === undefined || !name.includes(',')) return {}
  const given = [parsed.given, parsed.droppingParticle, parsed.suffix].filter(Boolean).join(' ')
  return { nameType: 'Personal', givenName: given, familyName: familyOf(parsed) }
}

/** Reads a contributor; Zenodo's types are the kernel's terms (7.a), in lower case in its newer records. */
export function readZenodoContributor(entry: MemberReader): Contributor {
  const agent = readZenodoAgent(entry)
  const type = entry.peek('type')?.toLowerCase()
  const contributorType = termsOf('contributorType', latestKernel).find(term => term.toLowerCase() === type)
  if (contributorType !== undefined) entry.leave(['type'])
  return { ...agent, contributorType: (contributorType as ContributorType | undefined) ?? 'Other' }
}
