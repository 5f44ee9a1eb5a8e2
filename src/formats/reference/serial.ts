import { parseIsbn, parseIssn } from '../../identifiers/index.ts'
import { isBook } from './cited.ts'
import { containerTypeOfGeneral } from './containers.ts'

/** Whether the number of a work of a general type is that of a book. */
export const isInBook = (general: string | undefined): boolean =>
  isBook(general) || general === 'BookChapter' || general === 'ConferencePaper'

/**
 * The numbers in a value: databases say of which kind each is, `09155287 (ISSN)`, and put several into one,
 * `1532-1827 (Electronic) 0007-0920 (Linking)`. Any other text stays as it is.
 */
export function serialsIn(value: string): string[] {
  const parts = value
    .split(/[\s;,]{1,20}(?=[\dX-]{8,17}(?:[\s;,(]|$))/i)
    .map(part => part.replace(/\s{0,5}\([a-z -]{2,20}\)$/i, ''))
  return parts.every(part => parseIssn(part) !== undefined || parseIsbn(part) !== undefined) ? parts : [value]
}

/** Whether a number is that of the journal which a work is in, even where the journal is not named. */
export const isNumberOfJournal = (general: string | undefined, serial: string | undefined): boolean =>
  containerTypeOfGeneral(general) === 'Journal' && parseIssn(serial ?? '') !== undefined

/** A book's number that is not an ISSN is an ISBN, even with a wrong digit. */
export const serialType = (serial: string, isOfBook: boolean): 'ISSN' | 'ISBN' =>
  parseIssn(serial) === undefined && (isOfBook || parseIsbn(serial) !== undefined) ? 'ISBN' : 'ISSN'
