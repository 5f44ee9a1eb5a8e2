import { entryOf } from '../../core/object.ts'

const schemes: Readonly<Record<string, string>> = {
  orcid: 'ORCID',
  ror: 'ROR',
  isni: 'ISNI',
  grid: 'GRID',
  gnd: 'GND',
  viaf: 'VIAF',
}

/** Returns the scheme for a name that is used in MODS. Returns an unknown name unchanged. */
export const schemeOfName = (name: string): string => entryOf(schemes, name.toLowerCase()) ?? name

/** Returns the MODS name of a scheme. Returns an unknown scheme unchanged. */
export const nameOfScheme = (scheme: string): string =>
  Object.keys(schemes).find(name => schemes[name] === scheme) ?? scheme
