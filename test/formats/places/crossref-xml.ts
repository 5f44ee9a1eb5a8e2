import { type NoPlace, ofPackage } from './no-place.ts'

/** The members that version 5.5.0 of Crossref's deposit schemas lacks. Each entry cites elements of the schemas. */
export const crossrefXml: readonly NoPlace[] = [
  [
    /^alternateIdentifiers$/,
    'crossref5.5.0.xsd, posted_content and dissertation: publisher_item, with its identifiers, is not an element of every kind of work.',
  ],
  [/^contributors\/\*\/nameIdentifiers$/, 'common5.5.0.xsd, organization: a name with a role, without an identifier.'],
  [
    /^creators\/\*\/(?:givenName|nameIdentifiers\/\*)$/,
    'common5.5.0.xsd, person_name: a surname is required, and ORCID is the only identifier.',
  ],
  [
    /^dates\/\*$/,
    'crossref5.5.0.xsd, publication_date, posted_date, acceptance_date, approval_date and database_date: one kind of event each, and of most works only publication.',
  ],
  [
    /^descriptions\/\*(?:\/lang)?$/,
    'crossref5.5.0.xsd, dataset and standard_metadata: one description of data; jats:abstract holds abstracts, not methods or contents.',
  ],
  [/^formats(?:\/\*)?$/, 'crossref5.5.0.xsd, dataset: one format, and none of another work.'],
  [
    /^fundingReferences\/\*\/(?:awardTitle|funderIdentifier|funderIdentifierType)$/,
    'fundingdata5.5.0.xsd, assertion: fundgroup, funder_name, funder_identifier, ror, award_number and grant_doi; no title, and no ISNI.',
  ],
  [
    /^(?:geoLocations|sizes)$/,
    'crossref5.5.0.xsd, dataset, report-paper_metadata and dissertation: no element for places or sizes; component_size is of a component.',
  ],
  [
    /^language$/,
    'crossref5.5.0.xsd, dataset: no attribute but dataset_type; that of database_metadata is of the database.',
  ],
  [
    /^publisher\/(?:lang|publisherIdentifier|publisherIdentifierScheme|schemeUri)$/,
    'common5.5.0.xsd, publisher: publisher_name and publisher_place.',
  ],
  [
    /^relatedIdentifiers\/\*$/,
    'relations.xsd, identifier types: none for bibcode or CSTR, and `other` says no scheme, which such a text does not show.',
  ],
  [/^relatedIdentifiers\/\*\/resourceTypeGeneral$/, 'relations.xsd, related_item: a description and a relation.'],
  [ofPackage, 'relations.xsd, related_item: a description and a relation.'],
  [
    /^relatedItems(?:\/\*(?:\/(?:contributors|creators|edition|relatedItemType|relationType|titles(?:\/\*(?:\/lang)?)?))?)?$/,
    'crossref5.5.0.xsd, journal_metadata, journal_issue and series_metadata: titles, abbreviations, ISSN and numbers of one container; a series needs an ISSN.',
  ],
  [
    /^relatedItems\/\*\/publisher$/,
    'crossref5.5.0.xsd, book_metadata and report-paper_metadata: one publisher, that of the work; a journal has none.',
  ],
  [
    /^rightsList(?:\/\*(?:\/(?:lang|rights|rightsIdentifier|rightsIdentifierScheme|schemeUri))?)?$/,
    'AccessIndicators.xsd, license_ref and free_to_read: the address of a licence.',
  ],
  [
    /^subjects(?:\/\*(?:\/lang)?)?$/,
    'crossref5.5.0.xsd, posted_content, group_title, and proceedings_metadata, proceedings_subject: one subject of these two, and none of others.',
  ],
  [
    /^titles\/\*(?:\/lang)?$/,
    'common5.5.0.xsd, titles: title, subtitle and original_language_title, of which only the last has a language; several titles only of an article.',
  ],
  [
    /^types\/resourceType$/,
    'crossref5.5.0.xsd, posted_content, dataset and content_item: types of fixed lists; only a dissertation has a text, degree.',
  ],
]
