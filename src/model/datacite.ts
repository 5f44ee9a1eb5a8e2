import type {
  ContributorType,
  DateType,
  DescriptionType,
  FunderIdentifierType,
  NameType,
  NumberType,
  RelatedIdentifierType,
  RelationType,
  ResourceTypeGeneral,
  TitleType,
} from '../kernel/vocabularies/index.ts'

/**
 * The canonical record: the complete newest DataCite kernel in the spelling of DataCite's REST JSON, extended only
 * where that JSON cannot represent the kernel.
 *
 * Every member is optional in the type, because a record to check may lack anything. `mandatory` in a comment means
 * that the kernel requires the member.
 */
export interface Datacite {
  /** 1 identifier: the DOI, as given; mandatory unless `identifier` is present. */
  doi?: string
  /** 1 identifier: an identifier whose type is not exactly `DOI`; accepted by kernels from 4.2 on. */
  identifier?: Identifier
  /** 2 creator: a list in order of priority; mandatory, at least one. */
  creators?: Creator[]
  /** 3 titles; mandatory, at least one. */
  titles?: Title[]
  /** 4 publisher; mandatory. */
  publisher?: Publisher
  /** 5 publicationYear, mandatory: a number, or text such as `02026` that is not a plain year. */
  publicationYear?: number | string
  /** 6 subjects. */
  subjects?: Subject[]
  /** 7 contributors. */
  contributors?: Contributor[]
  /** 8 dates. */
  dates?: DateEntry[]
  /** 9 language: a BCP 47 tag. */
  language?: string
  /** 10 resourceType; mandatory. */
  types?: Types
  /** 11 alternateIdentifiers. */
  alternateIdentifiers?: AlternateIdentifier[]
  /** 12 relatedIdentifiers. */
  relatedIdentifiers?: RelatedIdentifier[]
  /** 13 size: free text such as `15 MB`. */
  sizes?: string[]
  /** 14 format: free text or media types. */
  formats?: string[]
  /** 15 version. */
  version?: string
  /** 16 rightsList. */
  rightsList?: Rights[]
  /** 17 descriptions. */
  descriptions?: Description[]
  /** 18 geoLocations. */
  geoLocations?: GeoLocation[]
  /** 19 fundingReferences. */
  fundingReferences?: FundingReference[]
  /** 20 relatedItems (4.4). */
  relatedItems?: RelatedItem[]
  /** The kernel stated by the record, as a namespace such as `http://datacite.org/schema/kernel-4`. */
  schemaVersion?: string
  /** Members of the input that are not kernel properties; see {@link Extras}. */
  extras?: Extras
}

/**
 * Members of a record that are not in the model, by JSON Pointer (in XML, by path). A writer of the same format
 * restores them.
 */
export interface Extras {
  /** The id of the format that the members come from. */
  format: string
  members: Record<string, unknown>
  /**
   * Data for citations and for writers of other formats. The names of its members are the same for every input format.
   */
  cited?: Cited
}

/**
 * Data that the kernel properties of the record do not contain, such as the files of the work.
 *
 * Members with text have the names of CSL variables, such as `edition`, `volume` or `publisher-place`:
 * https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables.
 *
 * `URL` is the landing page. The names are the same for every input format, so that any writer can use them.
 */
export interface Cited {
  [variable: string]: unknown
  /** The files of the work. */
  file?: CitedFile[]
}

/** A file of a work. */
export interface CitedFile {
  /** The download URL. */
  url?: string
  name?: string
  /** The size in bytes. */
  size?: number
  mediaType?: string
  /** The checksum, prefixed with its algorithm: `md5:…`, `sha256:…`. */
  checksum?: string
}

/** 1 identifier, if it is not a DOI. */
export interface Identifier {
  /** 1 identifier; not empty. */
  identifier?: string
  /** 1.a identifierType; mandatory. */
  identifierType?: string
}

/** The members that creators and contributors share (2.x, 7.x). */
export interface Agent {
  /** 2.1 creatorName, 7.1 contributorName: for people `Family, Given`; mandatory. */
  name?: string
  /** 2.1.a, 7.1.a nameType (4.1). */
  nameType?: NameType
  /** xml:lang of the name (4.2). */
  lang?: string
  /** 2.2, 7.2 givenName. */
  givenName?: string
  /** 2.3, 7.3 familyName. */
  familyName?: string
  /** 2.4, 7.4 nameIdentifier: ORCID, ROR, ISNI, … */
  nameIdentifiers?: NameIdentifier[]
  /** 2.5, 7.5 affiliation. */
  affiliation?: Affiliation[]
}

/** 2 creator. */
export interface Creator extends Agent {}

/** 7 contributor. */
export interface Contributor extends Agent {
  /** 7.a contributorType; mandatory. */
  contributorType?: ContributorType
}

