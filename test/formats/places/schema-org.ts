import { type NoPlace, ofItemPackage, ofPackage } from './no-place.ts'

/**
 * The members that schema.org, RO-Crate 1.2 and CodeMeta lack. Each entry cites a page of schema.org, because RO-Crate
 * and CodeMeta use the properties and classes of schema.org.
 */
export const schemaOrg: readonly NoPlace[] = [
  [
    /^creators\/\*\/nameIdentifiers\/\*\/schemeUri$/,
    'schema.org/propertyID: one text or address names the scheme of a PropertyValue.',
  ],
  [
    /^dates\/\*(?:\/dateInformation)?$/,
    'schema.org/CreativeWork: dateCreated, dateModified, datePublished, copyrightYear, expires and temporalCoverage, without a note; none for submission, acceptance, availability or validity.',
  ],
  [
    /^geoLocations\/\*\/geoLocationPolygon\/\*$/,
    'schema.org/polygon: a series of points whose first and last are the same; no point inside.',
  ],
  [ofPackage, 'schema.org/encodingFormat, of a work: no schema beside the media type.'],
  [ofItemPackage, 'schema.org/encodingFormat, of a work: no schema beside the media type.'],
  [
    /^relatedItems\/\*\/titles\/\*\/titleType$/,
    'schema.org/alternateName and alternativeHeadline: other names, without a kind.',
  ],
  [/^rightsList\/\*\/lang$/, 'schema.org/license: the address of a licence, whose names are those of the licence.'],
]
