import type { Kind, Stored, Withdrawal } from '../catalog.ts'
import type { PreparedRecord } from '../storing/prepare.ts'
import type { StoredDataset, StoredFile } from '../storing/stored.ts'

/** A withdrawal as it is stored. */
export interface KeptWithdrawal extends Withdrawal {
  /** The time of the withdrawal in seconds since 1970. */
  seconds: number
  /** The id of the dataset with which a file was withdrawn. */
  with?: string
}

/** A record to withdraw or, if there is no withdrawal, to restore. */
interface WithdrawalChange {
  kind: Kind
  id: string
  withdrawal: Withdrawal | undefined
}

/** A stored record with its state. */
export interface Held<K extends Kind> {
  record: Stored[K]
  /** True if the record is a file that is known only from the file lists of datasets. */
  isListed: boolean
  /** True if listings omit the record because it is not public. */
  isHidden: boolean
  withdrawn?: KeptWithdrawal | undefined
}

/** The stored records that are relevant to a batch, by kind and id. */
export type HeldRecords = { [K in Kind]: ReadonlyMap<string, Held<K>> }

/** The records that a batch adds or replaces in a store, by kind and id. */
export type Changes = { [K in Kind]: Map<string, Held<K>> }

/** A change in a batch: a record to store, withdraw or restore. */
export type RecordChange = PreparedRecord | WithdrawalChange

/**
 * Returns, by kind, the ids of the records in a batch and of the files that its datasets list. The store must look up
 * these records first.
 */
export function idsIn(batch: readonly RecordChange[]): { [K in Kind]: Set<string> } {
  const ids = { dataset: new Set<string>(), file: new Set<string>(), resource: new Set<string>() }
  for (const change of batch) {
    ids[change.kind].add('record' in change ? change.record.id : change.id)
    if (change.kind === 'dataset' && 'record' in change) for (const file of change.record.files) ids.file.add(file.id)
  }
  return ids
}

/** True if two versions of a record have the same values of `isListed`, `isHidden` and `withdrawn`. */
export const isSameState = (one: Held<Kind>, other: Held<Kind>): boolean =>
  one.isListed === other.isListed &&
  one.isHidden === other.isHidden &&
  JSON.stringify(one.withdrawn) === JSON.stringify(other.withdrawn)

/** Returns the ids of the files listed by the given datasets. */
export const filesListedBy = (datasets: Iterable<Held<'dataset'>>): string[] =>
  [...datasets].flatMap(({ record }) => record.files.map(({ id }) => id))

/**
 * Computes the changes that a batch makes to a store at a time given in seconds since 1970. If a batch changes a record
 * several times, the last change wins.
 */
export function changesOf(batch: readonly RecordChange[], held: HeldRecords, seconds: number): Changes {
  const changes: Changes = { dataset: new Map(), file: new Map(), resource: new Map() }
  const at = <K extends Kind>(kind: K, id: string): Held<K> | undefined => changes[kind].get(id) ?? held[kind].get(id)
  for (const change of batch) {
    if (!('record' in change)) {
      withdraw(change, seconds, changes, at)
      continue
    }
    const { kind, record } = change
    const withdrawn = lasting(at(kind, record.id)?.withdrawn)
    if (kind === 'resource')
      changes.resource.set(record.id, { record, isListed: false, isHidden: change.isHidden === true, withdrawn })
    else if (kind === 'file')
      changes.file.set(record.id, shown(linkedAs(record, at('file', record.id)?.record), false, withdrawn))
    else {
      const before = at('dataset', record.id)?.record
      changes.dataset.set(record.id, { record, isListed: false, isHidden: !record.public, withdrawn })
      for (const [id, file] of filesAfter(record, before, id => at('file', id)))
        changes.file.set(id, goneWith(file, record.id, withdrawn))
    }
  }
  return changes
}

/** Counts the withdrawn records that a batch restores. */
export function restoredIn(changes: Changes, held: HeldRecords): number {
  let restored = 0
  for (const kind of ['dataset', 'file', 'resource'] as const)
    for (const [id, { withdrawn }] of changes[kind])
      if (withdrawn === undefined && held[kind].get(id)?.withdrawn !== undefined) restored++
  return restored
}

/** Returns a withdrawal that persists when the record is ingested again, else undefined. */
const lasting = (withdrawn: KeptWithdrawal | undefined): KeptWithdrawal | undefined =>
  withdrawn?.isPruned ? undefined : withdrawn

