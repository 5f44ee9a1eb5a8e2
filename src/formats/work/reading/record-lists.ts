import type { Datacite } from '../../../model/datacite.ts'

/** The name of a list of objects in a record. */
type ListName = {
  [K in keyof Datacite]-?: NonNullable<Datacite[K]> extends readonly object[] ? K : never
}[keyof Datacite]

/** Sets a list of a record if there are entries. */
export function setList<K extends ListName>(record: Datacite, name: K, entries: NonNullable<Datacite[K]>): void {
  if (entries.length > 0) record[name] = entries
}

/** Adds entries to a list of a record. */
export function addTo<K extends ListName>(record: Datacite, name: K, ...entries: NonNullable<Datacite[K]>): void {
  addAll(record, name, entries)
}

/** Adds the entries of a list, however long it is, to a list of a record. */
export function addAll<K extends ListName>(record: Datacite, name: K, entries: NonNullable<Datacite[K]>): void {
  const list: unknown[] | undefined = record[name]
  if (list === undefined) setList(record, name, entries)
  else for (const entry of entries) list.push(entry)
}
