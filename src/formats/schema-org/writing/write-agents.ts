import { formatOrcid, formatRor, parseOrcid, parseRor } from '../../../identifiers/index.ts'
import type { NameIdentifier } from '../../../model/datacite.ts'
import { isFamilyFirst } from '../../../model/names/east-asian.ts'
import { familyOf } from '../../../model/names/parsed-name.ts'
import { type Account, Found, memberText, parsedNameOf, statedText, type WorkAgent } from '../../work/index.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { propertyValue } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { type JsonLdNode, putList } from '../node.ts'
import { organisationNode } from '../organisations.ts'

/**
 * Writes a creator or contributor as a Person or an Organization.
 *
 * The node has `givenName` and `familyName` if they are certain, the ORCID iD or ROR ID as `@id`, and affiliations as
 * organisations.
 *
 * If the record has no name type, {@link agentType} guesses the class, or the node has none.
 */
export function agentNode(account: Account, agent: WorkAgent): JsonLdNode {
  const node: JsonLdNode = {}
  const type = agentType(account, agent)
  if (type !== undefined) node['@type'] = type
  putIdentifiers(account, agent, node)
  putName(account, agent, type, node)
  const affiliations: JsonLdNode[] = []
  for (const held of agent.affiliations) {
    const organisation = organisationNode(account, held, affiliationMembers)
    if (organisation !== undefined) affiliations.push(organisation)
  }
  if (type === 'Organization') putList(node, 'parentOrganization', affiliations)
  else putList(node, 'affiliation', affiliations)
  return node
}

const affiliationMembers = {
  name: 'name',
  identifier: 'affiliationIdentifier',
  scheme: 'affiliationIdentifierScheme',
}

/**
 * Returns the class of an agent, or undefined if the class is unknown.
 *
 * If the record has no name type, guesses the class from the parts of the name, the identifiers and the form of the
 * name, and reports the guess as invented.
 */
export function agentType(account: Account, agent: WorkAgent): 'Person' | 'Organization' | undefined {
  const { nameType } = agent.source
  if (nameType === 'Personal' || nameType === 'Organizational') {
    account.carryPath(agent.at('nameType'))
    return nameType === 'Personal' ? 'Person' : 'Organization'
  }
  const guess = guessOf(agent)
  if (guess !== undefined)
    account.invented(
      agent.at('nameType'),
      saySchemaOrg('nameTypeInvented', { name: agent.text, type: guess }),
      guess === 'Person' ? 'Personal' : 'Organizational',
    )
  return guess
}

function guessOf(agent: WorkAgent): 'Person' | 'Organization' | undefined {
  const { source, orcid, identifiers } = agent
  if (source.familyName || source.givenName || orcid !== undefined) return 'Person'
  const name = parsedNameOf(agent)
  if (identifiers.some(({ value }) => rorOf(value) !== undefined) || name.kind === 'organisation') return 'Organization'
  return name.kind === 'person' ? 'Person' : undefined
}

function putName(account: Account, agent: WorkAgent, type: string | undefined, node: JsonLdNode): void {
  const { text } = agent
  const parts = type === 'Person' ? namePartsOf(agent) : undefined
  if (parts === undefined) {
    node.name = account.carry(new Found(text, agent, 'name'))
    return
  }
  const { given, family } = parts
  const name = spokenName(parts)
  node.name = name
  if (given !== undefined) node.givenName = given
  if (family !== undefined) node.familyName = family
  if (!account.isKept) return
  if (given !== undefined) account.carry(new Found(given, agent, 'givenName'))
  if (family !== undefined) account.carry(new Found(family, agent, 'familyName'))
  account.carry(new Found(given && family ? `${family}, ${given}` : name, agent, 'name'))
}

/** Returns a person's name with the given name first, or with the family name first for names such as `王芳`. */
export function spokenName({ given, family }: { given?: string; family?: string }): string {
  if (!given || !family) return given ?? family ?? ''
  return isFamilyFirst(family + given) ? family + given : `${given} ${family}`
}

/** Returns the parts of a person's name: from the record, else from the name if they are certain. */
export function namePartsOf(agent: WorkAgent): { given?: string; family?: string } | undefined {
  const { source } = agent
  const given = statedText(source.givenName)
  const family = statedText(source.familyName)
  if (given !== '' && family !== '') return { given, family }
  if (given !== '') return { given }
  if (family !== '') return { family }
  const name = parsedNameOf(agent)
  // A name of one word is not necessarily a family name.
  if (name.kind !== 'person' || !name.isCertain || name.given === undefined) return undefined
  const first = [name.given, name.droppingParticle].filter(Boolean).join(' ')
  return { ...(first !== '' && { given: first }), family: [familyOf(name), name.suffix].filter(Boolean).join(' ') }
}

function putIdentifiers(account: Account, { identifiers }: WorkAgent, node: JsonLdNode): void {
  const further: JsonLdNode[] = []
  for (const entry of identifiers) {
    const { value } = entry
    const identifier = memberText(entry, 'nameIdentifier')
    if (identifier === undefined) continue
    const scheme = memberText(entry, 'nameIdentifierScheme')
    const iri = Object.hasOwn(node, '@id') ? undefined : (orcidOf(value) ?? rorOf(value))
    if (iri !== undefined) {
      node['@id'] = iri
      account.carry(identifier.as(iri))
    } else further.push(propertyValue({ type: scheme?.value ?? '', identifier: account.carry(identifier) }))
    account.carryAny(scheme)
    if (schemeAddress(scheme?.value ?? '') !== undefined) account.carryPath(entry.at('schemeUri'))
  }
  putList(node, 'identifier', further)
}

const isOf = ({ nameIdentifierScheme: scheme }: NameIdentifier, name: string): boolean =>
  typeof scheme !== 'string' || scheme === '' || scheme === name || scheme.toUpperCase() === name

function orcidOf(identifier: NameIdentifier): string | undefined {
  const orcid = isOf(identifier, 'ORCID') ? parseOrcid(String(identifier.nameIdentifier)) : undefined
  return orcid === undefined ? undefined : formatOrcid(orcid)
}

function rorOf(identifier: NameIdentifier): string | undefined {
  const ror = isOf(identifier, 'ROR') ? parseRor(String(identifier.nameIdentifier)) : undefined
  return ror === undefined ? undefined : formatRor(ror)
}
