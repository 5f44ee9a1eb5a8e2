import type { NoPlace } from './no-place.ts'

/** The members that a reference in JATS 1.3 lacks. Each entry cites elements of JATS Journal Publishing. */
export const jats: readonly NoPlace[] = [
  [
    /^alternateIdentifiers$/,
    'JATS, pub-id, pub-id-type: DOI, handle, ARK, arXiv, PMID and others of journals; `other` says no scheme.',
  ],
  [
    /^contributors(?:\/\*)?$/,
    'JATS, person-group, person-group-type: authors, editors, translators, curators and others that a reference names.',
  ],
  [
    /^creators\/\*\/(?:affiliation|nameIdentifiers)$/,
    'JATS, name and collab in a reference: surname, given-names, prefix and suffix; contrib-id and aff are of the article itself.',
  ],
  [
    /^(?:descriptions|formats|fundingReferences|geoLocations|relatedIdentifiers|rightsList|subjects)$/,
    'JATS, element-citation: its elements cite a work; abstract, funding-group, permissions, related-object and subj-group are of the article itself.',
  ],
  [/^language$/, 'JATS, element-citation, xml:lang: the language of the reference; a title has its own.'],
  [/^publisher\/(?:publisherIdentifier|publisherIdentifierScheme|schemeUri)$/, 'JATS, publisher-name: a text.'],
  [
    /^relatedItems\/\*(?:\/(?:creators|number|numberType|publicationYear|publisher|titles\/\*))?$/,
    'JATS, element-citation, source, volume, issue, elocation-id and fpage: the title and numbers of one container; a chapter has a title, chapter-title, and no number.',
  ],
  [/^titles\/\*$/, 'JATS, article-title and trans-title: the title and its translations; no other titles.'],
  [/^types\/resourceType$/, 'JATS, element-citation, publication-type: one word for the kind of work.'],
]
