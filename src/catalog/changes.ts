import type { Kind, Stored } from './catalog.ts'
import { type PreparedRecord, prettySpecifiers } from './prepare.ts'
import type { StoredDataset, StoredFile } from './stored.ts'

/** A record that a store holds. */
export interface Held<K extends Kind> {
  record: Stored[K]
  /** For a file: whether it is known only from the lists of datasets. */
  isListed: boolean
}

/** What a store holds that matters for a batch. */
export type HeldRecords = { [K in Kind]: ReadonlyMap<string, Held<K>> }

/** What a store must hold after a batch, by id, in place of what it held before. */
export type Changes = { [K in Kind]: Map<string, Held<K>> }

/** The ids of the records that a batch names; what a store holds of them must be looked up first. */
export function idsIn(batch: readonly PreparedRecord[]): { [K in Kind]: Set<string> } {
  const ids = { dataset: new Set<string>(), file: new Set<string>(), resource: new Set<string>() }
  for (const { kind, record } of batch) {
    ids[kind].add(record.id)
    if (kind === 'dataset') for (const file of record.files) ids.file.add(file.id)
  }
  return ids
}

/** The ids of the files that datasets list; what a store holds of them must be looked up too. */
export const filesListedBy = (datasets: Iterable<Held<'dataset'>>): string[] =>
  [...datasets].flatMap(({ record }) => record.files.map(({ id }) => id))

/** How a batch changes a store; if a record comes twice, the last one counts. */
export function changesOf(batch: readonly PreparedRecord[], held: HeldRecords): Changes {
  const changes: Changes = { dataset: new Map(), file: new Map(), resource: new Map() }
  const fileAt = (id: string): Held<'file'> | undefined => changes.file.get(id) ?? held.file.get(id)
  for (const { kind, record } of batch) {
    if (kind === 'resource') changes.resource.set(record.id, { record, isListed: false })
    else if (kind === 'file')
      changes.file.set(record.id, { record: linkedAs(record, fileAt(record.id)?.record), isListed: false })
    else {
      const before = (changes.dataset.get(record.id) ?? held.dataset.get(record.id))?.record
      changes.dataset.set(record.id, { record, isListed: false })
      for (const [id, file] of filesAfter(record, before, fileAt)) changes.file.set(id, file)
    }
  }
  return changes
}

function* filesAfter(
  dataset: StoredDataset,
  before: StoredDataset | undefined,
  fileAt: (id: string) => Held<'file'> | undefined,
): Generator<[string, Held<'file'>]> {
  const listed = listedFilesOf(dataset)
  const stay = new Set(listed.map(({ id }) => id))
  for (const { id } of before?.files ?? []) {
    const file = stay.has(id) ? undefined : fileAt(id)
    if (file !== undefined) yield [id, { ...file, record: linkedNoMore(file.record, dataset.id) }]
  }
  for (const file of listed) {
    const { record: there, isListed = true } = fileAt(file.id) ?? {}
    const others = there && linkedNoMore(there, dataset.id)
    yield [file.id, { record: isListed || !others ? linkedAs(file, others) : linkedAs(others, file), isListed }]
  }
}

/** A file that is also linked to the datasets of another version of its record. */
function linkedAs(file: StoredFile, other: StoredFile | undefined): StoredFile {
  const all = [file, ...(other === undefined ? [] : [other])]
  return linked(
    file,
    all.flatMap(({ datasets }) => datasets),
    all.flatMap(({ hidden_in }) => hidden_in),
  )
}

function linkedNoMore(file: StoredFile, dataset: string): StoredFile {
  const others = (ids: readonly string[]): string[] => ids.filter(id => id !== dataset)
  return linked(file, others(file.datasets), others(file.hidden_in))
}

function linked(file: StoredFile, given: readonly string[], hidden: readonly string[]): StoredFile {
  const datasets = [...new Set(given)].sort()
  const hidden_in = [...new Set(hidden)].sort()
  const isSeen = datasets.length === 0 || datasets.length > hidden_in.length
  return { ...file, datasets, hidden_in, public: file.stated_public ?? isSeen }
}

/** The files of a dataset in their detail form, as far as the dataset describes them. */
function listedFilesOf({ id, specifiers, identifiers, public: isPublic, files }: StoredDataset): StoredFile[] {
  const merged = Object.fromEntries(Object.entries(specifiers).map(([name, value]) => [name, [value]]))
  return files.map(({ path, ...file }) => ({
    ...file,
    path,
    paths: [path],
    specifiers,
    identifiers,
    merged_specifiers: merged,
    pretty_specifiers: prettySpecifiers(merged),
    links: [],
    search_rank: 0,
    datasets: [id],
    hidden_in: isPublic ? [] : [id],
    public: isPublic,
  }))
}
