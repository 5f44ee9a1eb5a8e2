/**
 * The editions that the built-in styles and locales follow: the date of `updated` in the official file of that name. A locale that is not listed
 * follows the edition of January 2023.
 */
export const styleEditions: Readonly<Record<string, string>> = {
  'american-medical-association': '2022-03-17',
  apa: '2022-01-31',
  'chicago-author-date': '2018-01-24',
  'chicago-note-bibliography': '2017-10-12',
  'elsevier-harvard': '2014-03-04',
  'harvard-cite-them-right': '2022-06-27',
  ieee: '2022-10-11',
  'modern-language-association': '2021-07-13',
  nature: '2022-07-01',
  vancouver: '2014-09-06',
}

/** The locales of a newer edition than that of January 2023. */
export const localeEditions: Readonly<Record<string, string>> = { 'en-GB': '2026-01-10', 'en-US': '2026-01-10' }
