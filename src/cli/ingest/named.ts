import type { Catalog, Kind } from '../../catalog/index.ts'
import { parseDoi, parseUuid } from '../../identifiers/index.ts'
import { Misuse } from '../misuse.ts'

/** A record of a catalog. */
export interface NamedRecord {
  kind: Kind
  id: string
}

const kinds = ['resource', 'dataset', 'file'] as const

/** The record that a UUID or a DOI names, withdrawn or not; undefined if there is none. Throws `Misuse` for anything else. */
export async function recordNamed(catalog: Catalog, name: string): Promise<NamedRecord | undefined> {
  const id = parseUuid(name)
  const doi = id === undefined ? parseDoi(name) : undefined
  if (id === undefined && doi === undefined) throw new Misuse(`'${name}' is neither the UUID of a record nor a DOI.`)
  for (const kind of kinds)
    for (const withdrawn of [false, true]) {
      const filters = id === undefined ? { doi: [doi ?? ''] } : { id: [id] }
      if (id === undefined && kind !== 'resource') continue
      const [found] = (await catalog.list(kind, { ...filters, withdrawn, all: true, limit: 1 })).records
      if (found !== undefined) return { kind, id: found.id }
    }
  return undefined
}
