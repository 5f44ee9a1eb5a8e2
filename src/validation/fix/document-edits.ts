import type { JsonPatchOperation } from '../../core/diagnostic.ts'
import type { RecordDocument, SourceDocument } from '../../datacite/read/read-document.ts'
import { parseDataciteXml } from '../../datacite/xml/document.ts'
import { writeDataciteXml } from '../../datacite/xml/writing/write.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { differences, type ValueDifference } from '../../text/edit/differences.ts'
import { EditFault, type TextEdit, withEdits } from '../../text/edit/edits.ts'
import { isSame } from '../../text/edit/same.ts'
import { jsonEdits } from '../../text/json/edit.ts'
import { xmlEdits } from '../../text/xml/edit.ts'
import { parseTree } from '../../text/xml/parse-tree.ts'
import type { XmlElement } from '../../text/xml/tree.ts'
import { parseYaml } from '../../text/yaml/document.ts'
import { holdsAlias, ownLines, yamlEdits } from '../../text/yaml/edit.ts'
import type { YamlNode } from '../../text/yaml/node.ts'
import { patchedValue } from './apply-patch.ts'

const say = messagesOf('fix', {
  alias: 'The value is also used elsewhere through an alias; replace the alias with the value, and try again.',
  other: 'The fix would also change other parts of the file; correct the value by hand.',
  retired: "The kernel of the record is retired; upgrade the record with 'citable upgrade'.",
  notWellFormed: 'The file is not well-formed XML.',
  unwritten: 'The record cannot be written as XML.',
})

/** A document in a text, with its index. */
export interface Editable {
  text: string
  source: SourceDocument
  index: number
}

/**
 * Returns the edits of a text that apply a patch to one of its documents. Verifies them by parsing the edited text.
 *
 * @throws EditFault if the patch does not apply, the place cannot be edited, or the edited text has another value than
 * the patched one.
 */
export function documentEdits({ text, source, index }: Editable, patch: readonly JsonPatchOperation[]): TextEdit[] {
  const { document, syntax } = source
  const patched = patchedValue(document.value, patch)
  if (!patched.ok) throw new EditFault(patched.reason)
  const after = patched.value
  if (syntax === 'xml') return xmlDocumentEdits(text, source, after as Datacite)
  const changes = differences(document.value, after)
  if (document.yaml !== undefined) {
    const edits = yamlEdits(text, document.yaml, changes)
    if (isPartAs(text, document.yaml, changes, edits, after)) return edits
    const found = yamlValues(withEdits(text, edits))[index]
    if (!isSame(asYaml(after), found) && holdsAlias(document.yaml)) throw new EditFault(say('alias'))
    requireSame(asYaml(after), found)
    return edits
  }
  const edits = jsonEdits(text, document, changes)
  requireSame(after, jsonValue(text, document, edits))
  return edits
}

function requireSame(wanted: unknown, found: unknown): void {
  if (!isSame(wanted, found)) throw new EditFault(say('other'))
}

/** Parses an edited JSON document without the rest of the text. Returns undefined if the result is not JSON. */
function jsonValue(text: string, document: RecordDocument, edits: readonly TextEdit[]): unknown {
  const { start = 0, end = text.length } = document.locate(['']).get('')?.value ?? {}
  const moved = edits.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  try {
    return JSON.parse(withEdits(text.slice(start, end), moved))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * True if the edited list entry or document, parsed alone, has the expected value. The rest of the text, which may be
 * long, then needs no second parse.
 *
 * False for a document with aliases, and for edits outside the list entry or document.
 */
function isPartAs(
  text: string,
  root: YamlNode,
  changes: readonly ValueDifference[],
  edits: readonly TextEdit[],
  after: unknown,
): boolean {
  const entry = Array.isArray(after) ? entryOfAll(changes) : undefined
  const part = ownLines(text, root, entry)
  if (part === undefined || holdsAlias(root)) return false
  if (edits.some(({ start, end }) => start < part.start || end > part.end)) return false
  const moved = edits.map(edit => ({ ...edit, start: edit.start - part.start, end: edit.end - part.start }))
  const values = yamlValues(withEdits(text.slice(part.start, part.end), moved))
  return values.length === 1 && isSame(asYaml(entry === undefined ? after : [(after as unknown[])[entry]]), values[0])
}

/** Returns the index of the list entry that contains all changes, if there is one. */
function entryOfAll(changes: readonly ValueDifference[]): number | undefined {
  const entries = new Set(changes.map(({ pointer }) => /^\/(\d+)(?=\/|$)/.exec(pointer)?.[1]))
  const [entry] = entries
  return entries.size === 1 && entry !== undefined ? Number(entry) : undefined
}

const yamlValues = (text: string): unknown[] =>
  [...parseYaml(text).parts].map(part => ('document' in part ? part.document.value : undefined))

/** Converts a value to its form after a YAML round trip: numbers and booleans become text. */
function asYaml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asYaml)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asYaml(member)]))
  return value === null || value === undefined ? value : String(value)
}

function xmlDocumentEdits(text: string, { document }: SourceDocument, after: Datacite): TextEdit[] {
  if (document.record?.stated?.kind === 'retired') throw new EditFault(say('retired'))
  const tree = parseTree(text)
  if (!('root' in tree)) throw new EditFault(say('notWellFormed'))
  const edits = xmlEdits(text, tree.root, asWritten(document.value as Datacite), asWritten(after))
  const [part] = parseDataciteXml(withEdits(text, edits), true).parts
  const again = part !== undefined && 'document' in part ? part.document.value : undefined
  requireSame(asYaml(said(after)), asYaml(said(again as Datacite | undefined)))
  return edits
}

function asWritten(record: Datacite): XmlElement {
  const tree = parseTree(writeDataciteXml(record, { losses: false, pretty: false }).text)
  if (!('root' in tree)) throw new EditFault(say('unwritten'))
  return tree.root
}

/**
 * Returns a record without its extras, whose paths may have moved.
 *
 * If the record has no `doi`, an `identifier` of type DOI becomes its `doi`.
 */
function said({ extras: _, identifier, ...record }: Datacite = {}): object {
  const isDoi = identifier?.identifierType === 'DOI' && record.doi === undefined
  return { ...record, ...(isDoi ? { doi: identifier.identifier } : identifier !== undefined && { identifier }) }
}
