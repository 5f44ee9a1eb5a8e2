/** The fifteen elements of Dublin Core 1.1 (ISO 15836-1), in writing order. */
export const dublinCoreTerms = [
  'title',
  'creator',
  'contributor',
  'publisher',
  'date',
  'type',
  'identifier',
  'subject',
  'description',
  'language',
  'format',
  'source',
  'relation',
  'coverage',
  'rights',
] as const

/** An element of Dublin Core 1.1. */
export type DublinCoreTerm = (typeof dublinCoreTerms)[number]

/** One statement of a description: an element and its text. */
export interface Statement {
  term: DublinCoreTerm
  text: string
  /** The language of the text, a BCP 47 tag. */
  lang?: string
}

/** True if a name is an element of Dublin Core 1.1. */
export const isTerm = (name: string): name is DublinCoreTerm => dublinCoreTerms.some(term => term === name)

/** The namespace of the fifteen elements. */
export const elementsNamespace = 'http://purl.org/dc/elements/1.1/'

/** The namespace of all DCMI terms, which include the fifteen elements. */
export const termsNamespace = 'http://purl.org/dc/terms/'

/** The namespace of OAI-PMH's container for Dublin Core. */
export const containerNamespace = 'http://www.openarchives.org/OAI/2.0/oai_dc/'

/** The format stated in the extras of records from Dublin Core, for both XML and JSON. */
export const dublinCore = { id: 'dublin-core', name: 'Dublin Core' } as const
