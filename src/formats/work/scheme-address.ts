/** The address (schemeURI) of a scheme for people and organisations, as DataCite's documentation writes it; undefined for another. */
export const schemeAddress = (scheme: string): string | undefined =>
  Object.hasOwn(addresses, scheme) ? addresses[scheme] : undefined

const addresses: Readonly<Record<string, string>> = {
  ORCID: 'https://orcid.org',
  ROR: 'https://ror.org',
  ISNI: 'https://isni.org',
  GRID: 'https://grid.ac',
  'Crossref Funder ID': 'https://doi.org/10.13039',
  re3data: 'https://www.re3data.org',
  SPDX: 'https://spdx.org/licenses/',
}
