import { toPointer } from '../../core/pointer.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { RelationType } from '../../kernel/index.ts'
import type { Message } from '../../messages/message.ts'
import type { Agent, Datacite, RelatedIdentifier, Subject, Types } from '../../model/datacite.ts'
import { inputFinding, inputWarning } from '../../text/input-finding.ts'
import type { FormatId, ReadResult } from '../format.ts'
import type { Graph, Literal } from '../rdf/graph.ts'
import { GraphNode } from '../rdf/graph-node.ts'
import { identifierAt } from '../schema-org/identifiers.ts'
import { isGeneralType } from '../schema-org/types.ts'
import { withCited } from '../work/cited-members.ts'
import { isDoiUrl } from '../work/identify.ts'
import { kernelScheme } from '../work/reading/kernel-identifier.ts'
import { dcatRelations } from './describe.ts'
import { readDistributions } from './distributions.ts'
import { languageOfIri } from './languages.ts'
import { sayDcat } from './messages.ts'
import { dcatNamespaces, iri } from './namespaces.ts'
import { readDcatAgents, readPublisher } from './read-agents.ts'
import { readDates, readPlaces } from './read-coverage.ts'
import { readRights, tagged } from './read-rights.ts'

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

/** Returns a message about each agent of a record that the graph identifies only by an address. */
export const namelessIn = (record: Datacite): Message[] =>
  [...(record.creators ?? []), ...(record.contributors ?? []), ...(record.publisher ? [record.publisher] : [])].flatMap(
    agent => {
      const identifier =
        'publisherIdentifier' in agent
          ? agent.publisherIdentifier
          : (agent as Agent).nameIdentifiers?.[0]?.nameIdentifier
      if (agent.name !== undefined || identifier === undefined) return []
      return [sayDcat('agentNameless', { identifier })]
    },
  )

/** Creates the message about a graph without resources. */
export const noResource = (): Message => sayDcat('noResource')

/** Returns the records of the resources in a graph. */
export function dcatRecordsIn(graph: Graph, format: FormatId): Datacite[] {
  const reverses = reversesIn(graph)
  return resourcesIn(graph).map(node => readResource(node, reverses, format))
}

const classes = ['Dataset', 'DataService', 'DatasetSeries', 'Resource'] as const

/**
 * Returns the resources that have statements other than their class. A catalog is returned only if there is no other
 * resource.
 */
function resourcesIn(graph: Graph): GraphNode[] {
  const ofClass = (names: readonly string[]): GraphNode[] =>
    graph.subjects().flatMap(({ subject, statements }) => {
      if (statements.every(({ predicate }) => predicate === iri('rdf:type'))) return []
      const isOne = statements.some(
        ({ predicate, object }) =>
          predicate === iri('rdf:type') && 'iri' in object && names.some(name => object.iri === iri(`dcat:${name}`)),
      )
      return isOne ? [new GraphNode(graph, subject)] : []
    })
  const resources = ofClass(classes)
  return resources.length > 0 ? resources : ofClass(['Catalog'])
}

function readResource(node: GraphNode, reverses: Reverses, format: FormatId): Datacite {
  const shapes: string[] = []
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
    descriptions: node.literals(iri('dct:description')).map(literal => ({
      description: literal.value,
      descriptionType: 'Abstract' as const,
      ...tagged(literal),
    })),
    ...readPlaces(node, shapes),
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
  const [page] = node.texts(iri('dcat:landingPage'))
  const { files: file, rest } = readDistributions(node, record)
  const members: Record<string, unknown> = Object.create(null)
  if (shapes.length > 0) members[toPointer(['dct:spatial'])] = shapes
  for (const [name, texts] of node.rest(dcatNamespaces)) members[toPointer([name])] = texts
  Object.assign(members, rest)
  const read = { ...record, ...extrasOf(format, members) }
  return withCited(
    read,
    { URL: page !== undefined && isDoiUrl(page) ? undefined : page, file: file.length > 0 ? file : undefined },
    format,
  )
}

/** Reads the language, which is an EU IRI, a name or a tag. */
function readLanguage(node: GraphNode): string | undefined {
  const [term] = node.take(iri('dct:language'))
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
  const adms = node.nodes(iri('adms:identifier')).flatMap(one => {
    const [notation] = one.literals(iri('skos:notation'))
    const text = notation?.value ?? one.iri
    const agency = one.text(iri('adms:schemaAgency'), iri('dct:creator'))
    const type = agency ?? typeOfNotation(notation)
    return text === undefined || isOwn(text) ? [] : [{ alternateIdentifier: text, alternateIdentifierType: type }]
  })
  const alternates = [...others, ...adms]
  return { ...(doi !== undefined && { doi }), ...(alternates.length > 0 && { alternateIdentifiers: alternates }) }
}

