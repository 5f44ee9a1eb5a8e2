import type { NoPlace } from './no-place.ts'

/**
 * The DataCite members that RIS, EndNote's tagged text and EndNote XML lack.
 *
 * Each entry cites tags from two tables: the RIS tags with their meaning by type (Zotero, RIS.js, `fieldMap`), and
 * "EndNote Tags and Corresponding Fields", whose fields are also the elements of EndNote XML.
 */
export const referenceManagers: readonly NoPlace[] = [
  [
    /^(?:formats|geoLocations|relatedIdentifiers|rightsList)$/,
    'RIS and EndNote tags: none for file formats, places, other works or rights ("Legal Note" is a custom field of articles).',
  ],
  [
    /^alternateIdentifiers$/,
    'RIS and EndNote tags DO, SN, AN, CN and UR (%R, %@, %M, %L, %U): the DOI, ISBN or ISSN, the number in a database, the shelf mark and addresses; no tag says the scheme of another identifier.',
  ],
  [
    /^contributors(?:\/\*)?$/,
    'RIS tags A1 to A4 and EndNote tags %A, %E, %Y, %?: authors and, by type, editors, translators, producers and the advisor of a thesis, without a role of their own.',
  ],
  [
    /^creators\/\*\/(?:familyName|lang|nameIdentifiers|nameType)$/,
    'RIS tag AU and EndNote tag %A: a name as one text.',
  ],
  [
    /^dates(?:\/\*)?$/,
    'RIS tags PY, DA and Y2 and EndNote tags %D, %8 and %[: the date of publication and that of access; %= is the date of the entry.',
  ],
  [/^descriptions\/\*$/, 'RIS tag AB and EndNote tag %X: one abstract; N1 and RN (%Z, %<) are notes of the reader.'],
  [/\/lang$|^publisher\/\w+$/, 'RIS tags TI, AB, KW and PB and EndNote tags %T, %X, %K and %I: texts.'],
  [
    /^fundingReferences(?:\/\*\/(?:awardNumber|awardTitle|funderIdentifier|funderIdentifierType|schemeUri))?$/,
    'RIS tag A4 and EndNote tag %? of a dataset, "Funding Agency": a name; other types have no tag for funding.',
  ],
  [
    /^relatedItems\/\*(?:\/(?:creators|edition|publicationYear|publisher|titles\/\*))?$/,
    'RIS tags T2, J2, VL, IS, ET and EndNote tags %B, %J, %V, %N, %7: of the container, the title, an abbreviation and numbers; the year and publisher are those of the reference, and ET of an article is a date.',
  ],
  [/^subjects\/\*\/(?:classificationCode|schemeUri|subjectScheme)$/, 'RIS tag KW and EndNote tag %K: texts.'],
  [
    /^titles\/\*$/,
    'RIS tags TI, ST and TT and EndNote tags %T, %! and %Q: one title, its short form and one translation.',
  ],
]
