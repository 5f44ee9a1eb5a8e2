import { parseIsbn, parseIssn } from '../../identifiers/index.ts'
import { isBook } from './cited-values.ts'

/** True if works of a general type have no edition except the edition of their container. */
export const isPartOf = (general: string | undefined): boolean =>
  general === 'BookChapter' || general === 'ConferencePaper'

/** True if works of a general type have the title of their series in the container field, unless the series has its own field. */
export const hasSeries = (general: string | undefined): boolean => general === 'Book' || general === 'Report'

/** Returns the type of container (20.a) for works of a general type. */
export function containerTypeOfGeneral(general: string | undefined): string {
  if (general === 'JournalArticle' || general === 'DataPaper') return 'Journal'
  if (general === 'ConferencePaper') return 'ConferenceProceeding'
  return general === 'BookChapter' ? 'Book' : 'Other'
}

/** The general type that a type of reference says: of what is in proceedings it says no more than what it is in, as EndNote and publishers write papers. */
export const generalOfReference = (general: string, hasContainer: boolean): string =>
  general === 'ConferenceProceeding' && hasContainer ? 'ConferencePaper' : general

/** True if works of a general type are always part of a journal or book. */
export const isPartOfOther = (general: string | undefined): boolean => containerTypeOfGeneral(general) !== 'Other'

/** True if the number of a work of a general type identifies a book. */
export const isInBook = (general: string | undefined): boolean =>
  isBook(general) || general === 'BookChapter' || general === 'ConferencePaper'

/** True if a number identifies the journal of a work, even if the journal is not named. */
export const isNumberOfJournal = (general: string | undefined, serial: string | undefined): boolean =>
  containerTypeOfGeneral(general) === 'Journal' && parseIssn(serial ?? '') !== undefined

/** A book's number that is not an ISSN is an ISBN, even with a wrong digit. */
export const serialType = (serial: string, isOfBook: boolean): 'ISSN' | 'ISBN' =>
  parseIssn(serial) === undefined && (isOfBook || parseIsbn(serial) !== undefined) ? 'ISBN' : 'ISSN'
