import type { Rights } from '../model/datacite.ts'

/** The SPDX entry of a licence: name, address, identifier in the registry's lower case, scheme. */
export type SpdxRights = Required<Omit<Rights, 'lang'>>

const identifier = /^cc(?:0|-(by(?:-nc)?(?:-nd|-sa)?))-(1\.0|2\.0|2\.5|3\.0|4\.0)$/i
const address =
  /^\s{0,8}https?:\/\/creativecommons\.org\/(?:licenses\/(by(?:-nc)?(?:-nd|-sa)?)|publicdomain\/zero)\/(1\.0|2\.0|2\.5|3\.0|4\.0)(?:\/|\/legalcode)?\s{0,8}$/i

const words: Readonly<Record<string, string>> = {
  by: 'Attribution',
  nc: 'Non Commercial',
  nd: 'No Derivatives',
  sa: 'Share Alike',
}

/** The SPDX entry of a Creative Commons licence given by identifier (`CC-BY-4.0`) or address; `undefined` for other licences. */
export function creativeCommons({ rightsIdentifier, rightsUri }: { [name: string]: unknown }): SpdxRights | undefined {
  const [whole, terms, version = ''] =
    (typeof rightsIdentifier === 'string' && identifier.exec(rightsIdentifier)) ||
    (typeof rightsUri === 'string' && address.exec(rightsUri)) ||
    []
  if (whole === undefined || (terms === undefined && version !== '1.0')) return undefined
  const key = `${terms ?? 'zero'} ${version}`
  const known = licences.get(key) ?? rightsOf(terms?.toLowerCase(), version)
  licences.set(key, known)
  return known
}

/** Earlier answers; there are few licences and versions, and few ways to write them. */
const licences = new Map<string, SpdxRights>()

const rightsOf = (terms: string | undefined, version: string): SpdxRights => ({
  rights: terms === undefined ? 'Creative Commons Zero v1.0 Universal' : nameOf(terms, version),
  rightsUri: `https://creativecommons.org/${terms === undefined ? 'publicdomain/zero' : `licenses/${terms}`}/${version}/legalcode`,
  rightsIdentifier: terms === undefined ? 'cc0-1.0' : `cc-${terms}-${version}`,
  rightsIdentifierScheme: 'SPDX',
  schemeUri: 'https://spdx.org/licenses/',
})

function nameOf(terms: string, version: string): string {
  const kind = version === '4.0' ? 'International' : version === '3.0' ? 'Unported' : 'Generic'
  const parts = terms.split('-').map(term => words[term] ?? term)
  return `Creative Commons ${parts.join(' ')} ${version} ${kind}`
}
