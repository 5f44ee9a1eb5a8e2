/** The common names of built-in styles, by id. */
const styles: Readonly<Record<string, string>> = {
  house: 'citable: creators (year): title (version)',
  datacite: 'DataCite',
  'american-medical-association': 'AMA',
  apa: 'APA',
  'chicago-author-date': 'Chicago, author and date',
  'chicago-author-date-17th-edition': 'Chicago, author and date, 17th edition',
  'chicago-notes-bibliography': 'Chicago, notes and bibliography',
  'chicago-notes-bibliography-17th-edition': 'Chicago, notes and bibliography, 17th edition',
  'chicago-shortened-notes-bibliography': 'Chicago, shortened notes',
  'chicago-shortened-notes-bibliography-17th-edition': 'Chicago, shortened notes, 17th edition',
  'chicago-note-bibliography': 'Chicago, shortened notes, 17th edition, by its former id',
  'elsevier-harvard': 'Harvard, Elsevier',
  'harvard-cite-them-right': 'Harvard, Cite Them Right',
  ieee: 'IEEE',
  'modern-language-association': 'MLA',
  nature: 'Nature',
  'nlm-citation-sequence': 'NLM, citation sequence',
  vancouver: 'Vancouver',
}

/** Returns the name of a style, or its id if the style has no name in the table. */
export const styleName = (id: string): string => styles[id] ?? id

/** Returns the English name of a language and region: `German (Germany)`. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
