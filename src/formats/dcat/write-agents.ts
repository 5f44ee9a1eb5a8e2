import { formatRor, parseRor } from '../../identifiers/index.ts'
import type { FundingReference } from '../../model/datacite.ts'
import type { RdfNode, RdfTerm } from '../rdf/graph.ts'
import { isIri } from '../schema-org/identifiers.ts'
import { schemeOfIri } from '../schema-org/organisations.ts'
import { agentType, namePartsOf, spokenName } from '../schema-org/writing/write-agents.ts'
import {
  carryNameAs,
  contributorsOf,
  entriesOf,
  type Held,
  heldText,
  memberText,
  parsedNameOf,
  type WorkAgent,
  wholeName,
} from '../work/index.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import type { DcatWriter } from './dcat-writer.ts'
import { iri } from './namespaces.ts'

/**
 * Adds the creators, contributors, funders and publisher of a record. Contact persons become vCards, and all others
 * FOAF agents.
 */
export function sayAgents(writing: DcatWriter): void {
  const { work, account } = writing
  for (const agent of work.creators) writing.say('dct:creator', agentNode(writing, agent))
  for (const agent of contributorsOf(work)) {
    const role = account.carryAny(agent.role)
    if (role === 'ContactPerson') writing.say('dcat:contactPoint', contact(writing, agent))
    else if (role === 'RightsHolder') writing.say('dct:rightsHolder', agentNode(writing, agent))
    else if (role === undefined || role === 'Other') writing.say('dct:contributor', agentNode(writing, agent))
    else sayInRole(writing, agentNode(writing, agent), role)
  }
  for (const funder of entriesOf<FundingReference>(work.record.fundingReferences, ['fundingReferences'])) {
    const node = organisation(writing, funder, funderMembers)
    if (node !== undefined) sayInRole(writing, node, 'Funder')
  }
  const { publisher } = work.record
  const given: unknown = publisher
  const value = typeof given === 'string' ? { name: given } : publisher
  if (value !== undefined && value !== null)
    writing.say('dct:publisher', organisation(writing, { value, path: ['publisher'] }, publisherMembers))
  if (typeof given === 'string') account.carryPath(['publisher'])
}

function sayInRole(writing: DcatWriter, agent: RdfNode, role: string): void {
  const hadRole = writing.node('dcat:Role', { 'skos:prefLabel': { value: role } })
  const members = { 'prov:agent': agent, 'dcat:hadRole': hadRole }
  writing.say('prov:qualifiedAttribution', writing.node('prov:Attribution', members))
}

const funderMembers = { name: 'funderName', identifier: 'funderIdentifier', scheme: 'funderIdentifierType' }
const publisherMembers = { name: 'name', identifier: 'publisherIdentifier', scheme: 'publisherIdentifierScheme' }
const affiliationMembers = {
  name: 'name',
  identifier: 'affiliationIdentifier',
  scheme: 'affiliationIdentifierScheme',
}

function agentNode(writing: DcatWriter, agent: WorkAgent): RdfNode {
  const { account } = writing
  const type = agentType(account, agent)
  const parts = type === 'Person' ? namePartsOf(agent) : undefined
  const place = (name: string, value: string | undefined): RdfTerm | undefined =>
    value === undefined ? undefined : { value: account.carry({ value, path: [...agent.path, name] }) }
  const name = parts === undefined ? agent.text : spokenName(parts)
  const listed = parts === undefined ? name : [parts.family, parts.given].filter(Boolean).join(', ')
  account.carry({ value: listed, path: [...agent.path, 'name'] })
  const node = writing.node(
    type === 'Person' ? 'foaf:Person' : type === 'Organization' ? 'foaf:Organization' : 'foaf:Agent',
    {
      'foaf:name': { value: name, ...writing.language(agent.source.lang, agent.path) },
      'foaf:givenName': place('givenName', parts?.given),
      'foaf:familyName': place('familyName', parts?.family),
    },
    idOf(writing, agent),
    agent.at('nameIdentifiers'),
  )
  for (const held of agent.affiliations) {
    const member = organisation(writing, held, affiliationMembers)
    if (member !== undefined) writing.graph.add(node, 'http://www.w3.org/ns/org#memberOf', member)
  }
  for (const identifier of furtherIdentifiers(writing, agent))
    writing.graph.add(node, iri('adms:identifier'), identifier)
  return node
}

