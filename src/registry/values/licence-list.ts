import type { Rights } from '../../model/datacite.ts'
import commonLicences from '../tables/common-licences.json' with { type: 'json' }

/** An entry of the SPDX licence list as stored by the registry, with the identifier in lower case. */
export type SpdxRights = Required<Omit<Rights, 'lang'>>

/**
 * A function that returns the first licence in the list that has one of the given keys.
 *
 * The keys are made by `byIdentifier`, `byExactIdentifier`, `byName` or `byAddress`.
 */
export type LicenceList = (keys: readonly (string | undefined)[]) => SpdxRights | undefined

/** A row of the registry's copy of the SPDX list: identifier, name and first URL. */
export type LicenceRow = readonly string[]

/** Returns the look-up function of a licence table. The table is indexed on first use. */
export function licenceList(rows: () => readonly LicenceRow[]): LicenceList {
  let index: Map<string, Entry> | undefined
  return keys => {
    index ??= indexOf(rows())
    let first: Entry | undefined
    for (const key of keys) {
      const entry = key === undefined ? undefined : index.get(key)
      if (entry !== undefined && (first === undefined || entry.order < first.order)) first = entry
    }
    return first?.rights
  }
}

/**
 * Looks up a licence among the most common licences.
 *
 * The full list would be as large as the code of all behaviours together.
 */
export const commonLicenceOf = licenceList(() => commonLicences)

interface Entry {
  order: number
  rights: SpdxRights
}

function indexOf(rows: readonly LicenceRow[]): Map<string, Entry> {
  const index = new Map<string, Entry>()
  for (const [order, [identifier = '', name = '', address = '']] of rows.entries()) {
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

/** Returns the case-insensitive lookup key of an SPDX identifier. */
export const byIdentifier = (value: unknown): string | undefined =>
  typeof value === 'string' ? `i${value.toLowerCase()}` : undefined

/** Returns the case-sensitive lookup key of an SPDX identifier. */
export const byExactIdentifier = (value: unknown): string | undefined =>
  typeof value === 'string' ? `x${value}` : undefined

/** Returns the lookup key of a licence's full name. */
export const byName = (value: unknown): string | undefined => (typeof value === 'string' ? `n${value}` : undefined)

/** Returns the key of a licence URL, regardless of http or https and of repeated or trailing slashes. */
export function byAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, host, path = '', rest = ''] = /^(?:https?|ftp):(\/\/[^\s/?#]+)([^\s?#]*)(\S*)$/.exec(value) ?? []
  if (host === undefined) return value.startsWith('info') ? `a${value}` : undefined
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return `ahttps:${legalCode(`${host}${clean}${rest}`)}`
}

/**
 * Returns the URL to which the registry's own list maps a Creative Commons URL, usually the URL of the legal code.
 * Returns any other URL unchanged.
 */
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
