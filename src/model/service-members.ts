import type { ServiceMembers } from './service-names.ts'

/** The members of a service's `datacite` object, from the kernel table: written by `npm run generate`, not by hand. */
// biome-ignore format: one line for each member of the record
export const serviceMembers: ServiceMembers = {
  dates: [{"date":"","dateType":"","dateInformation":""}],
  types: {"resourceType":"","resourceTypeGeneral":""},
  titles: [{"title":"","titleType":"","lang":""}],
  version: "",
  creators: [{"name":"","nameType":"","lang":"","givenName":"","familyName":"","nameIdentifiers":[{"nameIdentifier":"","nameIdentifierScheme":"","schemeURI":"","":"nameIdentifier"}],"affiliations":[{"affiliation":"","affiliationIdentifier":"","affiliationIdentifierScheme":"","schemeURI":"","name":"affiliation","":"affiliation"}],"affiliation":"affiliations","nameIdentifier":"nameIdentifiers"}],
  contributors: [{"contributorType":"","name":"","nameType":"","lang":"","givenName":"","familyName":"","nameIdentifiers":[{"nameIdentifier":"","nameIdentifierScheme":"","schemeURI":"","":"nameIdentifier"}],"affiliations":[{"affiliation":"","affiliationIdentifier":"","affiliationIdentifierScheme":"","schemeURI":"","name":"affiliation","":"affiliation"}],"affiliation":"affiliations","nameIdentifier":"nameIdentifiers"}],
  language: "",
  subjects: [{"subject":"","subjectScheme":"","schemeURI":"","valueURI":"","classificationCode":"","lang":""}],
  publisher: {"publisher":"","name":"publisher"},
  rightsList: [{"rights":"","rightsURI":"","rightsIdentifier":"","rightsIdentifierScheme":"","schemeURI":"","lang":""}],
  identifiers: [{"identifier":"","identifierType":"","alternateIdentifier":"identifier","alternateIdentifierType":"identifierType"}],
  descriptions: [{"description":"","descriptionType":"","lang":""}],
  geoLocations: [{"geoLocationPoint":{"pointLongitude":2,"pointLatitude":2},"geoLocationBox":{"westBoundLongitude":2,"eastBoundLongitude":2,"southBoundLatitude":2,"northBoundLatitude":2},"geoLocationPlace":"","geoLocationPolygons":[{"polygonPoints":[{"pointLongitude":2,"pointLatitude":2}],"inPolygonPoint":{"pointLongitude":2,"pointLatitude":2},"polygonPoint":"polygonPoints"}],"geoLocationPolygon":"geoLocationPolygons"}],
  schemaVersion: "",
  publicationYear: 1,
  relatedIdentifiers: [{"citation":"","relatedIdentifier":"","relatedIdentifierType":"","relationType":"","relationTypeInformation":"","relatedMetadataScheme":"","schemeURI":"","schemeType":"","resourceTypeGeneral":""}],
  sizes: [""],
  formats: [""],
  fundingReferences: [{"funderName":"","funderIdentifier":"","funderIdentifierType":"","schemeURI":"","awardNumber":"","awardURI":"","awardTitle":""}],
  relatedItems: [{"relatedItemType":"","relationType":"","relationTypeInformation":"","relatedItemIdentifier":{"relatedItemIdentifier":"","relatedItemIdentifierType":"","relatedMetadataScheme":"","schemeURI":"","schemeType":""},"relatedItemIdentifierType":"","relatedMetadataScheme":"","schemeURI":"","schemeType":"","creators":[{"name":"","nameType":"","lang":"","givenName":"","familyName":""}],"titles":[{"title":"","titleType":"","lang":""}],"publicationYear":1,"volume":"","issue":"","number":"","numberType":"","firstPage":"","lastPage":"","publisher":"","edition":"","contributors":[{"contributorType":"","name":"","nameType":"","lang":"","givenName":"","familyName":""}]}],
  size: "sizes",
  format: "formats",
}
