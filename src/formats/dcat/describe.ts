import { entryOf } from '../../core/object.ts'
import { doiUrl } from '../../identifiers/index.ts'
import { doiIri } from '../../identifiers/schemes/doi.ts'
import type { RelationType } from '../../kernel/vocabularies/index.ts'
import type {
  AlternateIdentifier,
  Datacite,
  Description,
  RelatedIdentifier,
  Rights,
  Title,
} from '../../model/datacite.ts'
import type { Graph, RdfNode } from '../rdf/graph.ts'
import { iriOf, isIri } from '../schema-org/identifiers.ts'
import { rightsOfNode } from '../schema-org/read/read-rights.ts'
import {
  type Account,
  carryShown,
  containerText,
  entriesOf,
  type Held,
  heldLines,
  heldText,
  memberText,
  typeNamesOf,
  workOf,
} from '../work/index.ts'
import { inventDescription } from '../work/losses/invent-description.ts'
import { DcatWriter } from './dcat-writer.ts'
import { sayPages } from './distributions.ts'
import { languageIri, languageOfIri } from './languages.ts'
import { sayDcat } from './messages.ts'
import { iri } from './namespaces.ts'
import { sayAgents } from './write-agents.ts'
import { sayDates, sayPlaces } from './write-coverage.ts'

/** Adds a description of a record in DCAT 3 to a graph. */
export function describeInDcat(graph: Graph, record: Datacite, account: Account): void {
  const work = workOf(record)
  const subject = work.doi === undefined ? graph.blank() : { iri: doiIri(work.doi.value) }
  const writing = new DcatWriter(graph, account, work, subject)
  graph.add(subject, iri('rdf:type'), { iri: iri(`dcat:${typeNamesOf(work).dcat}`) })
  for (const type of [work.general, work.genre])
    if (type !== undefined)
      writing.say('dct:type', writing.node('skos:Concept', { 'skos:prefLabel': writing.text(type) }))
  sayTitles(writing)
  sayDescriptions(writing)
  sayIdentifiers(writing)
  sayAgents(writing)
  sayDates(writing)
  sayKeywords(writing)
  sayRights(writing)
  sayPlaces(writing)
  writing.say('dcat:version', writing.text(work.version))
  if (work.language !== undefined) {
    const language = languageIri(work.language.value)
    const value = account.carry(work.language)
    const back = language === undefined ? value : languageOfIri(language)
    if (back !== value) account.changed(work.language, sayDcat('languageWritten', { language: value, written: back }))
    const system = language === undefined ? undefined : writing.typed('dct:LinguisticSystem', language)
    writing.say('dct:language', system ?? writing.node('dct:LinguisticSystem', { 'rdfs:label': { value } }))
  }
  sayPages(writing)
  for (const held of entriesOf<RelatedIdentifier>(work.record.relatedIdentifiers, ['relatedIdentifiers']))
    sayRelated(writing, held)
  const container = containerText(work.container, account)
  if (container !== undefined) writing.say('dct:bibliographicCitation', { value: container })
}

/**
 * Adds titles in their languages. The main title and translated titles become `dct:title`, and all other titles
 * become `dct:alternative`.
 */
function sayTitles(writing: DcatWriter): void {
  const { record, title } = writing.work
  // The main title is first, so that others in the same property are its translations.
  const isMain = ({ path }: Held<Title>): boolean => path[1] === title?.path[1]
  const titles = entriesOf<Title>(record.titles, ['titles']).sort((a, b) => Number(isMain(b)) - Number(isMain(a)))
  const said = new Set<string>()
  for (const entry of titles) {
    const { value, path } = entry
    const text = heldText(value.title, [...path, 'title'])
    if (text === undefined) continue
    const isTranslated = value.titleType === 'TranslatedTitle'
    writing.say(
      isMain(entry) || isTranslated ? 'dct:title' : 'dct:alternative',
      writing.inLanguage(text, value.lang, path),
    )
    // The first dct:title is read as the main one, and a graph keeps only one of two equal titles.
    const isTold = isTranslated ? said.size > 0 && !said.has(text.value) : value.titleType === 'AlternativeTitle'
    if (isMain(entry) || isTranslated) said.add(text.value)
    if (isTold && !isMain(entry)) writing.account.carryPath([...path, 'titleType'])
  }
}

