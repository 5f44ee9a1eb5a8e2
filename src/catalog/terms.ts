import { doiKey } from '../identifiers/index.ts'
import type { Kind, Stored } from './catalog.ts'
import { searchedText } from './matches.ts'
import { wordsOf } from './words.ts'

/**
 * What an index of a database finds records by, each with a letter in front that says what it is: `s` specifier, NUL, value, `v` a
 * version, `w` a word.
 */
export function commonTermsOf<K extends Kind>(kind: K, record: Stored[K]): string[] {
  const terms = [...new Set(wordsOf(searchedText(kind, record)))].map(word => `w${word}`)
  if (kind === 'resource') return terms
  const { specifiers, version } = record as Stored['dataset'] | Stored['file']
  for (const [name, value] of Object.entries(specifiers)) terms.push(specifierTerm(name, value))
  terms.push(`v${version}`)
  return terms
}

/** The same for what few records share: `n` a name, `c` a checksum, `d` the id of a dataset that a file is in, `i` a DOI, `p` a path of a resource. */
export function rareTermsOf<K extends Kind>(kind: K, record: Stored[K]): string[] {
  if (kind === 'resource') {
    const { doi, paths } = record as Stored['resource']
    return [`i${doiKey(doi)}`, ...new Set(paths.map(path => `p${path}`))]
  }
  if (kind === 'dataset') return [`n${(record as Stored['dataset']).name}`]
  const { name, checksum, datasets } = record as Stored['file']
  return [`n${name}`, `c${checksum}`, ...new Set(datasets.map(id => `d${id}`))]
}

/** The term of a specifier's value. */
export const specifierTerm = (name: string, value: string | number): string => `s${name}\0${value}`

/** The name and the value of a specifier's term. */
export function specifierOf(term: string): { name: string; value: string } {
  const end = term.indexOf('\0')
  return { name: term.slice(1, end), value: term.slice(end + 1) }
}
