import type { Datacite } from '../../model/datacite.ts'

/** The lists of a record. */
type ListName = {
  [K in keyof Datacite]-?: NonNullable<Datacite[K]> extends readonly object[] ? K : never
}[keyof Datacite]

/** Sets a list of a record, unless it is empty. */
export function setList<K extends ListName>(record: Datacite, name: K, entries: NonNullable<Datacite[K]>): void {
  if (entries.length > 0) record[name] = entries
}

/** Adds entries to a list of a record. */
export function addTo<K extends ListName>(record: Datacite, name: K, ...entries: NonNullable<Datacite[K]>): void {
  if (entries.length > 0) record[name] = [...(record[name] ?? []), ...entries] as Datacite[K]
}
