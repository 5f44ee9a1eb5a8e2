import type { NoPlace } from './no-place.ts'

/** The number of pages, for which several formats have a separate field. */
export const sizeInPages: NoPlace = [
  /^sizes$/,
  'CSL `number-of-pages`, biblatex `pagetotal`, RIS `SP` of a book: only a size that counts pages fits, in whatever language it names them; citations would print it.',
]

/** The affiliations of the creators, for which RIS and EndNote have one text for all authors. */
export const authorAddress: NoPlace = [
  /^creators\/\*\/affiliation$/,
  'RIS `AD` and EndNote "Author Address": one text for all authors, which a reader cannot split among them again.',
]

/** The identifier of the container, for which Dublin Core has only `relation`. */
export const containerNumber: NoPlace = [
  /^relatedItems\/\*\/relatedItemIdentifier$/,
  'Dublin Core `relation`: beside the container in `source`, the number would be read as another related resource.',
]

/** Affiliation and rights identifiers, for which MODS has had attributes since version 3.8. */
export const modsAuthorities: NoPlace = [
  /\/affiliation\/\*\/(?:affiliationIdentifier|affiliationIdentifierScheme|schemeUri)$|^rightsList\/\*\/(?:rightsIdentifier|rightsIdentifierScheme|schemeUri)$/,
  'MODS 3.8, Changes, 4: affiliation and accessCondition have authorities; 3.7 is written, which the installed schemas can check.',
]

/** The container and most of its members, which DCAT could describe as a related resource. */
export const dcatContainer: NoPlace = [
  /^relatedItems\/\*(?:\/(?:contributors|creators|edition|number|numberType|publicationYear|publisher|relatedItemIdentifier|relatedItemType|titles\/\*(?:\/lang)?))?$/,
  'DCAT 3, Property: relation and Property: is part of: a related item could be a resource of its own, which validators then ask for a description and a publisher, and readers of several records take for one.',
]

/** The year of the container. In Crossref XML, `publication_date` has the date of the work instead. */
export const crossrefYear: NoPlace = [
  /^relatedItems\/\*\/publicationYear$/,
  'crossref5.5.0.xsd, book_metadata, publication_date: required, and written from the date of the work, which a reader keeps apart from it.',
]

/** Dates other than the publication date, for which JATS has only `date-in-citation`. */
export const jatsDates: NoPlace = [
  /^dates(?:\/\*)?$/,
  'JATS `date-in-citation`, `content-type`: any date fits, and a journal would print it as it prints the date of access.',
]
