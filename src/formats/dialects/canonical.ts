import type { Datacite } from '../../model/datacite.ts'
import type { Dialect } from './dialect.ts'
import { extrasOf, isObject, leftoversFor } from './dialect.ts'
import { originOf } from './origin.ts'
import { growSpec } from './spec.ts'
import { readObject } from './walk.ts'

const spec = growSpec({ ignored: { '': ['$schema', 'extras'] } })

/** The canonical record as JSON: what `schemas/datacite-4.x.json` describe; known by its `$schema` or by `extras`. */
export const canonical: Dialect = {
  id: 'citable-json',
  name: 'citable JSON',
  detect: value =>
    (typeof value.$schema === 'string' && /\/datacite-4\.\d\.json$/.test(value.$schema)) ||
    isObject(value.identifier) ||
    isExtras(value.extras),
  read(value, keep) {
    const leftovers = leftoversFor(keep)
    const record: Datacite = readObject(spec, value, leftovers)
    const { '/extras': extras, ...members } = leftovers.members ?? {}
    return {
      record: Object.assign(record, isExtras(extras) ? { extras } : extrasOf('citable-json', members)),
      unknown: leftovers.unknown,
      origin: path => originOf(spec, value, path),
    }
  },
}

const isExtras = (value: unknown): value is NonNullable<Datacite['extras']> =>
  isObject(value) && typeof value.format === 'string' && isObject(value.members)
