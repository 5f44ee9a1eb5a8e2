import type { Diagnostic } from '../../diagnostic.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { XmlElement, XmlText } from '../../text/xml/read.ts'
import { attributeOf, collapse, elementsOf, readXml, textOf } from '../../text/xml/read.ts'
import type { ReadResult } from '../format.ts'
import { referenceExtras } from '../reference/extras.ts'
import type { ReferenceField } from '../reference/fields.ts'
import { recordOfReference } from '../reference/read.ts'
import { sortFields } from '../reference/sorted.ts'
import { isList } from '../ris/tags.ts'
import { endnoteTypes, resourceTypeNames } from '../work/resource-types.ts'
import { elements } from './tags.ts'
import { endnoteXmlTarget } from './types.ts'

const fields: Readonly<Record<ReferenceField, readonly string[]>> = {
  ...(Object.fromEntries(Object.entries(elements).map(([field, path]) => [field, [path]])) as Record<
    keyof typeof elements,
    string[]
  >),
  container: [elements.container, 'periodical/full-title', 'alt-periodical/full-title'],
  lastPage: [],
}

/** What EndNote keeps about a reference in its own library. */
const ofLibrary = new Set(['database', 'source-app', 'rec-number', 'foreign-keys', 'ref-type'])

/** Reads EndNote XML; the styles that it wraps text in are left out. */
export function readEndnoteXml(text: string): ReadResult {
  const xml = readXml(text)
  if (!xml.ok) return xml
  const found = recordsIn(xml.root)
  if (found.length === 0) {
    const message = 'There is no reference in this document: EndNote puts each in a <record> within <records>.'
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
  const { values, rest } = sortFields(lines, fields, isList)
  const type = typeOf(children.find(({ local }) => local === 'ref-type'))
  const read = recordOfReference(type, values, endnoteXmlTarget, (field, message) => {
    diagnostics.push(xml.warning(record, message))
    const [path] = fields[field]
    if (path !== undefined) rest.set(path, [...(values.get(field) ?? [])])
  })
  const isUsual = resourceTypeNames(read.types?.resourceTypeGeneral).endnote === type
  return { ...read, ...referenceExtras('endnote-xml', isUsual ? undefined : type, rest) }
}

/** The texts in an element, each with the path to the element that it stands in; a style is no element of its own. */
function leaves(element: XmlElement, around: readonly string[] = []): { tag: string; value: string }[] {
  const path = [...around, element.local]
  const within = elementsOf(element).filter(({ local }) => local !== 'style')
  return within.length === 0 || path.length > 20
    ? [{ tag: path.join('/'), value: collapse(textOf(element)) }]
    : within.flatMap(child => leaves(child, path))
}

const byNumber = new Map(Object.entries(endnoteTypes).map(([name, number]) => [String(number), name]))

/** The type by its name; by its number where it has none. */
function typeOf(element: XmlElement | undefined): string {
  if (element === undefined) return 'Generic'
  const name = attributeOf(element, 'name')?.trim()
  return name || (byNumber.get(textOf(element).trim()) ?? 'Generic')
}
