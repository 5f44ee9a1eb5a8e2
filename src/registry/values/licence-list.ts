import type { Rights } from '../../model/datacite.ts'
import { commonLicenceLines } from '../tables/common-licences.ts'

/** An entry of the SPDX list of licences as the registry stores it: the identifier in lower case. */
export type SpdxRights = Required<Omit<Rights, 'lang'>>

/** A list of licences: finds the first one that any of the keys leads to, which `byIdentifier`, `byName` or `byAddress` make of a value. */
export type LicenceList = (keys: readonly (string | undefined)[]) => SpdxRights | undefined

/** Makes a list of licences of lines with identifier, name and first address; asks for the lines with the first look-up. */
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

/** Finds a licence among those that most records have; the whole list would weigh as much as all behaviours. */
export const commonLicenceOf = licenceList(commonLicenceLines)

interface Entry {
  order: number
  rights: SpdxRights
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

/** Leads to a licence by its SPDX identifier in whatever case. */
export const byIdentifier = (value: unknown): string | undefined =>
  typeof value === 'string' ? `i${value.toLowerCase()}` : undefined

/** Leads to a licence by its SPDX identifier in the list's own case. */
export const byExactIdentifier = (value: unknown): string | undefined =>
  typeof value === 'string' ? `x${value}` : undefined

/** Leads to a licence by its full name in the list. */
export const byName = (value: unknown): string | undefined => (typeof value === 'string' ? `n${value}` : undefined)

/** Leads to a licence by its first address in the list, however that is written. */
export function byAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, host, path = '', rest = ''] = /^(?:https?|ftp):(\/\/[^\s/?#]+)([^\s?#]*)(\S*)$/.exec(value) ?? []
  if (host === undefined) return value.startsWith('info') ? `a${value}` : undefined
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return `ahttps:${legalCode(`${host}${clean}${rest}`)}`
}

/** Addresses of Creative Commons that the registry's own list leads to the legal code. */
function legalCode(address: string): string {
  const [, terms, version] =
    /^\/\/creativecommons\.org\/licenses\/(by(?:-(?:nc|nd-nc|nc-sa|nd|sa|nc-nd))?)\/(1\.0|2\.0|2\.5|3\.0|4\.0)$/.exec(
      address,
    ) ?? []
  if (terms !== undefined) return `//creativecommons.org/licenses/${terms}/${version}/legalcode`
  if (address === '//creativecommons.org/licenses/publicdomain') return `${address}/`
  if (address === '//creativecommons.org/licenses/by/3.0/us') return '//creativecommons.org/licenses/by/3.0/legalcode'
  return /^\/\/creativecommons\.org\/publicdomain\/zero\/1\.0$/.test(address) ? `${address}/legalcode` : address
}
