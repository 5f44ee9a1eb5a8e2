import { parseIsbn, parseIssn } from '../../identifiers/index.ts'
import { isBook } from './cited-values.ts'

/** Whether works of a general type only have the edition of their container. */
export const isPartOf = (general: string | undefined): boolean =>
  general === 'BookChapter' || general === 'ConferencePaper'

/** Whether works of a general type have, where others have a container, the title of their series, unless that stands in its own place. */
export const hasSeries = (general: string | undefined): boolean => general === 'Book' || general === 'Report'

/** What kind of item (20.a) a work of a general type is published in. */
export function containerTypeOfGeneral(general: string | undefined): string {
  if (general === 'JournalArticle' || general === 'DataPaper') return 'Journal'
  if (general === 'ConferencePaper') return 'ConferenceProceeding'
  return general === 'BookChapter' ? 'Book' : 'Other'
}

/** The general type that a type of reference says: of what is in proceedings it says no more than what it is in, as EndNote and publishers write papers. */
export const generalOfReference = (general: string, hasContainer: boolean): string =>
  general === 'ConferenceProceeding' && hasContainer ? 'ConferencePaper' : general

/** Whether works of a general type always are part of a journal or book. */
export const isPartOfOther = (general: string | undefined): boolean => containerTypeOfGeneral(general) !== 'Other'

/** Whether the number of a work of a general type is that of a book. */
export const isInBook = (general: string | undefined): boolean =>
  isBook(general) || general === 'BookChapter' || general === 'ConferencePaper'

/** Whether a number is that of the journal which a work is in, even where the journal is not named. */
export const isNumberOfJournal = (general: string | undefined, serial: string | undefined): boolean =>
  containerTypeOfGeneral(general) === 'Journal' && parseIssn(serial ?? '') !== undefined

/** A book's number that is not an ISSN is an ISBN, even with a wrong digit. */
export const serialType = (serial: string, isOfBook: boolean): 'ISSN' | 'ISBN' =>
  parseIssn(serial) === undefined && (isOfBook || parseIsbn(serial) !== undefined) ? 'ISBN' : 'ISSN'
