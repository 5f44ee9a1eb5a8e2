import { isExtras } from '../../datacite/dialects/dialect.ts'
import type { Datacite } from '../../model/datacite.ts'
import { Found } from './held.ts'

/** Where the extras of a format have the key by which texts cite a work. */
const places = new Map([
  ['bibtex', '/key'],
  ['biblatex', '/key'],
  ['csl-json', '/id'],
  ['ris', '/tags/ID'],
])

/** The key by which texts cite a record, if it was read from a format that has one: the key of BibTeX, `id` of CSL-JSON, `ID` of RIS. */
export function citationKeyOf({ extras }: Datacite): Found | undefined {
  const place = isExtras(extras) ? places.get(extras.format) : undefined
  if (place === undefined || !isExtras(extras) || !Object.hasOwn(extras.members, place)) return undefined
  const given = extras.members[place]
  const key: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given
  return typeof key === 'string' && key !== '' ? new Found(key, ['extras', 'members', place]) : undefined
}
