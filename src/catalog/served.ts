import type { Served } from './catalog.ts'
import { timeOf } from './changes/changed.ts'

/** A resource as it is served, from a row with its body, the body's hash and the second of its last change. */
export const servedOf = ({ body, hash, changed }: Readonly<Record<string, unknown>>): Served => ({
  json: String(body),
  hash: String(hash),
  changed: timeOf(changed),
})

/** A time of change from a row with its second as `last`; undefined without one. */
export const latestOf = (row: Readonly<Record<string, unknown>> | undefined): Date | undefined =>
  row?.last ? timeOf(row.last) : undefined
