import type { Node, Pair, Document as YamlDocument } from 'yaml'
import { isAlias, isMap, isPair, isScalar, isSeq, parseAllDocuments, visit } from 'yaml'
import { parsePointer, toPointer } from '../../pointer.ts'
import type { Document, DuplicateKey, Located, ParsedText } from '../document.ts'
import type { JsonFault } from '../json/scan.ts'

/**
 * Reads YAML 1.2: a record a document, or a list of them. Every scalar but null stays text as it was written, so that
 * `version: 1.10` is not cut to 1.1; tags are refused, aliases bounded.
 */
export function parseYaml(text: string): ParsedText {
  try {
    const parsed = parseAllDocuments(text, {
      schema: 'failsafe',
      customTags: ['null'],
      uniqueKeys: false,
      prettyErrors: false,
    })
    const yamlDocuments: YamlDocument.Parsed[] = 'empty' in parsed ? [] : parsed
    const faults = yamlDocuments.flatMap(({ errors, warnings }) => [...errors, ...warnings].slice(0, 1).map(toFault))
    const documents = yamlDocuments.flatMap(document =>
      document.errors.length + document.warnings.length > 0 ? [] : [toDocument(document)],
    )
    return { syntax: 'yaml', documents, faults }
  } catch (error) {
    return { syntax: 'yaml', documents: [], faults: [whole(error, text)] }
  }
}

const toFault = ({ message, pos }: { message: string; pos: [number, number] }): JsonFault => ({
  message: unreadable(message),
  offset: pos[0],
  end: Math.max(pos[1], pos[0] + 1),
})

/** The parser throws where nesting or aliases go beyond its bounds. */
function whole(error: unknown, text: string): JsonFault {
  return { message: unreadable((error as Error).message), offset: 0, end: Math.min(1, text.length) }
}

const unreadable = (reason: string): string =>
  `The text is not YAML that can be read: ${reason.includes('call stack') ? 'it is nested too deeply' : reason.replace(/\.$/, '')}.`

function toDocument(document: YamlDocument.Parsed): Document {
  return {
    value: document.toJS({ maxAliasCount: 100 }),
    locate: pointers => {
      const found = new Map<string, Located>()
      for (const pointer of pointers) {
        const located = locate(document, parsePointer(pointer))
        if (located !== undefined) found.set(pointer, located)
      }
      return found
    },
    duplicates: () => duplicates(document),
    imprecise: () => [],
  }
}

function locate(document: YamlDocument.Parsed, steps: readonly string[]): Located | undefined {
  let node: unknown = document.contents
  let pair: Pair | undefined
  for (const step of steps) {
    if (isAlias(node)) node = node.resolve(document)
    pair = isMap(node) ? node.items.findLast(item => keyText(item) === step) : undefined
    node = isSeq(node) ? node.items[Number(step)] : pair?.value
  }
  const value = rangeOf(node) ?? rangeOf(pair?.key)
  if (value === undefined) return undefined
  const key = rangeOf(pair?.key)
  return { ...(key !== undefined && { key }), value: { ...value, container: isMap(node) || isSeq(node) } }
}

const keyText = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : '')

function rangeOf(node: unknown): { start: number; end: number } | undefined {
  const range = (node as Node | null | undefined)?.range
  return range === undefined || range === null ? undefined : { start: range[0], end: range[1] }
}

function duplicates(document: YamlDocument.Parsed): DuplicateKey[] {
  const found: DuplicateKey[] = []
  visit(document, {
    Map(_, map, ancestors) {
      const seen = new Set<string>()
      for (const pair of map.items) {
        const key = keyText(pair)
        const range = rangeOf(pair.key)
        if (seen.has(key) && range !== undefined)
          found.push({ pointer: toPointer([...pathTo(ancestors, map), key]), key, ...range })
        seen.add(key)
      }
    },
  })
  return found
}

/** The path to a node, from its ancestors. */
function pathTo(ancestors: readonly unknown[], node: unknown): (string | number)[] {
  const chain = [...ancestors, node]
  return chain.flatMap((ancestor, index): (string | number)[] => {
    if (isPair(ancestor)) return [keyText(ancestor)]
    return isSeq(ancestor) ? [ancestor.items.indexOf(chain[index + 1])] : []
  })
}
