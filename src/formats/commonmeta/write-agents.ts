import { parsePointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import { formatOrcid, formatRor, parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { Affiliation } from '../../model/datacite.ts'
import { familyOf } from '../../model/names/parsed-name.ts'
import {
  type Account,
  carryNameAs,
  carrySchemeUri,
  contributorsOf,
  type Found,
  parsedNameOf,
  personNamed,
  type Work,
  type WorkAgent,
} from '../work/index.ts'
import { sayCommonmeta } from './messages.ts'
import { isKeptRoles, isKnownRole, type KeptRoles } from './read-agents.ts'
import { affiliationTypes, identifierNames, nameOf, roleNames } from './vocabularies.ts'

/**
 * Writes authors and other contributors, each with the role in the record. Restores roles that were read from
 * Commonmeta and that the kernel lacks.
 */
export function writeCommonmetaAgents(work: Work, account: Account): object[] {
  const kept = keptRoles(work)
  const rolesOf = (agent: WorkAgent, role: string): readonly string[] => {
    const at = kept.findIndex(({ value }) => value.name === agent.source.name && role === roleOfUnknown(value))
    if (at < 0) return [role]
    const roles = kept.splice(at, 1).flatMap(({ value }) => value.roles)
    const isOwn = role !== 'Other' || roles.includes('Other')
    return [...(isOwn ? [role] : []), ...roles.filter(one => !isKnownRole(one))]
  }
  const written = [
    ...work.creators.map(agent => contributor(agent, rolesOf(agent, 'Author'), account)),
    ...contributorsOf(work).map(agent => {
      const { role } = agent
      const name = role === undefined ? 'Other' : (nameOf(roleNames, role.value) ?? 'Other')
      if (role !== undefined && name === 'Other' && role.value !== 'Other')
        account.changed(role, sayCommonmeta('roleWritten', { role: role.value }))
      else account.carryAny(role)
      return contributor(agent, rolesOf(agent, name), account)
    }),
  ]
  for (const { key, value } of kept)
    account.add(lossOfExtra(work.record, { key, path: parsePointer(key), value }, 'Commonmeta'))
  return written
}

/** Returns the role that a record has in place of roles that the kernel lacks: `Author` or `Other`. */
const roleOfUnknown = ({ roles }: KeptRoles): string => (roles.includes('Author') ? 'Author' : 'Other')

const keptRoles = ({ record }: Work): { key: string; value: KeptRoles }[] =>
  Object.entries(extrasFor(record, 'commonmeta') ?? {}).flatMap(([key, value]) =>
    isKeptRoles(value) ? [{ key, value }] : [],
  )

function contributor(agent: WorkAgent, roles: readonly string[], account: Account): object {
  const name = parsedNameOf(agent)
  const isPerson = name.kind === 'person'
  if (!isPerson && agent.source.nameType !== 'Organizational')
    account.invented(
      agent.at('nameType'),
      sayCommonmeta('asOrganisation', { name: escaped(agent.text) }),
      'Organizational',
    )
  const { id, identifiers } = identifiersOfAgent(agent, isPerson, account)
  const known = { ...(id !== undefined && { id }) }
  const more = { ...(identifiers.length > 0 && { identifiers }) }
  if (!isPerson) carryNameAs(account, agent, { name: agent.text, nameType: 'Organizational' })
  if (!isPerson) return { type: 'Organization', organization: { ...known, name: agent.text, ...more }, roles }
  const affiliations = affiliationsOf(agent, account)
  const given = [name.given, name.droppingParticle].filter(Boolean).join(' ')
  const family = [familyOf(name), name.suffix].filter(Boolean).join(' ')
  carryNameAs(account, agent, personNamed(family, given))
  return {
    type: 'Person',
    person: {
      ...known,
      ...(given !== '' && { given_name: given }),
      family_name: family,
      ...(affiliations.length > 0 && { affiliations }),
      ...more,
    },
    roles,
  }
}

/** Returns the ORCID iD of a person or the ROR ID of an organisation, together with the other identifiers. */
function identifiersOfAgent(
  agent: WorkAgent,
  isPerson: boolean,
  account: Account,
): { id?: string; identifiers: object[] } {
  let id: string | undefined
  const identifiers: object[] = []
  for (const held of agent.identifiers) {
    const { nameIdentifier, nameIdentifierScheme } = held.value
    if (typeof nameIdentifier !== 'string' || nameIdentifier.trim() === '') continue
    const [orcid, ror] = [parseOrcid(nameIdentifier), parseRor(nameIdentifier)]
    // An ISNI may have the digits of an ORCID iD.
    const isOrcid = nameIdentifierScheme === undefined || /orcid/i.test(nameIdentifierScheme)
    const own = isPerson ? orcid && isOrcid && formatOrcid(orcid) : ror && formatRor(ror)
    account.carryPath(held.at('nameIdentifier'))
    account.carryPath(held.at('nameIdentifierScheme'))
    carrySchemeUri(account, held, nameIdentifierScheme)
    if (own && id === undefined) id = own
    else identifiers.push(identifierObject(nameIdentifier, nameIdentifierScheme))
  }
  return { ...(id !== undefined && { id }), identifiers }
}

/**
 * Returns an identifier with its Commonmeta scheme or, if there is none, with `Other` and the scheme that the record
 * states.
 */
export function identifierObject(identifier: string, scheme: string | undefined): object {
  const known = scheme === undefined ? undefined : nameOf(identifierNames, scheme)
  if (known !== undefined) return { identifier, identifier_type: known }
  return { identifier, identifier_type: 'Other', ...(scheme && scheme !== 'Other' && { scheme }) }
}

const affiliationsOf = ({ affiliations }: WorkAgent, account: Account): object[] =>
  affiliations.flatMap(held => {
    const { name, affiliationIdentifier } = held.value
    const text = typeof name === 'string' ? name.trim() : ''
    if (text !== '') account.carryPath(held.at('name'))
    const identifier = typeof affiliationIdentifier === 'string' ? affiliationIdentifier.trim() : ''
    const type = identifier === '' ? undefined : affiliationType(held, account)
    if (text === '' && identifier === '') return []
    return [
      {
        ...(identifier !== '' && { identifier }),
        ...(type !== undefined && { identifier_type: type }),
        ...(text !== '' && { name: text }),
      },
    ]
  })

function affiliationType(held: Found<Affiliation>, account: Account): string | undefined {
  const { affiliationIdentifierScheme: scheme } = held.value
  const type = scheme === 'Crossref Funder ID' ? 'FundRef' : scheme
  account.carryPath(held.at('affiliationIdentifier'))
  carrySchemeUri(account, held, scheme)
  const isKnown = type === undefined || affiliationTypes.has(type)
  const where = held.at('affiliationIdentifierScheme')
  if (isKnown) account.carryPath(where)
  else account.changed(where, sayCommonmeta('schemeWritten', { scheme: escaped(type) }))
  return isKnown ? type : 'Other'
}
