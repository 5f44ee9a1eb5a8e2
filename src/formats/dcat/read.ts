import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite, Description, Subject } from '../../model/datacite.ts'
import { inputFinding, inputWarning } from '../../text/input-finding.ts'
import type { FormatId, ReadResult } from '../format.ts'
import type { Graph, Literal, NodeStatements } from '../rdf/graph.ts'
import { GraphNode } from '../rdf/graph-node.ts'
import { identifierAt } from '../schema-org/identifiers.ts'
import { withCited } from '../work/cited-members.ts'
import { isDoiUrl } from '../work/identify.ts'
import { kernelScheme } from '../work/reading/kernel-identifier.ts'
import { descriptionProperties } from './describe.ts'
import { readDistributions } from './distributions.ts'
import { languageOfIri } from './languages.ts'
import { sayDcat } from './messages.ts'
import { dcatNamespaces, iri } from './namespaces.ts'
import { readDcatAgents, readPublisher } from './reading/read-agents.ts'
import { readDates, readPlaces } from './reading/read-coverage.ts'
import { distinct, type Reverses, readRelations, reversesIn } from './reading/read-relations.ts'
import { readRights, tagged } from './reading/read-rights.ts'
import { readTypes } from './reading/read-types.ts'

/** Reads the resources that a graph describes in DCAT 2 or 3: https://www.w3.org/TR/vocab-dcat-3/. */
export function readDcatGraph(graph: Graph, format: FormatId): ReadResult {
  const records = dcatRecordsIn(graph, format)
  if (records.length > 0)
    return {
      ok: true,
      records,
      diagnostics: records.flatMap(record =>
        namelessIn(record).map(message => inputWarning('unreadable-value', message, '')),
      ),
    }
  return { ok: false, diagnostics: [inputFinding('schema/unrecognised', noResource(), '')] }
}

/** Returns a message about each agent that has an identifier but no name. */
export function namelessIn({ creators, contributors, publisher, fundingReferences }: Datacite): Message[] {
  const agents: readonly (readonly [name: string | undefined, identifier: string | undefined])[] = [
    ...[...(creators ?? []), ...(contributors ?? [])].map(
      ({ name, nameIdentifiers }) => [name, nameIdentifiers?.[0]?.nameIdentifier] as const,
    ),
    [publisher?.name, publisher?.publisherIdentifier],
    ...(fundingReferences ?? []).map(({ funderName, funderIdentifier }) => [funderName, funderIdentifier] as const),
  ]
  return agents.flatMap(([name, identifier]) =>
    name === undefined && identifier !== undefined ? [sayDcat('agentNameless', { identifier })] : [],
  )
}

/** Creates the message about a graph without resources. */
export const noResource = (): Message => sayDcat('noResource')

/** Returns the records of the resources in a graph. */
export function dcatRecordsIn(graph: Graph, format: FormatId): Datacite[] {
  const reverses = reversesIn(graph)
  return resourcesIn(graph).map(node => readResource(node, reverses, format))
}

const classes = ['Dataset', 'DataService', 'DatasetSeries', 'Resource'] as const

/** True if the statements about a node describe a resource or catalog. Such a node is not part of another record. */
const isResource = (statements: NodeStatements['statements']): boolean => isOfClass(statements, [...classes, 'Catalog'])

const isOfClass = (statements: NodeStatements['statements'], names: readonly string[]): boolean =>
  statements.some(
    ({ predicate, object }) =>
      predicate === iri('rdf:type') && 'iri' in object && names.some(name => object.iri === iri(`dcat:${name}`)),
  )

/**
 * Returns the resources about which the graph states more than their class. A catalog is returned only if there is no
 * other resource.
 */
function resourcesIn(graph: Graph): GraphNode[] {
  const ofClass = (names: readonly string[]): GraphNode[] =>
    graph.subjects().flatMap(({ subject, statements }) => {
      if (statements.every(({ predicate }) => predicate === iri('rdf:type'))) return []
      return isOfClass(statements, names) ? [new GraphNode(graph, subject)] : []
    })
  const resources = ofClass(classes)
  return resources.length > 0 ? resources : ofClass(['Catalog'])
}

