import { parseIsbn } from '../../identifiers/schemes/isbn.ts'
import { parseIssn } from '../../identifiers/schemes/issn.ts'
import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { carryType, standardNumberType } from './container.ts'
import type { Account } from './losses/account.ts'
import { sayWork } from './losses/work-messages.ts'
import type { Found, Held } from './reading/found.ts'
import { addTo } from './reading/record-lists.ts'
import { entriesOf, memberText } from './text.ts'
import type { Work } from './work.ts'

/** An ISSN or ISBN, with its type (12.a). */
export interface StandardNumber {
  number: string
  type: 'ISSN' | 'EISSN' | 'ISBN'
}

/** The kinds of standard numbers: ISSN for journals and series, ISBN for books. */
export const numberKinds = ['ISSN', 'ISBN'] as const

/**
 * Adds further ISSNs and ISBNs of a work's container as related identifiers.
 *
 * An example is the print ISSN if the identifier of the container is an electronic ISSN.
 */
export function addFurtherNumbers(record: Datacite, numbers: readonly StandardNumber[]): void {
  for (const { number, type } of numbers)
    addTo(record, 'relatedIdentifiers', {
      relatedIdentifier: number,
      relatedIdentifierType: type,
      relationType: 'IsPublishedIn',
    })
}

/**
 * Returns the further ISSNs or ISBNs of a work's container: related identifiers (12) other than the container's own
 * identifier. Returns an empty list if the container's own identifier is neither an ISSN nor an ISBN.
 */
export function furtherNumbersOf({ record, container }: Work, kind: 'ISSN' | 'ISBN'): Found[] {
  const first = container?.identifier
  if (first === undefined || standardNumberType(first.type) === undefined) return []
  const parse = kind === 'ISSN' ? parseIssn : parseIsbn
  const known = new Set([first.value])
  return entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers']).flatMap(entry => {
    const { relationType, relatedIdentifierType } = entry.value
    if (relationType !== 'IsPublishedIn' || standardNumberType(String(relatedIdentifierType)) !== kind) return []
    const held = memberText(entry, 'relatedIdentifier')
    if (held === undefined || known.has(held.value) || parse(held.value) === undefined) return []
    known.add(held.value)
    return [held]
  })
}

/**
 * Returns the further ISSNs or ISBNs of a work's container as texts, and reports that they have been written with their
 * relation. Without `read`, their type is also reported as written.
 */
export function carryFurtherNumbers(account: Account, work: Work, kind: 'ISSN' | 'ISBN', read?: 'asKind'): string[] {
  return furtherNumbersOf(work, kind).map(held => {
    account.carryPath(held.beside('relationType'))
    const place = held.beside('relatedIdentifierType')
    if (read === undefined) account.carryPath(place)
    else carryType(account, place, typeOfFurther(held), kind)
    return account.carry(held)
  })
}

/** Reports that two ISSNs will change places, because readers put the electronic ISSN first. */
export function tellElectronicFirst(account: Account, numbers: readonly Held[]): void {
  for (const number of numbers) account.changed(number, sayWork('electronicFirst', { number: number.value }))
}

/** Returns the type (12.a) of a number that {@link furtherNumbersOf} returned. */
export const typeOfFurther = (held: Found): string =>
  String((held.within as Found<RelatedIdentifier>).value.relatedIdentifierType)

/** Returns the kind of a valid ISSN or ISBN. Returns undefined for any other text, and if the check digit is wrong. */
export const kindOfNumber = (text: string): 'ISSN' | 'ISBN' | undefined =>
  parseIssn(text) !== undefined ? 'ISSN' : parseIsbn(text) !== undefined ? 'ISBN' : undefined

/**
 * Returns the distinct ISSNs and ISBNs in a text. Returns any other text unchanged, as the only entry.
 *
 * Databases write several numbers as one text, such as `1532-1827 (Electronic) 0007-0920 (Linking)`.
 */
export function standardNumbersIn(text: string): string[] {
  if (!/[\s;,(]/.test(text)) return [text]
  const parts = text
    .split(/[\s;,]{1,20}(?=[\dX-]{8,17}(?:[\s;,(]|$))/i)
    .map(part => part.replace(/\s{0,5}\([a-z -]{2,20}\)$/i, ''))
  return parts.every(part => kindOfNumber(part) !== undefined) ? [...new Set(parts)] : [text]
}
