import { expect, it } from 'vitest'
import { inveniordm } from '../../../src/formats/index.ts'
import { parseIdentifier } from '../../../src/identifiers/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { realRecords } from '../../real-records.ts'

/**
 * The metadata that InvenioRDM accepts: the marshmallow schemas of invenio-rdm-records (services/schemas/metadata.py)
 * with the schemes of its default configuration. Each installation decides which ids are in a vocabulary.
 */

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const textsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const hasText = (value: unknown, least = 1): boolean => typeof value === 'string' && value.trim().length >= least
const hasId = (value: unknown): boolean => isNode(value) && hasText(value.id)

const ofPeople = new Set('orcid isni gnd ror'.split(' '))
const ofWorks = new Set(
  `ark arxiv ads crossreffunderid cstr doi ean13 eissn grid handle igsn isbn isni issn istc lissn lsid pmid purl rrid upc url urn
  wikidata w3id other`.split(/\s+/),
)
/**
 * InvenioRDM schemes whose identifiers are validated, each with the scheme of this package for the same identifiers.
 */
const checked: Readonly<Record<string, string>> = {
  orcid: 'ORCID',
  isni: 'ISNI',
  ror: 'ROR',
  doi: 'DOI',
  isbn: 'ISBN',
  issn: 'ISSN',
  eissn: 'EISSN',
  lissn: 'LISSN',
  arxiv: 'arXiv',
  pmid: 'PMID',
  url: 'URL',
}

/** Matches a single EDTF date of level 0, with or without a time. */
const edtf = /^-?\d{4}(?:-\d\d(?:-\d\d(?:T[\d:]+(?:Z|[+-]\d\d:\d\d)?)?)?)?$/
const isEdtf = (value: unknown): boolean =>
  typeof value === 'string' && value.split('/').length < 3 && value.split('/').every(part => edtf.test(part))

type Must = (holds: boolean, fault: string) => void

function faultsOf(metadata: Node): string[] {
  const faults: string[] = []
  const must: Must = (holds, fault) => {
    if (!holds) faults.push(fault)
  }
  must(hasId(metadata.resource_type), 'no resource_type')
  must(hasText(metadata.title, 3), 'no title')
  must(
    isEdtf(metadata.publication_date) && !String(metadata.publication_date).includes('T'),
    `publication_date ${String(metadata.publication_date)}`,
  )
  must(metadata.description === undefined || hasText(metadata.description, 3), 'description too short')
  must(metadata.version === undefined || String(metadata.version).length < 192, 'version too long')
  checkAgents(metadata, must)
  checkTexts(metadata, must)
  checkIdentifiers(metadata, must)
  checkRights(metadata, must)
  checkFunding(metadata, must)
  checkMembers(metadata, 'metadata', must)
  return faults
}

function checkAgents(metadata: Node, must: Must): void {
  must(nodesOf(metadata.creators).length > 0, 'no creators')
  for (const contributor of nodesOf(metadata.contributors)) must(hasId(contributor.role), 'contributor without a role')
  for (const agent of [...nodesOf(metadata.creators), ...nodesOf(metadata.contributors)]) {
    const person = isNode(agent.person_or_org) ? agent.person_or_org : {}
    must(person.type === 'personal' || person.type === 'organizational', 'agent of no type')
    must(hasText(person.type === 'personal' ? person.family_name : person.name), 'agent without a name')
    const identifiers = nodesOf(person.identifiers)
    for (const one of identifiers) checkIdentifier(one, ofPeople, must)
    must(new Set(identifiers.map(({ scheme }) => scheme)).size === identifiers.length, 'agent: a scheme twice')
    const names = nodesOf(agent.affiliations).map(({ id, name }) => name ?? id)
    must(
      names.every(name => hasText(name)),
      'agent: an affiliation without id and name',
    )
    must(new Set(names).size === names.length, 'agent: an affiliation twice')
  }
}

function checkTexts(metadata: Node, must: Must): void {
  for (const [name, member] of [
    ['additional_titles', 'title'],
    ['additional_descriptions', 'description'],
  ] as const)
    for (const entry of nodesOf(metadata[name]))
      must(hasText(entry[member], 3) && hasId(entry.type) && (entry.lang === undefined || hasId(entry.lang)), name)
  for (const { date, type } of nodesOf(metadata.dates)) must(isEdtf(date) && hasId(type), `date ${String(date)}`)
  for (const subject of nodesOf(metadata.subjects)) must(hasText(subject.id) || hasText(subject.subject), 'subject')
  for (const language of nodesOf(metadata.languages)) must(hasId(language), 'language')
  for (const { reference } of nodesOf(metadata.references)) must(hasText(reference), 'reference')
  for (const name of ['sizes', 'formats'])
    must(
      textsOf(metadata[name]).every(text => hasText(text)),
      name,
    )
  const { features } = isNode(metadata.locations) ? metadata.locations : { features: [] }
  for (const place of nodesOf(features))
    must(
      ['geometry', 'place', 'identifiers', 'description'].some(name => place[name] !== undefined),
      'empty place',
    )
}

