import { entryOf } from '../core/object.ts'
import type { Property } from './properties.ts'

/** The description of each property, by its path in the canonical record. See https://schema.datacite.org */
const byPath: Readonly<Record<string, string>> = {
  doi: 'The DOI of the resource: a prefix that begins with 10., a slash and a suffix, without https://doi.org/.',
  'identifier.identifier': 'The identifier of the resource, where that is not a DOI.',
  'identifier.identifierType': 'The type of that identifier. DataCite registers DOIs only.',
  creators: 'Who made the resource, the most important first; those whom a citation names.',
  contributors: 'Who else had a part in it, each with a role.',
  'contributors.contributorType': 'The role: who collected, edited, funded, hosted, … the resource.',
  titles: 'The names by which the resource is known; the one without a type is the main title.',
  'titles.title': 'The title, as plain text.',
  'titles.titleType': 'What kind of title this is; the main title has no type.',
  publisher:
    'Who holds, publishes or distributes the resource, as a citation names it; for data usually the repository.',
  'publisher.name': 'The name of the publisher.',
  'publisher.publisherIdentifier': 'An identifier of the publisher, preferably a ROR ID.',
  'publisher.publisherIdentifierScheme': 'The scheme of that identifier: ROR, Wikidata, re3data, …',
  publicationYear:
    'The year in which the resource was or will be made public, in four digits; with an embargo, the year in which that ends.',
  subjects: 'Subjects, keywords or classification codes, one in each entry.',
  'subjects.subject': 'One subject or keyword.',
  'subjects.subjectScheme': 'The name of the vocabulary or classification that the subject is from.',
  'subjects.valueUri': 'The address of the term in that vocabulary.',
  'subjects.classificationCode': 'The code of the subject in its classification.',
  dates: 'Days and periods that matter to the resource.',
  'dates.date':
    'A day or a period in the form of W3C date and time or RKMS-ISO8601: 2021, 2021-05, 2021-05-04, 2019/2021.',
  'dates.dateType': 'What happened then: Issued, Created, Collected, Available, …',
  'dates.dateInformation': 'A remark on the date, such as what an Other date is about.',
  language: 'The main language of the resource, by its code (RFC 5646): en, de, zh-Hans.',
  types: 'What the resource is.',
  'types.resourceTypeGeneral': 'The general type of the resource.',
  'types.resourceType':
    'The type in words of your own; together with the general type it should make sense: Dataset/Census data.',
  alternateIdentifiers: 'Other identifiers of the very same resource, such as an accession number.',
  'alternateIdentifiers.alternateIdentifier': 'An identifier other than the DOI.',
  'alternateIdentifiers.alternateIdentifierType': 'The type of that identifier, in words of your own.',
  relatedIdentifiers: 'Identifiers of other resources that this one is related to.',
  'relatedIdentifiers.relatedIdentifier': 'The identifier of the other resource, in the form of its type.',
  'relatedIdentifiers.relatedIdentifierType': 'The type of the identifier: DOI, URL, ISBN, …',
  'relatedIdentifiers.relationType':
    'How this resource is related to the other: it IsCitedBy, IsPartOf, IsNewVersionOf, … the other.',
  'relatedIdentifiers.relatedMetadataScheme': 'The scheme of the metadata, with HasMetadata and IsMetadataFor only.',
  'relatedIdentifiers.resourceTypeGeneral': 'The general type of the other resource.',
  relatedItems: 'Resources that this one is related to, described here because they may have no identifier.',
  'relatedItems.relationType': 'How this resource is related to the item.',
  'relatedItems.relatedItemType': 'The general type of the item.',
  sizes: 'How large the resource is, with the unit: 15 pages, 6 MB, 45 minutes.',
  formats: 'The technical formats of the resource, preferably media types: text/csv.',
  version: 'The version of the resource. Small changes keep the DOI and raise the version; large ones take a new DOI.',
  rightsList: 'Licences and other statements about rights.',
  'rightsList.rights': 'The name of the licence, or the statement.',
  'rightsList.rightsUri': 'The address of the licence.',
  'rightsList.rightsIdentifier': 'A short identifier of the licence, preferably that of SPDX: CC-BY-4.0.',
  'rightsList.rightsIdentifierScheme': 'The scheme of that identifier: SPDX.',
  descriptions: 'Abstracts, methods and other texts about the resource.',
  'descriptions.description': 'The text. Of markup only line breaks are kept.',
  'descriptions.descriptionType': 'What kind of text this is; Abstract for what the resource is about.',
  geoLocations: 'The places that the resource is about, or where its data come from.',
  'geoLocations.geoLocationPlace': 'The name of the place.',
  'geoLocations.geoLocationPoint': 'A point on the Earth, by longitude and latitude (WGS 84).',
  'geoLocations.geoLocationBox': 'A box on the Earth, by its western, eastern, southern and northern border (WGS 84).',
  'geoLocations.geoLocationPolygon': 'An area on the Earth, by at least four points, the last being the first again.',
  fundingReferences: 'Who paid for the resource, and by which award.',
  'fundingReferences.funderName': 'The name of the funder.',
  'fundingReferences.funderIdentifier': 'An identifier of the funder, preferably a ROR ID.',
  'fundingReferences.funderIdentifierType': 'The scheme of that identifier.',
  'fundingReferences.awardNumber': 'The code that the funder gave to the award.',
  'fundingReferences.awardUri': 'The address of a page about the award.',
  'fundingReferences.awardTitle': 'The title of the award.',
}

