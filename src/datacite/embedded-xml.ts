import { isObject, type Members } from '../core/object.ts'
import { type Path, valueAt } from '../core/pointer.ts'
import type { SourceRecord } from './read-document.ts'

/** The XML that REST JSON carries in its attributes. */
export interface EmbeddedXml {
  text: string
  /** Where the attribute stands in the document. */
  path: Path
  /** The members of the record that are given beside the XML, and count instead of its own. */
  beside: ReadonlySet<string>
}

/** The XML in `attributes.xml` of REST JSON, in base64 or plain; nothing where there is none, or something that is no XML. */
export function embeddedXml({ format, document, base }: SourceRecord<string>): EmbeddedXml | undefined {
  if (!format.startsWith('datacite-rest')) return undefined
  const value = valueAt(document.value, base)
  if (!isObject(value)) return undefined
  const isEnveloped = isObject(value.attributes)
  const attributes = (isEnveloped ? value.attributes : value) as Members
  const carried = xmlIn(attributes)
  // A full answer of GET has the XML as a copy.
  if (carried === undefined || (format === 'datacite-rest' && carried.beside.size > 0)) return undefined
  return { ...carried, path: [...base, ...(isEnveloped ? ['attributes'] : []), 'xml'] }
}

/** The attribute `xml` of REST JSON where what it holds is no XML, and so is not read; with its pointer into the record. */
export function unreadXml({
  format,
  document,
  base,
}: SourceRecord<string>): { pointer: string; value: string } | undefined {
  if (!format.startsWith('datacite-rest')) return undefined
  const value = valueAt(document.value, base)
  if (!isObject(value)) return undefined
  const attributes = isObject(value.attributes) ? value.attributes : value
  const { xml } = attributes
  if (typeof xml !== 'string' || xml.trim() === '' || decoded(xml) !== undefined) return undefined
  return { pointer: attributes === value ? '/xml' : '/attributes/xml', value: xml }
}

/** The XML in the attributes of REST JSON, in base64 or plain, and what is given beside it; nothing where there is none, or something that is no XML. */
export function xmlIn(attributes: Members): Omit<EmbeddedXml, 'path'> | undefined {
  const { xml } = attributes
  const text = typeof xml === 'string' ? decoded(xml) : undefined
  if (text === undefined) return undefined
  return { text, beside: new Set(metadata.filter(name => attributes[name] !== undefined && attributes[name] !== null)) }
}

/** XML as an attribute of REST JSON has it: in base64 if the one before was. */
export function embedded(text: string, before: unknown): string {
  if (typeof before === 'string' && before.trimStart().startsWith('<')) return text
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** The attributes that take the place of a part of the XML. */
const metadata =
  'creators contributors titles publisher publicationYear types descriptions container sizes formats version language dates identifiers alternateIdentifiers relatedIdentifiers relatedItems fundingReferences geoLocations rightsList subjects'.split(
    ' ',
  )

function decoded(xml: string): string | undefined {
  const text = xml.trimStart().startsWith('<') ? xml : fromBase64(xml)
  return text !== undefined && /^\uFEFF?\s*</.test(text) ? text.replace(/^\uFEFF/, '') : undefined
}

function fromBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), character => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
