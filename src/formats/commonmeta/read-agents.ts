import { isObject } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import { parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { Affiliation, Agent, Contributor, Creator, NameIdentifier } from '../../model/datacite.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import type { EitherReader } from './either-reader.ts'
import { identifierNames, roleNames, termOf } from './vocabularies.ts'

/** The name and roles of a contributor with at least one role that the kernel lacks. */
export interface KeptRoles {
  name: string
  roles: readonly string[]
}

/**
 * Reads authors and other contributors. Before 1.0, the members of a person were in the contributor itself.
 *
 * A role that the kernel lacks is read as `Other`, or as no role if the contributor is also an author. All roles of such
 * contributors are returned as `kept`, by pointer.
 */
export function readCommonmetaAgents(work: EitherReader): {
  creators: Creator[]
  contributors: Contributor[]
  kept: Record<string, KeptRoles>
} {
  const creators: Creator[] = work
    .many('creators')
    .flatMap(creator => readAgent(creator, contributorTypeOf(creator)) ?? [])
  const contributors: Contributor[] = []
  const kept: Record<string, KeptRoles> = {}
  for (const contributor of work.many('contributors')) {
    const type = contributorTypeOf(contributor)
    const inner = ['person', 'organization'].find(name => contributor.has(name))
    const agent = readAgent(inner === undefined ? contributor : contributor.one(inner), type ?? inner)
    if (agent === undefined) continue
    const given = rolesOf(contributor)
    if (!given.every(isKnownRole) && agent.name !== undefined)
      kept[toPointer([...contributor.members.path, 'roles'])] = { name: agent.name, roles: given }
    // Several roles may map to one role of the kernel.
    const types = new Set<ContributorType>()
    if (given.includes('Author') || given.length === 0) creators.push(agent)
    for (const role of given) {
      const contributorType = termOf(roleNames, role)
      if (role !== 'Author' && (contributorType !== undefined || !given.includes('Author')))
        types.add(contributorType ?? 'Other')
    }
    for (const contributorType of types) contributors.push({ ...agent, contributorType })
  }
  return { creators, contributors, kept }
}

const contributorTypeOf = (contributor: EitherReader): string | undefined => contributor.text('type')?.toLowerCase()

/** True if the value of an extra is an object with the name of a contributor and a list of roles. */
export const isKeptRoles = (value: unknown): value is KeptRoles =>
  isObject(value) && typeof value.name === 'string' && Array.isArray(value.roles) && value.roles.every(isText)

const isText = (value: unknown): value is string => typeof value === 'string'

/** True if the kernel can represent a role. */
export const isKnownRole = (role: string): boolean => role === 'Author' || termOf(roleNames, role) !== undefined

function rolesOf(contributor: EitherReader): string[] {
  const name = contributor.has('roles') ? 'roles' : 'contributor_roles'
  return contributor.texts(name)
}

function readAgent(agent: EitherReader, type: string | undefined): Agent | undefined {
  const id = agent.text('id')
  const [givenName, familyName] = [agent.text('given_name'), agent.text('family_name')]
  const whole = [familyName, givenName].filter(Boolean).join(', ')
  // If there is a family name, the whole name becomes an extra.
  const name = familyName === undefined ? (agent.text('name') ?? whole) : whole
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
