import { entryOf } from '../core/object.ts'
import type { Property } from './properties.ts'

/** The descriptions of properties, by path in the canonical record. See https://schema.datacite.org */
const byPath: Readonly<Record<string, string>> = {
  doi: 'The DOI of the resource: a prefix such as 10.5072, a slash and a suffix, without https://doi.org/.',
  'identifier.identifier': 'The identifier of a resource without a DOI.',
  'identifier.identifierType': 'The type of the identifier. DataCite registers only DOIs.',
  creators: 'The people or organisations that created the resource, in order of importance; citations name them.',
  contributors: 'People and organisations that contributed to the resource, each with a role.',
  'contributors.contributorType': 'The role, such as DataCollector, Editor or HostingInstitution.',
  titles: 'The titles of the resource; the title without a type is the main title.',
  'titles.title': 'The title, as plain text.',
  'titles.titleType': 'The kind of title; the main title has no type.',
  publisher:
    'The organisation that archives, publishes or distributes the resource and is named in citations; for data, usually the repository.',
  'publisher.name': 'The name of the publisher.',
  'publisher.publisherIdentifier': 'An identifier of the publisher, preferably a ROR ID.',
  'publisher.publisherIdentifierScheme': 'The scheme of the publisherIdentifier: ROR, Wikidata, re3data, …',
  publicationYear:
    'The four-digit year in which the resource was or will be made public; with an embargo, the year in which the embargo ends.',
  subjects: 'Subjects, keywords or classification codes, one per entry.',
  'subjects.subject': 'One subject or keyword.',
  'subjects.subjectScheme': 'The name of the vocabulary or classification that contains the subject.',
  'subjects.valueUri': 'The address of the term in its vocabulary.',
  'subjects.classificationCode': 'The code of the subject in its classification.',
  dates: 'Dates and periods that are relevant to the resource.',
  'dates.date': 'A date or a period in W3CDTF or RKMS-ISO8601: 2021, 2021-05, 2021-05-04, 2019/2021.',
  'dates.dateType': 'The event that the date marks: Issued, Created, Collected, Available, …',
  'dates.dateInformation': 'Further information about the date, such as the meaning of a date of type Other.',
  language: 'The main language of the resource, as a code (RFC 5646): en, de, zh-Hans.',
  types: 'The type of the resource.',
  'types.resourceTypeGeneral': 'The general type of the resource.',
  'types.resourceType': 'The specific type, as free text, such as Census data for the general type Dataset.',
  alternateIdentifiers: 'Identifiers of the resource other than its DOI, such as an accession number.',
  'alternateIdentifiers.alternateIdentifier': 'An identifier other than the DOI.',
  'alternateIdentifiers.alternateIdentifierType': 'The type of the alternateIdentifier, as free text.',
  relatedIdentifiers: 'Identifiers of related resources.',
  'relatedIdentifiers.relatedIdentifier':
    'The identifier of the related resource, in the form that the relatedIdentifierType requires.',
  'relatedIdentifiers.relatedIdentifierType': 'The type of the identifier: DOI, URL, ISBN, …',
  'relatedIdentifiers.relationType':
    'The relation of this resource to the related resource: IsCitedBy, IsPartOf, IsNewVersionOf, …',
  'relatedIdentifiers.relatedMetadataScheme':
    'The scheme of the metadata, used only with HasMetadata and IsMetadataFor.',
  'relatedIdentifiers.resourceTypeGeneral': 'The general type of the related resource.',
  relatedItems:
    'Related resources that are described in the record itself, for example because they have no identifier.',
  'relatedItems.relationType': 'The relation of this resource to the item.',
  'relatedItems.relatedItemType': 'The general type of the item.',
  sizes: 'The size of the resource, with its unit: 15 pages, 6 MB, 45 minutes.',
  formats: 'The technical formats of the resource, preferably as media types, such as text/csv.',
  version:
    'The version of the resource. For a minor change, keep the DOI and increase the version; for a major change, register a new DOI.',
  rightsList: 'Licences and other statements about rights.',
  'rightsList.rights': 'The name of the licence, or another statement about rights.',
  'rightsList.rightsUri': 'The address of the licence.',
  'rightsList.rightsIdentifier': 'A short identifier of the licence, preferably from SPDX, such as CC-BY-4.0.',
  'rightsList.rightsIdentifierScheme': 'The scheme of the rightsIdentifier, such as SPDX.',
  descriptions: 'Abstracts, methods and other texts about the resource.',
  'descriptions.description': 'The text, in which <br> marks line breaks.',
  'descriptions.descriptionType': 'The kind of text, such as Abstract for a summary of the resource.',
  geoLocations: 'The places that the resource describes, or at which its data were collected.',
  'geoLocations.geoLocationPlace': 'The name of the place.',
  'geoLocations.geoLocationPoint': 'A point on the Earth, as longitude and latitude (WGS 84).',
  'geoLocations.geoLocationBox':
    'A box on the Earth, with its western, eastern, southern and northern bounds (WGS 84).',
  'geoLocations.geoLocationPolygon': 'An area on the Earth, as at least four points; the last point repeats the first.',
  fundingReferences: 'The funders of the resource, and their awards.',
  'fundingReferences.funderName': 'The name of the funder.',
  'fundingReferences.funderIdentifier': 'An identifier of the funder, preferably a ROR ID.',
  'fundingReferences.funderIdentifierType': 'The scheme of the funderIdentifier.',
  'fundingReferences.awardNumber': 'The code that the funder assigned to the award.',
  'fundingReferences.awardUri': 'The address of a page about the award.',
  'fundingReferences.awardTitle': 'The title of the award.',
}

