import { missing } from '../../datacite/fit/required.ts'
import { extrasFor } from '../../datacite/writing/extras.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import { doiUrl } from '../../identifiers/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { describeInSchemaOrg } from '../schema-org/describe.ts'
import { isIri } from '../schema-org/identifiers.ts'
import { add, isNode, type JsonLdNode, putMember, type Value } from '../schema-org/node.ts'
import { schemaOrgNamespaces } from '../schema-org/relations.ts'
import { tellSameThings } from '../schema-org/writing/tell-same-things.ts'
import { putExtras } from '../schema-org/writing/write.ts'
import { roCrateRow } from '../table.ts'
import { type Account, filesOf, heldText, type Work, workOf, writeEach } from '../work/index.ts'
import { licenceAt } from '../work/licences.ts'
import { inventDescription } from '../work/losses/invent-description.ts'
import { Flattener } from './flatten.ts'
import { sayRoCrate } from './messages.ts'

/**
 * Writes a record as the ro-crate-metadata.json of a crate. Throws a `TypeError` for an unknown version.
 *
 * The file contains the descriptor, the root with the metadata of the record, and the entities to which the root
 * refers, such as people, organisations, licences and files on the web.
 */
export function writeRoCrate(record: Datacite, options: WriteOptions = {}): WriteResult {
  const { roCrate = '1.2' } = options
  if (roCrate !== '1.1' && roCrate !== '1.2')
    throw new TypeError(`RO-Crate ${JSON.stringify(roCrate)} cannot be written; only "1.1" and "1.2" can.`)
  const { written, losses } = writeEach([record], roCrateRow, options, (one, account) => {
    const graph = graphOf(one, roCrate, account)
    return jsonText({ '@context': contextOf(roCrate, graph), '@graph': graph }, options)
  })
  return { text: written.join(''), losses }
}

/** Adds the title as an invented description after the names, in the same position as a description from the record. */
function withDescription(node: JsonLdNode, work: Work, account: Account): JsonLdNode {
  const members = Object.entries(node)
  const start = members.findLastIndex(([name]) => name === 'name' || name === 'alternateName') + 1
  const description = inventDescription(work, account, roCrateRow.name)
  return description === undefined
    ? node
    : Object.fromEntries([...members.slice(0, start), ['description', description], ...members.slice(start)])
}

function graphOf(record: Datacite, version: string, account: Account): Value[] {
  const work = workOf(record)
  tellSameThings(work.record, account)
  const described = describeInSchemaOrg(account, work, { isInWords: true })
  putExtras(account, work.record, roCrateRow, described)
  const { '@graph': kept, 'crate:hasPart': files, ...written } = described
  const node = written.description === undefined ? withDescription(written, work, account) : written
  const flattener = new Flattener()
  const { entities } = flattener
  const root = rootOf(node, work)
  if (work.general === undefined) account.invented(['types'], sayRoCrate('typeInvented'), 'Dataset')
  putLicences(account, work, root)
  if (account.isKept && root.license === undefined) account.add(missing('license', roCrateRow.name))
  const flat = flattener.flatten(root)
  retype(flat, entities)
  for (const file of [files ?? []].flat()) add(flat, 'hasPart', file)
  putFiles(account, work, flat, entities)
  for (const entity of Array.isArray(kept) ? kept : [])
    if (isNode(entity) && typeof entity['@id'] === 'string' && !entities.has(entity['@id']))
      entities.set(entity['@id'], entity)
  linkTexts(flat, entities)
  for (const entity of entities.values()) linkTexts(entity, entities)
  return [descriptor(version), flat, ...entities.values()]
}

/**
 * Changes the type of each related work that RO-Crate would otherwise treat as data in the crate.
 *
 * A Dataset that is not part of the crate would be one of its folders, and source code would be one of its scripts.
 */
function retype(root: JsonLdNode, entities: ReadonlyMap<string, JsonLdNode>): void {
  const parts = new Set([root.hasPart ?? []].flat().map(part => (isNode(part) ? part['@id'] : part)))
  for (const entity of entities.values()) {
    const types = [entity['@type'] ?? []].flat()
    const isPart = parts.has(String(entity['@id']))
    const taken = types.find(type => type === 'SoftwareSourceCode' || (type === 'Dataset' && !isPart))
    if (taken === undefined) continue
    putMember(entity, '@type', ['CreativeWork', ...types.filter(type => type !== taken)])
    entity.additionalType ??= taken === 'Dataset' ? 'Dataset' : 'Software'
  }
}

