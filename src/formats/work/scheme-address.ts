import { entryOf } from '../../core/object.ts'

const addresses = {
  ORCID: 'https://orcid.org',
  ROR: 'https://ror.org',
  ISNI: 'https://isni.org',
  GRID: 'https://grid.ac',
  'Crossref Funder ID': 'https://doi.org/10.13039',
  re3data: 'https://www.re3data.org',
  SPDX: 'https://spdx.org/licenses/',
} as const

/** The address (schemeURI) of a scheme for people, organisations or licences, as DataCite's documentation writes it; undefined for another. */
export function schemeAddress<Scheme extends string>(
  scheme: Scheme,
): Scheme extends keyof typeof addresses ? string : string | undefined
export function schemeAddress(scheme: string): string | undefined {
  return entryOf(addresses, scheme)
}
