import { formatOrcid, parseOrcid } from '../../../identifiers/index.ts'
import { type ContributorType, vocabularies } from '../../../kernel/index.ts'
import type { Affiliation, Agent, Contributor, NameIdentifier } from '../../../model/datacite.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { isIri } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { schemeOfIri } from '../organisations.ts'
import { roleProperties } from '../relations.ts'
import { type NodeMembers, textIn } from './node-members.ts'
import type { NodeReading } from './node-reading.ts'

type Path = readonly (string | number)[]

/** Reads the creators and contributors of a work. */
export function agentsIn(
  reading: NodeReading,
  members: NodeMembers,
): { creators: Agent[]; contributors: Contributor[] } {
  // Dataverse and InvenioRDM write every creator as an author, too.
  if (members.has('creator') && isEqual(members.peek('creator'), members.peek('author'))) members.take('author')
  const creators = members
    .take(...(members.has('creator') ? ['creator'] : ['author']))
    .flatMap((value, index) => agentIn(reading, value, ['creator', index]) ?? [])
  const named = Object.entries(roleProperties).flatMap(([type, property]) =>
    (isAgency(members, property) ? [] : members.take(property)).flatMap((value, index, list) => {
      const agent = agentIn(reading, value, list.length === 1 ? [property] : [property, index])
      return agent === undefined ? [] : [{ contributorType: type as ContributorType, ...agent }]
    }),
  )
  const others = members.take('contributor').flatMap((value, index) => contributorIn(reading, value, index) ?? [])
  return { creators, contributors: [...named, ...others] }
}

const isEqual = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** DataCite and Crossref name themselves as the provider of the JSON-LD that they make, which says nothing of the work. */
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
  const agent = role
    .take('contributor', 'creator', 'author')
    .flatMap(held => agentIn(reading, held, [...path, 'contributor']) ?? [])[0]
  if (agent === undefined) return undefined
  if (Object.hasOwn(vocabularies.contributorType, name)) return { contributorType: name as ContributorType, ...agent }
  reading.note(path, saySchemaOrg('roleUnknown', { role: name }))
  return { contributorType: 'Other', ...agent }
}

/** Reads a person or organisation: a node, or a name as text. Returns undefined if there is neither a name nor an identifier. */
export function agentIn(reading: NodeReading, value: unknown, path?: Path): Agent | undefined {
  const members = reading.node(value, path)
  if (members === undefined) {
    const name = textIn(value)
    return name === undefined ? undefined : { name }
  }
  const types = members.types()
  if (types.includes('Role')) return roleOf(reading, members, path)
  const nameType = types.some(type => /^person$/i.test(type))
    ? ('Personal' as const)
    : types.some(type => organisations.test(type))
      ? ('Organizational' as const)
      : undefined
  const family = members.text('familyName')
  const given = members.text('givenName')
  const nameIdentifiers = nameIdentifiersIn(reading, members)
  const own =
    members.text('name') ?? (family === undefined && given === undefined ? members.text('alternateName') : undefined)
  const name = family === undefined ? (own ?? given) : given === undefined ? family : `${family}, ${given}`
  if (name === undefined && nameIdentifiers.length === 0) {
    reading.note(path ?? [], saySchemaOrg('agentUnnamed'))
    return undefined
  }
  const affiliation = members
    .take(nameType === 'Organizational' ? 'parentOrganization' : 'affiliation')
    .flatMap(held => affiliationIn(reading, held) ?? [])
  return {
    name: name ?? String(nameIdentifiers[0]?.nameIdentifier),
    ...(nameType !== undefined && { nameType }),
    ...(given !== undefined && { givenName: given }),
    ...(family !== undefined && { familyName: family }),
    ...(nameIdentifiers.length > 0 && { nameIdentifiers }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

/** Reads the agent within a Role of a creator. */
function roleOf(reading: NodeReading, role: NodeMembers, path?: Path): Agent | undefined {
  const [held] = role.take('creator', 'author', 'contributor')
  return held === undefined ? undefined : agentIn(reading, held, path && [...path, 'creator'])
}

const organisations = /(?:Organization|Corporation|Project|Consortium|Institution|Company)$/i

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
  for (const text of [...members.texts('@id'), ...addresses]) {
    const scheme = personScheme(text)
    if (scheme !== '') add(text, scheme)
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

/** Reads an affiliation: a node, or a name as text. */
function affiliationIn(reading: NodeReading, value: unknown): Affiliation | undefined {
  const organisation = organisationIn(reading, value)
  if (organisation === undefined) return undefined
  const { name, identifier, scheme } = organisation
  return {
    ...(name !== undefined && { name }),
    ...(identifier !== undefined && { affiliationIdentifier: identifier }),
    ...(scheme !== undefined && { affiliationIdentifierScheme: scheme }),
    ...(scheme !== undefined && schemeAddress(scheme) && { schemeUri: schemeAddress(scheme) as string }),
  }
}

/** Reads the name and identifier of an organisation, and where it is if that is a text. */
export function organisationIn(
  reading: NodeReading,
  value: unknown,
  path?: Path,
): { name?: string; identifier?: string; scheme?: string; place?: string | undefined } | undefined {
  const members = reading.node(value, path)
  if (members === undefined) {
    const name = textIn(value)
    return name === undefined ? undefined : { name }
  }
  members.types()
  const name = members.text('name', 'legalName')
  const [held] = members.take('identifier')
  const property = reading.node(held)
  const stated = property?.text('value') ?? (typeof held === 'string' ? held : undefined)
  const id = members.text('@id')
  const address =
    id ??
    [...members.peek('sameAs'), ...members.peek('url')]
      .flatMap(same => textIn(same) ?? [])
      .find(same => schemeOfIri(same) !== '')
  const identifier = stated ?? (address !== undefined && isIri(address) ? address : undefined)
  const scheme = property?.text('propertyID') ?? (identifier === undefined ? '' : schemeOfIri(identifier))
  if (name === undefined && identifier === undefined) return undefined
  return {
    ...(name !== undefined && { name }),
    ...(identifier !== undefined && { identifier }),
    ...(identifier !== undefined && scheme !== '' && { scheme }),
    place: typeof members.peek('location')[0] === 'string' ? members.text('location') : undefined,
  }
}
