import type { NoPlace } from './no-place.ts'

/**
 * The members that both BibTeX and BibLaTeX lack. The fields of BibTeXing, section 3.2, are cited from JabRef's help,
 * which repeats that list.
 */
const both: readonly NoPlace[] = [
  [
    /^(?:formats|fundingReferences|geoLocations)$/,
    'BibTeXing, 3.2 Fields, and biblatex manual, 2.2.2 Data Fields: no field for funding, places or file formats.',
  ],
  [
    /^alternateIdentifiers$/,
    'biblatex manual, 2.2.2, `doi`, `eprint`, `isan`, `isbn`, `ismn`, `isrn`, `issn`, `iswc` and `url`: one address, and no field for URN, IGSN, UUID or the numbers of an institution.',
  ],
  [
    /^contributors$/,
    'biblatex manual, 2.3.6 Editorial Roles, and 2.2.2, the lists of names: editors, translators and other authors of parts of the text.',
  ],
  [
    /^creators\/\*\/(?:affiliation|lang|nameIdentifiers)$|^creators\/\*\/nameIdentifiers\/\*$/,
    'BibTeXing, 3.2, `author`, and biblatex manual, 3.4 Extended Name Format: the parts of a name; 3.7 Data Annotations: names of annotations belong to a style, and only `orcid` is in use.',
  ],
  [
    /^creators\/\*\/(?:familyName|nameType)$/,
    'BibTeXing, 3.2, `author`, and biblatex manual, 2.3.3 Corporate Authors and Editors: braces keep any name in one piece, of a person or of an organisation.',
  ],
  [
    /^dates(?:\/\*)?$/,
    'biblatex manual, 2.2.2, `date`, `eventdate`, `origdate` and `urldate`: the date of publication, of the event, of the original and of access.',
  ],
  [
    /^descriptions\/\*$/,
    'biblatex manual, 2.2.2, `abstract`, `addendum`, `annotation` and `note`: one abstract; the others are printed in the reference.',
  ],
  [/\/lang$/, 'biblatex manual, 2.2.3, `langid`: the language of the entry, and none of a single field.'],
  [/^publisher\/\w+$/, 'biblatex manual, 2.2.2, `publisher`: a name.'],
  [
    /^relatedIdentifiers$/,
    'biblatex manual, 2.2.3, `related` and `crossref`: keys of entries in the same file, not identifiers.',
  ],
  [
    /^relatedItems\/\*(?:\/(?:creators|publicationYear|publisher|relatedItemType|relationType|titles))?$/,
    'biblatex manual, 2.1.1, @incollection, @article and @report: one date, publisher and list of authors for the work and its container; a report has a number but no container.',
  ],
  [
    /^rightsList\/\*(?:\/(?:rightsIdentifierScheme|rightsUri|schemeUri))?$/,
    'BibTeXing, 3.2, and biblatex manual, 2.2.2: no field for rights; `copyright` and `license`, in which one is written, are texts by convention.',
  ],
  [/^subjects\/\*\/(?:classificationCode|schemeUri|subjectScheme)$/, 'biblatex manual, 2.2.3, `keywords`: texts.'],
  [
    /^titles\/\*$/,
    'biblatex manual, 2.3.5 Titles: title, subtitle and addition; `origtitle` is the title before translation, `shorttitle` its abridged form.',
  ],
]

export const biblatex = both

export const bibtex: readonly NoPlace[] = [
  ...both,
  [/^relatedItems\/\*\/titles\/\*$/, 'BibTeXing, 3.2, `journal`: one title.'],
  [/^sizes$/, 'BibTeXing, 3.2, `pages`: the pages that are cited, not their total.'],
]
