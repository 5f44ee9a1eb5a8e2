import { doiUrl } from '../../identifiers/index.ts'
import { doiIri } from '../../identifiers/schemes/doi.ts'
import type { AlternateIdentifier, Datacite, FundingReference, Publisher } from '../../model/datacite.ts'
import {
  type Account,
  alternateAddressOf,
  carryShape,
  contributorsOf,
  type DrawnShape,
  entriesOf,
  Found,
  heldText,
  memberText,
  placesOf,
  registeredPageOf,
  tellTakenForDoi,
  typeNamesOf,
  type Work,
  type WorkAgent,
  type WorkPlace,
} from '../work/index.ts'
import { classOfItem, itemInWords, itemTypeOf, wordsOfItem } from '../work/types/item-types.ts'
import { putCited } from './cited.ts'
import { putDates } from './dates.ts'
import { isIri, propertyValue, untypedAs } from './identifiers.ts'
import { saySchemaOrg } from './messages.ts'
import { add, type JsonLdNode, putList, putMember } from './node.ts'
import { organisationNode } from './organisations.ts'
import { roleProperties } from './relations.ts'
import { generalTypeOfClass, isGeneralType } from './types.ts'
import { agentNode } from './writing/write-agents.ts'
import { putLicences } from './writing/write-licences.ts'
import { putRelated } from './writing/write-related.ts'
import { putDescriptions, putKeywords, putTitles, spoken } from './writing/write-texts.ts'

/** The options that distinguish the formats based on schema.org. */
export interface DescribeOptions {
  /** True if licences are written with their SPDX URL. */
  isSpdx?: boolean
  /** True if CSL item types are written as text, because the class is fixed. */
  isInWords?: boolean
  /** The node to which the members are added. */
  node?: JsonLdNode
}

/** Describes a work as a schema.org node without a context. Reports to the account which values have been written. */
export function describeInSchemaOrg(
  account: Account,
  work: Work,
  { isSpdx = false, isInWords = false, node = {} }: DescribeOptions = {},
): JsonLdNode {
  if (work.doi !== undefined) {
    node['@id'] = doiIri(work.doi.value)
    account.carry(work.doi)
  }
  putType(account, work, node, isInWords)
  putTitles(account, work, node)
  putDescriptions(account, work, node)
  putAddresses(account, work, node)
  putIdentifiers(account, work, node)
  putList(
    node,
    'creator',
    work.creators.map(agent => spokenAgent(account, agent, work)),
  )
  putContributors(account, work, node)
  putPublisher(account, work, node)
  putDates(account, work, node)
  putMember(node, 'version', account.carryAny(work.version))
  putMember(node, 'inLanguage', account.carryAny(work.language))
  putKeywords(account, work, node)
  putLicences(account, work, node, isSpdx)
  putFunding(account, work, node)
  putMember(node, 'spatialCoverage', spatialCoverage(account, work))
  putTexts(account, work.record, 'formats', node, 'encodingFormat')
  putTexts(account, work.record, 'sizes', node, 'contentSize')
  putRelated(account, work, node)
  putCited(account, work, node)
  return node
}

/** Adds the URL of a work or, if it has none, of its DOI. The page about the work has a separate property. */
function putAddresses(account: Account, work: Work, node: JsonLdNode): void {
  const { doi, record } = work
  const url = ownAddressOf(work)
  putMember(node, 'url', url === undefined ? doi && doiUrl(doi.value) : account.carry(url))
  putMember(node, 'mainEntityOfPage', account.carryAny(registeredPageOf(record)))
}

/** Returns the URL of the work. Ignores the landing page in a registry's response. */
const ownAddressOf = ({ record, url }: Work): Found | undefined =>
  url?.path[1] === 'members' ? alternateAddressOf(record) : url

/** Adds the DOI in the form used by identifiers.org, and then every other identifier (1, 11) with its type. */
function putIdentifiers(account: Account, work: Work, node: JsonLdNode): void {
  const { record, doi } = work
  const list: JsonLdNode[] = []
  if (doi !== undefined)
    list.push({
      '@type': 'PropertyValue',
      propertyID: 'https://registry.identifiers.org/registry/doi',
      value: `doi:${doi.value}`,
      url: doiUrl(doi.value),
    })
  const own = record.identifier
  const ownText = heldText(own?.identifier, ['identifier', 'identifier'])
  if (doi === undefined && ownText !== undefined) {
    const type = heldText(own?.identifierType, ['identifier', 'identifierType'])?.value ?? ''
    list.push(propertyValue({ type, identifier: account.carry(ownText) }))
    account.changed(['identifier'], saySchemaOrg('ownIdentifier', { identifier: ownText.value, type }))
  }
  for (const { value, path } of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const text = heldText(value.alternateIdentifier, [...path, 'alternateIdentifier'])
    if (text === undefined) continue
    const type = heldText(value.alternateIdentifierType, [...path, 'alternateIdentifierType'])
    if (type === undefined) {
      const read = untypedAs(text.value)
      const message = saySchemaOrg('identifierUntyped', { identifier: text.value, type: read })
      account.invented([...path, 'alternateIdentifierType'], message, read)
    }
    list.push(propertyValue({ type: account.carryAny(type) ?? '', identifier: account.carry(text) }))
  }
  tellTakenForDoi(account, work, () => true)
  putList(node, 'identifier', list)
}

/** Returns the node of an agent, with the language of the agent's name (2.1.b, 7.1.b). */
function spokenAgent(account: Account, agent: WorkAgent, { language }: Work): JsonLdNode {
  const node = agentNode(account, agent)
  const lang = heldText(agent.source.lang, agent.at('lang'))
  if (typeof node.name === 'string') node.name = spoken(account, node.name, lang, language?.value)
  return node
}

