import { isObject, type Members } from '../../core/object.ts'
import { formatRor, parseIdentifier, parseRor } from '../../identifiers/index.ts'
import { type Account, type Found, memberText } from '../work/index.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import { isIri, propertyValue } from './identifiers.ts'
import type { JsonLdNode } from './node.ts'

/** The names of the members that contain the name, the identifier and the identifier scheme of an organisation. */
export interface OrganisationMembers {
  name: string
  identifier: string
  scheme: string
}

/**
 * Returns a node for an organisation, or undefined if it has neither a name nor an identifier.
 *
 * If the identifier has an IRI, `@id` is set to the IRI. Without an IRI, or if the IRI does not show the scheme that
 * the record states, the identifier is written as a PropertyValue.
 */
export function organisationNode(
  account: Account,
  held: Found<object>,
  members: OrganisationMembers,
): JsonLdNode | undefined {
  if (!isObject(held.value)) return undefined
  const organisation = held as Found<Members>
  const name = memberText(organisation, members.name)
  const identifier = memberText(organisation, members.identifier)
  const scheme = memberText(organisation, members.scheme)
  if (name === undefined && identifier === undefined) return undefined
  const node: JsonLdNode = { '@type': 'Organization' }
  if (identifier !== undefined) {
    const type = scheme?.value ?? ''
    const iri = organisationIri(identifier.value, type)
    if (iri !== undefined) {
      node['@id'] = iri
      account.carry(identifier.as(iri))
    } else account.carry(identifier)
    if (iri === undefined || schemeOfIri(iri) !== type)
      node.identifier = propertyValue({ type, identifier: identifier.value })
    account.carryAny(scheme)
    if (schemeAddress(type) !== undefined) account.carryPath(held.at('schemeUri'))
  }
  if (name !== undefined) node.name = account.carry(name)
  return node
}

function organisationIri(identifier: string, scheme: string): string | undefined {
  const ror = scheme === '' || scheme.toUpperCase() === 'ROR' ? parseRor(identifier) : undefined
  if (ror !== undefined) return formatRor(ror)
  if (isIri(identifier)) return identifier
  const formatted = parseIdentifier(scheme, identifier)?.formatted ?? ''
  return /^https?:/.test(formatted) ? formatted : undefined
}

/** Returns the identifier scheme of an organisation's IRI, or an empty text if the scheme is unknown. */
export function schemeOfIri(iri: string): string {
  return organisationHosts.find(([, form]) => form.test(iri))?.[0] ?? ''
}

const organisationHosts: readonly (readonly [string, RegExp])[] = [
  ['ROR', /^https?:\/\/(?:www\.)?ror\.org\//i],
  ['Crossref Funder ID', /^https?:\/\/(?:dx\.)?doi\.org\/10\.13039\//i],
  ['GRID', /^https?:\/\/(?:www\.)?grid\.ac\//i],
  ['ISNI', /^https?:\/\/(?:www\.)?isni\.org\//i],
  ['re3data', /^https?:\/\/(?:www\.)?re3data\.org\//i],
  ['Wikidata', /^https?:\/\/(?:www\.)?wikidata\.org\//i],
]
