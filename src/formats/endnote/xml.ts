import type { Diagnostic } from '../../core/diagnostic.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import {
  attributeOf,
  collapse,
  elementsOf,
  placesOfElements,
  readXml,
  textOf,
  type XmlElement,
  type XmlText,
} from '../../text/xml/read.ts'
import { type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { xmlParts } from '../document-parts.ts'
import type { OtherFormat, ReadResult, WriteOptions, WriteResult } from '../format.ts'
import { isList } from '../ris/tags.ts'
import { endnoteXmlRow } from '../table.ts'
import { referenceExtras, tagsWithKey } from '../tagged/kept-tags.ts'
import { recordOfReference } from '../tagged/read-reference.ts'
import { type FieldTags, fieldsOfGeneral } from '../tagged/reference-fields.ts'
import { sortFields } from '../tagged/sort-fields.ts'
import { referenceOf } from '../tagged/write-reference.ts'
import { type Account, writeEach } from '../work/index.ts'
import { endnoteTypes } from '../work/types/endnote-types.ts'
import { isEndnoteXml } from './detect.ts'
import { elements, joinPages } from './tags.ts'
import { endnoteXmlTarget } from './types.ts'

const say = messagesOf('endnote', {
  noReference: 'The document contains no references; EndNote writes each reference as a <record> within <records>.',
})

/** EndNote's XML: `xml/records/record`. */
export const endnoteXml: OtherFormat<'endnote-xml', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...endnoteXmlRow,
  detect: (text, sample = sampleText(text)) => isEndnoteXml(sample),
  read: readEndnoteXml,
  places: text => placesOfElements(text, recordsIn),
  write: (record, options) => writeEndnoteXml([record], options),
  writeAll: writeEndnoteXml,
  parts: xmlParts(
    inner => rootOf([inner]),
    2,
    (record, options) => writeEach([record], endnoteXmlTarget, options, recordBlock),
  ),
}

/** An element that is being built: its child elements by name, each with its texts or with further elements. */
type Tree = Map<string, Tree | string[]>

function writeEndnoteXml(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, endnoteXmlTarget, options, recordBlock)
  return { text: xmlDocument(rootOf(written), options?.pretty), losses }
}

const rootOf = (records: readonly Block[]): Block => element('xml', {}, [element('records', {}, records)])

function recordBlock(record: Datacite, account: Account): Block {
  const { type, values } = referenceOf(record, endnoteXmlTarget, account)
  const tree: Tree = new Map()
  const pairs = joinPages(values)
  for (const field of Object.keys(elements) as (keyof typeof elements)[])
    for (const [name, value] of pairs) if (name === field) put(tree, elements[field].split('/'), value)
  for (const [path, texts] of tagsWithKey(record, 'endnote-xml', 'label', account))
    if (path.split('/').every(step => /^[a-z][a-z\d-]{0,60}$/.test(step)))
      for (const text of texts) put(tree, path.split('/'), text)
  const number = Object.hasOwn(endnoteTypes, type) ? String(endnoteTypes[type as keyof typeof endnoteTypes]) : '13'
  return element('record', {}, [element('ref-type', { name: type }, number), ...blocks(tree)])
}

function put(tree: Tree, [step = '', ...within]: readonly string[], value: string): void {
  const found = tree.get(step)
  if (within.length === 0) {
    if (Array.isArray(found)) found.push(value)
    else if (found === undefined) tree.set(step, [value])
    return
  }
  const inner: Tree = found instanceof Map ? found : new Map()
  if (found === undefined) tree.set(step, inner)
  if (found === undefined || found === inner) put(inner, within, value)
}

const blocks = (tree: Tree): Block[] =>
  [...tree].flatMap(([name, content]) =>
    Array.isArray(content) ? content.map(text => element(name, {}, text)) : [element(name, {}, blocks(content))],
  )

const allFields: FieldTags = {
  ...(Object.fromEntries(Object.entries(elements).map(([field, path]) => [field, [path]])) as Record<
    keyof typeof elements,
    string[]
  >),
  container: [elements.container, 'periodical/full-title', 'alt-periodical/full-title'],
  shortContainer: [elements.shortContainer, 'periodical/abbr-1', 'alt-periodical/full-title', 'alt-periodical/abbr-1'],
  lastPage: [],
  producer: [],
  agency: [],
}

/** Elements that are not read as fields: the reference type, and data about EndNote's own library. */
const ofLibrary = new Set(['database', 'source-app', 'rec-number', 'foreign-keys', 'ref-type'])

function readEndnoteXml(text: string): ReadResult {
  const xml = readXml(text)
  if (!xml.ok) return xml
  const found = recordsIn(xml.root)
  if (found.length === 0) {
    const message = say('noReference')
    return { ok: false, diagnostics: [xml.error(xml.root, 'schema/unrecognised', message)] }
  }
  const diagnostics: Diagnostic[] = []
  return { ok: true, records: found.map(record => readRecord(record, xml, diagnostics)), diagnostics }
}

const recordsIn = (root: XmlElement): XmlElement[] =>
  root.local === 'record'
    ? [root]
    : elementsOf(root)
        .flatMap(child => (child.local === 'records' ? elementsOf(child) : [child]))
        .filter(({ local }) => local === 'record')

function readRecord(record: XmlElement, xml: XmlText, diagnostics: Diagnostic[]): Datacite {
  const children = elementsOf(record)
  const lines = children.flatMap(child => (ofLibrary.has(child.local) ? [] : leaves(child)))
  const type = referenceTypeOf(children.find(({ local }) => local === 'ref-type'))
  const fields = fieldsOfGeneral(allFields, endnoteXmlTarget.generalOf(type))
  const { values, rest } = sortFields(lines, fields, isList)
  const read = recordOfReference(type, values, endnoteXmlTarget, (field, message) => {
    if (message !== undefined) diagnostics.push(xml.warning(record, message))
    const [path] = fields[field]
    if (path !== undefined) rest.set(path, [...(values.get(field) ?? [])])
  })
  return referenceExtras(read, endnoteXmlTarget, type, rest)
}

/** Returns the texts in an element, each with the path of its element. Style elements are ignored. */
function leaves(element: XmlElement, around: readonly string[] = []): { tag: string; value: string }[] {
  const path = [...around, element.local]
  const within = elementsOf(element).filter(({ local }) => local !== 'style')
  return within.length === 0 || path.length > 20
    ? [{ tag: path.join('/'), value: collapse(textOf(element)) }]
    : within.flatMap(child => leaves(child, path))
}

const byNumber = new Map(Object.entries(endnoteTypes).map(([name, number]) => [String(number), name]))

/**
 * Returns the reference type that an element states by name or number.
 *
 * A name that EndNote does not define is ignored if the number is that of a known type other than Generic.
 */
function referenceTypeOf(element: XmlElement | undefined): string {
  if (element === undefined) return 'Generic'
  const name = attributeOf(element, 'name')?.trim()
  const numbered = byNumber.get(textOf(element).trim())
  const isNamed = numbered === undefined || numbered === 'Generic' || Object.hasOwn(endnoteTypes, name ?? '')
  return name && isNamed ? name : (numbered ?? 'Generic')
}
