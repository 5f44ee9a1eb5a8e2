import { funderReference } from '../../../datacite/funder-reference.ts'
import { formatOrcid, formatRor, parseOrcid, parseRor } from '../../../identifiers/index.ts'
import { type ContributorType, vocabularies } from '../../../kernel/index.ts'
import type {
  Affiliation,
  Agent,
  Contributor,
  FundingReference,
  NameIdentifier,
  Publisher,
} from '../../../model/datacite.ts'
import type { RdfTerm } from '../../rdf/graph.ts'
import type { GraphNode } from '../../rdf/graph-node.ts'
import { schemeOfIri } from '../../schema-org/organisations.ts'
import { isSpoken, wholeName } from '../../work/agent.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { iri } from '../namespaces.ts'

/** Reads the creators, contributors and funders of a resource. */
export function readDcatAgents(node: GraphNode): {
  creators: Agent[]
  contributors: Contributor[]
  fundingReferences: FundingReference[]
} {
  const contributor = (type: ContributorType, found: readonly Agent[]): Contributor[] =>
    found.map(agent => ({ contributorType: type, ...agent }))
  const attributions = node.nodes(iri('prov:qualifiedAttribution'))
  const ofFunders = attributions.filter(attribution => /^funder$/i.test(nameOfRole(attribution.again()) ?? ''))
  return {
    fundingReferences: ofFunders.flatMap(readFunders),
    creators: agentsAt(node, iri('dct:creator')),
    contributors: [
      ...contributor('ContactPerson', contactsAt(node, iri('dcat:contactPoint'), iri('adms:contactPoint'))),
      ...contributor('RightsHolder', agentsAt(node, iri('dct:rightsHolder'))),
      ...contributor('Other', agentsAt(node, iri('dct:contributor'))),
      ...attributions
        .filter(attribution => !ofFunders.includes(attribution))
        .flatMap(attribution =>
          contributor(
            roleIn(attribution, vocabularies.contributorType) ?? 'Other',
            agentsAt(attribution, iri('prov:agent')),
          ),
        ),
    ],
  }
}

function readFunders(attribution: GraphNode): FundingReference[] {
  nameOfRole(attribution)
  return agentsAt(attribution, iri('prov:agent')).map(agent => {
    const schemeUri = agent.nameIdentifiers?.[0]?.schemeUri
    return { ...funderReference(agent), ...(schemeUri !== undefined && { schemeUri }) }
  })
}

/** Reads the publisher, which is an agent or the name of one. */
export function readPublisher(node: GraphNode): Publisher | undefined {
  const term = node.first(iri('dct:publisher'))
  const [agent] = term === undefined ? [] : agentsIn(node, term)
  if (agent === undefined) return undefined
  const [identifier] = agent.nameIdentifiers ?? []
  return {
    ...(agent.name !== undefined && { name: agent.name }),
    ...(identifier?.nameIdentifier !== undefined && { publisherIdentifier: identifier.nameIdentifier }),
    ...(identifier?.nameIdentifierScheme && { publisherIdentifierScheme: identifier.nameIdentifierScheme }),
    ...(identifier?.schemeUri !== undefined && { schemeUri: identifier.schemeUri }),
    ...(agent.lang !== undefined && { lang: agent.lang }),
  }
}

const agentsAt = (node: GraphNode, property: string): Agent[] =>
  node.take(property).flatMap(term => agentsIn(node, term))

function agentsIn(node: GraphNode, term: RdfTerm): Agent[] {
  if ('value' in term) return term.value.trim() === '' ? [] : [{ name: term.value.trim() }]
  const agent = agentIn(node.node(term))
  return agent === undefined ? [] : [agent]
}