function withdraw(
  { kind, id, withdrawal }: WithdrawalChange,
  seconds: number,
  changes: Changes,
  at: <K extends Kind>(kind: K, id: string) => Held<K> | undefined,
): void {
  const before = at(kind, id)
  if (before === undefined || (before.withdrawn === undefined) === (withdrawal === undefined)) return
  const withdrawn = withdrawal && { ...pick(withdrawal), seconds }
  changes[kind].set(id, { ...before, withdrawn } as Held<never>)
  if (kind !== 'dataset') return
  for (const { id: file } of (before as Held<'dataset'>).record.files) {
    const listed = at('file', file)
    if (listed !== undefined) changes.file.set(file, goneWith(listed, id, withdrawn))
  }
}

const pick = ({ reason, successor, isPruned }: Withdrawal): Withdrawal => ({
  reason,
  ...(successor !== undefined && { successor }),
  ...(isPruned && { isPruned }),
})

/**
 * Updates a file after one of its datasets has been stored, withdrawn or restored. A file is withdrawn once all its
 * datasets are withdrawn.
 */
function goneWith(file: Held<'file'>, dataset: string, withdrawn: KeptWithdrawal | undefined): Held<'file'> {
  const { withdrawn_in = [], ...record } = file.record
  const gone = [...withdrawn_in.filter(id => id !== dataset), ...(withdrawn === undefined ? [] : [dataset])].sort()
  const isGone = record.datasets.length > 0 && record.datasets.every(id => gone.includes(id))
  const own = file.withdrawn?.with === undefined ? file.withdrawn : undefined
  return {
    ...file,
    record: { ...record, ...(gone.length > 0 && { withdrawn_in: gone }) },
    withdrawn: own ?? (isGone && withdrawn !== undefined ? { ...withdrawn, with: dataset } : undefined),
  }
}

const shown = (record: StoredFile, isListed: boolean, withdrawn: KeptWithdrawal | undefined): Held<'file'> => ({
  record,
  isListed,
  isHidden: !record.public,
  withdrawn,
})

function* filesAfter(
  dataset: StoredDataset,
  before: StoredDataset | undefined,
  fileAt: (id: string) => Held<'file'> | undefined,
): Generator<[string, Held<'file'>]> {
  const listed = listedFilesOf(dataset)
  const stay = new Set(listed.map(({ id }) => id))
  for (const { id } of before?.files ?? []) {
    const file = stay.has(id) ? undefined : fileAt(id)
    if (file !== undefined)
      yield [id, shown(linkedNoMore(file.record, dataset.id), file.isListed, lasting(file.withdrawn))]
  }
  for (const file of listed) {
    const { record: there, isListed = true, withdrawn } = fileAt(file.id) ?? {}
    const others = there && linkedNoMore(there, dataset.id)
    const record = isListed || !others ? linkedAs(file, others) : linkedAs(others, file)
    yield [file.id, shown(record, isListed, lasting(withdrawn))]
  }
}

/** Links a file to its own datasets and to those of another version of the file. */
function linkedAs(file: StoredFile, other: StoredFile | undefined): StoredFile {
  const all = [file, ...(other === undefined ? [] : [other])]
  return linked(
    file,
    all.flatMap(({ datasets }) => datasets),
    all.flatMap(({ hidden_in }) => hidden_in),
    all.flatMap(({ withdrawn_in = [] }) => withdrawn_in),
  )
}

function linkedNoMore(file: StoredFile, dataset: string): StoredFile {
  const others = (ids: readonly string[]): string[] => ids.filter(id => id !== dataset)
  return linked(file, others(file.datasets), others(file.hidden_in), others(file.withdrawn_in ?? []))
}

function linked(
  { withdrawn_in: _, ...file }: StoredFile,
  given: readonly string[],
  hidden: readonly string[],
  withdrawn: readonly string[],
): StoredFile {
  const datasets = [...new Set(given)].sort()
  const hidden_in = [...new Set(hidden)].sort()
  const isSeen = datasets.length === 0 || datasets.length > hidden_in.length
  const withdrawn_in = [...new Set(withdrawn)].sort()
  return {
    ...file,
    datasets,
    hidden_in,
    ...(withdrawn_in.length > 0 && { withdrawn_in }),
    public: file.stated_public ?? isSeen,
  }
}

/** Returns the files of a dataset in their detail form, as far as the dataset describes them. */
function listedFilesOf({ id, specifiers, identifiers, public: isPublic, files }: StoredDataset): StoredFile[] {
  const merged = Object.fromEntries(Object.entries(specifiers).map(([name, value]) => [name, [value]]))
  return files.map(({ path, ...file }) => ({
    ...file,
    path,
    paths: [path],
    specifiers,
    identifiers,
    merged_specifiers: merged,
    links: [],
    search_rank: 0,
    datasets: [id],
    hidden_in: isPublic ? [] : [id],
    public: isPublic,
  }))
}
