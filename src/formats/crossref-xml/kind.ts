/** The name of a part of the metadata. */
export type PartName =
  | 'abstract'
  | 'accepted'
  | 'access'
  | 'approved'
  | 'citations'
  | 'contributors'
  | 'degree'
  | 'description'
  | 'designators'
  | 'doi'
  | 'edition'
  | 'funding'
  | 'granted'
  | 'group'
  | 'institution'
  | 'isbn'
  | 'items'
  | 'journalTitle'
  | 'number'
  | 'pages'
  | 'posted'
  | 'proceedingsTitle'
  | 'published'
  | 'publisher'
  | 'recorded'
  | 'relations'
  | 'reviewed'
  | 'series'
  | 'set'
  | 'standardsBody'
  | 'titles'
  | 'version'
  | 'volume'

/** A kind of work that can be registered: its element, and the parts in it in the order of the schema. */
export interface Kind {
  /** The element of the body that holds it, and the element of the work itself; the same where nothing is around it. */
  holder: string
  item: string
  /** The attribute that tells types apart, with the type of Crossref's REST API for each of its values; the first is the usual one. */
  types: { attribute?: string; values: Readonly<Record<string, string>> }
  parts: readonly PartName[]
}
