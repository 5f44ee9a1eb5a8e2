import type { LicenceList, SpdxRights } from './licence-keys.ts'

/** The Creative Commons licences of the SPDX list alone; their entries follow from their names. */
export const creativeCommonsOf: LicenceList = keys => {
  licences ??= indexOf()
  for (const key of keys) {
    const licence = key === undefined ? undefined : licences.get(key)
    if (licence !== undefined) return licence
  }
  return undefined
}

let licences: Map<string, SpdxRights> | undefined

const words = { by: 'Attribution', nc: 'Non Commercial', nd: 'No Derivatives', sa: 'Share Alike' } as const
const variants: readonly (keyof typeof words)[][] = [
  ['by'],
  ['by', 'nc'],
  ['by', 'nc', 'nd'],
  ['by', 'nc', 'sa'],
  ['by', 'nd'],
  ['by', 'sa'],
]
const versions = { '1.0': 'Generic', '2.0': 'Generic', '2.5': 'Generic', '3.0': 'Unported', '4.0': 'International' }

function indexOf(): Map<string, SpdxRights> {
  const index = new Map<string, SpdxRights>()
  const add = (identifier: string, rights: string, path: string): void => {
    const rightsUri = `https://creativecommons.org/${path}/legalcode`
    const entry: SpdxRights = {
      rights,
      rightsUri,
      rightsIdentifier: identifier.toLowerCase(),
      rightsIdentifierScheme: 'SPDX',
      schemeUri: 'https://spdx.org/licenses/',
    }
    for (const key of [`i${entry.rightsIdentifier}`, `x${identifier}`, `n${rights}`, `a${rightsUri}`])
      index.set(key, entry)
  }
  for (const terms of variants)
    for (const [version, kind] of Object.entries(versions)) {
      const name = terms.join('-')
      // The list has the address of this one with its terms the other way round.
      const inAddress = name === 'by-nc-nd' && version === '1.0' ? 'by-nd-nc' : name
      add(
        `CC-${name.toUpperCase()}-${version}`,
        `Creative Commons ${terms.map(term => words[term]).join(' ')} ${version} ${kind}`,
        `licenses/${inAddress}/${version}`,
      )
    }
  add('CC0-1.0', 'Creative Commons Zero v1.0 Universal', 'publicdomain/zero/1.0')
  return index
}
