import { parseGrid } from '../identifiers/grid.ts'
import { parseIsni } from '../identifiers/isni.ts'
import { parseOrcid } from '../identifiers/orcid.ts'
import { parseRor } from '../identifiers/ror.ts'

/** The scheme that an identifier of a person or organisation says itself to be of, with its name in a sentence; `undefined` where it could be anything. */
export function otherScheme(value: string): { scheme: string; noun: string; schemeUri: string } | undefined {
  return schemes.find(({ marks, parse }) => marks.test(value) && parse(value) !== undefined)
}

// Bare digits fit several schemes: only an address or a label says which one is meant.
const schemes = [
  { scheme: 'ORCID', noun: 'an ORCID iD', schemeUri: 'https://orcid.org', marks: /orcid/i, parse: parseOrcid },
  { scheme: 'ROR', noun: 'a ROR ID', schemeUri: 'https://ror.org', marks: /ror/i, parse: parseRor },
  { scheme: 'ISNI', noun: 'an ISNI', schemeUri: 'https://isni.org', marks: /isni/i, parse: parseIsni },
  { scheme: 'GRID', noun: 'a GRID identifier', schemeUri: 'https://grid.ac', marks: /grid/i, parse: parseGrid },
] as const