function checkIdentifiers(metadata: Node, must: Must): void {
  const own = nodesOf(metadata.identifiers)
  for (const one of own) checkIdentifier(one, ofWorks, must)
  must(new Set(own.map(one => JSON.stringify(one))).size === own.length, 'an identifier twice')
  for (const related of nodesOf(metadata.related_identifiers)) {
    checkIdentifier(related, ofWorks, must)
    must(hasId(related.relation_type), 'related identifier without a relation')
  }
}

function checkIdentifier({ scheme, identifier: value }: Node, schemes: ReadonlySet<string>, must: Must): void {
  must(hasText(value), 'an identifier without a value')
  must(scheme === undefined || schemes.has(String(scheme)), `an identifier of the scheme ${String(scheme)}`)
  const kind = checked[String(scheme)]
  must(kind === undefined || parseIdentifier(kind, String(value)) !== undefined, `${String(value)} is no ${kind}`)
}

function checkRights(metadata: Node, must: Must): void {
  for (const rights of nodesOf(metadata.rights)) {
    must(hasText(rights.id) || isNode(rights.title), 'rights without id and title')
    must(rights.id === undefined || Object.keys(rights).length === 1, 'rights with an id and more')
    must(rights.link === undefined || /^https?:\/\/[^\s/]+/.test(String(rights.link)), `link ${String(rights.link)}`)
  }
}

function checkFunding(metadata: Node, must: Must): void {
  for (const { funder, award } of nodesOf(metadata.funding)) {
    must(isNode(funder) && (hasText(funder.id) || hasText(funder.name)), 'funding without a funder')
    if (isNode(award)) must(hasText(award.id) || hasText(award.number) || isNode(award.title), 'award without a number')
  }
}

/** The members in the schemas. Marshmallow rejects all others. */
const members: Readonly<Record<string, string>> = {
  metadata: `resource_type creators title additional_titles publisher publication_date subjects contributors dates languages identifiers
    related_identifiers sizes formats version rights copyright description additional_descriptions locations funding references`,
  creators: 'person_or_org role affiliations',
  contributors: 'person_or_org role affiliations',
  person_or_org: 'type name given_name family_name identifiers',
  affiliations: 'id name',
  additional_titles: 'title type lang',
  additional_descriptions: 'description type lang',
  subjects: 'id subject scheme title synonyms',
  dates: 'date type description',
  rights: 'id title description props link',
  identifiers: 'identifier scheme',
  related_identifiers: 'identifier scheme relation_type resource_type',
  locations: 'features',
  features: 'geometry place identifiers description',
  geometry: 'type coordinates',
  funding: 'funder award',
  funder: 'id name',
  award: 'id number title identifiers acronym program',
  references: 'reference identifier scheme',
  ...Object.fromEntries(
    ['resource_type', 'role', 'type', 'lang', 'languages', 'relation_type'].map(name => [name, 'id title']),
  ),
}

/** Objects whose title has exactly one member, with the language as its name and the text as its value. */
const localised = new Set(['rights', 'award'])

function checkMembers(node: Node, name: string, must: Must): void {
  const known = members[name]?.trim().split(/\s+/) ?? []
  for (const [member, value] of Object.entries(node)) {
    must(known.includes(member), `${name} has no ${member}`)
    if (member === 'title' && localised.has(name))
      must(isNode(value) && Object.keys(value).length === 1, `${name}: title`)
    else for (const one of isNode(value) ? [value] : nodesOf(value)) checkMembers(one, member, must)
  }
}

/** Returns a record without extras, and with the members that InvenioRDM requires and a writer cannot invent. */
const complete = ({ extras: _, ...record }: Datacite): Datacite => ({
  ...record,
  types: { resourceTypeGeneral: 'Dataset', ...record.types },
  titles: [{ title: 'Rain over the basin' }, ...(record.titles ?? [])],
  publicationYear: record.publicationYear ?? 2020,
  creators: record.creators?.length ? record.creators : [{ name: 'Okafor, Ada' }],
})

it('the InvenioRDM schema rules accept the metadata of all fixtures and real records, completed with the required values', () => {
  const found = [...fixtureRecords(), ...realRecords()].flatMap(([name, record]) => {
    const { metadata } = JSON.parse(inveniordm.write(complete(record)).text)
    return faultsOf(metadata).map(fault => `${name}: ${fault}`)
  })
  expect(found).toEqual([])
})
