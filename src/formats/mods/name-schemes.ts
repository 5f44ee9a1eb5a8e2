import { entryOf } from '../../core/object.ts'

/** The identifier schemes for people and organisations, by their names in MODS records. */
const schemes: Readonly<Record<string, string>> = {
  orcid: 'ORCID',
  ror: 'ROR',
  isni: 'ISNI',
  grid: 'GRID',
  gnd: 'GND',
  viaf: 'VIAF',
}

/** Returns the scheme for a name that is used in MODS. Returns a name that is not in the table unchanged. */
export const schemeOfName = (name: string): string => entryOf(schemes, name.toLowerCase()) ?? name

/** Returns the name of a scheme in MODS. Returns a scheme that is not in the table unchanged. */
export const nameOfScheme = (scheme: string): string =>
  Object.keys(schemes).find(name => schemes[name] === scheme) ?? scheme
