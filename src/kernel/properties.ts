import { onlyTypeErrors, wrongArgument } from '../core/argument.ts'
import { asKernel, hasReached, type Kernel, kernels } from './kernels.ts';
import type { ValueType } from './value-types.ts'
import type { VocabularyName } from './vocabularies/index.ts'

/** The permitted number of occurrences in XML. An attribute has `1` (required) or `0..1` (optional). */
export type Occurs = '1' | '0..1' | '0..n' | '1..n' | '4..n'

/**
 * The content of a property: a lexical type, a controlled list, an object of further properties, or the parts of a
 * polygon.
 */
export type PropertyValue = ValueType | VocabularyName | 'object' | 'polygon'

/**
 * The special content of an XML element: `all` allows child elements in any order, and `br` allows text with empty
 * `<br/>` elements.
 *
 * `brText` is like `br`, but `<br>` may contain an empty CDATA section (its type is text of length 0).
 */
export type Content = 'all' | 'br' | 'brText'

/**
 * A fact about the kernels: one value for all kernels, or several values keyed by the first kernel to which each
 * applies.
 */
export type ByKernel<T extends string> = T | { readonly [since in Kernel]?: T }

/**
 * One property or attribute of the kernel.
 *
 * The columns are: the number in the documentation (empty if none), the place in the canonical record (`[]` marks a
 * list), the place in XML below `resource`, the kernel that introduced the property, its occurrences, its value, and
 * special content of its element. XML places include wrapper elements and use `@` for an attribute; a leaf at its
 * object's own place is that element's text.
 */
type Row = readonly [
  number: string,
  path: string,
  xml: string,
  since: Kernel,
  occurs: ByKernel<Occurs>,
  value: ByKernel<PropertyValue>,
  content?: ByKernel<Content>,
]

/**
 * The properties of every DataCite kernel from 4.0 on, exactly as in their XSDs and in the order of the XML.
 *
 * `doi` and `identifier` are the same element: `doi` if its type is exactly `DOI`. The XSDs check nothing in name
 * identifiers from 4.3 on, and never anything in affiliations.
 */
