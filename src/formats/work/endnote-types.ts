/** The numbers of those of EndNote's reference types that are used here, by their names. */
export const endnoteTypes = {
  'Audiovisual Material': 3,
  Book: 6,
  'Book Section': 5,
  Case: 7,
  'Conference Paper': 47,
  'Conference Proceedings': 10,
  'Computer Program': 9,
  Dataset: 59,
  Encyclopedia: 53,
  Figure: 37,
  Generic: 13,
  Grant: 54,
  'Journal Article': 17,
  Manuscript: 36,
  'Online Multimedia': 48,
  Patent: 25,
  Report: 27,
  Serial: 57,
  Standard: 58,
  Statute: 31,
  Thesis: 32,
  'Unpublished Work': 34,
  'Web Page': 12,
} as const

/** The name of a reference type of EndNote. */
export type EndnoteType = keyof typeof endnoteTypes
