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
} from '../kernel/vocabularies/index.ts'
import type { RelatedItemContributor, RelatedItemCreator, Title } from './datacite.ts'

/**
 * The `datacite` object of a service's Resource (service description 2.4): the kernel in the spelling `affiliations`,
 * `schemeURI`, publisher as text; beyond the members that the description lists, the rest of the kernel in the same manner.
 */
export interface ServiceDatacite {
  /** 8 dates. */
  dates?: ServiceDate[]
  /** 10 resourceType. */
  types?: ServiceTypes
  /** 3 titles. */
  titles?: Title[]
  /** 15 version, dotted. */
  version?: string
  /** 2 creators. */
  creators?: ServiceAgent[]
  /** 7 contributors. */
  contributors?: ServiceContributor[]
  /** 9 language. */
  language?: string
  /** 6 subjects. */
  subjects?: ServiceSubject[]
  /** 4 publisher. */
  publisher?: string
  /** 16 rightsList. */
  rightsList?: ServiceRights[]
  /** 1 identifier (identifierType `DOI`) and 11 alternateIdentifiers (any other type). */
  identifiers?: ServiceIdentifier[]
  /** 17 descriptions. */
  descriptions?: ServiceDescription[]
  /** 18 geoLocations. */
  geoLocations?: ServiceGeoLocation[]
  /** 13 sizes. */
  sizes?: string[]
  /** 14 formats. */
  formats?: string[]
  /** The kernel, a URL. */
  schemaVersion?: string
  /** 5 publicationYear, four digits. */
  publicationYear?: string
  /** 12 relatedIdentifiers. */
  relatedIdentifiers?: ServiceRelatedIdentifier[]
  /** 19 fundingReferences. */
  fundingReferences?: ServiceFundingReference[]
  /** 20 relatedItems. */
  relatedItems?: ServiceRelatedItem[]
}

/** 1 identifier, 11 alternateIdentifier, in the service's spelling. */
export interface ServiceIdentifier {
  /** 1 identifier, 11 alternateIdentifier. */
  identifier?: string
  /** 1.a identifierType, `DOI` for the DOI. */
  identifierType: string
}

/** 8 date, in the service's spelling. */
export interface ServiceDate {
  /** 8 date: ISO 8601. */
  date?: string
  /** 8.a dateType. */
  dateType: DateType
  /** 8.b dateInformation. */
  dateInformation?: string
}

/** 10 resourceType, in the service's spelling. */
export interface ServiceTypes {
  /** 10 resourceType, free text. */
  resourceType?: string
  /** 10.a resourceTypeGeneral. */
  resourceTypeGeneral: ResourceTypeGeneral
}

/** 2 creator, 7 contributor, in the service's spelling. */
export interface ServiceAgent {
  /** 2.1 creatorName, 7.1 contributorName. */
  name: string
  /** 2.1.a, 7.1.a nameType. */
  nameType?: NameType
  /** xml:lang of the name. */
  lang?: string
  /** 2.2, 7.2 givenName. */
  givenName?: string
  /** 2.3, 7.3 familyName. */
  familyName?: string
  /** 2.5, 7.5 affiliation. */
  affiliations?: ServiceAffiliation[]
  /** 2.4, 7.4 nameIdentifier. */
  nameIdentifiers?: ServiceNameIdentifier[]
}

/** 7 contributor, in the service's spelling. */
export interface ServiceContributor extends ServiceAgent {
  /** 7.a contributorType. */
  contributorType: ContributorType
}

/** 2.5, 7.5 affiliation, in the service's spelling. */
export interface ServiceAffiliation {
  /** 2.5, 7.5 affiliation. */
  affiliation?: string
  /** 2.5.a, 7.5.a affiliationIdentifier. */
  affiliationIdentifier?: string
  /** 2.5.b, 7.5.b affiliationIdentifierScheme. */
  affiliationIdentifierScheme?: string
  /** 2.5.c, 7.5.c schemeURI. */
  schemeURI?: string
}

/** 2.4, 7.4 nameIdentifier, in the service's spelling. */
export interface ServiceNameIdentifier {
  /** 2.4.b, 7.4.b schemeURI. */
  schemeURI?: string
  /** 2.4, 7.4 nameIdentifier. */
  nameIdentifier?: string
  /** 2.4.a, 7.4.a nameIdentifierScheme. */
  nameIdentifierScheme?: string
}

/** 6 subject, in the service's spelling. */
export interface ServiceSubject {
  /** 6 subject. */
  subject?: string
  /** 6.c valueURI. */
  valueURI?: string
  /** 6.b schemeURI. */
  schemeURI?: string
  /** 6.a subjectScheme. */
  subjectScheme?: string
  /** 6.d classificationCode. */
  classificationCode?: string
  /** xml:lang. */
  lang?: string
}

