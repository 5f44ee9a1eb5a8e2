import type { AlternateIdentifier } from '../../model/datacite.ts'
import {
  type Account,
  carryFurtherNumbers,
  carryType,
  entriesOf,
  type Held,
  kindOfNumber,
  memberText,
  numberKinds,
  numberOfReport,
  numberTypePlace,
  standardNumberType,
  type Work,
} from '../work/index.ts'
import { isOwnNumber, numberedAs } from './cited-values.ts'
import { containerTypeOfGeneral, isInBook, isNumberOfJournal, isPartOfOther, serialType } from './container-types.ts'
import { sayTagged } from './tagged-messages.ts'

/**
 * Returns the ISSNs and ISBNs to write for a work: its own and those of its container. Omits the work's own numbers if
 * the container has numbers and readers will assign all numbers to the container.
 */
export function serialNumbers(work: Work, isPart: boolean, account: Account): string[] {
  const numbers = containerNumbers(work, account)
  const isOfContainer = isPart || isNumberOfJournal(work.general?.value, numbers[0])
  return numbers.length > 0 && isOfContainer ? numbers : [...ownNumbers(work, numbers, isPart, account), ...numbers]
}

function containerNumbers(work: Work, account: Account): string[] {
  const { container, general } = work
  const serial = container?.identifier
  if (serial === undefined || standardNumberType(serial.type) === undefined) return []
  const read = serialType(serial.value, isInBook(general?.value))
  carryType(account, numberTypePlace(serial), serial.type, read)
  if (container?.title === undefined && isNumberOfJournal(general?.value, serial.value))
    for (const member of ['relationType', 'relatedItemType']) account.carryPath([...serial.path.slice(0, -2), member])
  else if (container?.title === undefined)
    account.changed(serial.path.slice(0, -1), sayTagged('numberAsOwn', { number: serial.value }))
  return [account.carry(serial), ...furtherNumbers(work, serial, account)]
}

/** Returns the number of a report in its series, which reference managers show as the number of the report. */
export function reportNumbers({ container, general, genre }: Work, account: Account): string[] {
  if (container?.title === undefined) return []
  const isOwn = isOwnNumber(numberedAs(general?.value, genre?.value), container.number?.value ?? '')
  const number = isOwn ? numberOfReport(container, account) : undefined
  return number === undefined ? [] : [number.value]
}

/**
 * Returns the ISSNs and ISBNs among the identifiers of the work itself. Each is included only if a reader can separate
 * it from the others and from the numbers of the container.
 */
function ownNumbers(
  { record, general, genre }: Work,
  others: readonly string[],
  isPart: boolean,
  account: Account,
): string[] {
  const numbers: string[] = []
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const type = String(entry.value.alternateIdentifierType).toUpperCase()
    const held = type === 'ISBN' || type === 'ISSN' ? memberText(entry, 'alternateIdentifier') : undefined
    if (held === undefined || !isFoundBeside(held.value, [...numbers, ...others])) continue
    numbers.push(account.carry(held))
    const place = entry.at('alternateIdentifierType')
    const read = serialType(held.value, isInBook(general?.value))
    if (read === type) account.carryPath(place)
    else account.changed(place, sayTagged('numberReadAs', { number: held.value, read }))
    if (isOwnNumber(numberedAs(general?.value, genre?.value), held.value))
      account.changed(entry, sayTagged('numberOfWork', { number: held.value }))
    const isOfJournal = read === 'ISSN' && containerTypeOfGeneral(general?.value) === 'Journal'
    if (isPart || isOfJournal) account.changed(entry, sayTagged('numberOfContainer', { number: held.value, read }))
  }
  return numbers
}

/**
 * Returns the further ISSNs and ISBNs of the container, if a reader assigns them to the container and can separate them
 * from the first number.
 */
function furtherNumbers(work: Work, { value }: Held, account: Account): string[] {
  const general = work.general?.value
  const isRead = work.container?.title === undefined ? isNumberOfJournal(general, value) : isPartOfOther(general)
  if (!isRead || !isBare(value)) return []
  return numberKinds.flatMap(kind => carryFurtherNumbers(account, work, kind, 'asKind'))
}

/**
 * True if a reader can separate a number from the numbers that are already written. Always true for the first number; a
 * later number must be new, and {@link isBare} must be true for all numbers.
 */
const isFoundBeside = (number: string, others: readonly string[]): boolean =>
  others.length === 0 || (!others.includes(number) && [...others, number].every(isBare))

/** True if a number is valid and has no text around it, so that it can be separated from adjacent numbers. */
const isBare = (text: string): boolean => /^[\dX-]{8,17}$/i.test(text) && kindOfNumber(text) !== undefined
