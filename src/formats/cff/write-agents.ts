import { familyOf as fullFamilyOf } from '../../model/names/parsed-name.ts'
import { agentType, namePartsOf } from '../schema-org/writing/write-agents.ts'
import { type Account, memberText, once, parsedNameOf, type WorkAgent } from '../work/index.ts'
import { sayCff } from './messages.ts'

/** A CFF person or entity. */
export type CffAgent = Record<string, string>

/** Writes each agent of a list once, because the schema rejects duplicates. */
export const writeCffAgents = (account: Account, agents: readonly WorkAgent[]): CffAgent[] =>
  once(
    account,
    'CFF',
    agents.map(agent => {
      account.carryAny(agent.role)
      return { value: writeAgent(account, agent), where: agent }
    }),
    index => sayCff('authorOnce', { name: agents[index]?.text ?? '' }),
  )

/**
 * Writes a person with family and given names, or with an alias if the name is undivided. Writes an organisation, or an
 * agent whose type is unknown and cannot be guessed, as an entity with the whole name.
 */
function writeAgent(account: Account, agent: WorkAgent): CffAgent {
  const type = agentType(account, agent)
  const written = type === 'Person' ? person(account, agent) : entity(account, agent, type)
  if (agent.orcid !== undefined) {
    written.orcid = account.carry({ value: agent.orcid.value, path: [...agent.orcid.path, 'nameIdentifier'] })
    for (const member of ['nameIdentifierScheme', 'schemeUri']) account.carryPath([...agent.orcid.path, member])
  }
  if (type === 'Person') putAffiliation(account, agent, written)
  return written
}

function entity(account: Account, { text, path }: WorkAgent, type: string | undefined): CffAgent {
  if (type === undefined) account.invented([...path, 'nameType'], sayCff('asEntity', { name: text }), 'Organizational')
  return { name: account.carry({ value: text, path: [...path, 'name'] }) }
}

function person(account: Account, agent: WorkAgent): CffAgent {
  const { path, text } = agent
  const parts = namePartsOf(agent) ?? likelyParts(agent)
  // The only undivided name of a person in CFF is the alias.
  if (parts === undefined) return { alias: account.carry({ value: text, path: [...path, 'name'] }) }
  const { family, given } = parts
  account.carry({ value: [family, given].filter(Boolean).join(', '), path: [...path, 'name'] })
  if (family !== undefined) account.carry({ value: family, path: [...path, 'familyName'] })
  if (given !== undefined) account.carry({ value: given, path: [...path, 'givenName'] })
  return {
    ...(family !== undefined && familyMembers(parsedNameOf(agent), family)),
    ...(given !== undefined && { 'given-names': given }),
  }
}

/** Returns the parts of a name that can be parsed as the name of a person, such as `Family, Given`. */
function likelyParts(agent: WorkAgent): { given?: string; family?: string } | undefined {
  const name = parsedNameOf(agent)
  if (name.kind !== 'person' || name.given === undefined) return undefined
  return { family: fullFamilyOf(name), given: name.given }
}

function familyMembers(name: ReturnType<typeof parsedNameOf>, family: string): CffAgent {
  if (name.kind !== 'person' || !name.isCertain) return { 'family-names': family }
  const { nonDroppingParticle: particle, suffix } = name
  const whole = [fullFamilyOf(name), suffix].filter(Boolean).join(' ')
  if (whole !== family) return { 'family-names': family }
  return {
    'family-names': name.family,
    ...(particle !== undefined && { 'name-particle': particle }),
    ...(suffix !== undefined && { 'name-suffix': suffix }),
  }
}

/** Adds affiliations as a single text, joined by semicolons, because CFF has one affiliation per person. */
function putAffiliation(account: Account, { affiliations, path }: WorkAgent, written: CffAgent): void {
  const names = affiliations.map(affiliation => memberText(affiliation, 'name')).filter(name => name !== undefined)
  if (names.length === 0) return
  written.affiliation = names.map(name => account.carry(name)).join('; ')
  if (names.length > 1) account.changed([...path, 'affiliation'], sayCff('affiliationsJoined', { count: names.length }))
}
