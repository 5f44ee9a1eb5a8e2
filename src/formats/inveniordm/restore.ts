import { isObject, setOwn } from '../../core/object.ts'
import { parsePointer, toPointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import { putBack } from '../../datacite/writing/put-back.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Account } from '../work/index.ts'
import { heldInField, listOfField } from './held-fields.ts'

type Members = Record<string, unknown>

/** Objects that are created if a member of theirs is put back; custom fields are as well. */
const makeable = ['pids', 'custom_fields']

/** Puts back everything that a record read from InvenioRDM had beyond the model; what no longer fits is a loss. */
export function restore(record: Datacite, value: Members, account: Account): Members {
  const extras = extrasFor(record, 'inveniordm')
  if (extras === undefined) return value
  const { id, ...rest } = value
  // In the order of a repository's response.
  const output: Members = Object.hasOwn(extras, '/id') ? { id: extras['/id'], ...rest } : { ...value }
  for (const [key, extra] of Object.entries(extras)) {
    const path = key.startsWith('/') ? parsePointer(key) : []
    if (!place(output, path, extra, record)) account.add(lossOfExtra(record, { path, key, value: extra }, 'InvenioRDM'))
  }
  return output
}

function place(output: Members, path: readonly string[], extra: unknown, record: Datacite): boolean {
  const [first, second, index] = path
  if (first === undefined) return false
  if (path.join('/') === 'metadata/languages') return addLanguages(output, extra)
  if (path.join('/') === 'pids/doi/provider' || path.join('/') === 'pids/doi/client')
    return setProvider(output, path, extra)
  // What belongs to one of several people is put back only if their number is unchanged.
  if (index !== undefined && (second === 'creators' || second === 'contributors') && !isAsMany(output, second, record))
    return false
  // A number or a university that the record says no longer.
  const list = listOfField(toPointer(path))
  if (list !== undefined && heldInField(record, list) === undefined) return false
  if (makeable.includes(first) && !Object.hasOwn(output, first)) output[first] = {}
  const fields = first === 'custom_fields' && index !== undefined ? output[first] : undefined
  if (second !== undefined && isObject(fields) && !Object.hasOwn(fields, second)) setOwn(fields as Members, second, {})
  return putBack(output, path, extra)
}

function isAsMany({ metadata }: Members, name: 'creators' | 'contributors', record: Datacite): boolean {
  const written = isObject(metadata) ? metadata[name] : undefined
  const inField = name === 'contributors' && heldInField(record, name) !== undefined ? 1 : 0
  return Array.isArray(written) && written.length + inField === record[name]?.length
}

function addLanguages({ metadata }: Members, extra: unknown): boolean {
  if (!isObject(metadata) || !Array.isArray(extra)) return false
  const given: unknown = metadata.languages
  setOwn(metadata as Members, 'languages', [
    ...(Array.isArray(given) ? (given as unknown[]) : []),
    ...(extra as unknown[]),
  ])
  return true
}

function setProvider({ pids }: Members, [, , name = '']: readonly string[], extra: unknown): boolean {
  const doi = isObject(pids) ? pids.doi : undefined
  if (!isObject(doi)) return false
  setOwn(doi as Members, name, extra)
  return true
}
