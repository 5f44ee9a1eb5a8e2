import { parsePointer } from '../../core/pointer.ts'
import type { Document, Located, ParsedText, TextFault } from '../document.ts'
import { composeDocument, YamlFault, type YamlNode } from './compose.ts'
import { EVENT_ID, type Event, parseEvents, YAMLException } from './js-yaml.ts'

/** How deep collections may be nested; records need fewer than ten levels. */
export const maxDepth = 200

/** Characters of a text that is read: a hundred times as much memory is needed for it. */
const longest = 8_388_608

const tooLong = (): string =>
  `The YAML is longer than ${longest.toLocaleString('en-US')} characters, and it can only be read as a whole: divide it, or write it as lines of JSON.`

/**
 * Reads YAML 1.2: one record per document, or a list of records. Every scalar except null stays the text that was written,
 * so that `version: 1.10` does not become 1.1. Tags are refused; nesting and aliases are limited.
 */
export function parseYaml(text: string): ParsedText {
  if (text.length > longest) return { syntax: 'yaml', parts: [{ fault: { message: tooLong(), offset: 0, end: 1 } }] }
  try {
    const documents = splitDocuments(parseEvents(text, { maxDepth }))
    return { syntax: 'yaml', parts: documents.map(events => ({ document: toDocument(text, events) })) }
  } catch (error) {
    return { syntax: 'yaml', parts: [{ fault: toFault(error) }] }
  }
}

function toFault(error: unknown): TextFault {
  if (error instanceof YamlFault) return { message: error.message, offset: error.start, end: error.end }
  if (!(error instanceof YAMLException)) throw error
  const offset = error.mark?.position ?? 0
  return { message: `The text is not YAML: ${error.reason}.`, offset, end: offset + 1 }
}

/** The events of each document; empty documents are left out. */
function splitDocuments(events: readonly Event[]): Event[][] {
  const documents: Event[][] = []
  let depth = 0
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) documents.push([])
    else if (event.type === EVENT_ID.POP) depth--
    if (depth >= 0 && event.type !== EVENT_ID.DOCUMENT) documents.at(-1)?.push(event)
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) depth++
    else if (event.type === EVENT_ID.DOCUMENT) depth = 0
  }
  return documents.filter(({ length }) => length > 0)
}

function toDocument(text: string, events: readonly Event[]): Document {
  const { root, duplicates } = composeDocument(text, events)
  return {
    value: root.value,
    locate: pointers => {
      const found = new Map<string, Located>()
      for (const pointer of pointers) {
        const located = locate(root, parsePointer(pointer))
        if (located !== undefined) found.set(pointer, located)
      }
      return found
    },
    duplicates: () => duplicates,
    imprecise: () => [],
  }
}

function locate(root: YamlNode, steps: readonly string[]): Located | undefined {
  let node: YamlNode | undefined = root
  let key: YamlNode | undefined
  for (const step of steps) {
    const member: { key?: YamlNode; node: YamlNode } | undefined = node?.members?.get(step)
    node = member?.node
    key = member?.key
  }
  if (node === undefined) return undefined
  const { start, end, members } = node
  return {
    ...(key !== undefined && { key: { start: key.start, end: key.end } }),
    value: { start, end, container: members !== undefined },
  }
}
