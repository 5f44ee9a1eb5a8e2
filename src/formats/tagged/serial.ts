import { parseIsbn, parseIssn } from '../../identifiers/index.ts'
import { isBook } from './cited.ts'
import { containerTypeOfGeneral } from './containers.ts'

/** Whether the number of a work of a general type is that of a book. */
export const isInBook = (general: string | undefined): boolean =>
  isBook(general) || general === 'BookChapter' || general === 'ConferencePaper'

/** Whether a number is that of the journal which a work is in, even where the journal is not named. */
export const isNumberOfJournal = (general: string | undefined, serial: string | undefined): boolean =>
  containerTypeOfGeneral(general) === 'Journal' && parseIssn(serial ?? '') !== undefined

/** A book's number that is not an ISSN is an ISBN, even with a wrong digit. */
export const serialType = (serial: string, isOfBook: boolean): 'ISSN' | 'ISBN' =>
  parseIssn(serial) === undefined && (isOfBook || parseIsbn(serial) !== undefined) ? 'ISBN' : 'ISSN'
