/**
 * The number of items whose entry or citation differs between a built-in style and the official one, by style and type.
 * The items are twenty of each type, a hundred others and the fixtures.
 *
 * `processor/differences.md` has the reason for each difference. Record a falling number as a gain; treat a rising one
 * as a regression.
 */
export const styleDifferences: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // The manual writes "Data set".
  apa: { dataset: 12, Dataset: 8 },
  // Software and programmes whose date is only a year.
  'chicago-author-date': { broadcast: 2, ComputationalNotebook: 1, software: 4, Workflow: 1 },
  // The title of an unsigned dictionary article precedes the edition; a talk in proceedings has its own year.
  'chicago-notes-bibliography': { 'article-newspaper': 2, 'entry-dictionary': 2, 'entry-encyclopedia': 1, speech: 3 },
  'chicago-shortened-notes-bibliography': {
    broadcast: 1,
    entry: 1,
    'entry-dictionary': 1,
    'entry-encyclopedia': 1,
    motion_picture: 1,
    speech: 3,
  },
  // The edition of a book without names follows the year, and "in" requires a book.
  'elsevier-harvard': { book: 2, 'paper-conference': 3 },
  // The number of volumes has a label, titles of maps are italic, and initials have no spaces.
  'harvard-cite-them-right': { 'article-newspaper': 4, book: 7, chapter: 6, map: 20 },
  // Patents end in a full stop, and there is no comma before a publisher or after a period.
  ieee: { chapter: 9, patent: 20, standard: 9 },
  // A comma precedes the author of the reviewed work.
  'modern-language-association': { review: 13, 'review-book': 13 },
  // No comma precedes the year if there are no pages, and "in" requires a book.
  nature: { article: 5, 'article-journal': 8, 'paper-conference': 2 },
  // The word "in" requires a book.
  'nlm-citation-sequence': { 'paper-conference': 1 },
}
