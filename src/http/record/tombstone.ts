import type { Kind, WithdrawnRecord } from '../../catalog/index.ts'
import { doiUrl } from '../../identifiers/index.ts'
import type { ServiceOptions } from '../options.ts'
import { HttpError } from '../reply/http-error.ts'
import { isAt } from './at-path.ts'
import { kindNames } from './present.ts'

/** The data about a withdrawn record that remain public. */
export interface Tombstone {
  id: string
  doi: string | null
  title: string
  citation: string | null
  reason: string
  /** The date of the withdrawal, YYYY-MM-DD. */
  date: string
  /** The DOI of the replacement. */
  successor: string | null
  successor_url: string | null
}

/** The 410 error for a withdrawn record, with its tombstone. */
export class GoneError extends HttpError {
  readonly tombstone: Tombstone

  constructor(kind: Kind, tombstone: Tombstone) {
    super(410, `This ${kind} has been withdrawn.`)
    this.tombstone = tombstone
  }
}

/** Returns the 404 error for a request that matches no record of this kind. */
export const missing = (kind: Kind): HttpError => new HttpError(404, `No ${kindNames[kind]} matches the given query.`)

/** Returns the error for an id without a record: 410 with the tombstone if the record was withdrawn, else 404. */
export async function missingOrGone(kind: Kind, id: string, { catalog }: ServiceOptions): Promise<HttpError> {
  const gone = await catalog.withdrawn(kind, id)
  return gone === undefined ? missing(kind) : new GoneError(kind, tombstoneOf(gone))
}

/**
 * Returns the error for a DOI or a path without a record: 410 with the tombstone if the record was withdrawn, else 404.
 */
export async function nothingAt(
  kind: Kind,
  at: { doi: string } | { path: string },
  options: ServiceOptions,
): Promise<HttpError> {
  const filters = 'doi' in at ? { doi: [at.doi] } : { path: [at.path] }
  const { records } = await options.catalog.list(kind, { ...filters, withdrawn: true, all: true, limit: 200 })
  const record = records.findLast(one => 'doi' in at || ('path' in one && isAt(at.path, one)))
  return record === undefined ? missing(kind) : missingOrGone(kind, record.id, options)
}

/** Returns the tombstone of a withdrawn record. */
export function tombstoneOf({ record, reason, date, successor }: WithdrawnRecord<Kind>): Tombstone {
  const isResource = 'doi' in record
  return {
    id: record.id,
    doi: isResource ? record.doi : null,
    title: isResource ? record.title_with_version : record.name,
    citation: isResource ? record.citation : null,
    reason,
    date: date.toISOString().slice(0, 10),
    successor: successor ?? null,
    successor_url: successor === undefined ? null : doiUrl(successor),
  }
}
