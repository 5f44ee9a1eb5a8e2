import { entryOf } from '../../../core/object.ts'
import { formatOrcid, parseOrcid } from '../../../identifiers/index.ts'
import type { NameIdentifier } from '../../../model/datacite.ts'
import type { RecordPlace } from '../reading/found.ts'
import type { Account } from './account.ts'

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

/** Tells an account that the address of a scheme, beside an identifier at a place, arrived if the name of the scheme tells it. */
export function carrySchemeUri(account: Account, held: RecordPlace, scheme: unknown): void {
  if (schemeAddress(String(scheme)) !== undefined) account.carryPath(held.at('schemeUri'))
}

/** An ORCID iD as the kernel writes one (2.4 nameIdentifier); a text that is not an ORCID iD stays as it is. */
export function orcidIdentifier(text: string): NameIdentifier {
  const orcid = parseOrcid(text)
  return {
    nameIdentifier: orcid === undefined ? text : formatOrcid(orcid),
    nameIdentifierScheme: 'ORCID',
    schemeUri: schemeAddress('ORCID'),
  }
}
