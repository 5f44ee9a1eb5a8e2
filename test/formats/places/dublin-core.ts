import { type NoPlace, ofPackage } from './no-place.ts'

/**
 * The DataCite members that the fifteen elements of Dublin Core lack.
 *
 * The sources are DCMI Metadata Terms, section 3, "Properties in the /elements/1.1/ namespace", and
 * simpledc20021212.xsd, in which each element has a text and `xml:lang`.
 */
export const dublinCore: readonly NoPlace[] = [
  [
    /^alternateIdentifiers\/\*\/alternateIdentifierType$/,
    'DCMI Metadata Terms, 3, identifier: a string; its scheme is told only by the form of a URI.',
  ],
  [
    /^(?:contributors|creators)\/\*\/(?:affiliation|contributorType|nameIdentifiers|nameType)$/,
    'DCMI Metadata Terms, 3, creator and contributor, and simpledc20021212.xsd, elementType: a name as a text, without a role.',
  ],
  [
    /^dates(?:\/\*)?$/,
    'DCMI Metadata Terms, 3, date: any event in the life of the resource, without its kind; only dcterms has created, modified and others.',
  ],
  [
    /^(?:descriptions\/\*\/descriptionType|titles\/\*\/titleType)$/,
    'DCMI Metadata Terms, 3, title and description: without a kind; only dcterms has alternative and abstract.',
  ],
  [
    /^fundingReferences$/,
    'DCMI Metadata Terms, 3: no element for a funder; only awards of the European Commission have an identifier for relation.',
  ],
  [
    /^geoLocations\/\*\/geoLocationPolygon$/,
    'DCMI Metadata Terms, 4, Point and Box: the only encoding schemes of coverage with coordinates.',
  ],
  [
    /^publisher\/(?:publisherIdentifier|publisherIdentifierScheme|schemeUri)$/,
    'DCMI Metadata Terms, 3, publisher: a name.',
  ],
  [ofPackage, 'DCMI Metadata Terms, 3, relation: one related resource.'],
  [
    /^relatedIdentifiers\/\*\/(?:relationType|resourceTypeGeneral)$/,
    'DCMI Metadata Terms, 3, relation: related in whatever way; only dcterms has isPartOf, references and others.',
  ],
  [
    /^relatedItems\/\*(?:\/(?:contributors|creators|edition|number|numberType|publicationYear|publisher|relatedItemType|titles\/\*(?:\/lang)?))?$/,
    'DCMI Metadata Terms, 3, source and relation: one text for a related resource; only dcterms has bibliographicCitation.',
  ],
  [
    /^rightsList\/\*\/(?:rightsIdentifier|rightsIdentifierScheme|schemeUri)$/,
    'DCMI Metadata Terms, 3, rights: a statement or an address.',
  ],
  [/^subjects\/\*\/(?:classificationCode|schemeUri|subjectScheme)$/, 'DCMI Metadata Terms, 3, subject: a text.'],
  [/^version$/, 'DCMI Metadata Terms, 3: no element for a version; dcterms:hasVersion relates another resource.'],
]

/** The members that Dublin Core in JSON lacks: the same as in XML, and the languages of texts. */
export const dublinCoreJson: readonly NoPlace[] = [
  ...dublinCore,
  [/\/lang$/, 'RFC 8259, 7, Strings: the texts of the elements are strings, without a language.'],
]