/** Returns the scheme of a notation from its datatype: `http://purl.org/spar/datacite/ark`. */
function typeOfNotation(notation: Literal | undefined): string {
  const name = /^https?:\/\/purl\.org\/spar\/datacite\/(\w+)$/.exec(notation?.datatype ?? '')?.[1]
  return name === undefined ? 'Other' : (kernelScheme(name) ?? name)
}

/** Reads the general type from the labels of `dct:type`, else from the class. Another label is the free text. */
function readTypes(node: GraphNode): Types {
  const labels = node.nodes(iri('dct:type')).flatMap(type => type.text(iri('skos:prefLabel')) ?? type.iri ?? [])
  const names = node.texts(iri('rdf:type'))
  const general = labels.find(isGeneralType)
  const free = labels.find(label => label !== general)
  const ofClass = names.includes(iri('dcat:DataService'))
    ? 'Service'
    : names.includes(iri('dcat:Catalog')) || names.includes(iri('dcat:DatasetSeries'))
      ? 'Collection'
      : names.includes(iri('dcat:Dataset'))
        ? 'Dataset'
        : 'Other'
  return { resourceTypeGeneral: general ?? ofClass, ...(free !== undefined && { resourceType: free }) }
}

function readSubjects(node: GraphNode): Subject[] {
  const words = node
    .literals(iri('dcat:keyword'))
    .map((literal): Subject => ({ subject: literal.value, ...tagged(literal) }))
  const themes = node.nodes(iri('dcat:theme'), iri('dct:subject')).flatMap((theme): Subject[] => {
    const labels = theme.literals(iri('skos:prefLabel'))
    const [code, scheme] = [theme.text(iri('skos:notation')), theme.nodes(iri('skos:inScheme'))[0]]
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

/** Statements in which a node with an IRI is the object, by that IRI. */
type Reverses = ReadonlyMap<string, readonly { predicate: string; subject: string }[]>

function reversesIn(graph: Graph): Reverses {
  const reversed = new Set(
    Object.values(dcatRelations).flatMap(({ property, isReverse }) => (isReverse ? property : [])),
  )
  const reverses = new Map<string, { predicate: string; subject: string }[]>()
  for (const { subject, statements } of graph.subjects())
    for (const { predicate, object } of statements) {
      if (!reversed.has(predicate) || !('iri' in object) || !('iri' in subject)) continue
      const held = reverses.get(object.iri)
      if (held === undefined) reverses.set(object.iri, [{ predicate, subject: subject.iri }])
      else held.push({ predicate, subject: subject.iri })
    }
  return reverses
}

/** Reads relations to resources that have an IRI, including the inverse statements of other nodes. */
function readRelations(node: GraphNode, reverses: Reverses): RelatedIdentifier[] {
  const related = (relationType: RelationType, address: string): RelatedIdentifier => {
    const doi = parseDoi(address)
    const { type, identifier } = doi === undefined ? identifierAt(address) : { type: 'DOI', identifier: doi }
    return {
      relatedIdentifier: identifier,
      relatedIdentifierType: type as NonNullable<RelatedIdentifier['relatedIdentifierType']>,
      relationType,
    }
  }
  const found: RelatedIdentifier[] = []
  for (const [type, { property, isReverse }] of Object.entries(dcatRelations)) {
    if (isReverse !== true)
      found.push(
        ...node
          .nodes(property)
          .flatMap(({ iri: address }) => (address ? [related(type as RelationType, address)] : [])),
      )
    else
      for (const { predicate, subject } of reverses.get(node.iri ?? '') ?? [])
        if (predicate === property) found.push(related(type as RelationType, subject))
  }
  for (const qualified of node.nodes(iri('dcat:qualifiedRelation'))) {
    const address = qualified.nodes(iri('dct:relation'))[0]?.iri
    const role = qualified.nodes(iri('dcat:hadRole'))[0]
    const name = role?.text(iri('skos:prefLabel')) ?? role?.iri?.replace(/^.*[/#]/, '')
    if (address !== undefined && name !== undefined) found.push(related(name as RelationType, address))
  }
  return found
}
