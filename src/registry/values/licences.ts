import { licenceLines } from '../tables/licences.ts'
import type { LicenceList, SpdxRights } from './licence-keys.ts'

/** The first licence of the registry's list that one of the keys leads to; a key is what `byIdentifier`, `byName` or `byAddress` make of a value. */
export const licenceOf: LicenceList = keys => {
  licences ??= indexOf(licenceLines)
  let first: Entry | undefined
  for (const key of keys) {
    const entry = key === undefined ? undefined : licences.get(key)
    if (entry !== undefined && (first === undefined || entry.order < first.order)) first = entry
  }
  return first?.rights
}

interface Entry {
  order: number
  rights: SpdxRights
}

let licences: Map<string, Entry> | undefined

function indexOf(lines: string): Map<string, Entry> {
  const index = new Map<string, Entry>()
  for (const [order, line] of lines.split('\n').entries()) {
    const [identifier = '', name = '', address = ''] = line.split('\t')
    const entry: Entry = {
      order,
      rights: {
        rights: name,
        rightsUri: address,
        rightsIdentifier: identifier.toLowerCase(),
        rightsIdentifierScheme: 'SPDX',
        schemeUri: 'https://spdx.org/licenses/',
      },
    }
    for (const key of [`i${identifier.toLowerCase()}`, `x${identifier}`, `n${name}`, `a${address}`])
      if (!index.has(key)) index.set(key, entry)
  }
  return index
}