function readResource(node: GraphNode, reverses: Reverses, format: FormatId): Datacite {
  const lists = {
    ...readDcatAgents(node),
    titles: [
      ...node.literals(iri('dct:title')).map((literal, index) => ({
        title: literal.value,
        ...(index > 0 && { titleType: 'TranslatedTitle' as const }),
        ...tagged(literal),
      })),
      ...node
        .literals(iri('dct:alternative'))
        .map(literal => ({ title: literal.value, titleType: 'AlternativeTitle' as const, ...tagged(literal) })),
    ],
    subjects: readSubjects(node),
    rightsList: readRights(node),
    descriptions: readDescriptions(node),
    ...readPlaces(node),
  }
  const [publisher, dates] = [readPublisher(node), readDates(node)]
  const version = node.text(iri('dcat:version'), iri('owl:versionInfo'))
  const language = readLanguage(node)
  const record: Datacite = {
    ...readIdentifiers(node),
    types: readTypes(node),
    ...(publisher !== undefined && { publisher }),
    ...dates,
    ...(version !== undefined && { version }),
    ...(language !== undefined && { language }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
  const related = readRelations(node, reverses)
  if (related.length > 0) record.relatedIdentifiers = related
  const page = node.text(iri('dcat:landingPage'))
  const file = readDistributions(node, record)
  const members = Object.fromEntries(node.rest(dcatNamespaces, isResource))
  const read = { ...record, ...extrasOf(format, members) }
  return withCited(
    read,
    { URL: page !== undefined && isDoiUrl(page) ? undefined : page, file: file.length > 0 ? file : undefined },
    format,
  )
}

function readLanguage(node: GraphNode): string | undefined {
  const term = node.first(iri('dct:language'))
  if (term === undefined) return undefined
  if ('value' in term) return term.value.trim() || undefined
  return 'iri' in term ? languageOfIri(term.iri) : node.node(term).text(iri('rdfs:label'), iri('skos:prefLabel'))
}

/**
 * Reads the DOI, which is the node's own IRI or the first DOI among its identifiers. All other identifiers are
 * alternate identifiers.
 */
function readIdentifiers(node: GraphNode): Pick<Datacite, 'doi' | 'alternateIdentifiers'> {
  const texts = node.texts(iri('dct:identifier'))
  const [first, ...more] = [node.iri ?? '', ...texts].flatMap(text => parseDoi(text) ?? [])
  // An identifier has the original case, which an IRI may not have.
  const doi = (first && more.find(other => doiKey(other) === doiKey(first))) ?? first
  const isOwn = (text: string): boolean => doi !== undefined && parseDoi(text)?.toLowerCase() === doi.toLowerCase()
  const others = [
    ...(node.iri !== undefined && !isOwn(node.iri) ? [identifierAt(node.iri)] : []),
    ...texts
      .filter(text => !isOwn(text))
      .map(text => ({ identifier: text, type: /^https?:/.test(text) ? identifierAt(text).type : 'Other' })),
  ].map(({ identifier, type }) => ({ alternateIdentifier: identifier, alternateIdentifierType: type }))
  const adms = node.take(iri('adms:identifier')).flatMap(term => {
    const one = 'value' in term ? undefined : node.node(term)
    const notation = 'value' in term ? term : one?.literal(iri('skos:notation'))
    const text = notation?.value ?? one?.iri
    const agency = one?.text(iri('adms:schemaAgency'), iri('dct:creator'))
    const type = agency ?? typeOfNotation(notation)
    return text === undefined || isOwn(text) ? [] : [{ alternateIdentifier: text, alternateIdentifierType: type }]
  })
  const alternates = distinct([...others, ...adms])
  return { ...(doi !== undefined && { doi }), ...(alternates.length > 0 && { alternateIdentifiers: alternates }) }
}

/** Returns the scheme of a notation from its datatype: `http://purl.org/spar/datacite/ark`. */
function typeOfNotation(notation: Literal | undefined): string {
  const name = /^https?:\/\/purl\.org\/spar\/datacite\/(\w+)$/.exec(notation?.datatype ?? '')?.[1]
  return name === undefined ? 'Other' : (kernelScheme(name) ?? name)
}

const readDescriptions = (node: GraphNode): Description[] =>
  descriptionProperties.flatMap(([descriptionType, property]) =>
    node.take(iri(property)).flatMap(term => {
      const literals = 'value' in term ? [term] : node.node(term).literals(iri('rdfs:label'), iri('dct:description'))
      return literals.map(literal => ({ description: literal.value, descriptionType, ...tagged(literal) }))
    }),
  )

/** Reads the subjects. A literal is a keyword, and a node is a concept. */
function readSubjects(node: GraphNode): Subject[] {
  const properties = [iri('dcat:keyword'), iri('dcat:theme'), iri('dct:subject')]
  const words = node.literals(...properties).map((literal): Subject => ({ subject: literal.value, ...tagged(literal) }))
  const themes = node.nodes(...properties).flatMap((theme): Subject[] => {
    const labels = theme.literals(iri('skos:prefLabel'))
    const [code, scheme] = [theme.text(iri('skos:notation')), theme.firstNode(iri('skos:inScheme'))]
    const name = scheme?.text(iri('dct:title'))
    if (labels.length === 0 && theme.iri === undefined) return []
    const shared = {
      ...(name !== undefined && { subjectScheme: name }),
      ...(scheme?.iri !== undefined && { schemeUri: scheme.iri }),
      ...(theme.iri !== undefined && { valueUri: theme.iri }),
      ...(code !== undefined && { classificationCode: code }),
    }
    if (labels.length === 0) return [{ subject: theme.iri ?? '', ...shared }]
    return labels.map(label => ({ subject: label.value, ...shared, ...tagged(label) }))
  })
  return [...words, ...themes]
}
