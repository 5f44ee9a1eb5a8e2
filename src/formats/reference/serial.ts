import { parseIsbn, parseIssn } from '../../identifiers/index.ts'
import { isBook } from './cited.ts'

/** Whether the number of a work of a general type is that of a book. */
export const isInBook = (general: string | undefined): boolean =>
  isBook(general) || general === 'BookChapter' || general === 'ConferencePaper'

/** A book's number that is not an ISSN is an ISBN, even with a wrong digit. */
export const serialType = (serial: string, isOfBook: boolean): 'ISSN' | 'ISBN' =>
  parseIssn(serial) === undefined && (isOfBook || parseIsbn(serial) !== undefined) ? 'ISBN' : 'ISSN'
