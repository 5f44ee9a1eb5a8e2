import { listGiven, lookInto } from '../../core/argument.ts'
import { doiKey } from '../../identifiers/schemes/doi.ts'
import type { Datacite } from '../../model/datacite.ts'
import { heldEntry, heldRecords } from '../../model/given/held-record.ts'
import { doiOf, viewOf } from '../../model/view.ts'
import type { Source } from './source.ts'

/** A store that returns records by DOI, such as a catalog or a `Map`. */
export interface RecordStore {
  get(doi: string): Promise<Datacite | undefined> | Datacite | undefined
}

/**
 * Creates a source from existing records. In a list, DOIs are compared regardless of case, and the first record with
 * the DOI is returned.
 *
 * The `get` of a store is called with the bare DOI as written and, if there is no record, with the DOI in lower case.
 *
 * @example
 * import { resolve } from 'citable/resolve'
 * const source = fromRecords([{ doi: '10.5072/Waves', titles: [{ title: 'Waves' }] }])
 * const { record } = await resolve('https://doi.org/10.5072/waves', { source })
 * record.titles // → [{ title: 'Waves' }]
 */
export function fromRecords(records: Iterable<Datacite> | RecordStore): Source {
  const store = lookInto(() => 'get' in Object(records))
    ? (records as RecordStore)
    : byDoi(records as Iterable<Datacite>)
  return {
    name: 'records',
    async get(doi, { fail }) {
      const record = (await store.get(doi)) ?? (await store.get(doiKey(doi)))
      if (record === undefined || record === null) throw fail('not-found', 'It is not among the given records.')
      return { record }
    },
  }
}

function byDoi(records: Iterable<Datacite>): RecordStore {
  const found = new Map<string, Datacite>()
  for (const entry of listGiven(
    'The records',
    heldRecords(records) as Iterable<unknown>,
    'a list or an object with get()',
  )) {
    const record = heldEntry(entry) as Datacite
    const doi = doiOf(viewOf(record))
    if (doi !== undefined && !found.has(doiKey(doi))) found.set(doiKey(doi), record)
  }
  return found
}