/** 2.4, 7.4 nameIdentifier. */
export interface NameIdentifier {
  /** 2.4, 7.4 nameIdentifier. */
  nameIdentifier?: string
  /** 2.4.a, 7.4.a nameIdentifierScheme. */
  nameIdentifierScheme?: string
  /** 2.4.b, 7.4.b schemeURI. */
  schemeUri?: string
}

/** 2.5, 7.5 affiliation. */
export interface Affiliation {
  /** 2.5, 7.5 affiliation. */
  name?: string
  /** 2.5.a, 7.5.a affiliationIdentifier (4.3). */
  affiliationIdentifier?: string
  /** 2.5.b, 7.5.b affiliationIdentifierScheme (4.3). */
  affiliationIdentifierScheme?: string
  /** 2.5.c, 7.5.c schemeURI (4.3). */
  schemeUri?: string
}

/** 3, 20.3 title. */
export interface Title {
  /** 3, 20.3 title. */
  title?: string
  /** 3.a, 20.3.a titleType; absent on the main title. */
  titleType?: TitleType
  /** xml:lang. */
  lang?: string
}

/** 4 publisher. */
export interface Publisher {
  /** 4 publisher; not empty. */
  name?: string
  /** 4.a publisherIdentifier (4.5). */
  publisherIdentifier?: string
  /** 4.b publisherIdentifierScheme (4.5). */
  publisherIdentifierScheme?: string
  /** 4.c schemeURI (4.5). */
  schemeUri?: string
  /** xml:lang (4.2). */
  lang?: string
}

/** 6 subject. */
export interface Subject {
  /** 6 subject. */
  subject?: string
  /** 6.a subjectScheme. */
  subjectScheme?: string
  /** 6.b schemeURI. */
  schemeUri?: string
  /** 6.c valueURI. */
  valueUri?: string
  /** 6.d classificationCode (4.4). */
  classificationCode?: string
  /** xml:lang. */
  lang?: string
}

/** 8 date. */
export interface DateEntry {
  /** 8 date in W3CDTF or RKMS-ISO8601: `2021-05`, `2004-03-02/2005-06-02`. */
  date?: string
  /** 8.a dateType; mandatory. */
  dateType?: DateType
  /** 8.b dateInformation (4.1). */
  dateInformation?: string
}

/** 10 resourceType. */
export interface Types {
  /** 10.a resourceTypeGeneral; mandatory. */
  resourceTypeGeneral?: ResourceTypeGeneral
  /** 10 resourceType, free text. */
  resourceType?: string
}

/** 11 alternateIdentifier. */
export interface AlternateIdentifier {
  /** 11 alternateIdentifier. */
  alternateIdentifier?: string
  /** 11.a alternateIdentifierType; mandatory. */
  alternateIdentifierType?: string
}

/** 12 relatedIdentifier. */
export interface RelatedIdentifier {
  /** 12 relatedIdentifier. */
  relatedIdentifier?: string
  /** 12.a relatedIdentifierType; mandatory. */
  relatedIdentifierType?: RelatedIdentifierType
  /** 12.b relationType; mandatory. */
  relationType?: RelationType
  /** 12.c relatedMetadataScheme. */
  relatedMetadataScheme?: string
  /** 12.d schemeURI. */
  schemeUri?: string
  /** 12.e schemeType. */
  schemeType?: string
  /** 12.f resourceTypeGeneral of the related resource (4.1). */
  resourceTypeGeneral?: ResourceTypeGeneral
  /** 12 relationTypeInformation (4.7). */
  relationTypeInformation?: string
}

/** 16 rights. */
export interface Rights {
  /** 16 rights, the licence's name. */
  rights?: string
  /** 16.a rightsURI. */
  rightsUri?: string
  /** 16.b rightsIdentifier (4.2), such as `cc-by-4.0`. */
  rightsIdentifier?: string
  /** 16.c rightsIdentifierScheme (4.2), such as `SPDX`. */
  rightsIdentifierScheme?: string
  /** 16.d schemeURI (4.2). */
  schemeUri?: string
  /** xml:lang (4.1). */
  lang?: string
}

/** 17 description. */
export interface Description {
  /** 17 description; `<br>` is a line break. */
  description?: string
  /** 17.a descriptionType; mandatory. */
  descriptionType?: DescriptionType
  /** xml:lang. */
  lang?: string
}

/** 18 geoLocation. From kernel 4.1 on, each member may be repeated; repeated values form a list. */
export interface GeoLocation {
  /** 18.1 geoLocationPoint. */
  geoLocationPoint?: GeoLocationPoint | GeoLocationPoint[]
  /** 18.2 geoLocationBox. */
  geoLocationBox?: GeoLocationBox | GeoLocationBox[]
  /** 18.3 geoLocationPlace. */
  geoLocationPlace?: string | string[]
  /** 18.4 geoLocationPolygon. One polygon is a list of its parts; several are a list of such lists. */
  geoLocationPolygon?: PolygonPart[] | PolygonPart[][]
}

