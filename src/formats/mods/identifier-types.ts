/**
 * The identifier types of MODS (https://www.loc.gov/standards/sourcelist/standard-identifier.html), with the kernel's
 * names for the schemes (11.a, 12.a).
 */
const types: readonly (readonly [type: string, scheme: string])[] = [
  ['ark', 'ARK'],
  ['arxiv', 'arXiv'],
  ['doi', 'DOI'],
  ['hdl', 'Handle'],
  ['igsn', 'IGSN'],
  ['isbn', 'ISBN'],
  ['issn', 'ISSN'],
  ['istc', 'ISTC'],
  ['lissn', 'LISSN'],
  ['lsid', 'LSID'],
  ['pmid', 'PMID'],
  ['purl', 'PURL'],
  ['upc', 'UPC'],
  ['urn', 'URN'],
  ['uri', 'URL'],
  ['url', 'URL'],
  ['handle', 'Handle'],
]

/** Returns the scheme for an identifier type. Returns an unknown type unchanged, and `Other` for an empty type. */
export const schemeOfType = (type: string): string =>
  types.find(([name]) => name === type.toLowerCase())?.[1] ?? (type || 'Other')

/**
 * Returns the identifier type for a scheme. Returns an unknown scheme unchanged, and undefined for `Other` or an empty
 * scheme.
 */
export const identifierTypeOf = (scheme: string): string | undefined =>
  types.find(([, name]) => name === scheme)?.[0] ?? (scheme === '' || scheme === 'Other' ? undefined : scheme)
