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

/**
 * Returns the URL (schemeURI) of a scheme for people, organisations or licences, as DataCite's documentation writes it.
 * Returns undefined for any other scheme.
 */
export function schemeAddress<Scheme extends string>(
  scheme: Scheme,
): Scheme extends keyof typeof addresses ? string : string | undefined
export function schemeAddress(scheme: string): string | undefined {
  return entryOf(addresses, scheme)
}

/** Reports that the URL of an identifier's scheme is written, if the URL follows from the name of the scheme. */
export function carrySchemeUri(account: Account, held: RecordPlace, scheme: unknown): void {
  if (schemeAddress(String(scheme)) !== undefined) account.carryPath(held.at('schemeUri'))
}

/**
 * Returns an ORCID iD as a name identifier (2.4). A text that is not a valid ORCID iD is kept unchanged as the
 * identifier.
 */
export function orcidIdentifier(text: string): NameIdentifier {
  const orcid = parseOrcid(text)
  return {
    nameIdentifier: orcid === undefined ? text : formatOrcid(orcid),
    nameIdentifierScheme: 'ORCID',
    schemeUri: schemeAddress('ORCID'),
  }
}