/** Adds descriptions in their languages. Invents a missing `dct:description` of a dataset: DCAT-AP requires it. */
function sayDescriptions(writing: DcatWriter): void {
  const { record } = writing.work
  let isDescribed = false
  for (const { value, path } of entriesOf<Description>(record.descriptions, ['descriptions'])) {
    const text = heldLines(value.description, [...path, 'description'])
    if (text === undefined) continue
    const [type, property] =
      descriptionProperties.find(([type]) => type === value.descriptionType) ?? descriptionProperties[0]
    if (property === 'dct:description') isDescribed = true
    if (type === value.descriptionType) writing.account.carryPath([...path, 'descriptionType'])
    const label = writing.inLanguage(text, value.lang, path)
    writing.say(
      property,
      property === 'dct:provenance' ? writing.node('dct:ProvenanceStatement', { 'rdfs:label': label }) : label,
    )
  }
  if (isDescribed || typeNamesOf(writing.work).dcat !== 'Dataset') return
  const value = inventDescription(writing.work, writing.account, 'DCAT-AP')
  if (value !== undefined) writing.say('dct:description', { value })
}

function sayIdentifiers(writing: DcatWriter): void {
  const { account, work } = writing
  const { doi, record } = work
  if (doi !== undefined) {
    account.carry(doi)
    writing.say('dct:identifier', { value: doiUrl(doi.value) })
  }
  for (const { value, path } of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const text = heldText(value.alternateIdentifier, [...path, 'alternateIdentifier'])
    const type = heldText(value.alternateIdentifierType, [...path, 'alternateIdentifierType'])
    if (text !== undefined)
      writing.say(
        'adms:identifier',
        writing.node('adms:Identifier', {
          'skos:notation': writing.text(text),
          'adms:schemaAgency': writing.text(type),
        }),
      )
  }
}

/**
 * Adds subjects as `dcat:keyword` if they are plain text, as `dcat:theme` if they have an IRI, and otherwise as
 * `dct:subject`. DCAT-AP requires an IRI for a theme.
 */
function sayKeywords(writing: DcatWriter): void {
  for (const held of writing.work.keywords) {
    const { entry } = held
    const label = writing.inLanguage(held, entry.value.lang, entry.path)
    const scheme = memberText(entry, 'subjectScheme')
    const schemeUri = memberText(entry, 'schemeUri')
    const value = memberText(entry, 'valueUri')
    const code = memberText(entry, 'classificationCode')
    if (!scheme && !schemeUri && !value && !code) {
      writing.say('dcat:keyword', label)
      continue
    }
    const address = value !== undefined && isIri(value.value) ? writing.account.carry(value) : undefined
    const schemeId = schemeUri !== undefined && isIri(schemeUri.value) ? writing.account.carry(schemeUri) : undefined
    const inScheme =
      scheme !== undefined || schemeId !== undefined
        ? writing.node('skos:ConceptScheme', { 'dct:title': writing.text(scheme) }, schemeId, schemeUri)
        : undefined
    const members = { 'skos:prefLabel': label, 'skos:notation': writing.text(code), 'skos:inScheme': inScheme }
    const property = address === undefined ? 'dct:subject' : 'dcat:theme'
    writing.say(property, writing.node('skos:Concept', members, address, value))
  }
}

/**
 * Adds rights. A URI becomes a licence unless it denotes an access right, and rights without a URI become a rights
 * statement.
 */
