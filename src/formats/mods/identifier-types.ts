/**
 * The identifier types of MODS (https://www.loc.gov/standards/sourcelist/standard-identifier.html), with the kernel's names (11.a, 12.a).
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

/** The scheme of a type of identifier; the type itself for one that is not in the table. */
export const schemeOfType = (type: string): string =>
  types.find(([name]) => name === type.toLowerCase())?.[1] ?? (type || 'Other')

/** The type of a scheme. */
export const identifierTypeOf = (scheme: string): string | undefined =>
  types.find(([, name]) => name === scheme)?.[0] ?? (scheme === '' || scheme === 'Other' ? undefined : scheme)