/** Decimal degrees: a number, or text if a number would change the spelling, as for `52.50`. */
export type Degrees = number | string

/** 18.1 geoLocationPoint (also a point of a polygon), WGS 84. */
export interface GeoLocationPoint {
  /** 18.1.1, 18.4.1.1, 18.4.2.1 pointLongitude, -180 to 180; mandatory. */
  pointLongitude?: Degrees
  /** 18.1.2, 18.4.1.2, 18.4.2.2 pointLatitude, -90 to 90; mandatory. */
  pointLatitude?: Degrees
}

/** 18.2 geoLocationBox, WGS 84; all four bounds are mandatory. */
export interface GeoLocationBox {
  /** 18.2.1 westBoundLongitude. */
  westBoundLongitude?: Degrees
  /** 18.2.2 eastBoundLongitude. */
  eastBoundLongitude?: Degrees
  /** 18.2.3 southBoundLatitude. */
  southBoundLatitude?: Degrees
  /** 18.2.4 northBoundLatitude. */
  northBoundLatitude?: Degrees
}

/**
 * A part of a polygon: one of its points, or a point inside. A polygon has four or more points, the last one equal to
 * the first, and at most one point inside.
 */
export interface PolygonPart {
  /** 18.4.1 polygonPoint. */
  polygonPoint?: GeoLocationPoint
  /** 18.4.2 inPolygonPoint (4.1), for polygons larger than half the earth. */
  inPolygonPoint?: GeoLocationPoint
}

/** 19 fundingReference. */
export interface FundingReference {
  /** 19.1 funderName; mandatory, not empty. */
  funderName?: string
  /** 19.2 funderIdentifier. */
  funderIdentifier?: string
  /** 19.2.a funderIdentifierType; mandatory with funderIdentifier. */
  funderIdentifierType?: FunderIdentifierType
  /** 19.2.b schemeURI (4.3). */
  schemeUri?: string
  /** 19.3 awardNumber. */
  awardNumber?: string
  /** 19.3.a awardURI. */
  awardUri?: string
  /** 19.4 awardTitle. */
  awardTitle?: string
}

/** 20 relatedItem (4.4). */
export interface RelatedItem {
  /** 20.a relatedItemType; mandatory. */
  relatedItemType?: ResourceTypeGeneral
  /** 20.b relationType; mandatory. */
  relationType?: RelationType
  /** 20 relationTypeInformation (4.7). */
  relationTypeInformation?: string
  /** 20.1 relatedItemIdentifier. */
  relatedItemIdentifier?: RelatedItemIdentifier
  /** 20.2 creators. */
  creators?: RelatedItemCreator[]
  /** 20.3 titles. */
  titles?: Title[]
  /** 20.4 publicationYear; see {@link Datacite.publicationYear}. */
  publicationYear?: number | string
  /** 20.5 volume. */
  volume?: string
  /** 20.6 issue. */
  issue?: string
  /** 20.7 number. */
  number?: string
  /** 20.7.a numberType. */
  numberType?: NumberType
  /** 20.8 firstPage. */
  firstPage?: string
  /** 20.9 lastPage. */
  lastPage?: string
  /** 20.10 publisher, as plain text. */
  publisher?: string
  /** 20.11 edition. */
  edition?: string
  /** 20.12 contributors. */
  contributors?: RelatedItemContributor[]
}

/** 20.1 relatedItemIdentifier. In this object, DataCite's JSON spells `schemeURI` with `URI` in upper case. */
export interface RelatedItemIdentifier {
  /** 20.1 relatedItemIdentifier. */
  relatedItemIdentifier?: string
  /** 20.1.a relatedItemIdentifierType. */
  relatedItemIdentifierType?: RelatedIdentifierType
  /** 20.1.b relatedMetadataScheme. */
  relatedMetadataScheme?: string
  /** 20.1.c schemeURI. */
  schemeURI?: string
  /** 20.1.d schemeType. */
  schemeType?: string
}

/** 20.2 creator of a related item. */
export interface RelatedItemCreator {
  /** 20.2.1 creatorName, 20.12.1 contributorName; mandatory. */
  name?: string
  /** 20.2.1.a, 20.12.1.a nameType. */
  nameType?: NameType
  /** xml:lang of the name. */
  lang?: string
  /** 20.2.2, 20.12.2 givenName. */
  givenName?: string
  /** 20.2.3, 20.12.3 familyName. */
  familyName?: string
}

/** 20.12 contributor of a related item. */
export interface RelatedItemContributor extends RelatedItemCreator {
  /** 20.12.a contributorType; mandatory. */
  contributorType?: ContributorType
}