function agentIn(node: GraphNode): Agent | undefined {
  const types = node.texts(iri('rdf:type'))
  const [given, family] = [node.text(iri('foaf:givenName'), iri('foaf:firstName')), node.text(iri('foaf:familyName'))]
  const listed = family === undefined ? undefined : given === undefined ? family : `${family}, ${given}`
  const lang = node.again().literal(iri('foaf:name'), iri('skos:prefLabel'), iri('rdfs:label'))?.language
  const spoken = spokenName(node, listed)
  const name = listed ?? spoken ?? given
  const identifier = identifierOfAddress(node.iri)
  if (name === undefined && node.iri === undefined) return undefined
  const isPerson = types.includes(iri('foaf:Person')) || family !== undefined
  const isOrganisation =
    !isPerson && [iri('foaf:Organization'), iri('org:Organization')].some(one => types.includes(one))
  const affiliation = node.nodes(iri('org:memberOf')).flatMap(affiliationIn)
  const address =
    node.iri === undefined || name !== undefined ? undefined : { nameIdentifier: node.iri, nameIdentifierScheme: 'URL' }
  const known = [identifier ?? address ?? [], node.nodes(iri('adms:identifier')).flatMap(identifierIn)].flat()
  return {
    ...(name !== undefined && { name }),
    ...(isPerson && { nameType: 'Personal' as const }),
    ...(isOrganisation && { nameType: 'Organizational' as const }),
    ...(given !== undefined && { givenName: given }),
    ...(family !== undefined && { familyName: family }),
    ...(lang !== undefined && { lang }),
    ...(known.length > 0 && { nameIdentifiers: known }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

function identifierIn(node: GraphNode): NameIdentifier[] {
  const nameIdentifier = node.text(iri('skos:notation'))
  if (nameIdentifier === undefined) return []
  const [scheme, schemeUri] = [node.text(iri('adms:schemaAgency')), node.text(iri('dct:creator'))]
  return [
    {
      nameIdentifier,
      ...(scheme !== undefined && { nameIdentifierScheme: scheme }),
      ...(schemeUri !== undefined && { schemeUri }),
    },
  ]
}

const contactsAt = (node: GraphNode, ...properties: string[]): Agent[] =>
  node.take(...properties).flatMap(term => ('value' in term ? agentsIn(node, term) : contactIn(node.node(term))))

/**
 * Returns the whole name of an agent. Marks the name as read unless it differs from `listed` in more than the order of
 * its parts.
 */
function spokenName(node: GraphNode, listed: string | undefined): string | undefined {
  const properties = [iri('foaf:name'), iri('skos:prefLabel'), iri('rdfs:label')]
  const spoken = node.again().text(...properties)
  const isKnown = listed === undefined || (spoken !== undefined && isSpoken(spoken, listed))
  return isKnown ? node.text(...properties) : spoken
}

function contactIn(node: GraphNode): Agent[] {
  const formatted = node.text(iri('vcard:fn'))
  const name = formatted ?? node.text(iri('vcard:organization-name'))
  if (name === undefined) return []
  const isOrganisation = node.texts(iri('rdf:type')).some(type => /#(?:Organization|Group)$/.test(type))
  const identifier = identifierOfAddress(node.text(iri('vcard:hasUID')))
  const affiliation = formatted === undefined || isOrganisation ? undefined : node.text(iri('vcard:organization-name'))
  return [
    {
      ...wholeName(name, isOrganisation ? 'Organizational' : undefined),
      ...(affiliation !== undefined && { affiliation: [{ name: affiliation }] }),
      ...(identifier !== undefined && { nameIdentifiers: [identifier] }),
    },
  ]
}

function affiliationIn(node: GraphNode): Affiliation[] {
  const name = node.text(iri('foaf:name'), iri('skos:prefLabel'), iri('rdfs:label'))
  if (name === undefined && node.iri === undefined) return []
  const identifier = identifierOfAddress(node.iri)
  return [
    {
      ...(name !== undefined && { name }),
      ...(identifier === undefined &&
        name === undefined &&
        node.iri !== undefined && { affiliationIdentifier: node.iri }),
      ...(identifier?.nameIdentifier !== undefined && { affiliationIdentifier: identifier.nameIdentifier }),
      ...(identifier?.nameIdentifierScheme && { affiliationIdentifierScheme: identifier.nameIdentifierScheme }),
      ...(identifier?.schemeUri !== undefined && { schemeUri: identifier.schemeUri }),
    },
  ]
}

/** Returns the identifier in the URL of an agent, or undefined if the URL belongs to no known scheme. */
function identifierOfAddress(address: string | undefined): NameIdentifier | undefined {
  if (address === undefined) return undefined
  const [orcid, ror] = [parseOrcid(address), parseRor(address)]
  const scheme = orcid !== undefined ? 'ORCID' : ror !== undefined ? 'ROR' : schemeOfIri(address)
  const schemeUri = schemeAddress(scheme)
  if (scheme === '') return undefined
  return {
    nameIdentifier: orcid !== undefined ? formatOrcid(orcid) : ror !== undefined ? formatRor(ror) : address,
    nameIdentifierScheme: scheme,
    ...(schemeUri !== undefined && { schemeUri }),
  }
}

/**
 * Reads the role (dcat:hadRole) of a qualified relation or attribution as a term of a vocabulary, by the label or the
 * IRI of the role. Returns undefined for any other role, which stays unread.
 */
export function roleIn<Term extends string>(
  node: GraphNode,
  vocabulary: Readonly<Record<Term, unknown>>,
): Term | undefined {
  const name = nameOfRole(node.again())
  if (name === undefined || !Object.hasOwn(vocabulary, name)) return undefined
  nameOfRole(node)
  return name as Term
}

function nameOfRole(node: GraphNode): string | undefined {
  const role = node.firstNode(iri('dcat:hadRole'))
  return role?.text(iri('skos:prefLabel')) ?? role?.iri?.replace(/^.*[/#]/, '')
}
