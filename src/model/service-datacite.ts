import type {
  ContributorType,
  DateType,
  DescriptionType,
  NameType,
  RelatedIdentifierType,
  RelationType,
  ResourceTypeGeneral,
} from '../kernel/vocabularies/index.ts'

/** The `datacite` object of a service's Resource: DataCite metadata in the spelling `affiliations`, `schemeURI`, string publisher. */
export interface ServiceDatacite {
  /** 8 dates. */
  dates?: { date: string; dateType: DateType; dateInformation?: string }[]
  /** 10 resourceType and 10.a resourceTypeGeneral. */
  types?: { resourceType?: string; resourceTypeGeneral: ResourceTypeGeneral }
  /** 3 titles. */
  titles?: { title: string; titleType?: string; lang?: string }[]
  /** 15 version, dotted. */
  version?: string
  /** 2 creators. */
  creators?: ServiceAgent[]
  /** 7 contributors. */
  contributors?: ServiceContributor[]
  /** 9 language. */
  language?: string
  /** 6 subjects. */
  subjects?: { subject: string; valueURI?: string; schemeURI?: string; subjectScheme?: string; lang?: string }[]
  /** 4 publisher. */
  publisher?: string
  /** 16 rightsList. */
  rightsList?: ServiceRights[]
  /** 1 identifier (identifierType `DOI`) and 11 alternateIdentifiers (any other type). */
  identifiers?: { identifier: string; identifierType: string }[]
  /** 17 descriptions, with `<br>` for line breaks. */
  descriptions?: { description: string; descriptionType: DescriptionType; lang?: string }[]
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
  /** 12 relatedIdentifiers; a DOI may stand there as a URL. */
  relatedIdentifiers?: ServiceRelatedIdentifier[]
}

/** 2 creator, 7 contributor, in the service's spelling. */
export interface ServiceAgent {
  name: string
  nameType?: NameType
  givenName?: string
  familyName?: string
  affiliations?: { affiliation: string; affiliationIdentifier?: string; affiliationIdentifierScheme?: string }[]
  nameIdentifiers?: { schemeURI?: string; nameIdentifier: string; nameIdentifierScheme?: string }[]
}

/** 7 contributor, in the service's spelling. */
export interface ServiceContributor extends ServiceAgent {
  contributorType: ContributorType
}

/** 16 rights, in the service's spelling. */
export interface ServiceRights {
  rights: string
  rightsURI?: string
  schemeURI?: string
  rightsIdentifier?: string
  rightsIdentifierScheme?: string
}

/** 18 geoLocation, in the service's spelling; decimal degrees. */
export interface ServiceGeoLocation {
  geoLocationBox?: {
    eastBoundLongitude: number
    northBoundLatitude: number
    southBoundLatitude: number
    westBoundLongitude: number
  }
  geoLocationPoint?: { pointLongitude: number; pointLatitude: number }
  geoLocationPlace?: string
}

/** 12 relatedIdentifier, in the service's spelling. */
export interface ServiceRelatedIdentifier {
  /** Ready-made citation text of the related resource. */
  citation?: string
  relationType: RelationType
  relatedIdentifier: string
  relatedIdentifierType: RelatedIdentifierType
}
