import type { LicenceList, SpdxRights } from './licence-keys.ts'

interface Entry {
  order: number
  rights: SpdxRights
}

/**
 * A list of licences out of lines that hold identifier, name and first address; of several that the keys lead to it gives the first. The
 * lines are asked for with the first look-up.
 */
export function licenceList(lines: () => readonly string[]): LicenceList {
  let index: Map<string, Entry> | undefined
  return keys => {
    index ??= indexOf(lines())
    let first: Entry | undefined
    for (const key of keys) {
      const entry = key === undefined ? undefined : index.get(key)
      if (entry !== undefined && (first === undefined || entry.order < first.order)) first = entry
    }
    return first?.rights
  }
}

function indexOf(lines: readonly string[]): Map<string, Entry> {
  const index = new Map<string, Entry>()
  for (const [order, line] of lines.entries()) {
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
