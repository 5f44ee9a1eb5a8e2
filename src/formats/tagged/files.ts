import type { CitedFile, Datacite } from '../../model/datacite.ts'
import { type Account, filesOf } from '../work/index.ts'
import type { KeepField, ReferenceField } from './fields.ts'

const isOnline = (url: unknown): url is string => typeof url === 'string' && /^(?:https?|ftp):\/\/\S+$/i.test(url)

/** The files of a work that are in the web; those of somebody's disk are kept. */
export function readFiles(urls: readonly string[], keep: KeepField): CitedFile[] {
  if (urls.every(isOnline)) return urls.map(url => ({ url }))
  keep('file')
  return []
}

/** The addresses of the files of a work. */
export function fileValues(record: Datacite, account: Account): [field: ReferenceField, value: string][] {
  const held = filesOf(record)
  const [first] = held
  if (first === undefined || !held.every(({ value }) => isOnline(value.url))) return []
  account.carryPath(first.path.slice(0, 3))
  return held.map(file => {
    const { url = '', ...others } = file.value
    const lost = Object.keys(others)
    if (lost.length > 0)
      account.changed(file, `Of the file ${url} nothing but the address is written, without ${lost.join(', ')}.`)
    return ['file', url]
  })
}