function putPublisher(account: Account, { record: { publisher }, language }: Work, node: JsonLdNode): void {
  const given: unknown = publisher
  const value = typeof given === 'string' ? { name: given } : publisher
  if (value === undefined || value === null) return
  const organisation = organisationNode(account, new Found(value, ['publisher']), publisherMembers)
  if (organisation !== undefined) node.publisher = organisation
  const lang = heldText((value as Publisher).lang, ['publisher', 'lang'])
  if (typeof organisation?.name === 'string')
    organisation.name = spoken(account, organisation.name, lang, language?.value)
  if (typeof given === 'string') account.carryPath(['publisher'])
}

const publisherMembers = { name: 'name', identifier: 'publisherIdentifier', scheme: 'publisherIdentifierScheme' }

function putTexts(
  account: Account,
  record: Datacite,
  name: 'formats' | 'sizes',
  node: JsonLdNode,
  property: string,
): void {
  const list: unknown = record[name]
  if (!Array.isArray(list)) return
  for (let index = 0; index < list.length; index++) {
    const text = heldText(list[index], [name, index])
    if (text !== undefined) add(node, property, account.carry(text))
  }
}

/**
 * Adds the contributors (7), each with the schema.org property for the contributor type, or else `contributor`.
 *
 * A `contributor` is in a Role named after the type unless the type is Other or absent, as science-on-schema.org
 * recommends.
 */
function putContributors(account: Account, work: Work, node: JsonLdNode): void {
  const others: JsonLdNode[] = []
  for (const agent of contributorsOf(work)) {
    const written = spokenAgent(account, agent, work)
    const role = account.carryAny(agent.role)
    const property = propertyOf(role)
    if (property !== undefined) add(node, property, written)
    else if (role === undefined || role === 'Other') others.push(written)
    else others.push({ '@type': 'Role', roleName: role, contributor: written })
  }
  putList(node, 'contributor', others)
}

const propertyOf = (role: string | undefined): string | undefined =>
  role !== undefined && Object.hasOwn(roleProperties, role)
    ? roleProperties[role as keyof typeof roleProperties]
    : undefined

/**
 * Adds the funding (19).
 *
 * An award becomes a Grant with its funder. A funder without a known award becomes `funder`.
 */
function putFunding(account: Account, { record }: Work, node: JsonLdNode): void {
  for (const held of entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences'])) {
    const funder = organisationNode(account, held, funderMembers)
    const number = memberText(held, 'awardNumber')
    const title = memberText(held, 'awardTitle')
    const url = memberText(held, 'awardUri')
    if (number === undefined && title === undefined && url === undefined) {
      if (funder !== undefined) add(node, 'funder', funder)
      continue
    }
    const grant: JsonLdNode = { '@type': 'Grant' }
    if (number !== undefined) grant.identifier = account.carry(number)
    if (title !== undefined) grant.name = account.carry(title)
    if (url !== undefined && isIri(url.value)) grant.url = account.carry(url)
    if (funder !== undefined) grant.funder = funder
    add(node, 'funding', grant)
  }
}

const funderMembers = { name: 'funderName', identifier: 'funderIdentifier', scheme: 'funderIdentifierType' }

/**
 * Writes the locations (18) as Places, with points as GeoCoordinates, and boxes and polygons as GeoShape.
 *
 * The coordinates of a GeoShape are separated by spaces, with the latitude first; a box is `south west north east`.
 */
function spatialCoverage(account: Account, work: Work): JsonLdNode[] {
  return placesOf(work.record).map(place => placeNode(account, work, place))
}

function placeNode(account: Account, work: Work, { names, shapes }: WorkPlace): JsonLdNode {
  const node: JsonLdNode = { '@type': 'Place' }
  const written = names.map(name => account.carry(name))
  putMember(node, 'name', written)
  const geo = shapes.map(shape => {
    carryShape(account, work, shape)
    return shapeNode(shape)
  })
  putMember(node, 'geo', geo)
  return node
}

function shapeNode(shape: DrawnShape): JsonLdNode {
  if (shape.kind === 'point')
    return { '@type': 'GeoCoordinates', latitude: shape.point.latitude, longitude: shape.point.longitude }
  if (shape.kind === 'box')
    return { '@type': 'GeoShape', box: `${shape.south} ${shape.west} ${shape.north} ${shape.east}` }
  return {
    '@type': 'GeoShape',
    polygon: shape.points.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join(' '),
  }
}

/**
 * Adds the class of a work and, as `additionalType`, the free text of its type.
 *
 * If the class alone does not determine the general type, the general type precedes the free text.
 *
 * A more specific CSL item type is the class, or else the last text. With `isInWords`, an item type is always a text.
 */
function putType(account: Account, work: Work, node: JsonLdNode, isInWords: boolean): void {
  const { general, genre, record } = work
  const item = itemTypeOf(record)
  const inWords = itemInWords(record)
  const named = isInWords ? undefined : (item?.value ?? inWords)
  const itemClass = named === undefined ? undefined : classOfItem(named)
  node['@type'] = itemClass ?? typeNamesOf(work).schemaOrg
  const type = account.carryAny(general)
  const free = account.carryAny(genre)
  const isTold =
    itemClass === undefined &&
    (type === undefined ||
      (generalTypeOfClass(String(node['@type'])) === type && !(free !== undefined && isGeneralType(free))))
  if (!isTold && type !== undefined) node.additionalType = type
  if (free !== undefined && (inWords === undefined || itemClass === undefined)) add(node, 'additionalType', free)
  const words = item === undefined ? undefined : wordsOfItem(item.value)
  if (item === undefined || (itemClass === undefined && words === undefined)) return
  account.carry(item)
  if (itemClass !== undefined || words === undefined) return
  add(node, 'additionalType', words)
}