function furtherIdentifiers(writing: DcatWriter, { identifiers }: WorkAgent): RdfNode[] {
  return identifiers.flatMap(held => {
    const text = memberText(held, 'nameIdentifier')
    const [scheme, uri] = [memberText(held, 'nameIdentifierScheme'), memberText(held, 'schemeUri')]
    if (text === undefined || /^(?:ORCID|ROR)$/i.test(scheme?.value ?? '')) return []
    const members = {
      'skos:notation': writing.text(text),
      'adms:schemaAgency': writing.text(scheme),
      'dct:creator':
        uri !== undefined && isIri(uri.value) ? writing.typed('foaf:Agent', writing.account.carry(uri)) : undefined,
    }
    return [writing.node('adms:Identifier', members)]
  })
}

/** Returns the URL of an agent's ORCID iD, or else of its first ROR ID. */
function idOf({ account }: DcatWriter, { orcid, identifiers }: WorkAgent): string | undefined {
  const carry = (path: Held['path'], value: string): string => {
    for (const member of ['nameIdentifierScheme', 'schemeUri']) account.carryPath([...path, member])
    return account.carry({ value, path: [...path, 'nameIdentifier'] })
  }
  if (orcid !== undefined) return carry(orcid.path, orcid.value)
  for (const { value, path } of identifiers) {
    const ror = typeof value.nameIdentifier === 'string' ? parseRor(value.nameIdentifier) : undefined
    if (ror !== undefined && /^(?:ROR)?$/i.test(value.nameIdentifierScheme ?? '')) return carry(path, formatRor(ror))
  }
  return undefined
}

/** Returns the contact as a vCard, as DCAT requires. */
function contact(writing: DcatWriter, agent: WorkAgent): RdfNode {
  const { account } = writing
  const id = idOf(writing, agent)
  const isOrganisation = agent.source.nameType === 'Organizational' || parsedNameOf(agent).kind === 'organisation'
  carryNameAs(account, agent, wholeName(agent.text, isOrganisation ? 'Organizational' : undefined))
  const [affiliation] = isOrganisation ? [] : agent.affiliations
  return writing.node(isOrganisation ? 'vcard:Organization' : 'vcard:Individual', {
    'vcard:fn': { value: agent.text },
    'vcard:organization-name': affiliation && writing.text(memberText(affiliation, 'name')),
    'vcard:hasUID': id === undefined ? undefined : { iri: id },
  })
}

function organisation(
  writing: DcatWriter,
  { value, path }: Held<object>,
  members: { name: string; identifier: string; scheme: string },
): RdfNode | undefined {
  if (typeof value !== 'object') return undefined
  const member = (name: string): Held | undefined => heldText(Reflect.get(value, name), [...path, name])
  const [name, identifier, scheme] = [member(members.name), member(members.identifier), member(members.scheme)]
  if (name === undefined) return undefined
  const ror = identifier === undefined ? undefined : parseRor(identifier.value)
  const id = ror === undefined ? identifier?.value : formatRor(ror)
  // A reader recognises only the addresses of known schemes.
  if (identifier !== undefined && id !== undefined && isIri(id) && (ror !== undefined || schemeOfIri(id) !== '')) {
    writing.account.carry({ value: id, path: identifier.path })
    writing.account.carryAny(scheme)
    if (schemeAddress(scheme?.value ?? '') !== undefined) writing.account.carryPath([...path, 'schemeUri'])
  }
  return writing.node(
    'foaf:Organization',
    { 'foaf:name': writing.inLanguage(name, Reflect.get(value, 'lang'), [...path]) },
    id !== undefined && isIri(id) ? id : undefined,
    path,
  )
}