/** 16 rights, in the service's spelling. */
export interface ServiceRights {
  /** 16 rights. */
  rights?: string
  /** 16.a rightsURI. */
  rightsURI?: string
  /** 16.d schemeURI. */
  schemeURI?: string
  /** 16.b rightsIdentifier. */
  rightsIdentifier?: string
  /** 16.c rightsIdentifierScheme. */
  rightsIdentifierScheme?: string
  /** xml:lang. */
  lang?: string
}

/** 17 description, in the service's spelling. */
export interface ServiceDescription {
  /** 17 description, with `<br>` for line breaks. */
  description?: string
  /** 17.a descriptionType. */
  descriptionType: DescriptionType
  /** xml:lang. */
  lang?: string
}

/** 18 geoLocation, in the service's spelling; decimal degrees. */
export interface ServiceGeoLocation {
  /** 18.2 geoLocationBox. */
  geoLocationBox?: ServiceBox
  /** 18.1 geoLocationPoint. */
  geoLocationPoint?: ServicePoint
  /** 18.3 geoLocationPlace. */
  geoLocationPlace?: string
  /** 18.4 geoLocationPolygon. */
  geoLocationPolygons?: ServicePolygon[]
}

/** 18.2 geoLocationBox, in the service's spelling; decimal degrees. */
export interface ServiceBox {
  /** 18.2.2 eastBoundLongitude. */
  eastBoundLongitude: number
  /** 18.2.4 northBoundLatitude. */
  northBoundLatitude: number
  /** 18.2.3 southBoundLatitude. */
  southBoundLatitude: number
  /** 18.2.1 westBoundLongitude. */
  westBoundLongitude: number
}

/** 18.1 geoLocationPoint (also a point of a polygon), in the service's spelling; decimal degrees. */
export interface ServicePoint {
  /** 18.1.1, 18.4.1.1, 18.4.2.1 pointLongitude. */
  pointLongitude: number
  /** 18.1.2, 18.4.1.2, 18.4.2.2 pointLatitude. */
  pointLatitude: number
}

/** 18.4 geoLocationPolygon, in the service's spelling. */
export interface ServicePolygon {
  /** 18.4.1 polygonPoint: at least four, the last one equal to the first. */
  polygonPoints: ServicePoint[]
  /** 18.4.2 inPolygonPoint. */
  inPolygonPoint?: ServicePoint
}

/** 12 relatedIdentifier, in the service's spelling. */
export interface ServiceRelatedIdentifier {
  /** Ready-made citation text of the related resource. */
  citation?: string
  /** 12.b relationType. */
  relationType: RelationType
  /** 12 relatedIdentifier; a DOI may stand there as a URL. */
  relatedIdentifier?: string
  /** 12.a relatedIdentifierType. */
  relatedIdentifierType: RelatedIdentifierType
  /** 12 relationTypeInformation. */
  relationTypeInformation?: string
  /** 12.c relatedMetadataScheme. */
  relatedMetadataScheme?: string
  /** 12.d schemeURI. */
  schemeURI?: string
  /** 12.e schemeType. */
  schemeType?: string
  /** 12.f resourceTypeGeneral of the related resource. */
  resourceTypeGeneral?: ResourceTypeGeneral
}

/** 19 fundingReference, in the service's spelling. */
export interface ServiceFundingReference {
  /** 19.1 funderName. */
  funderName: string
  /** 19.2 funderIdentifier. */
  funderIdentifier?: string
  /** 19.2.a funderIdentifierType; mandatory beside funderIdentifier. */
  funderIdentifierType?: FunderIdentifierType
  /** 19.2.b schemeURI. */
  schemeURI?: string
  /** 19.3 awardNumber. */
  awardNumber?: string
  /** 19.3.a awardURI. */
  awardURI?: string
  /** 19.4 awardTitle. */
  awardTitle?: string
}

/** 20 relatedItem, in the service's spelling: its identifier's members stand beside the others. */
export interface ServiceRelatedItem {
  /** 20.a relatedItemType. */
  relatedItemType: ResourceTypeGeneral
  /** 20.b relationType. */
  relationType: RelationType
  /** 20 relationTypeInformation. */
  relationTypeInformation?: string
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
  /** 20.2 creators. */
  creators?: RelatedItemCreator[]
  /** 20.3 titles. */
  titles?: Title[]
  /** 20.4 publicationYear, four digits. */
  publicationYear?: string
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
  /** 20.10 publisher. */
  publisher?: string
  /** 20.11 edition. */
  edition?: string
  /** 20.12 contributors. */
  contributors?: RelatedItemContributor[]
}
