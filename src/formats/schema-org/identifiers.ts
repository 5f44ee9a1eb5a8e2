import { networkProtocols, parseDoi, parseIdentifier } from '../../identifiers/index.ts'
import { type Doi, doiIri } from '../../identifiers/schemes/doi.ts'
import { identify } from '../work/identify.ts'
import type { JsonLdNode } from './node.ts'

/** An identifier with the name of its scheme. */
export interface TypedIdentifier {
  type: string
  identifier: string
}

/**
 * Returns the IRI of an identifier in linked data: the URL of its scheme's resolver, with a DOI in lower case, or a
 * URN. Returns undefined if there is none.
 */
export function iriOf(type: string, identifier: string): string | undefined {
  const doi = type === 'DOI' ? parseDoi(identifier) : undefined
  return doi === undefined ? addressInScheme(type, identifier) : doiIri(doi)
}

function addressInScheme(type: string, identifier: string): string | undefined {
  const formatted = parseIdentifier(type, identifier)?.formatted ?? ''
  return isIri(formatted) ? formatted : undefined
}

/**
 * True if a text is valid as an absolute IRI with a network protocol, or with the scheme `urn`, `swh`, `info`, `tag` or
 * `mailto`.
 */
export function isIri(text: string): boolean {
  if (webAddress.test(text)) return true
  const scheme = /^([a-z][a-z\d+.-]{0,20}):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined || forbidden.test(text)) return false
  return networkProtocols.includes(scheme) ? /^[a-z\d+.-]+:\/\/[^/]/i.test(text) : nameSchemes.has(scheme)
}

// Matches ASCII only, sufficient for nearly all URLs.
const webAddress = /^https?:\/\/[!#-.0-;=?-[\]_a-z~][!#-;=?-[\]_a-z~]*$/i
const nameSchemes: ReadonlySet<string> = new Set(['urn', 'swh', 'info', 'tag', 'mailto'])
// Characters that RFC 3987 forbids in IRIs and that could break Turtle or XML.
const forbidden = /[\s<>"{}|\\^`\p{Cc}\p{Cs}]/u

/** Returns the scheme of an IRI and the identifier without its resolver. The scheme defaults to URL. */
export function identifierAt(iri: string): TypedIdentifier {
  return identify(iri) ?? { type: 'URL', identifier: iri }
}

/** Parses a DOI that has no identifier type but is recognisable by its form: bare, after `doi:` or as a URL. */
export const doiInText = (text: string): Doi | undefined =>
  /^(?:10\.\d|doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i.test(text) ? parseDoi(text) : undefined

/** Returns the type that is assumed for an identifier without a type. */
export const untypedAs = (text: string): string =>
  doiInText(text) !== undefined ? 'DOI' : isIri(text) ? identifierAt(text).type : 'Other'

/**
 * Writes an identifier as schema.org's PropertyValue, with `url` if the identifier has a web address and is not that
 * address itself.
 */
export function propertyValue({ type, identifier }: TypedIdentifier): JsonLdNode {
  const iri = addressInScheme(type, identifier)
  return {
    '@type': 'PropertyValue',
    ...(type !== '' && { propertyID: type }),
    value: identifier,
    ...(iri !== undefined && iri !== identifier && /^https?:/i.test(iri) && { url: iri }),
  }
}

/**
 * Sets the members that identify a node: `@id` if the identifier has an IRI, and a PropertyValue if there is no IRI or
 * if the IRI alone would be read as a different identifier.
 */
export function putIdentity(node: JsonLdNode, given: TypedIdentifier): void {
  const { type, identifier } = given
  const iri = iriOf(type, identifier) ?? (isIri(identifier) ? identifier : undefined)
  if (iri !== undefined) {
    node['@id'] = iri
    const back = identifierAt(iri)
    if (back.type === type && back.identifier === identifier) return
  }
  node.identifier = propertyValue(given)
}

/** Matches the label of a node that identifies nothing outside the document. */
export const localLabel = /^(?:#|_:)/
