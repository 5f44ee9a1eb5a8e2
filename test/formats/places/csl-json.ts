import type { NoPlace } from './no-place.ts'

/**
 * The members that CSL-JSON 1.0.2 lacks, according to csl-data.json and, for the meaning of variables, the CSL 1.0.2
 * specification.
 */
export const cslJson: readonly NoPlace[] = [
  [
    /^creators\/\*\/(?:affiliation|lang|nameIdentifiers)$|^(?:contributors|creators)\/\*\/nameType$|^relatedItems\/\*\/creators\/\*\/nameType$/,
    'csl-data.json, definitions/name-variable: the parts of a name, or `literal` for any name in one piece.',
  ],
  [
    /^contributors(?:\/\*)?$|^relatedItems\/\*\/contributors$/,
    'CSL 1.0.2, Appendix IV, Name Variables: roles of cited works; `contributor` is a person cited after "with".',
  ],
  [
    /^dates\/\*(?:\/dateInformation)?$/,
    'CSL 1.0.2, Appendix IV, Date Variables, and csl-data.json, definitions/date-variable: the dates of issue, availability, submission, access and the event, without a note.',
  ],
  [
    /^(?:formats|fundingReferences|geoLocations|relatedIdentifiers|rightsList|descriptions\/\*)$/,
    'csl-data.json, items/properties: none for funding, places, other works or rights; `medium` (CSL 1.0.2, Appendix IV) is a carrier such as "CD".',
  ],
  [
    /^alternateIdentifiers$/,
    'csl-data.json, items/properties: DOI, ISBN, ISSN, PMID and PMCID; the keys of `custom` have no defined meaning.',
  ],
  [/\/lang$|^publisher\/\w+$/, 'csl-data.json, items/properties: texts without a language; `publisher` is a text.'],
  [
    /^subjects\/\*\/(?:classificationCode|schemeUri|subjectScheme)$/,
    'csl-data.json, items/properties/keyword: one text; `categories` are fields of science.',
  ],
  [
    /^titles\/\*$|^relatedItems\/\*\/titles\/\*$/,
    'CSL 1.0.2, Appendix IV, Standard Variables: one title and its short form; `original-title` is the title before translation.',
  ],
  [
    /^relatedItems\/\*(?:\/(?:publicationYear|publisher|relatedItemType))?$/,
    'CSL 1.0.2, Appendix IV: of the container, its title, authors, editors and numbers; its kind follows from the type of the item.',
  ],
]
