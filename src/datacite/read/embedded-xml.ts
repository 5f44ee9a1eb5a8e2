import type { Members } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'

/** The `xml` attribute of REST JSON, in base64 or as plain text. */
export class EmbeddedXml {
  /** The value of the attribute. */
  readonly written: string
  /** The path of the attribute in the record. */
  readonly path: Path
  /** The metadata attributes of the record that take precedence over the XML. */
  readonly beside: ReadonlySet<string>
  /** True if the attributes contain a DOI or a prefix. The registry then writes a DOI into the XML. */
  readonly isNamed: boolean
  /** True if the attributes come from a GET response, in which the XML is only a copy. */
  readonly isCopy: boolean
  #text: { read: string | undefined } | undefined
  #decoded: { read: string | undefined } | undefined

  constructor(written: string, attributes: Members, base: Path) {
    this.written = written
    this.path = [...base, 'xml']
    this.isCopy = !Object.hasOwn(attributes, 'event') && answered.some(name => typeof attributes[name] === 'string')
    this.isNamed = ['doi', 'prefix'].some(name => typeof attributes[name] === 'string' && attributes[name] !== '')
    this.beside = new Set(metadata.filter(name => attributes[name] !== undefined && attributes[name] !== null))
  }

  /** The XML, decoded on first use; undefined if the attribute contains something else. */
  get text(): string | undefined {
    this.#text ??= { read: xmlAlone(this.decoded) }
    return this.#text.read
  }

  /**
   * True if the value of the attribute is plain XML. The registry cannot read plain XML, because it decodes every value
   * as base64.
   */
  get isPlain(): boolean {
    return isPlain(this.written)
  }

  /**
   * The base64-decoded value of the attribute, which may be in any format, or the value itself if it is plain XML.
   * Undefined if the decoded value is not text.
   */
  get decoded(): string | undefined {
    this.#decoded ??= { read: isPlain(this.written) ? this.written : fromBase64(this.written) }
    return this.#decoded.read
  }
}

/**
 * Finds the `xml` attribute without decoding its value; ignores a blank value. `base` is the path of the attributes in
 * the record.
 */
export function xmlIn(attributes: Members, base: Path = []): EmbeddedXml | undefined {
  const { xml } = attributes
  return typeof xml === 'string' && xml.trim() !== '' ? new EmbeddedXml(xml, attributes, base) : undefined
}

/**
 * Returns the `xml` attribute, without decoding its value, if the XML contributes to the metadata of the record. In a
 * complete GET response, the XML is only a copy of the attributes.
 */
export const countingXml = ({ format, xml }: { format: string; xml?: EmbeddedXml }): EmbeddedXml | undefined =>
  format === 'datacite-rest' && xml?.isCopy === true && xml.beside.size > 0 ? undefined : xml

/** Returns XML as a value for the `xml` attribute of REST JSON, in base64 unless the previous value was plain XML. */
export function embedded(text: string, before: string): string {
  if (isPlain(before)) return text
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** The attributes that only the registry sets. */
const answered = ['created', 'registered', 'updated', 'state']

/** The attributes that replace a part of the XML. */
const metadata =
  'creators contributors titles publisher publicationYear types descriptions container sizes formats version language dates identifiers alternateIdentifiers relatedIdentifiers relatedItems fundingReferences geoLocations rightsList subjects'.split(
    ' ',
  )

const isPlain = (written: string): boolean => written.trimStart().startsWith('<')

const xmlAlone = (text: string | undefined): string | undefined =>
  text !== undefined && /^\uFEFF?\s*</.test(text) ? text.replace(/^\uFEFF/, '') : undefined

/** Decodes base64 as the registry does with Ruby's `Base64.decode64`, skipping characters outside the alphabet. */
function fromBase64(text: string): string | undefined {
  let digits = ''
  for (const part of text.replace(/[^A-Za-z0-9+/=]+/g, '').split('=')) {
    digits += part
    // Padding ends the value, but only after the second or third digit of a group of four.
    if (digits.length % 4 > 1) break
  }
  const characters = atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits)
  const bytes = new Uint8Array(characters.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