/** Replaces the URLs of entities in the crate with references, because RO-Crate does not allow such URLs as text. */
function linkTexts(node: JsonLdNode, entities: ReadonlyMap<string, JsonLdNode>): void {
  const link = (value: Value): Value => (typeof value === 'string' && entities.has(value) ? { '@id': value } : value)
  for (const name of ['sameAs', 'codeRepository']) {
    const value = node[name]
    if (value !== undefined) node[name] = Array.isArray(value) ? value.map(link) : link(value)
  }
}

/**
 * Adds files on the web as parts of the crate. Each is identified by its URL
 * (https://www.researchobject.org/ro-crate/specification/1.2/data-entities.html).
 */
function putFiles(account: Account, { record }: Work, root: JsonLdNode, entities: Map<string, JsonLdNode>): void {
  const held = filesOf(record)
  // Marks the whole list of files in the extras as written.
  if (held[0] !== undefined) account.carryPath(held[0].path.slice(0, 3))
  for (const file of held) {
    const { url = '', name, size, mediaType, checksum } = file.value
    if (!isIri(url) || entities.has(url)) {
      account.changed(file, sayRoCrate('fileAddressTaken', { url: escaped(url) }))
      continue
    }
    const entity: JsonLdNode = { '@id': url, '@type': 'File' }
    putMember(entity, 'name', name)
    putMember(entity, 'contentSize', size === undefined ? undefined : String(size))
    putMember(entity, 'encodingFormat', mediaType)
    if (checksum !== undefined) account.changed(file, sayRoCrate('checksumDropped', { checksum }))
    entities.set(url, entity)
    add(root, 'hasPart', { '@id': url })
  }
}

const descriptor = (version: string): JsonLdNode => ({
  '@id': 'ro-crate-metadata.json',
  '@type': 'CreativeWork',
  conformsTo: { '@id': `https://w3id.org/ro/crate/${version}` },
  about: { '@id': './' },
})

/** Returns the root, which is always a Dataset. The general type of the resource is written as `additionalType`. */
function rootOf({ '@id': id, '@type': type, ...node }: JsonLdNode, { general, record, doi }: Work): JsonLdNode {
  const types = [node.additionalType ?? []].flat()
  const isTold = type === 'Dataset' || general === undefined || types.includes(general.value)
  const all = isTold ? types : [general.value, ...types]
  // The first identifier describes the DOI. It is replaced with the URL of the DOI.
  const { identifier } = node
  const list = Array.isArray(identifier) ? identifier : []
  const address = doi === undefined ? id : doiUrl(doi.value)
  const kept = extrasFor(record, 'ro-crate')?.['/@id']
  const root: JsonLdNode = { '@id': typeof kept === 'string' ? kept : './', '@type': 'Dataset' }
  putMember(root, 'additionalType', all)
  for (const [name, member] of Object.entries(node))
    if (name === 'identifier' && typeof address === 'string') root.identifier = [address, ...list.slice(1)]
    else if (name !== 'additionalType') root[name === 'creator' ? 'author' : name] = member
  return root
}

function putLicences(account: Account, { rights }: Work, root: JsonLdNode): void {
  if (root.license === undefined) return
  const licences = [root.license].flat().map((licence): Value => {
    if (typeof licence !== 'string') return licence
    const held = rights.find(({ value, path }) => heldText(value.rightsUri, path)?.value === licence)
    const stated = held && heldText(held.value.rights, [...held.path, 'rights'])
    const name = stated === undefined ? licenceAt(licence)?.name : account.carry(stated)
    return { '@id': licence, '@type': 'CreativeWork', ...(name !== undefined && { name }) }
  })
  putMember(root, 'license', licences)
}

/**
 * Returns the context of the version. Adds the properties that the version does not define, and their namespaces,
 * because validators require definitions.
 */
function contextOf(version: string, graph: readonly Value[]): Value {
  const context = `https://w3id.org/ro/crate/${version}/context`
  const names = new Set(graph.flatMap(entity => (isNode(entity) ? Object.keys(entity) : [])))
  const used = Object.entries(schemaOrgNamespaces).flatMap(([prefix, namespace]) => {
    const terms = [...names].filter(name => name.startsWith(`${prefix}:`))
    const pairs = terms.map((name): [string, string] => [name, namespace + name.slice(prefix.length + 1)])
    return pairs.length === 0 ? [] : [[prefix, namespace] as const, ...pairs]
  })
  return used.length === 0 ? context : [context, Object.fromEntries(used)]
}
