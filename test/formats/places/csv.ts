import type { NoPlace } from './no-place.ts'

/**
 * The members that the CSV table cannot store, because a field of RFC 4180 contains only text and the table has fixed
 * columns.
 */
export const csv: readonly NoPlace[] = [
  [
    /^(?:alternateIdentifiers|contributors|dates|formats|geoLocations|relatedIdentifiers|sizes|dates\/\*|descriptions\/\*|relatedItems\/\*|titles\/\*)$/,
    'Columns of the table: what a citation has, one title, date, abstract and container; no column for these lists.',
  ],
  [
    /\/lang$|\/nameType$|\/affiliation$|^creators\/\*\/nameIdentifiers\/\*$/,
    'RFC 4180, 2, Definition of the CSV Format: a field is a text; of people there are the columns creators and creator_orcids.',
  ],
  [
    /^(?:fundingReferences\/\*\/(?:awardTitle|funderIdentifier|funderIdentifierType|schemeUri)|publisher\/\w+|rightsList\/\*\/(?:rightsIdentifier|rightsIdentifierScheme|schemeUri)|subjects\/\*\/(?:classificationCode|schemeUri|subjectScheme))$/,
    'RFC 4180, 2, Definition of the CSV Format: a field is a text; the columns funders, publisher, rights, rights_uris and subjects hold names, numbers of awards and addresses.',
  ],
  [
    /^relatedItems\/\*\/(?:contributors|creators|edition|number|numberType|publicationYear|publisher|relatedItemIdentifier|relatedItemType|relationType|titles\/\*)$/,
    'Columns of the table: container_title, volume, issue, first_page and last_page.',
  ],
]