/** The descriptions of members that occur in several places with the same meaning. */
const byName: Readonly<Record<string, string>> = {
  name: 'The full name; for people: family name, comma, given name.',
  nameType: 'Whether the name is that of a person (Personal) or of an organisation (Organizational).',
  givenName: 'The given names of a person.',
  familyName: 'The family name of a person.',
  nameIdentifiers: 'Identifiers of the person or organisation, such as an ORCID iD or a ROR ID.',
  nameIdentifier: 'The identifier, in the form of its scheme.',
  nameIdentifierScheme: 'The scheme of the identifier: ORCID, ISNI, ROR, …',
  affiliation: 'The organisations that the person belonged to when the resource was made.',
  affiliationIdentifier: 'An identifier of the organisation, preferably a ROR ID.',
  affiliationIdentifierScheme: 'The scheme of that identifier: ROR, ISNI, …',
  schemeUri: 'The address of the scheme.',
  lang: 'The language of the text, by its code (RFC 5646).',
  pointLongitude: 'Degrees east (positive) or west (negative) of Greenwich, from -180 to 180.',
  pointLatitude: 'Degrees north (positive) or south (negative) of the equator, from -90 to 90.',
  westBoundLongitude: 'The western border, in degrees from -180 to 180.',
  eastBoundLongitude: 'The eastern border, in degrees from -180 to 180.',
  southBoundLatitude: 'The southern border, in degrees from -90 to 90.',
  northBoundLatitude: 'The northern border, in degrees from -90 to 90.',
  volume: 'The volume of the journal or series.',
  issue: 'The issue of the journal or series.',
  firstPage: 'The page on which it begins.',
  lastPage: 'The page on which it ends.',
  edition: 'The edition, such as 2nd.',
}

/** Returns a sentence or two about a property, with the id by which other languages have them; undefined where its name says enough. */
export function descriptionOf({ path }: Property): { id: string; text: string } | undefined {
  const plain = path.replaceAll('[]', '')
  const name = plain.slice(plain.lastIndexOf('.') + 1)
  const [key, text] = Object.hasOwn(byPath, plain) ? [plain, byPath[plain]] : [name, entryOf(byName, name)]
  return text === undefined ? undefined : { id: `property/${key}`, text }
}
