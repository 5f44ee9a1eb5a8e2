import type {
  ContributorType,
  DateType,
  DescriptionType,
  RelatedIdentifierType,
  RelationType,
  ResourceTypeGeneral,
} from '../kernel/vocabularies/index.ts'
import type {
  Affiliation,
  Agent,
  Datacite,
  DateEntry,
  Description,
  FundingReference,
  NameIdentifier,
  RelatedIdentifier,
  RelatedItem,
  RelatedItemIdentifier,
  Rights,
  Subject,
  Types,
} from './datacite.ts'

/**
 * The `datacite` object of a service's Resource (service description 2.4). Unlike the canonical record, it has members
 * such as `affiliations` and `schemeURI`, and the publisher and the publication year are text.
 *
 * All other members are spelt as in {@link Datacite}.
 */
export interface ServiceDatacite
  extends Omit<Datacite, keyof Respelled | 'doi' | 'identifier' | 'alternateIdentifiers' | 'extras'>,
    Respelled {}

/** The properties whose spelling or type differs in the service. */
interface Respelled {
  /** 1 identifier (identifierType `DOI`) and 11 alternateIdentifiers (any other type). */
  identifiers?: ServiceIdentifier[]
  /** 2 creators. */
  creators?: ServiceAgent[]
  /** 4 publisher. */
  publisher?: string
  /** 5 publicationYear, four digits. */
  publicationYear?: string
  /** 6 subjects. */
  subjects?: ServiceSubject[]
  /** 7 contributors. */
  contributors?: ServiceContributor[]
  /** 8 dates. */
  dates?: ServiceDate[]
  /** 10 resourceType. */
  types?: ServiceTypes
  /** 12 relatedIdentifiers. */
  relatedIdentifiers?: ServiceRelatedIdentifier[]
  /** 16 rightsList. */
  rightsList?: ServiceRights[]
  /** 17 descriptions. */
  descriptions?: ServiceDescription[]
  /** 18 geoLocations. */
  geoLocations?: ServiceGeoLocation[]
  /** 19 fundingReferences. */
  fundingReferences?: ServiceFundingReference[]
  /** 20 relatedItems. */
  relatedItems?: ServiceRelatedItem[]
}

/** 1 identifier, 11 alternateIdentifier, in the service's spelling. */
export interface ServiceIdentifier {
  /** 1 identifier, 11 alternateIdentifier. */
  identifier?: string
  /** 1.a identifierType (`DOI`), 11.a alternateIdentifierType (any other type). */
  identifierType: string
}

/** 8 date, in the service's spelling. */
export interface ServiceDate extends DateEntry {
  /** 8.a dateType. */
  dateType: DateType
}

/** 10 resourceType, in the service's spelling. */
export interface ServiceTypes extends Types {
  /** 10.a resourceTypeGeneral. */
  resourceTypeGeneral: ResourceTypeGeneral
}

/** 2 creator, 7 contributor, in the service's spelling. */
export interface ServiceAgent extends Omit<Agent, 'affiliation' | 'nameIdentifiers'> {
  /** 2.1 creatorName, 7.1 contributorName. */
  name: string
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
export interface ServiceAffiliation extends Omit<Affiliation, 'name' | 'schemeUri'> {
  /** 2.5, 7.5 affiliation. */
  affiliation?: string
  /** 2.5.c, 7.5.c schemeURI. */
  schemeURI?: string
}

/** 2.4, 7.4 nameIdentifier, in the service's spelling. */
export interface ServiceNameIdentifier extends Omit<NameIdentifier, 'schemeUri'> {
  /** 2.4.b, 7.4.b schemeURI. */
  schemeURI?: string
}

/** 6 subject, in the service's spelling. */
export interface ServiceSubject extends Omit<Subject, 'schemeUri' | 'valueUri'> {
  /** 6.b schemeURI. */
  schemeURI?: string
  /** 6.c valueURI. */
  valueURI?: string
}

/** 16 rights, in the service's spelling. */
export interface ServiceRights extends Omit<Rights, 'rightsUri' | 'schemeUri'> {
  /** 16.a rightsURI. */
  rightsURI?: string
  /** 16.d schemeURI. */
  schemeURI?: string
}

/** 17 description, in the service's spelling. */
export interface ServiceDescription extends Description {
  /** 17.a descriptionType. */
  descriptionType: DescriptionType
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
export interface ServiceRelatedIdentifier extends Omit<RelatedIdentifier, 'schemeUri'> {
  /** Ready-made citation text of the related resource. */
  citation?: string
  /** 12.a relatedIdentifierType. */
  relatedIdentifierType: RelatedIdentifierType
  /** 12.b relationType. */
  relationType: RelationType
  /** 12.d schemeURI. */
  schemeURI?: string
}

/** 19 fundingReference, in the service's spelling. */
export interface ServiceFundingReference extends Omit<FundingReference, 'schemeUri' | 'awardUri'> {
  /** 19.1 funderName. */
  funderName: string
  /** 19.2.b schemeURI. */
  schemeURI?: string
  /** 19.3.a awardURI. */
  awardURI?: string
}

/** 20 relatedItem, in the service's spelling, with the members of its identifier inline. */
export interface ServiceRelatedItem
  extends Omit<RelatedItem, 'relatedItemIdentifier' | 'publicationYear'>,
    RelatedItemIdentifier {
  /** 20.a relatedItemType. */
  relatedItemType: ResourceTypeGeneral
  /** 20.b relationType. */
  relationType: RelationType
  /** 20.4 publicationYear, four digits. */
  publicationYear?: string
}
