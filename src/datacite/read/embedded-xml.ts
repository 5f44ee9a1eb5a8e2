import type { Members } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'

/** The attribute `xml` of REST JSON, in base64 or plain. */
export class EmbeddedXml {
  /** The value of the attribute. */
  readonly written: string
  /** The place of the attribute in the record. */
  readonly path: Path
  /** The members given beside the XML, which count instead of its own. */
  readonly beside: ReadonlySet<string>
  /** True if a DOI or a prefix is given beside the XML: the registry writes that DOI into the XML. */
  readonly isNamed: boolean
  /** True if the attributes are an answer of GET, whose XML is only a copy. */
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

  /** The XML, decoded when first asked for; undefined if the attribute holds something else. */
  get text(): string | undefined {
    this.#text ??= { read: xmlAlone(this.decoded) }
    return this.#text.read
  }

  /** The value of the attribute without its base64, whatever it holds; undefined if it is no text. */
  get decoded(): string | undefined {
    this.#decoded ??= { read: isPlain(this.written) ? this.written : fromBase64(this.written) }
    return this.#decoded.read
  }
}

/** Finds the attribute `xml`, without decoding its value; `base` is the place of the attributes in the record. Ignores a blank value. */
export function xmlIn(attributes: Members, base: Path = []): EmbeddedXml | undefined {
  const { xml } = attributes
  return typeof xml === 'string' && xml.trim() !== '' ? new EmbeddedXml(xml, attributes, base) : undefined
}

/**
 * Returns the attribute `xml` of a record whose XML takes part in its metadata, without decoding the value. In a full answer of GET the XML
 * is only a copy of the attributes.
 */
export const countingXml = ({ format, xml }: { format: string; xml?: EmbeddedXml }): EmbeddedXml | undefined =>
  format === 'datacite-rest' && xml?.isCopy === true && xml.beside.size > 0 ? undefined : xml

/** Writes XML as an attribute of REST JSON: in base64, unless the previous value was plain. */
export function embedded(text: string, before: string): string {
  if (isPlain(before)) return text
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** The attributes that the registry alone sets. */
const answered = ['created', 'registered', 'updated', 'state']

/** The attributes that take the place of a part of the XML. */
const metadata =
  'creators contributors titles publisher publicationYear types descriptions container sizes formats version language dates identifiers alternateIdentifiers relatedIdentifiers relatedItems fundingReferences geoLocations rightsList subjects'.split(
    ' ',
  )

const isPlain = (written: string): boolean => written.trimStart().startsWith('<')

const xmlAlone = (text: string | undefined): string | undefined =>
  text !== undefined && /^\uFEFF?\s*</.test(text) ? text.replace(/^\uFEFF/, '') : undefined

function fromBase64(text: string): string | undefined {
  try {
    const characters = atob(text.replace(/\s/g, ''))
    const bytes = new Uint8Array(characters.length)
    for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
