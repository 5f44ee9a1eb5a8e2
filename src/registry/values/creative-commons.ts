import type { LicenceList, SpdxRights } from './licence-keys.ts'

/** The Creative Commons licences of the SPDX list alone; their entries follow from their names. */
export const creativeCommonsOf: LicenceList = keys => {
  for (const key of keys) {
    const [, terms, version = ''] =
      (key && (/^i(?:cc0|cc-(by(?:-nc)?(?:-nd|-sa)?))-([\d.]+)$/.exec(key) ?? address.exec(key) ?? named(key))) || []
    if (versions.has(version) && (terms !== undefined || version === '1.0')) return rightsOf(terms, version)
  }
  return undefined
}

const address =
  /^ahttps:\/\/creativecommons\.org\/(?:licenses\/(by(?:-nc)?(?:-nd|-sa)?)|publicdomain\/zero)\/([\d.]+)\/legalcode$/
const versions = new Set(['1.0', '2.0', '2.5', '3.0', '4.0'])
const words: Readonly<Record<string, string>> = {
  by: 'Attribution',
  nc: 'Non Commercial',
  nd: 'No Derivatives',
  sa: 'Share Alike',
}

/** Terms and version of a full name. */
function named(key: string): RegExpExecArray | null {
  const found = /^nCreative Commons (Attribution.*) (\d\.\d) (?:Generic|Unported|International)$/.exec(key)
  if (found === null) return /^nCreative Commons Zero v(1)(\.0) Universal$/.exec(key) && /^()?(1\.0)$/.exec('1.0')
  const terms = Object.entries(words)
    .filter(([, word]) => found[1]?.includes(word))
    .map(([term]) => term)
    .join('-')
  return /^n?(by[a-z-]*) (\d\.\d)$/.exec(`${terms} ${found[2]}`)
}

const rightsOf = (terms: string | undefined, version: string): SpdxRights => ({
  rights: terms === undefined ? 'Creative Commons Zero v1.0 Universal' : nameOf(terms, version),
  rightsUri: `https://creativecommons.org/${terms === undefined ? 'publicdomain/zero' : `licenses/${terms}`}/${version}/legalcode`,
  rightsIdentifier: terms === undefined ? 'cc0-1.0' : `cc-${terms}-${version}`,
  rightsIdentifierScheme: 'SPDX',
  schemeUri: 'https://spdx.org/licenses/',
})

function nameOf(terms: string, version: string): string {
  const kind = version === '4.0' ? 'International' : version === '3.0' ? 'Unported' : 'Generic'
  return `Creative Commons ${terms
    .split('-')
    .map(term => words[term] ?? term)
    .join(' ')} ${version} ${kind}`
}
