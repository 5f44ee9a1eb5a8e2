import { isObject } from '../../core/object.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { ReadResult } from '../format.ts'
import { isIri } from '../schema-org/identifiers.ts'
import { tellContexts } from '../schema-org/read/contexts.ts'
import { JsonLdContext } from '../schema-org/read/node-members.ts'
import { NodeReading } from '../schema-org/read/node-reading.ts'
import { recordIn } from '../schema-org/read/read-record.ts'
import { relationOfProperty } from '../schema-org/relations.ts'
import { readJsonRecords } from '../work/reading/read-json-records.ts'
import { sayRoCrate } from './messages.ts'

type Entity = Readonly<Record<string, unknown>>

/**
 * Reads the root of a crate (versions 1.0 to 1.2), with the entities to which it refers. Files and folders inside the
 * crate become extras.
 */
export function readRoCrate(input: string | object): ReadResult {
  return readJsonRecords(input, {
    candidates: value => [{ value, base: [] }],
    look: tellContexts,
    read: (value, note) => {
      const graph = isObject(value) && Array.isArray(value['@graph']) ? value['@graph'].filter(isObject) : []
      const root = rootIn(graph)
      if (root === undefined || !isObject(value)) return sayRoCrate('notCrate')
      const entities = graph.map(entity => (entity === root ? entity : withAddress(entity)))
      const context = new JsonLdContext(value['@context'], entities, { author: 'creator' })
      const at = graph.indexOf(root)
      const placed = (path: readonly (string | number)[], message: Message, rule?: string): void =>
        note(['@graph', at, ...path], message, rule)
      const reading = new NodeReading('ro-crate', context, placed)
      const node = asNode(root, graph)
      const record = recordIn(reading, node)
      const files = new Set<unknown>([node['@graph'] ?? []].flat())
      const subjects = new Set(
        Object.values(node['@reverse'] ?? {})
          .flat()
          .map(idOf),
      )
      const isKnown = (entity: Entity): boolean =>
        entity === root || isDescriptor(entity) || reading.isRead(entity) || subjects.has(idOf(entity))
      const others = entities.filter((entity, index) => !isKnown(entity) && !files.has(graph[index]))
      return withEntities(record, others)
    },
  })
}

/** Adds unread entities, such as the actions that created the files of the crate, to the extras of a record. */
function withEntities(record: Datacite, entities: readonly Entity[]): Datacite {
  if (entities.length === 0) return record
  const { format = 'ro-crate', members = {}, ...cited } = record.extras ?? {}
  const kept = Array.isArray(members['/@graph']) ? members['/@graph'] : []
  return { ...record, extras: { format, members: { ...members, '/@graph': [...kept, ...entities] }, ...cited } }
}

/** Replaces the reference in an entity's `sameAs` with the referenced URL, even if the graph describes that URL. */
function withAddress(entity: Entity): Entity {
  const { sameAs } = entity
  return isObject(sameAs) && Object.keys(sameAs).join() === '@id' ? { ...entity, sameAs: idOf(sameAs) } : entity
}

/**
 * Returns the entity that the descriptor describes or, without a descriptor, the entity `./`. Returns undefined if the
 * graph lacks that entity.
 */
function rootIn(graph: readonly Entity[]): Entity | undefined {
  const descriptor = graph.find(isDescriptor)
  const about = isObject(descriptor?.about) ? idOf(descriptor.about) : './'
  return graph.find(entity => idOf(entity) === about)
}

const isDescriptor = (entity: Entity): boolean => /(?:^|\/)ro-crate-metadata\.json(?:ld)?$/.test(idOf(entity))

const idOf = (entity: Entity): string => (typeof entity['@id'] === 'string' ? entity['@id'] : '')

/**
 * Returns the root with the inverse statements of other entities in `@reverse`, and the files and folders of the crate
 * in `@graph`.
 *
 * Moves references to files and folders inside the crate from `hasPart` to `crate:hasPart`.
 */
function asNode(root: Entity, graph: readonly Entity[]): Entity {
  const known = withDownloads(root, new Map(graph.map(entity => [idOf(entity), entity])))
  const { hasPart, ...rest } = known
  const parts = [hasPart ?? []].flat()
  const isInside = (part: unknown): boolean => isObject(part) && !isIri(idOf(part)) && !idOf(part).startsWith('#')
  const inside = parts.filter(isInside)
  const outside = parts.filter(part => !isInside(part))
  const files = graph.filter(entity => isDataEntity(entity) && entity !== root)
  const reverse = reverseOf(root, graph)
  return {
    ...(inside.length === 0 ? known : rest),
    ...(inside.length > 0 && { 'crate:hasPart': inside, ...(outside.length > 0 && { hasPart: outside }) }),
    ...(files.length > 0 && { '@graph': files }),
    ...(Object.keys(reverse).length > 0 && { '@reverse': reverse }),
  }
}

/**
 * Returns the root with its files on the web as downloads.
 *
 * These are the files among the parts that have a URL as `@id`, and the files in `distribution`.
 */
function withDownloads(root: Entity, byId: ReadonlyMap<string, Entity>): Entity {
  const download = (part: unknown): Entity | undefined => {
    const entity = isObject(part) ? (byId.get(idOf(part)) ?? part) : undefined
    if (entity === undefined || !/^(?:https?|ftp):/i.test(idOf(entity))) return undefined
    const types = [entity['@type']].flat()
    if (!types.includes('File') && !types.includes('DataDownload')) return undefined
    const { '@id': address, '@type': _, ...members } = entity
    return { '@type': 'DataDownload', contentUrl: address, ...members }
  }
  const parts = [root.hasPart ?? []].flat()
  const wholes = [root.distribution ?? []].flat().map(whole => download(whole) ?? whole)
  const files = parts.flatMap(part => download(part) ?? [])
  const left = parts.filter(part => download(part) === undefined)
  const known: Record<string, unknown> = { ...root }
  if (files.length > 0 && left.length === 0) delete known.hasPart
  else if (files.length > 0) known.hasPart = left
  if (files.length + wholes.length > 0) known.distribution = [...files, ...wholes]
  return known
}

const isDataEntity = (entity: Entity): boolean => {
  const types = [entity['@type']].flat()
  return (types.includes('File') || types.includes('Dataset')) && !isIri(idOf(entity)) && !idOf(entity).startsWith('#')
}

function reverseOf(root: Entity, graph: readonly Entity[]): Record<string, Entity[]> {
  const reverse: Record<string, Entity[]> = Object.create(null)
  for (const entity of graph)
    for (const [name, member] of Object.entries(entity)) {
      if (entity === root || relationOfProperty(name, true) === undefined) continue
      if (![member].flat().some(value => isObject(value) && idOf(value) === idOf(root))) continue
      const { [name]: _, ...rest } = entity
      reverse[name] = [...(reverse[name] ?? []), rest]
    }
  return reverse
}
