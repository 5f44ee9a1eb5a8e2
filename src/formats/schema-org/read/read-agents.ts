import { isObject } from '../../../core/object.ts'
import { isSame } from '../../../datacite/writing/same.ts'
import { formatOrcid, parseOrcid } from '../../../identifiers/index.ts'
import { type ContributorType, vocabularies } from '../../../kernel/index.ts'
import type { Agent, Contributor, NameIdentifier, RelatedItemCreator } from '../../../model/datacite.ts'
import { isSpoken } from '../../work/agent.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { isIri } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { schemeOfIri } from '../organisations.ts'
import { roleProperties } from '../relations.ts'
import { type NodeMembers, nodeIn, textIn, textMember } from './node-members.ts'
import type { NodeReading } from './node-reading.ts'
import { affiliationIn } from './read-organisations.ts'

type Path = readonly (string | number)[]

/** Reads the creators and contributors of a work. */
export function agentsIn(
  reading: NodeReading,
  members: NodeMembers,
): { creators: Agent[]; contributors: Contributor[] } {
  const creators = creatorsIn(reading, members)
  const named = Object.entries(roleProperties).flatMap(([type, property]) =>
    (isAgency(members, property) ? [] : members.take(property)).flatMap((value, index, list) => {
      const agent = agentIn(reading, value, list.length === 1 ? [property] : [property, index])
      return agent === undefined ? [] : [{ contributorType: type as ContributorType, ...agent }]
    }),
  )
  return { creators, contributors: [...named, ...othersIn(reading, members)] }
}

/**
 * Reads `creator` and `author` as one list without repeated agents.
 *
 * Agents without an identifier are compared only with those of the other property, because one property can list
 * different people with the same name.
 */
function creatorsIn(reading: NodeReading, members: NodeMembers): Agent[] {
  const creators: Agent[] = []
  const nodes = new Set<string>()
  const named = new Set<string>()
  for (const property of ['creator', 'author']) {
    const before = [...creators]
    for (const [index, value] of members.take(property).entries()) {
      const { id, isReference } = nodeIn(value)
      if (isReference && named.has(id)) continue
      if (!isReference) named.add(id)
      const agent = agentIn(reading, value, [before.length > 0 ? property : 'creator', index])
      const node = blankNodeIn(value)
      const known = agent?.nameIdentifiers === undefined ? before : creators
      const isNew = (node === undefined || !nodes.has(node)) && !known.some(other => isSame(other, agent))
      if (agent !== undefined && isNew) creators.push(agent)
      if (node !== undefined) nodes.add(node)
    }
  }
  return creators
}

/**
 * Reads `contributor`. A blank node that occurs several times is read once for each of its known roles, or once if none
 * is known.
 */
function othersIn(reading: NodeReading, members: NodeMembers): Contributor[] {
  const others: Contributor[] = []
  const nodeOf = new Map<Contributor, string>()
  for (const [index, value] of members.take('contributor').entries()) {
    const contributor = contributorIn(reading, value, index)
    if (contributor === undefined) continue
    const node = blankNodeIn(value)
    const same = node === undefined ? [] : others.filter(other => nodeOf.get(other) === node)
    if (node !== undefined) nodeOf.set(contributor, node)
    const { contributorType: type } = contributor
    const [first] = same
    if (first?.contributorType === 'Other') others[others.indexOf(first)] = contributor
    else if (first === undefined || (type !== 'Other' && same.every(other => other.contributorType !== type)))
      others.push(contributor)
  }
  return others
}

/** Returns the blank node label of an agent or of the agent inside a Role, or undefined if there is none. */
function blankNodeIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.startsWith('_:') ? value : undefined
  if (Array.isArray(value)) return blankNodeIn(value[0])
  if (!isObject(value)) return undefined
  const held = value.contributor ?? value.creator ?? value.author
  return held === undefined ? blankNodeIn(value['@id'] ?? value.id) : blankNodeIn(held)
}

/**
 * True if a property is `provider` and each of its values is DataCite or Crossref. These agencies name themselves as
 * the provider of their JSON-LD, not of the work.
 */
