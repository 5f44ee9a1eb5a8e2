import { formatOrcid, parseOrcid } from '../../identifiers/index.ts'
import type { NameIdentifier } from '../../model/datacite.ts'
import { schemeAddress } from './scheme-address.ts'

/** An ORCID iD as the kernel writes one (2.4 nameIdentifier); a text that is not an ORCID iD stays as it is. */
export function orcidIdentifier(text: string): NameIdentifier {
  const orcid = parseOrcid(text)
  return {
    nameIdentifier: orcid === undefined ? text : formatOrcid(orcid),
    nameIdentifierScheme: 'ORCID',
    schemeUri: schemeAddress('ORCID'),
  }
}
