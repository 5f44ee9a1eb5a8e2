import { lazily } from '../../core/lazily.ts'
import { isObject } from '../../core/object.ts'
import { type Kernel, latestKernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { type Dialect, extrasOf, isExtras, leftoversFor } from './dialect.ts'
import { originOf } from './origin.ts'
import { readMembers } from './read-members.ts'
import { growSpec } from './spec/grow-spec.ts'
import { hasOldShape } from './spec/json-4-0.ts'

/** Returns the URL of the JSON Schema for canonical records of a kernel. */
export const schemaAddress = (kernel: Kernel = latestKernel): string =>
  `https://unpkg.com/citable/schemas/datacite-${kernel}.json`

const spec = lazily(() => growSpec({ ignored: { '': ['$schema', 'extras'] } }))

/**
 * The canonical record as JSON, as described by `schemas/datacite-4.x.json`. Detected by `$schema`, `extras` or an
 * `identifier` that is an object.
 */
export const canonical: Dialect = {
  id: 'citable-json',
  get spec() {
    return spec()
  },
  detect: value =>
    (typeof value.$schema === 'string' && /\/datacite-4\.\d+\.json$/.test(value.$schema)) ||
    (isObject(value.identifier) && !hasOldShape(value)) ||
    isExtras(value.extras),
  read(value, keep) {
    const leftovers = leftoversFor(keep)
    const record: Datacite = readMembers(spec(), value, leftovers)
    return {
      record: Object.assign(record, ownOrHeld(leftovers.members)),
      unknown: leftovers.unknown,
      origin: path => originOf(spec(), value, path),
    }
  },
}

/**
 * Returns the `extras` of a record. If the record has further members outside the model, returns new extras that also
 * contain these members.
 */
function ownOrHeld(members: Record<string, unknown> = {}): Pick<Datacite, 'extras'> {
  const { '/extras': held, '/$schema': schema, ...others } = members
  const isPlain = Object.keys(others).length === 0 && (schema === undefined || schema === schemaAddress())
  return isPlain && isExtras(held) ? { extras: held } : extrasOf('citable-json', members)
}
