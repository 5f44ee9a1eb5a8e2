import { extrasFor } from '../../datacite/writing/extras.ts'
import type { Datacite } from '../../model/datacite.ts'
import { Found } from './reading/found.ts'

/** The pointers in a format's extras to the key by which texts cite a work. */
const places = [
  ['bibtex', '/key'],
  ['biblatex', '/key'],
  ['csl-json', '/id'],
  ['ris', '/tags/ID'],
  ['endnote', '/tags/%F'],
  ['endnote-xml', '/tags/label'],
] as const

/** The key by which texts cite a record, if it was read from a format that has one: the key of BibTeX, `id` of CSL-JSON, `ID` of RIS, the label of EndNote. */
export function citationKeyOf(record: Datacite): Found | undefined {
  for (const [format, place] of places) {
    const given = extrasFor(record, format)?.[place]
    const key: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given
    if (typeof key === 'string' && key !== '') return new Found(key, ['extras', 'members', place])
  }
  return undefined
}
