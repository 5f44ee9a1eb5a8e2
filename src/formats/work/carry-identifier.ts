import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { AlternateIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import type { Account } from './account.ts'
import type { Held, Where } from './held.ts'
import { identify } from './identify.ts'
import { entriesOf, memberText } from './text.ts'
import type { Work } from './work.ts'

/** Carries an identifier and its type, written as a text that shows its scheme, and tells what else that is read as. */
export function carryShown(account: Account, held: Held, place: Where, type: string, shown: string): void {
  account.carryPath(held)
  account.carryPath(place)
  if (!account.isKept) return
  const read = identify(shown) ?? { type: undefined, identifier: shown }
  if (read.identifier !== (parseDoi(held.value) ?? held.value))
    account.changed(held, `"${held.value}" is read as "${read.identifier}".`)
  if (read.type !== type)
    account.changed(place, `The ${type} is read as ${read.type ?? 'an identifier without a type'}.`)
}

/**
 * Tells which other identifier (11) is read as the DOI of the work, in formats that do not keep the two apart: the DOI itself, or, where
 * the work has none, the first; `isTaken` says by type and text which are.
 */
export function tellTakenForDoi(
  account: Account,
  { doi, record }: Work,
  isTaken = (type: string, _text: string): boolean => type === 'DOI',
): void {
  if (!account.isKept) return
  let taken = doi && doiKey(doi.value)
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const text = memberText(entry, 'alternateIdentifier')?.value ?? ''
    const found = parseDoi(text)
    const type = textOf(entry.value.alternateIdentifierType)
    if (found === undefined || !(doi === undefined ? isTaken(type, text) : type === 'DOI')) continue
    taken ??= doiKey(found)
    if (doiKey(found) === taken) account.changed(entry, `"${text}" is read as the DOI of the work, which is said once.`)
  }
}