const isAgency = (members: NodeMembers, property: string): boolean =>
  property === 'provider' && members.peek(property).every(value => /^(?:datacite|crossref)$/i.test(textIn(value) ?? ''))

function contributorIn(reading: NodeReading, value: unknown, index: number): Contributor | undefined {
  const path = ['contributor', index]
  const role = reading.node(value)
  if (role === undefined || !role.types().includes('Role')) {
    const agent = agentIn(reading, value, path)
    return agent && { contributorType: 'Other', ...agent }
  }
  const name = role.text('roleName') ?? ''
  const agent = agentIn(reading, role.first('contributor', 'creator', 'author'), [...path, 'contributor'])
  if (agent === undefined) return undefined
  if (Object.hasOwn(vocabularies.contributorType, name)) return { contributorType: name as ContributorType, ...agent }
  if (name !== '') reading.note(path, saySchemaOrg('roleUnknown', { role: name }))
  return { contributorType: 'Other', ...agent }
}

/**
 * Reads a person or organisation from a node, or from a text that is a name or identifier. Returns undefined if there
 * is neither.
 */
function agentIn(reading: NodeReading, value: unknown, path?: Path): Agent | undefined {
  const members = reading.node(value, path)
  if (members === undefined) return withLanguage(reading, namedAgent(reading, textIn(value), path), value)
  const types = members.types()
  if (types.includes('Role')) return roleOf(reading, members, path)
  const nameType = nameTypeOf(types)
  const { name, given, family, lang } = namesIn(reading, members)
  const nameIdentifiers = nameIdentifiersIn(reading, members)
  if (name === undefined && nameIdentifiers.length === 0) {
    reading.note(path ?? [], saySchemaOrg('agentUnnamed'))
    return undefined
  }
  const affiliation = members
    .take(nameType === 'Organizational' ? 'parentOrganization' : 'affiliation')
    .flatMap(held => affiliationIn(reading, held) ?? [])
  if (name === undefined) tellNameless(reading, String(nameIdentifiers[0]?.nameIdentifier), path)
  return {
    ...(name !== undefined && { name }),
    ...(lang !== undefined && { lang }),
    ...(nameType !== undefined && { nameType }),
    ...(given !== undefined && { givenName: given }),
    ...(family !== undefined && { familyName: family }),
    ...(nameIdentifiers.length > 0 && { nameIdentifiers }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

const withLanguage = <T extends object>(
  reading: NodeReading,
  agent: T | undefined,
  value: unknown,
): (T & { lang?: string }) | undefined => (agent === undefined ? undefined : { ...agent, ...reading.languageOf(value) })

const nameTypeOf = (types: readonly string[]): Agent['nameType'] =>
  types.some(type => /^person$/i.test(type)) ? 'Personal' : types.some(isOrganisation) ? 'Organizational' : undefined

/**
 * Reads the name of a person or organisation. A family name takes precedence over `name`.
 *
 * The `name` then becomes an extra, unless it consists of the family and given name.
 */
function namesIn(
  reading: NodeReading,
  members: NodeMembers,
): Partial<Record<'name' | 'given' | 'family' | 'lang', string>> {
  const [family, given] = [members.text('familyName'), members.text('givenName')]
  if (family === undefined) {
    const [stated] = members.peek('name')
    const name = members.text('name')
    return {
      ...textMember('name', name ?? given ?? members.text('alternateName')),
      ...textMember('given', given),
      ...(name !== undefined && reading.languageOf(stated)),
    }
  }
  const name = given === undefined ? family : `${family}, ${given}`
  const stated = members.peek('name')
  const isSame = stated.length > 0 && stated.every(value => isSpoken(textIn(value) ?? '', name))
  if (isSame) members.take('name')
  return { name, ...textMember('given', given), family, ...(isSame && reading.languageOf(stated[0])) }
}

/**
 * Reads the name and name type of an agent of a related work. The kernel has no identifiers or affiliations for such
 * agents (20.2, 20.12).
 */
export function plainAgentIn(reading: NodeReading, value: unknown): RelatedItemCreator | undefined {
  const members = reading.node(value)
  if (members === undefined) {
    const { name } = namedAgent(reading, textIn(value)) ?? {}
    return name === undefined ? undefined : withLanguage(reading, { name }, value)
  }
  const nameType = nameTypeOf(members.types())
  const { name, given, family, lang } = namesIn(reading, members)
  if (name === undefined) return undefined
  return {
    name,
    ...(lang !== undefined && { lang }),
    ...(nameType !== undefined && { nameType }),
    ...(given !== undefined && { givenName: given }),
    ...(family !== undefined && { familyName: family }),
  }
}

/** Reads an agent given as text, which is a name or an identifier. */
export function namedAgent(reading: NodeReading, text: string | undefined, path?: Path): Agent | undefined {
  if (text === undefined || text.startsWith('_:')) return undefined
  const scheme = personScheme(text)
  if (scheme === '') return { name: text }
  tellNameless(reading, text, path)
  const address = schemeAddress(scheme)
  return {
    nameIdentifiers: [
      { nameIdentifier: text, nameIdentifierScheme: scheme, ...(address !== undefined && { schemeUri: address }) },
    ],
  }
}

function tellNameless(reading: NodeReading, identifier: string, path: Path | undefined): void {
  reading.note(path ?? [], saySchemaOrg('agentNameless', { identifier }))
}

/** Reads the agent inside a Role, or returns undefined if there is none. */
function roleOf(reading: NodeReading, role: NodeMembers, path?: Path): Agent | undefined {
  const held = role.first('creator', 'author', 'contributor')
  return held === undefined ? undefined : agentIn(reading, held, path && [...path, 'creator'])
}

const organisations = /(?:Organization|Corporation|Project|Consortium|Institution|Company)$/i

/** True if the class is a kind of organisation. */
export const isOrganisation = (type: string): boolean => organisations.test(type)

function nameIdentifiersIn(reading: NodeReading, members: NodeMembers): NameIdentifier[] {
  const found: NameIdentifier[] = []
  const add = (identifier: string, scheme: string): void => {
    const isKnown = ({ nameIdentifier, nameIdentifierScheme }: NameIdentifier): boolean =>
      nameIdentifier === identifier && (scheme === '' || nameIdentifierScheme === scheme)
    if (found.some(isKnown)) return
    const address = schemeAddress(scheme)
    found.push({
      nameIdentifier: identifier,
      ...(scheme !== '' && { nameIdentifierScheme: scheme }),
      ...(address !== undefined && { schemeUri: address }),
    })
  }
  const addresses = [...members.peek('sameAs'), ...members.peek('url')].flatMap(value => textIn(value) ?? [])
  const ids = members.texts('@id')
  for (const text of [...ids, ...addresses]) {
    const scheme = personScheme(text)
    if (scheme !== '') add(text, scheme)
  }
  for (const property of ['sameAs', 'url']) {
    const texts = members.peek(property).map(textIn)
    const isSaid = (text: string | undefined): boolean =>
      text !== undefined && (ids.includes(text) || found.some(({ nameIdentifier }) => nameIdentifier === text))
    if (texts.length > 0 && texts.every(isSaid)) members.take(property)
  }
  for (const value of members.take('identifier')) {
    const property = reading.node(value)
    const text = property?.text('value') ?? textIn(value)
    if (text === undefined) continue
    const stated = property?.text('propertyID', 'name') ?? ''
    const orcid = personScheme(text) === 'ORCID' || /orcid/i.test(stated) ? parseOrcid(text) : undefined
    if (orcid !== undefined) add(formatOrcid(orcid), 'ORCID')
    else add(text, personScheme(text) || stated)
  }
  return found
}

const personScheme = (iri: string): string =>
  /^(?:https?:\/\/(?:www\.)?orcid\.org\/|orcid:)/i.test(iri) ? 'ORCID' : isIri(iri) ? schemeOfIri(iri) : ''