const rows: readonly Row[] = [
  ['1', 'doi', 'identifier', '4.0', '0..1', { '4.0': 'doi', '4.2': 'nonEmpty' }],
  ['1', 'identifier', 'identifier', '4.0', '0..1', 'object'],
  ['1', 'identifier.identifier', 'identifier', '4.0', '0..1', { '4.0': 'doi', '4.2': 'nonEmpty' }],
  ['1.a', 'identifier.identifierType', 'identifier/@identifierType', '4.0', '1', { '4.0': 'doiOnly', '4.2': 'text' }],
  ['2', 'creators[]', 'creators/creator', '4.0', '1..n', 'object'],
  ['2.1', 'creators[].name', 'creators/creator/creatorName', '4.0', '1', { '4.0': 'nonEmpty', '4.2': 'text' }],
  ['2.1.a', 'creators[].nameType', 'creators/creator/creatorName/@nameType', '4.1', '0..1', 'nameType'],
  ['', 'creators[].lang', 'creators/creator/creatorName/@xml:lang', '4.2', '0..1', 'lang'],
  ['2.2', 'creators[].givenName', 'creators/creator/givenName', '4.0', '0..1', 'any'],
  ['2.3', 'creators[].familyName', 'creators/creator/familyName', '4.0', '0..1', 'any'],
  ['2.4', 'creators[].nameIdentifiers[]', 'creators/creator/nameIdentifier', '4.0', '0..n', 'object'],
  ['2.4', 'creators[].nameIdentifiers[].nameIdentifier', 'creators/creator/nameIdentifier', '4.0', '0..1', { '4.0': 'nonEmpty', '4.3': 'any' }],
  ['2.4.a', 'creators[].nameIdentifiers[].nameIdentifierScheme', 'creators/creator/nameIdentifier/@nameIdentifierScheme', '4.0', { '4.0': '1', '4.3': '0..1' }, 'text'],
  ['2.4.b', 'creators[].nameIdentifiers[].schemeUri', 'creators/creator/nameIdentifier/@schemeURI', '4.0', '0..1', { '4.0': 'uri', '4.3': 'text' }],
  ['2.5', 'creators[].affiliation[]', 'creators/creator/affiliation', '4.0', '0..n', 'object'],
  ['2.5', 'creators[].affiliation[].name', 'creators/creator/affiliation', '4.0', '0..1', 'any'],
  ['2.5.a', 'creators[].affiliation[].affiliationIdentifier', 'creators/creator/affiliation/@affiliationIdentifier', '4.0', '0..1', 'text'],
  ['2.5.b', 'creators[].affiliation[].affiliationIdentifierScheme', 'creators/creator/affiliation/@affiliationIdentifierScheme', '4.0', '0..1', 'text'],
  ['2.5.c', 'creators[].affiliation[].schemeUri', 'creators/creator/affiliation/@schemeURI', '4.0', '0..1', 'text'],
  ['3', 'titles[]', 'titles/title', '4.0', '1..n', 'object'],
  ['3', 'titles[].title', 'titles/title', '4.0', '0..1', { '4.0': 'nonEmpty', '4.2': 'text' }],
  ['3.a', 'titles[].titleType', 'titles/title/@titleType', '4.0', '0..1', 'titleType'],
  ['', 'titles[].lang', 'titles/title/@xml:lang', '4.0', '0..1', 'lang'],
  ['4', 'publisher', 'publisher', '4.0', '1', 'object'],
  ['4', 'publisher.name', 'publisher', '4.0', '0..1', 'nonEmpty'],
  ['4.a', 'publisher.publisherIdentifier', 'publisher/@publisherIdentifier', '4.5', '0..1', 'text'],
  ['4.b', 'publisher.publisherIdentifierScheme', 'publisher/@publisherIdentifierScheme', '4.5', '0..1', 'text'],
  ['4.c', 'publisher.schemeUri', 'publisher/@schemeURI', '4.5', '0..1', 'uri'],
  ['', 'publisher.lang', 'publisher/@xml:lang', '4.2', '0..1', 'lang'],
  ['5', 'publicationYear', 'publicationYear', '4.0', '1', 'year'],
  ['6', 'subjects[]', 'subjects/subject', '4.0', '0..n', 'object'],
  ['6', 'subjects[].subject', 'subjects/subject', '4.0', '0..1', 'text'],
  ['6.a', 'subjects[].subjectScheme', 'subjects/subject/@subjectScheme', '4.0', '0..1', 'text'],
  ['6.b', 'subjects[].schemeUri', 'subjects/subject/@schemeURI', '4.0', '0..1', 'uri'],
  ['6.c', 'subjects[].valueUri', 'subjects/subject/@valueURI', '4.0', '0..1', 'uri'],
  ['6.d', 'subjects[].classificationCode', 'subjects/subject/@classificationCode', '4.4', '0..1', 'uri'],
  ['', 'subjects[].lang', 'subjects/subject/@xml:lang', '4.0', '0..1', 'lang'],
  ['7', 'contributors[]', 'contributors/contributor', '4.0', '0..n', 'object'],
  ['7.a', 'contributors[].contributorType', 'contributors/contributor/@contributorType', '4.0', '1', 'contributorType'],
  ['7.1', 'contributors[].name', 'contributors/contributor/contributorName', '4.0', '1', 'nonEmpty'],
  ['7.1.a', 'contributors[].nameType', 'contributors/contributor/contributorName/@nameType', '4.1', '0..1', 'nameType'],
  ['', 'contributors[].lang', 'contributors/contributor/contributorName/@xml:lang', '4.2', '0..1', 'lang'],
  ['7.2', 'contributors[].givenName', 'contributors/contributor/givenName', '4.0', '0..1', 'any'],
  ['7.3', 'contributors[].familyName', 'contributors/contributor/familyName', '4.0', '0..1', 'any'],
  ['7.4', 'contributors[].nameIdentifiers[]', 'contributors/contributor/nameIdentifier', '4.0', '0..n', 'object'],
  ['7.4', 'contributors[].nameIdentifiers[].nameIdentifier', 'contributors/contributor/nameIdentifier', '4.0', '0..1', { '4.0': 'text', '4.3': 'any' }],
  ['7.4.a', 'contributors[].nameIdentifiers[].nameIdentifierScheme', 'contributors/contributor/nameIdentifier/@nameIdentifierScheme', '4.0', { '4.0': '1', '4.3': '0..1' }, 'text'],
  ['7.4.b', 'contributors[].nameIdentifiers[].schemeUri', 'contributors/contributor/nameIdentifier/@schemeURI', '4.0', '0..1', { '4.0': 'uri', '4.3': 'text' }],
  ['7.5', 'contributors[].affiliation[]', 'contributors/contributor/affiliation', '4.0', '0..n', 'object'],
  ['7.5', 'contributors[].affiliation[].name', 'contributors/contributor/affiliation', '4.0', '0..1', 'any'],
  ['7.5.a', 'contributors[].affiliation[].affiliationIdentifier', 'contributors/contributor/affiliation/@affiliationIdentifier', '4.0', '0..1', 'text'],
  ['7.5.b', 'contributors[].affiliation[].affiliationIdentifierScheme', 'contributors/contributor/affiliation/@affiliationIdentifierScheme', '4.0', '0..1', 'text'],
  ['7.5.c', 'contributors[].affiliation[].schemeUri', 'contributors/contributor/affiliation/@schemeURI', '4.0', '0..1', 'text'],
  ['8', 'dates[]', 'dates/date', '4.0', '0..n', 'object'],
  ['8', 'dates[].date', 'dates/date', '4.0', '0..1', 'text'],
  ['8.a', 'dates[].dateType', 'dates/date/@dateType', '4.0', '1', 'dateType'],
  ['8.b', 'dates[].dateInformation', 'dates/date/@dateInformation', '4.1', '0..1', 'text'],
  ['9', 'language', 'language', '4.0', '0..1', 'language'],
  ['10', 'types', 'resourceType', '4.0', '1', 'object'],
  ['10', 'types.resourceType', 'resourceType', '4.0', '0..1', 'text'],
  ['10.a', 'types.resourceTypeGeneral', 'resourceType/@resourceTypeGeneral', '4.0', '1', 'resourceTypeGeneral'],
  ['11', 'alternateIdentifiers[]', 'alternateIdentifiers/alternateIdentifier', '4.0', '0..n', 'object'],
  ['11', 'alternateIdentifiers[].alternateIdentifier', 'alternateIdentifiers/alternateIdentifier', '4.0', '0..1', 'text'],
  ['11.a', 'alternateIdentifiers[].alternateIdentifierType', 'alternateIdentifiers/alternateIdentifier/@alternateIdentifierType', '4.0', '1', 'text'],
  ['12', 'relatedIdentifiers[]', 'relatedIdentifiers/relatedIdentifier', '4.0', '0..n', 'object'],
  ['12', 'relatedIdentifiers[].relatedIdentifier', 'relatedIdentifiers/relatedIdentifier', '4.0', '0..1', 'text'],
  ['12.a', 'relatedIdentifiers[].relatedIdentifierType', 'relatedIdentifiers/relatedIdentifier/@relatedIdentifierType', '4.0', '1', 'relatedIdentifierType'],
  ['12.b', 'relatedIdentifiers[].relationType', 'relatedIdentifiers/relatedIdentifier/@relationType', '4.0', '1', 'relationType'],
  ['12', 'relatedIdentifiers[].relationTypeInformation', 'relatedIdentifiers/relatedIdentifier/@relationTypeInformation', '4.7', '0..1', 'text'],
  ['12.c', 'relatedIdentifiers[].relatedMetadataScheme', 'relatedIdentifiers/relatedIdentifier/@relatedMetadataScheme', '4.0', '0..1', 'text'],
  ['12.d', 'relatedIdentifiers[].schemeUri', 'relatedIdentifiers/relatedIdentifier/@schemeURI', '4.0', '0..1', 'uri'],
  ['12.e', 'relatedIdentifiers[].schemeType', 'relatedIdentifiers/relatedIdentifier/@schemeType', '4.0', '0..1', 'text'],
  ['12.f', 'relatedIdentifiers[].resourceTypeGeneral', 'relatedIdentifiers/relatedIdentifier/@resourceTypeGeneral', '4.1', '0..1', 'resourceTypeGeneral'],
  ['13', 'sizes[]', 'sizes/size', '4.0', '0..n', 'text'],
  ['14', 'formats[]', 'formats/format', '4.0', '0..n', 'text'],
  ['15', 'version', 'version', '4.0', '0..1', 'text'],
  ['16', 'rightsList[]', 'rightsList/rights', '4.0', '0..n', 'object'],
  ['16', 'rightsList[].rights', 'rightsList/rights', '4.0', '0..1', 'text'],
  ['16.a', 'rightsList[].rightsUri', 'rightsList/rights/@rightsURI', '4.0', '0..1', 'uri'],
  ['16.b', 'rightsList[].rightsIdentifier', 'rightsList/rights/@rightsIdentifier', '4.2', '0..1', 'text'],
  ['16.c', 'rightsList[].rightsIdentifierScheme', 'rightsList/rights/@rightsIdentifierScheme', '4.2', '0..1', 'text'],
  ['16.d', 'rightsList[].schemeUri', 'rightsList/rights/@schemeURI', '4.2', '0..1', 'uri'],
  ['', 'rightsList[].lang', 'rightsList/rights/@xml:lang', '4.1', '0..1', 'lang'],
  ['17', 'descriptions[]', 'descriptions/description', '4.0', '0..n', 'object', { '4.0': 'brText', '4.2': 'br' }],
  ['17', 'descriptions[].description', 'descriptions/description', '4.0', '0..1', 'text'],
  ['17.a', 'descriptions[].descriptionType', 'descriptions/description/@descriptionType', '4.0', '1', 'descriptionType'],
  ['', 'descriptions[].lang', 'descriptions/description/@xml:lang', '4.0', '0..1', 'lang'],
  ['18', 'geoLocations[]', 'geoLocations/geoLocation', '4.0', '0..n', 'object', 'all'],
  ['18.1', 'geoLocations[].geoLocationPoint', 'geoLocations/geoLocation/geoLocationPoint', '4.0', { '4.0': '0..1', '4.1': '0..n' }, 'object', 'all'],
  ['18.1.1', 'geoLocations[].geoLocationPoint.pointLongitude', 'geoLocations/geoLocation/geoLocationPoint/pointLongitude', '4.0', '1', 'longitude'],
  ['18.1.2', 'geoLocations[].geoLocationPoint.pointLatitude', 'geoLocations/geoLocation/geoLocationPoint/pointLatitude', '4.0', '1', 'latitude'],
  ['18.2', 'geoLocations[].geoLocationBox', 'geoLocations/geoLocation/geoLocationBox', '4.0', { '4.0': '0..1', '4.1': '0..n' }, 'object', 'all'],
  ['18.2.1', 'geoLocations[].geoLocationBox.westBoundLongitude', 'geoLocations/geoLocation/geoLocationBox/westBoundLongitude', '4.0', '1', 'longitude'],
  ['18.2.2', 'geoLocations[].geoLocationBox.eastBoundLongitude', 'geoLocations/geoLocation/geoLocationBox/eastBoundLongitude', '4.0', '1', 'longitude'],
  ['18.2.3', 'geoLocations[].geoLocationBox.southBoundLatitude', 'geoLocations/geoLocation/geoLocationBox/southBoundLatitude', '4.0', '1', 'latitude'],
  ['18.2.4', 'geoLocations[].geoLocationBox.northBoundLatitude', 'geoLocations/geoLocation/geoLocationBox/northBoundLatitude', '4.0', '1', 'latitude'],
  ['18.3', 'geoLocations[].geoLocationPlace', 'geoLocations/geoLocation/geoLocationPlace', '4.0', { '4.0': '0..1', '4.1': '0..n' }, 'any'],
  ['18.4', 'geoLocations[].geoLocationPolygon', 'geoLocations/geoLocation/geoLocationPolygon', '4.0', { '4.0': '0..1', '4.1': '0..n' }, 'polygon'],
  ['18.4.1', 'geoLocations[].geoLocationPolygon[].polygonPoint', 'geoLocations/geoLocation/geoLocationPolygon/polygonPoint', '4.0', '4..n', 'object', 'all'],
  ['18.4.1.1', 'geoLocations[].geoLocationPolygon[].polygonPoint.pointLongitude', 'geoLocations/geoLocation/geoLocationPolygon/polygonPoint/pointLongitude', '4.0', '1', 'longitude'],
  ['18.4.1.2', 'geoLocations[].geoLocationPolygon[].polygonPoint.pointLatitude', 'geoLocations/geoLocation/geoLocationPolygon/polygonPoint/pointLatitude', '4.0', '1', 'latitude'],
  ['18.4.2', 'geoLocations[].geoLocationPolygon[].inPolygonPoint', 'geoLocations/geoLocation/geoLocationPolygon/inPolygonPoint', '4.1', '0..1', 'object', 'all'],
  ['18.4.2.1', 'geoLocations[].geoLocationPolygon[].inPolygonPoint.pointLongitude', 'geoLocations/geoLocation/geoLocationPolygon/inPolygonPoint/pointLongitude', '4.1', '1', 'longitude'],
  ['18.4.2.2', 'geoLocations[].geoLocationPolygon[].inPolygonPoint.pointLatitude', 'geoLocations/geoLocation/geoLocationPolygon/inPolygonPoint/pointLatitude', '4.1', '1', 'latitude'],
  ['19', 'fundingReferences[]', 'fundingReferences/fundingReference', '4.0', '0..n', 'object', 'all'],
  ['19.1', 'fundingReferences[].funderName', 'fundingReferences/fundingReference/funderName', '4.0', '1', 'nonEmpty'],
  ['19.2', 'fundingReferences[].funderIdentifier', 'fundingReferences/fundingReference/funderIdentifier', '4.0', '0..1', 'text'],
  ['19.2.a', 'fundingReferences[].funderIdentifierType', 'fundingReferences/fundingReference/funderIdentifier/@funderIdentifierType', '4.0', '1', 'funderIdentifierType'],
  ['19.2.b', 'fundingReferences[].schemeUri', 'fundingReferences/fundingReference/funderIdentifier/@schemeURI', '4.3', '0..1', 'uri'],
  ['19.3', 'fundingReferences[].awardNumber', 'fundingReferences/fundingReference/awardNumber', '4.0', '0..1', 'text'],
  ['19.3.a', 'fundingReferences[].awardUri', 'fundingReferences/fundingReference/awardNumber/@awardURI', '4.0', '0..1', 'uri'],
  ['19.4', 'fundingReferences[].awardTitle', 'fundingReferences/fundingReference/awardTitle', '4.0', '0..1', { '4.0': 'nonEmpty', '4.2': 'any' }],
  ['20', 'relatedItems[]', 'relatedItems/relatedItem', '4.4', '0..n', 'object'],
  ['20.a', 'relatedItems[].relatedItemType', 'relatedItems/relatedItem/@relatedItemType', '4.4', '1', 'resourceTypeGeneral'],
  ['20.b', 'relatedItems[].relationType', 'relatedItems/relatedItem/@relationType', '4.4', '1', 'relationType'],
  ['20', 'relatedItems[].relationTypeInformation', 'relatedItems/relatedItem/@relationTypeInformation', '4.7', '0..1', 'text'],
  ['20.1', 'relatedItems[].relatedItemIdentifier', 'relatedItems/relatedItem/relatedItemIdentifier', '4.4', '0..1', 'object'],
  ['20.1', 'relatedItems[].relatedItemIdentifier.relatedItemIdentifier', 'relatedItems/relatedItem/relatedItemIdentifier', '4.4', '0..1', 'text'],
  ['20.1.a', 'relatedItems[].relatedItemIdentifier.relatedItemIdentifierType', 'relatedItems/relatedItem/relatedItemIdentifier/@relatedItemIdentifierType', '4.4', '0..1', 'relatedIdentifierType'],
  ['20.1.b', 'relatedItems[].relatedItemIdentifier.relatedMetadataScheme', 'relatedItems/relatedItem/relatedItemIdentifier/@relatedMetadataScheme', '4.4', '0..1', 'text'],
  ['20.1.c', 'relatedItems[].relatedItemIdentifier.schemeURI', 'relatedItems/relatedItem/relatedItemIdentifier/@schemeURI', '4.4', '0..1', 'uri'],
  ['20.1.d', 'relatedItems[].relatedItemIdentifier.schemeType', 'relatedItems/relatedItem/relatedItemIdentifier/@schemeType', '4.4', '0..1', 'text'],
  ['20.2', 'relatedItems[].creators[]', 'relatedItems/relatedItem/creators/creator', '4.4', '0..n', 'object'],
  ['20.2.1', 'relatedItems[].creators[].name', 'relatedItems/relatedItem/creators/creator/creatorName', '4.4', '1', 'text'],
  ['20.2.1.a', 'relatedItems[].creators[].nameType', 'relatedItems/relatedItem/creators/creator/creatorName/@nameType', '4.4', '0..1', 'nameType'],
  ['', 'relatedItems[].creators[].lang', 'relatedItems/relatedItem/creators/creator/creatorName/@xml:lang', '4.4', '0..1', 'lang'],
  ['20.2.2', 'relatedItems[].creators[].givenName', 'relatedItems/relatedItem/creators/creator/givenName', '4.4', '0..1', 'any'],
  ['20.2.3', 'relatedItems[].creators[].familyName', 'relatedItems/relatedItem/creators/creator/familyName', '4.4', '0..1', 'any'],
  ['20.3', 'relatedItems[].titles[]', 'relatedItems/relatedItem/titles/title', '4.4', '0..n', 'object'],
  ['20.3', 'relatedItems[].titles[].title', 'relatedItems/relatedItem/titles/title', '4.4', '0..1', 'text'],
  ['20.3.a', 'relatedItems[].titles[].titleType', 'relatedItems/relatedItem/titles/title/@titleType', '4.4', '0..1', 'titleType'],
  ['', 'relatedItems[].titles[].lang', 'relatedItems/relatedItem/titles/title/@xml:lang', '4.4', '0..1', 'lang'],
  ['20.4', 'relatedItems[].publicationYear', 'relatedItems/relatedItem/publicationYear', '4.4', '0..1', 'year'],
  ['20.5', 'relatedItems[].volume', 'relatedItems/relatedItem/volume', '4.4', '0..1', 'any'],
  ['20.6', 'relatedItems[].issue', 'relatedItems/relatedItem/issue', '4.4', '0..1', 'any'],
  ['20.7', 'relatedItems[].number', 'relatedItems/relatedItem/number', '4.4', '0..1', 'text'],
  ['20.7.a', 'relatedItems[].numberType', 'relatedItems/relatedItem/number/@numberType', '4.4', '0..1', 'numberType'],
  ['20.8', 'relatedItems[].firstPage', 'relatedItems/relatedItem/firstPage', '4.4', '0..1', 'any'],
  ['20.9', 'relatedItems[].lastPage', 'relatedItems/relatedItem/lastPage', '4.4', '0..1', 'any'],
  ['20.10', 'relatedItems[].publisher', 'relatedItems/relatedItem/publisher', '4.4', '0..1', 'any'],
  ['20.11', 'relatedItems[].edition', 'relatedItems/relatedItem/edition', '4.4', '0..1', 'any'],
  ['20.12', 'relatedItems[].contributors[]', 'relatedItems/relatedItem/contributors/contributor', '4.4', '0..n', 'object'],
  ['20.12.a', 'relatedItems[].contributors[].contributorType', 'relatedItems/relatedItem/contributors/contributor/@contributorType', '4.4', '1', 'contributorType'],
  ['20.12.1', 'relatedItems[].contributors[].name', 'relatedItems/relatedItem/contributors/contributor/contributorName', '4.4', '1', 'text'],
  ['20.12.1.a', 'relatedItems[].contributors[].nameType', 'relatedItems/relatedItem/contributors/contributor/contributorName/@nameType', '4.4', '0..1', 'nameType'],
  ['', 'relatedItems[].contributors[].lang', 'relatedItems/relatedItem/contributors/contributor/contributorName/@xml:lang', '4.4', '0..1', 'lang'],
  ['20.12.2', 'relatedItems[].contributors[].givenName', 'relatedItems/relatedItem/contributors/contributor/givenName', '4.4', '0..1', 'any'],
  ['20.12.3', 'relatedItems[].contributors[].familyName', 'relatedItems/relatedItem/contributors/contributor/familyName', '4.4', '0..1', 'any'],
]

