import { parsePointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Account } from './account.ts'
import type { NamedFormat } from './loss-account.ts'

/** A record that was read from XML, with the texts of elements that have no place in the model. */
export function withKept(record: Datacite, format: string, rest: Readonly<Record<string, unknown>>): Datacite {
  const members: Record<string, unknown> = Object.create(null)
  for (const [pointer, kept] of Object.entries(rest))
    members[pointer] = Array.isArray(kept) && kept.length === 1 && typeof kept[0] === 'string' ? kept[0] : kept
  if (Object.keys(members).length === 0) return record
  const { cited } = record.extras ?? {}
  return { ...record, extras: { format, members, ...(cited && { cited }) } }
}

/** Tells that what was read from the same format, and has no place in the model, is not written again, as far as it is not. */
export function loseKept(
  record: Datacite,
  format: NamedFormat,
  account: Account,
  isWritten: (pointer: string) => boolean = () => false,
): void {
  for (const [key, value] of Object.entries(extrasFor(record, format.id) ?? {})) {
    if (isWritten(key)) continue
    const path = key.startsWith('/') ? parsePointer(key) : [key]
    account.add(lossOfExtra(record, { key, path, value }, format.name))
  }
}