/** The descriptions of members by name, for every place that has no description in `byPath`. */
const byName: Readonly<Record<string, string>> = {
  name: 'The full name; for people: family name, comma, given name.',
  nameType: 'The kind of name: Personal for a person, Organizational for an organisation.',
  givenName: 'The given names of a person.',
  familyName: 'The family name of a person.',
  nameIdentifiers: 'Identifiers of the person or organisation, such as an ORCID iD or a ROR ID.',
  nameIdentifier: 'The identifier, written as its scheme requires.',
  nameIdentifierScheme: 'The scheme of the identifier: ORCID, ISNI, ROR, …',
  affiliation: 'The affiliations of the creator or contributor when the resource was created.',
  affiliationIdentifier: 'An identifier of the organisation, preferably a ROR ID.',
  affiliationIdentifierScheme: 'The scheme of the affiliationIdentifier: ROR, ISNI, …',
  schemeUri: 'The address of the scheme.',
  lang: 'The language of the text, as a code (RFC 5646).',
  pointLongitude: 'Degrees east (positive) or west (negative) of Greenwich, from -180 to 180.',
  pointLatitude: 'Degrees north (positive) or south (negative) of the equator, from -90 to 90.',
  westBoundLongitude: 'The western bound, in degrees from -180 to 180.',
  eastBoundLongitude: 'The eastern bound, in degrees from -180 to 180.',
  southBoundLatitude: 'The southern bound, in degrees from -90 to 90.',
  northBoundLatitude: 'The northern bound, in degrees from -90 to 90.',
  volume: 'The volume of the journal or series.',
  issue: 'The issue of the journal or series.',
  firstPage: 'The first page of the resource within the related item.',
  lastPage: 'The last page of the resource within the related item.',
  edition: 'The edition, such as 2nd.',
}

/** Returns a short description of a property with its message id, or undefined if the name is self-explanatory. */
export function descriptionOf({ path }: Property): { id: string; text: string } | undefined {
  const plain = path.replaceAll('[]', '')
  const name = plain.slice(plain.lastIndexOf('.') + 1)
  const [key, text] = Object.hasOwn(byPath, plain) ? [plain, byPath[plain]] : [name, entryOf(byName, name)]
  return text === undefined ? undefined : { id: `property/${key}`, text }
}