/** A property or attribute of the kernels, with its places in JSON and XML. */
export interface Property {
  /** The number in the kernel's documentation, such as `2.4.a`; empty if the property has no number. */
  number: string
  /** The name in the kernel's documentation and XML: `nameIdentifierScheme`. */
  name: string
  /** The place in the canonical record: `creators[].nameIdentifiers[].schemeUri`. */
  path: string
  /** The place in XML: `creators/creator/nameIdentifier/@schemeURI`. */
  xml: string
  /** The kernel that introduced the property. */
  since: Kernel
  occurs: ByKernel<Occurs>
  value: ByKernel<PropertyValue>
  content?: ByKernel<Content>
}

const propertyOfRow = ([number, path, xml, since, occurs, value, content]: Row): Property => ({
  number,
  name: xml.slice(xml.lastIndexOf('/') + 1).replace('@', ''),
  path,
  xml,
  since,
  occurs,
  value,
  ...(content !== undefined && { content }),
})

/** Every property and attribute of the kernels. */
export const properties: readonly Property[] = rows.map(propertyOfRow)

/** The root element `resource`, which contains all properties of the kernels but is not one of the properties. */
export const resourceElement: Property = { ...propertyOfRow(['', '', '', kernels[0], '1', 'object', 'all']), name: 'resource' }

/**
 * Returns the value that a fact has in a kernel.
 * @throws TypeError if the fact has no value in the kernel yet
 *
 * @example
 * inKernel({ '4.0': 'doi', '4.2': 'nonEmpty' }, '4.1') // → 'doi'
 */
export function inKernel<T extends string>(fact: ByKernel<T>, kernel: Kernel): T {
  if (typeof fact === 'string') return fact
  if (typeof fact !== 'object' || fact === null)
    throw wrongArgument('A fact', 'text, or an object from kernels to texts', fact)
  asKernel(kernel)
  const since = onlyTypeErrors(() => kernels.findLast(known => fact[known] !== undefined && hasReached(kernel, known)))
  const value = since && fact[since]
  if (typeof value !== 'string')
    throw new TypeError(`No value holds in kernel ${String(kernel)}; there are values from ${Object.keys(fact).join(', ')}.`)
  return value
}
