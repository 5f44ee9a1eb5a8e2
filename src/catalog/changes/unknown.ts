import type { Members } from '../../core/object.ts'
import { recordFields } from '../../model/schemas/record-fields.ts'
import type { Kind } from '../catalog.ts'
import { datasetInput, fileInput, resourceInput } from '../storing/input-schemas.ts'
import type { Extras } from '../storing/stored.ts'

const names = (...tables: readonly object[]): ReadonlySet<string> =>
  // A prototype is no member, whoever writes it.
  new Set(['__proto__', 'extras', ...tables.flatMap(table => Object.keys(table))])

const known = /* @__PURE__ */ (() => ({
  dataset: names(recordFields.dataset, datasetInput.shape),
  listed: names(recordFields.file, recordFields.fileDetail, fileInput.shape),
  file: names(recordFields.file, recordFields.fileDetail, fileInput.shape),
  resource: names(recordFields.resource, resourceInput.shape),
}))()

/** The unknown members of a record, or of a file that a dataset lists; undefined if there are none. */
export function extrasOf(kind: Kind | 'listed', given: Members): Extras | undefined {
  const entries = Object.entries(given).filter(([name]) => !known[kind].has(name))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
