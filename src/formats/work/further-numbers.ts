import { parseIsbn } from '../../identifiers/schemes/isbn.ts'
import { parseIssn } from '../../identifiers/schemes/issn.ts'
import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { carryNumberType, standardNumberType } from './container.ts'
import type { Account } from './losses/account.ts'
import type { Found, Held } from './reading/found.ts'
import { addTo } from './reading/record-lists.ts'
import { entriesOf, memberText } from './text.ts'
import type { Work } from './work.ts'

/** A number of a journal, series or book, with its type (12.a). */
export interface StandardNumber {
  number: string
  type: 'ISSN' | 'EISSN' | 'ISBN'
}

/** The kinds of numbers that journals, series and books have. */
export const numberKinds = ['ISSN', 'ISBN'] as const

/** Adds the numbers that what a work is in has beside its identifier: the ISSN of print beside the electronic one, that of a series beside an ISBN. */
export function addFurtherNumbers(record: Datacite, numbers: readonly StandardNumber[]): void {
  for (const { number, type } of numbers)
    addTo(record, 'relatedIdentifiers', {
      relatedIdentifier: number,
      relatedIdentifierType: type,
      relationType: 'IsPublishedIn',
    })
}

/** The further numbers of what a work is in, of a kind: related identifiers (12) that are no list and not the identifier itself. */
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

/** The same as texts, which are carried with their relation; without `read`, their type is in the output as well. */
export function carryFurtherNumbers(account: Account, work: Work, kind: 'ISSN' | 'ISBN', read?: 'asKind'): string[] {
  return furtherNumbersOf(work, kind).map(held => {
    account.carryPath(held.beside('relationType'))
    const place = held.beside('relatedIdentifierType')
    if (read === undefined) account.carryPath(place)
    else carryNumberType(account, place, typeOfFurther(held), kind)
    return account.carry(held)
  })
}

/** Tells of two ISSNs that they change places, because readers take the electronic one first. */
export function tellElectronicFirst(account: Account, numbers: readonly Held[]): void {
  for (const number of numbers)
    account.changed(number, `Of two ISSNs the electronic one is read first, so "${number.value}" changes its place.`)
}

/** The type (12.a) of a further number. */
export const typeOfFurther = (held: Found): string =>
  String((held.within as Found<RelatedIdentifier>).value.relatedIdentifierType)

/** Which kind of number a text is; undefined for one that is none, or has a wrong check digit. */
export const kindOfNumber = (text: string): 'ISSN' | 'ISBN' | undefined =>
  parseIssn(text) !== undefined ? 'ISSN' : parseIsbn(text) !== undefined ? 'ISBN' : undefined

/**
 * The numbers in a text, each once: databases say of which kind each is, `09155287 (ISSN)`, and put several into one,
 * `1532-1827 (Electronic) 0007-0920 (Linking)`. Any other text stays as it is.
 */
export function standardNumbersIn(text: string): string[] {
  if (!/[\s;,(]/.test(text)) return [text]
  const parts = text
    .split(/[\s;,]{1,20}(?=[\dX-]{8,17}(?:[\s;,(]|$))/i)
    .map(part => part.replace(/\s{0,5}\([a-z -]{2,20}\)$/i, ''))
  return parts.every(part => kindOfNumber(part) !== undefined) ? [...new Set(parts)] : [text]
}
