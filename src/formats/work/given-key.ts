import { extrasFor } from '../../datacite/writing/extras.ts'
import type { Datacite } from '../../model/datacite.ts'
import { Found } from './reading/found.ts'

/** The pointers to citation keys in the extras of each format. */
const places = [
  ['bibtex', '/key'],
  ['biblatex', '/key'],
  ['csl-json', '/id'],
  ['ris', '/tags/ID'],
  ['endnote', '/tags/%F'],
  ['endnote-xml', '/tags/label'],
] as const

/**
 * Returns the citation key of a record that was read from a format with keys: the key in BibTeX, `id` in CSL-JSON, `ID`
 * in RIS, or the label in EndNote.
 */
export function citationKeyOf(record: Datacite): Found | undefined {
  for (const [format, place] of places) {
    const given = extrasFor(record, format)?.[place]
    const key: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given
    if (typeof key === 'string' && key !== '') return new Found(key, ['extras', 'members', place])
  }
  return undefined
}
