import { type NoPlace, ofPackage } from './no-place.ts'

/** The DataCite members that Commonmeta lacks. */
export const commonmeta: readonly NoPlace[] = [
  [
    /^(?:formats|sizes)$/,
    'commonmeta_v1.0.json, work and files: formats and sizes exist only for a file with an address.',
  ],
  [
    /\/lang$|^publisher\/\w+$/,
    'commonmeta_v1.0.json, work.title, work.description, organization and license: texts without a language; an organisation is identified by an address.',
  ],
  [
    /^dates\/\*(?:\/dateInformation)?$|^titles\/\*\/titleType$|^subjects\/\*\/classificationCode$/,
    'commonmeta_v1.0.json, work.dates, additional_titles and subjects: one date of each listed type, without a note; no code.',
  ],
  [/^relatedIdentifiers\/\*\/resourceTypeGeneral$/, 'commonmeta_v1.0.json, relations: id, type, name and asserted_by.'],
  [ofPackage, 'commonmeta_v1.0.json, relations: id, type, name and asserted_by.'],
  [
    /^relatedItems(?:\/\*(?:\/(?:contributors|creators|edition|number|numberType|publicationYear|titles\/\*))?)?$/,
    'commonmeta_v1.0.json, container: titles, identifiers, volume, issue and pages of one container.',
  ],
  [
    /^(?:creators\/\*\/(?:givenName|nameIdentifiers\/\*\/schemeUri)|fundingReferences\/\*\/funderIdentifier(?:Type)?)$/,
    'commonmeta_v1.0.json, organization, identifier and funding_references: a name in one piece, no address of a scheme, funder_id is an address.',
  ],
  [/^geoLocations\/\*\/geoLocationPolygon\/\*$/, 'commonmeta_v1.0.json, geo_location: polygon has no point inside.'],
  [/^rightsList\/\*$/, 'commonmeta_v1.0.json, work.license: one licence.'],
]
