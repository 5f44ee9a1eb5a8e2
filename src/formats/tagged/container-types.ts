import { parseIsbn, parseIssn } from '../../identifiers/index.ts'
import { isBook } from './cited-values.ts'

/** True if works of a general type are cited with the edition of their container. */
export const isPartOf = (general: string | undefined): boolean =>
  general === 'BookChapter' || general === 'ConferencePaper'

/**
 * True if the container field of works of a general type names their series, provided that the series is not in a field
 * of its own.
 */
export const hasSeries = (general: string | undefined): boolean => general === 'Book' || general === 'Report'

/** Returns the container type (20.a) for works of a general type. */
export function containerTypeOfGeneral(general: string | undefined): string {
  if (general === 'JournalArticle' || general === 'DataPaper') return 'Journal'
  if (general === 'ConferencePaper') return 'ConferenceProceeding'
  return general === 'BookChapter' ? 'Book' : 'Other'
}

/**
 * Returns the general type of a reference. Proceedings with a container are read as a paper, because EndNote and
 * publishers write papers in this way.
 */
export const generalOfReference = (general: string, hasContainer: boolean): string =>
  general === 'ConferenceProceeding' && hasContainer ? 'ConferencePaper' : general

/** True if works of a general type are always part of a journal, book or proceedings. */
export const isPartOfOther = (general: string | undefined): boolean => containerTypeOfGeneral(general) !== 'Other'

/** True if works of a general type have the serial number of a book. */
export const isInBook = (general: string | undefined): boolean =>
  isBook(general) || general === 'BookChapter' || general === 'ConferencePaper'

/** True if a number identifies the journal of a work, even if the name of the journal is missing. */
export const isNumberOfJournal = (general: string | undefined, serial: string | undefined): boolean =>
  containerTypeOfGeneral(general) === 'Journal' && parseIssn(serial ?? '') !== undefined

/**
 * Returns the type of a serial number. If the number of a book is not an ISSN, it is an ISBN even if a digit is wrong.
 */
export const serialType = (serial: string, isOfBook: boolean): 'ISSN' | 'ISBN' =>
  parseIssn(serial) === undefined && (isOfBook || parseIsbn(serial) !== undefined) ? 'ISBN' : 'ISSN'
