/**
 * The names of the kernel's elements in XML, and those of a record's members in any dialect of JSON. They follow from the kernel
 * table and the dialects, but stand here by themselves, so that formats that read neither do not weigh as much; a test compares them.
 */
const elements =
  'identifier creators creator creatorName givenName familyName nameIdentifier affiliation titles title publisher publicationYear subjects subject contributors contributor contributorName dates date language resourceType alternateIdentifiers alternateIdentifier relatedIdentifiers relatedIdentifier sizes size formats format version rightsList rights descriptions description geoLocations geoLocation geoLocationPoint pointLongitude pointLatitude geoLocationBox westBoundLongitude eastBoundLongitude southBoundLatitude northBoundLatitude geoLocationPlace geoLocationPolygon polygonPoint inPolygonPoint fundingReferences fundingReference funderName funderIdentifier awardNumber awardTitle relatedItems relatedItem relatedItemIdentifier volume issue number firstPage lastPage edition'

const members =
  'dates types titles version creators contributors language subjects publisher rightsList identifiers descriptions geoLocations publicationYear relatedIdentifiers sizes formats fundingReferences relatedItems schemaVersion resourceType resourceTypeGeneral size format alternateIdentifiers doi identifier'

/** The name of every element of any kernel. */
export const elementNames: ReadonlySet<string> = new Set(elements.split(' '))

/** The name of every member that some dialect of JSON has at the top of a record. */
export const memberNames: ReadonlySet<string> = new Set(members.split(' '))
