import type { NoPlace } from './no-place.ts'

/** The DataCite members that CITATION.cff lacks. */
export const cff: readonly NoPlace[] = [
  [
    /^(?:contributors(?:\/\*)?|dates(?:\/\*)?|formats|fundingReferences|geoLocations|language|sizes)$/,
    'CFF 1.2.0 schema guide, "Valid keys": no key for other people than authors and contact, other dates than date-released, funding, places, language, sizes or formats.',
  ],
  [
    /^(?:publicationYear|publisher|types\/resourceType|relatedIdentifiers(?:\/\*)?|relatedItems(?:\/\*)?)$/,
    'CFF 1.2.0 schema guide, "Valid keys": a year, a publisher and a type of work exist only in a reference, and a reference needs a title.',
  ],
  [
    /^(?:descriptions\/\*|titles\/\*|rightsList\/\*)$/,
    'CFF 1.2.0 schema guide, `abstract`, `title`, `license` and `license-url`: one of each, and licences by SPDX identifier or address.',
  ],
  [
    /\/lang$|^subjects\/\*\/(?:classificationCode|schemeUri|subjectScheme)$/,
    'CFF 1.2.0 schema guide, `keywords`, `title` and `abstract`: texts without a language or a scheme.',
  ],
  [
    /^(?:creators|contributors)\/\*\/(?:affiliation\/\*\/\w+|nameIdentifiers\/\*)$/,
    'CFF 1.2.0 schema guide, `definitions.person` and `definitions.entity`: `affiliation` is a text, `orcid` the only identifier.',
  ],
  [
    /^relatedItems\/\*\/(?:creators|edition|numberType|publicationYear|publisher|titles\/\*)$/,
    'CFF 1.2.0 schema guide, `definitions.reference`: of a container it has the title and the numbers.',
  ],
]