function sayRights(writing: DcatWriter): void {
  for (const { value, path } of entriesOf<Rights>(writing.work.record.rightsList, ['rightsList'])) {
    const name = heldText(value.rights, [...path, 'rights'])
    const uri = heldText(value.rightsUri, [...path, 'rightsUri'])
    const label = name && writing.inLanguage(name, value.lang, path)
    const address = uri !== undefined && isIri(uri.value) ? writing.account.carry(uri) : undefined
    const id = heldText(value.rightsIdentifier, [...path, 'rightsIdentifier'])
    if (address !== undefined && /\/semantics\/|\/access_right\//.test(address))
      writing.say('dct:accessRights', writing.node('dct:RightsStatement', { 'rdfs:label': label }, address, uri))
    else if (address !== undefined) {
      const members = { 'rdfs:label': label, 'dct:identifier': writing.text(id) }
      const node = writing.node('dct:LicenseDocument', members, address, uri)
      writing.say('dct:license', node)
      // The scheme follows from the address of a known licence.
      const known = 'iri' in node ? rightsOfNode(address) : {}
      for (const name of ['rightsIdentifierScheme', 'schemeUri'] as const)
        if (value[name] === known[name]) writing.account.carryPath([...path, name])
    } else if (label !== undefined)
      writing.say('dct:rights', writing.node('dct:RightsStatement', { 'rdfs:label': label }))
  }
}

function sayRelated(writing: DcatWriter, { value, path }: Held<RelatedIdentifier>): void {
  const { account, graph, subject } = writing
  const identifier = heldText(value.relatedIdentifier, [...path, 'relatedIdentifier'])
  if (identifier === undefined) return
  const type = String(value.relatedIdentifierType ?? '')
  const address = iriOf(type, identifier.value) ?? (isIri(identifier.value) ? identifier.value : undefined)
  if (address === undefined) return
  carryShown(account, identifier, [...path, 'relatedIdentifierType'], type, address)
  account.carryPath([...path, 'relationType'])
  sayType(writing, { iri: address }, heldText(value.resourceTypeGeneral, [...path, 'resourceTypeGeneral']))
  const name = String(value.relationType ?? '')
  const relation = entryOf(dcatRelations, name)
  // An inverse relation needs the IRI of the record.
  if (relation === undefined || (relation.isReverse && !('iri' in subject)))
    writing.say(
      'dcat:qualifiedRelation',
      writing.node('dcat:Relationship', {
        'dct:relation': { iri: address },
        'dcat:hadRole': writing.node('dcat:Role', { 'skos:prefLabel': { value: name } }),
      }),
    )
  else if (relation.isReverse) graph.add({ iri: address }, relation.property, subject)
  else {
    const isDataset = typeNamesOf(writing.work).dcat === 'Dataset'
    if (name === 'IsDocumentedBy') writing.typed('foaf:Document', address)
    if (name === 'HasVersion' && isDataset) writing.typed('dcat:Dataset', address)
    graph.add(subject, relation.property, { iri: address })
  }
}

/** Adds the type of a related resource, unless the resource already has a different type. */
function sayType(writing: DcatWriter, resource: RdfNode, type: Held | undefined): void {
  const { account, graph } = writing
  if (type === undefined) return
  const concepts = graph.of(resource).filter(({ predicate }) => predicate === iri('dct:type'))
  const isSaid = concepts.some(
    ({ object }) =>
      !('value' in object) &&
      graph.of(object).some(({ object: label }) => 'value' in label && label.value === type.value),
  )
  if (concepts.length > 0 && !isSaid) return
  account.carry(type)
  const concept = isSaid ? undefined : writing.node('skos:Concept', { 'skos:prefLabel': { value: type.value } })
  if (concept !== undefined) graph.add(resource, iri('dct:type'), concept)
}

/** The properties for descriptionTypes (17.a). A description of any other type becomes a `dct:description`. */
export const descriptionProperties = [
  ['Abstract', 'dct:description'],
  ['Methods', 'dct:provenance'],
  ['TableOfContents', 'dct:tableOfContents'],
] as const

/**
 * The property that represents a relation type. If `isReverse` is true, the related resource is the subject of the
 * statement.
 */
interface DcatRelation {
  property: string
  isReverse?: true
}

/**
 * The relationTypes (12.b) that have a property in DCAT 3, Dublin Core, FOAF, PROV or OWL. Any other relation is a
 * dcat:qualifiedRelation with the name of its type as the role
 * (https://www.w3.org/TR/vocab-dcat-3/#qualified-relationship).
 */
export const dcatRelations: Readonly<Partial<Record<RelationType, DcatRelation>>> = {
  IsPartOf: { property: iri('dct:isPartOf') },
  HasPart: { property: iri('dct:hasPart') },
  IsNewVersionOf: { property: iri('dcat:previousVersion') },
  IsPreviousVersionOf: { property: iri('dcat:previousVersion'), isReverse: true },
  HasVersion: { property: iri('dcat:hasVersion') },
  IsVersionOf: { property: iri('dcat:isVersionOf') },
  Obsoletes: { property: iri('dct:replaces') },
  IsObsoletedBy: { property: iri('dct:isReplacedBy') },
  References: { property: iri('dct:references') },
  IsReferencedBy: { property: iri('dct:isReferencedBy') },
  IsDerivedFrom: { property: iri('prov:wasDerivedFrom') },
  IsSourceOf: { property: iri('prov:wasDerivedFrom'), isReverse: true },
  IsIdenticalTo: { property: iri('owl:sameAs') },
  IsVariantFormOf: { property: iri('dct:isFormatOf') },
  IsOriginalFormOf: { property: iri('dct:hasFormat') },
  Requires: { property: iri('dct:requires') },
  IsRequiredBy: { property: iri('dct:isRequiredBy') },
  IsDocumentedBy: { property: iri('foaf:page') },
  Other: { property: iri('dct:relation') },
}
