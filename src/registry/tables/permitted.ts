/** The members that the registry accepts in an object or list item; `true` stands for a text, number or boolean. */
export type Permitted = true | { [name: string]: Permitted }

const person = { name: true, nameType: true, givenName: true, familyName: true } as const
const agent = {
  ...person,
  lang: true,
  nameIdentifiers: { nameIdentifier: true, nameIdentifierScheme: true, schemeUri: true },
  affiliation: { name: true, affiliationIdentifier: true, affiliationIdentifierScheme: true, schemeUri: true },
} as const
const point = { pointLongitude: true, pointLatitude: true } as const

/** The metadata attributes that the registry accepts as JSON (`ATTRIBUTES_MAP` of lupo's parameter sanitiser). */
export const permitted: Readonly<Record<string, Permitted>> = {
  doi: true,
  url: true,
  titles: { title: true, titleType: true, lang: true },
  publisher: { name: true, publisherIdentifier: true, publisherIdentifierScheme: true, schemeUri: true, lang: true },
  publicationYear: true,
  types: { resourceTypeGeneral: true, resourceType: true, schemaOrg: true, bibtex: true, citeproc: true, ris: true },
  dates: { date: true, dateType: true, dateInformation: true },
  subjects: {
    subject: true,
    subjectScheme: true,
    schemeUri: true,
    valueUri: true,
    lang: true,
    classificationCode: true,
  },
  contentUrl: true,
  sizes: true,
  formats: true,
  language: true,
  descriptions: { description: true, descriptionType: true, lang: true },
  rightsList: {
    rights: true,
    rightsUri: true,
    rightsIdentifier: true,
    rightsIdentifierScheme: true,
    schemeUri: true,
    lang: true,
  },
  version: true,
  schemaVersion: true,
  creators: agent,
  contributors: { ...agent, contributorType: true },
  identifiers: { identifier: true, identifierType: true },
  alternateIdentifiers: { alternateIdentifier: true, alternateIdentifierType: true },
  relatedIdentifiers: {
    relatedIdentifier: true,
    relatedIdentifierType: true,
    relationType: true,
    relatedMetadataScheme: true,
    schemeUri: true,
    schemeType: true,
    resourceTypeGeneral: true,
    relationTypeInformation: true,
  },
  fundingReferences: {
    funderName: true,
    funderIdentifier: true,
    funderIdentifierType: true,
    awardNumber: true,
    awardUri: true,
    awardTitle: true,
    schemeUri: true,
  },
  geoLocations: {
    geoLocationPoint: point,
    geoLocationBox: {
      westBoundLongitude: true,
      eastBoundLongitude: true,
      southBoundLatitude: true,
      northBoundLatitude: true,
    },
    geoLocationPolygon: { polygonPoint: point, inPolygonPoint: point },
    geoLocationPlace: true,
  },
  container: {
    type: true,
    identifier: true,
    identifierType: true,
    title: true,
    volume: true,
    issue: true,
    firstPage: true,
    lastPage: true,
  },
  relatedItems: {
    relationType: true,
    relatedItemType: true,
    relationTypeInformation: true,
    relatedItemIdentifier: {
      relatedItemIdentifier: true,
      relatedItemIdentifierType: true,
      relatedMetadataScheme: true,
      schemeURI: true,
      schemeType: true,
    },
    creators: person,
    titles: { title: true, titleType: true },
    publicationYear: true,
    volume: true,
    issue: true,
    number: true,
    numberType: true,
    firstPage: true,
    lastPage: true,
    publisher: true,
    edition: true,
    contributors: { ...person, contributorType: true },
  },
}

/** The attributes of a record that are lists. */
export const lists: ReadonlySet<string> = new Set(
  'titles dates subjects sizes formats descriptions rightsList creators contributors identifiers alternateIdentifiers relatedIdentifiers fundingReferences geoLocations relatedItems contentUrl'.split(
    ' ',
  ),
)

/** Attributes that are not metadata: the registry manages them, or they request an action. */
export const managed: ReadonlySet<string> = new Set(
  'prefix suffix event state xml confirmDoi regenerate should_validate created registered published updated metadataVersion source isActive reason mode client landingPage clientId providerId viewCount viewsOverTime downloadCount downloadsOverTime referenceCount citationCount citationsOverTime partCount partOfCount versionCount versionOfCount agency'.split(
    ' ',
  ),
)
