import type { Terms } from './terms.ts'

/** The terms of relatedIdentifierType (12.a, 20.1.a), each with the kernel that introduced it, in schema order. */
export const relatedIdentifierType = {
  ARK: '4.0',
  arXiv: '4.0',
  bibcode: '4.0',
  CSTR: '4.6',
  DOI: '4.0',
  EAN13: '4.0',
  EISSN: '4.0',
  Handle: '4.0',
  IGSN: '4.0',
  ISBN: '4.0',
  ISSN: '4.0',
  ISTC: '4.0',
  LISSN: '4.0',
  LSID: '4.0',
  PMID: '4.0',
  PURL: '4.0',
  RAiD: '4.7',
  RRID: '4.6',
  SWHID: '4.7',
  UPC: '4.0',
  URL: '4.0',
  URN: '4.0',
  w3id: '4.2',
} as const satisfies Terms

/** A term of `relatedIdentifierType` in any kernel. */
export type RelatedIdentifierType = keyof typeof relatedIdentifierType
