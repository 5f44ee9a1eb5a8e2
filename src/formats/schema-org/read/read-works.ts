import { isObject } from '../../../core/object.ts'
import type { Candidate } from '../../../datacite/read/candidates.ts'
import type { FormatId, ReadResult } from '../../format.ts'
import { readJsonRecords } from '../../work/reading/read-json-records.ts'
import { saySchemaOrg } from '../messages.ts'
import { generalTypeOfClass } from '../types.ts'
import { tellContexts } from './contexts.ts'
import { JsonLdContext, NodeMembers } from './node-members.ts'
import { NodeReading } from './node-reading.ts'
import { recordIn } from './read-record.ts'

/**
 * Reads the works in JSON-LD, given as text or as a value: an object, a list of objects, or a `@graph`.
 *
 * Contexts given as URLs are never fetched, so only terms of known vocabularies such as schema.org are interpreted.
 *
 * `names` maps a format's own property names to those of schema.org.
 */
export function readWorks(
  input: string | object,
  format: FormatId,
  names: Readonly<Record<string, string>> = {},
): ReadResult {
  const contexts = new WeakMap<object, JsonLdContext>()
  return readJsonRecords(input, {
    candidates: value => worksInDocument(value, contexts, names),
    look: tellContexts,
    read: (value, note) => {
      if (!isObject(value)) return saySchemaOrg('notNode')
      const context = contexts.get(value) ?? new JsonLdContext(value['@context'], [value], names)
      if (typeNames(value, context).length === 0 && !Object.hasOwn(value, 'name')) return saySchemaOrg('notWork')
      return recordIn(new NodeReading(format, context, note), value)
    },
  })
}

function worksInDocument(
  value: unknown,
  contexts: WeakMap<object, JsonLdContext>,
  names: Readonly<Record<string, string>>,
): Candidate[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      worksInDocument(entry, contexts, names).map(({ value: held, base }) => ({ value: held, base: [index, ...base] })),
    )
  if (!isObject(value) || !Array.isArray(value['@graph'])) return [{ value, base: [] }]
  const graph: unknown[] = value['@graph']
  const context = new JsonLdContext(value['@context'], graph, names)
  const nodes = graph.flatMap((node, index): Candidate[] =>
    isObject(node) && isWork(node, context) ? [{ value: node, base: ['@graph', index] }] : [],
  )
  const described = nodes.filter(({ value: node }) => isDescribed(node, context))
  const works = described.length > 0 ? described : nodes
  for (const { value: node } of works) if (isObject(node)) contexts.set(node, context)
  return works.length === 0 ? [{ value, base: [] }] : works
}

const typeNames = (node: Readonly<Record<string, unknown>>, context: JsonLdContext): string[] =>
  new NodeMembers(node, context).types()

const isWork = (node: Readonly<Record<string, unknown>>, context: JsonLdContext): boolean =>
  typeNames(node, context).some(type => generalTypeOfClass(type) !== undefined)

/**
 * True if a node has a creator, author, publisher, publication date or description. Any other node is only the target
 * of references.
 */
const isDescribed = (node: unknown, context: JsonLdContext): boolean => {
  if (!isObject(node)) return false
  const members = new NodeMembers(node, context)
  return ['creator', 'author', 'publisher', 'datePublished', 'description'].some(name => members.has(name))
}
