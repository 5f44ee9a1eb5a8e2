import { parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { Affiliation, Agent, Contributor, Creator, NameIdentifier } from '../../model/datacite.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import type { EitherReader } from './either-reader.ts'
import { identifierNames, roleNames, termOf } from './vocabularies.ts'

/** Authors and everybody else; before 1.0 the members of a person stood in the contributor itself. */
export function readCommonmetaAgents(work: EitherReader): { creators: Creator[]; contributors: Contributor[] } {
  const creators: Creator[] = work
    .many('creators')
    .flatMap(creator => readAgent(creator, contributorTypeOf(creator)) ?? [])
  const contributors: Contributor[] = []
  for (const contributor of work.many('contributors')) {
    const type = contributorTypeOf(contributor)
    const inner = ['person', 'organization'].find(name => contributor.has(name))
    const agent = readAgent(inner === undefined ? contributor : contributor.one(inner), type ?? inner)
    if (agent === undefined) continue
    const given = rolesOf(contributor)
    // Several roles may be one part of the kernel.
    const types = new Set<ContributorType>()
    if (given.includes('Author') || given.length === 0) creators.push(agent)
    for (const role of given) {
      const contributorType = termOf(roleNames, role)
      if (role !== 'Author' && (contributorType !== undefined || !given.includes('Author')))
        types.add(contributorType ?? 'Other')
    }
    for (const contributorType of types) contributors.push({ ...agent, contributorType })
  }
  return { creators, contributors }
}

const contributorTypeOf = (contributor: EitherReader): string | undefined => contributor.text('type')?.toLowerCase()

/** The roles of somebody; those that the kernel does not have are kept. */
function rolesOf(contributor: EitherReader): string[] {
  const name = contributor.has('roles') ? 'roles' : 'contributor_roles'
  const given = contributor.peek(name)
  const texts = Array.isArray(given) ? given.filter(role => typeof role === 'string') : []
  if (texts.every(role => role === 'Author' || termOf(roleNames, role) !== undefined)) contributor.take(name)
  return texts
}

function readAgent(agent: EitherReader, type: string | undefined): Agent | undefined {
  const id = agent.text('id')
  const [givenName, familyName] = [agent.text('given_name'), agent.text('family_name')]
  const whole = [familyName, givenName].filter(Boolean).join(', ')
  const given = agent.text('name')
  const name = familyName === undefined ? (given ?? whole) : whole
  if (name === '' || name === undefined) return undefined
  const isPerson = type === 'person' || givenName !== undefined || familyName !== undefined
  const nameIdentifiers = [
    ...(id === undefined ? [] : [identified(id)]),
    ...agent.many('identifiers').flatMap(agentIdentifierOf),
  ]
  const list = agent.has('affiliations') ? 'affiliations' : 'affiliation'
  const affiliation = agent
    .many(list)
    .flatMap(found => affiliationOf(found.has('organization') ? found.one('organization') : found))
  return {
    name,
    ...(isPerson ? { nameType: 'Personal' } : type === 'organization' ? { nameType: 'Organizational' } : {}),
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
    ...(nameIdentifiers.length > 0 && { nameIdentifiers }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

/** An identifier of a person or organisation, in the scheme that its address shows. */
function identified(id: string): NameIdentifier {
  const scheme = parseOrcid(id) ? 'ORCID' : parseRor(id) ? 'ROR' : /isni\.org/.test(id) ? 'ISNI' : undefined
  const schemeUri = scheme && schemeAddress(scheme)
  return { nameIdentifier: id, ...(scheme && { nameIdentifierScheme: scheme }), ...(schemeUri && { schemeUri }) }
}

function agentIdentifierOf(found: EitherReader): NameIdentifier[] {
  const nameIdentifier = found.text('identifier')
  const [type, scheme] = [found.text('identifier_type'), found.text('scheme')]
  const nameIdentifierScheme = type === undefined || type === 'Other' ? scheme : (termOf(identifierNames, type) ?? type)
  const schemeUri = nameIdentifierScheme && schemeAddress(nameIdentifierScheme)
  if (nameIdentifier === undefined) return []
  return [{ nameIdentifier, ...(nameIdentifierScheme && { nameIdentifierScheme }), ...(schemeUri && { schemeUri }) }]
}

function affiliationOf(found: EitherReader): Affiliation[] {
  const [name, id, type] = [found.text('name'), found.text('identifier', 'id'), found.text('identifier_type')]
  if (name === undefined && id === undefined) return []
  const scheme =
    type === 'FundRef' ? 'Crossref Funder ID' : (type ?? (id !== undefined && parseRor(id) ? 'ROR' : undefined))
  const schemeUri = scheme && schemeAddress(scheme)
  return [
    {
      ...(name !== undefined && { name }),
      ...(id !== undefined && { affiliationIdentifier: id }),
      ...(id !== undefined && scheme !== undefined && { affiliationIdentifierScheme: scheme }),
      ...(id !== undefined && schemeUri && { schemeUri }),
    },
  ]
}
