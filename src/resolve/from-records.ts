import { doiKey } from '../identifiers/doi.ts'
import type { Datacite } from '../model/datacite.ts'
import { doiOf, viewOf } from '../model/view.ts'
import type { Source } from './source.ts'

/** Anything that gives records by DOI, such as a catalog or a `Map`. */
export interface RecordStore {
  get(doi: string): Promise<Datacite | undefined> | Datacite | undefined
}

/**
 * Records that are at hand: a list, such as those of a file, in which DOIs are compared whatever their case, the first of several
 * with one DOI counting; or an object with `get`, which is asked for the DOI as given and then in lower case.
 */
export function fromRecords(records: Iterable<Datacite> | RecordStore): Source {
  const store = 'get' in records ? records : byDoi(records)
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
  for (const record of records) {
    const doi = doiOf(viewOf(record))
    if (doi !== undefined && !found.has(doiKey(doi))) found.set(doiKey(doi), record)
  }
  return found
}
