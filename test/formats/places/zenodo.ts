import { type NoPlace, ofPackage } from './no-place.ts'

/**
 * The members that a Zenodo deposit lacks. Each entry cites members of the schema legacyrecord.json, the documentation
 * at developers.zenodo.org, or both.
 */
export const zenodo: readonly NoPlace[] = [
  [
    /^alternateIdentifiers(?:\/\*)?$/,
    'legacyrecord.json, related_identifiers, scheme: a fixed list, without OAI or the numbers of an institution.',
  ],
  [
    /^(?:contributors|creators)\/\*\/(?:affiliation\/\*(?:\/(?:affiliationIdentifier|affiliationIdentifierScheme|schemeUri))?|nameIdentifiers(?:\/\*)?)$/,
    'legacyrecord.json, creators and contributors: one affiliation, as a text, and orcid and gnd as the only identifiers.',
  ],
  [
    /^(?:contributors|creators)\/\*\/(?:familyName|lang|nameType)$/,
    'legacyrecord.json, creators and contributors, name: a full name, of a person with a comma.',
  ],
  [
    /^dates\/\*$/,
    'developers.zenodo.org, Deposit metadata, dates: of collection, validity and withdrawal; publication_date and embargo_date beside them.',
  ],
  [
    /^descriptions\/\*(?:\/lang)?$/,
    'legacyrecord.json, description and notes, and developers.zenodo.org, method: one text of each, without a language.',
  ],
  [/^(?:formats|sizes)$/, 'legacyrecord.json: no member for sizes or formats, which Zenodo takes from the files.'],
  [/^fundingReferences(?:\/\*)?$/, 'legacyrecord.json, grants, id: a grant that Zenodo knows.'],
  [
    /^geoLocations\/\*\/(?:geoLocationBox|geoLocationPolygon)$/,
    'developers.zenodo.org, Deposit metadata, locations: latitude and longitude, a place and a description.',
  ],
  [
    /^publisher\/(?:lang|publisherIdentifier|publisherIdentifierScheme|schemeUri)$/,
    'legacyrecord.json, imprint_publisher: a text.',
  ],
  [
    /^relatedIdentifiers\/\*(?:\/resourceTypeGeneral)?$/,
    'legacyrecord.json, related_identifiers, scheme and relation: fixed lists, without CSTR; resource_type is an upload type.',
  ],
  [ofPackage, 'legacyrecord.json, related_identifiers: identifier, relation and scheme.'],
  [
    /^relatedItems(?:\/\*(?:\/(?:contributors|creators|edition|number|numberType|publicationYear|publisher|relatedItemIdentifier|titles\/\*(?:\/lang)?))?)?$/,
    'legacyrecord.json, journal_title, journal_volume, journal_issue, journal_pages, partof_title, partof_pages and imprint_isbn: the title and numbers of a journal or a book.',
  ],
  [/^rightsList(?:\/\*(?:\/lang)?)?$/, 'legacyrecord.json, license: the identifier of one licence.'],
  [
    /^subjects\/\*\/(?:classificationCode|lang|schemeUri|subjectScheme)$/,
    'legacyrecord.json, keywords and subjects: texts, or terms with an address.',
  ],
  [/^titles\/\*(?:\/lang)?$/, 'legacyrecord.json, title: one text, without a language.'],
  [/^types\/resourceType$/, 'legacyrecord.json, upload_type, publication_type and image_type: fixed lists.'],
]
