import type { Format, FormatId } from '../../../formats/format.ts'
import type { OtherFormatId } from '../../../formats/ids.ts'

/**
 * The formats that are loaded without the others: half as much code. Loading each format by itself would divide the entry of the library,
 * which has all of them, into 129 files instead of 38, and each takes it half a millisecond.
 */
const ofReferences: ReadonlySet<FormatId> = new Set<OtherFormatId>([
  'bibtex',
  'biblatex',
  'ris',
  'nbib',
  'pubmed-xml',
  'endnote',
  'endnote-xml',
  'csl-json',
])

/** Loads formats of others, and returns them in the order of the table. */
export async function loadFormats(ids: Iterable<FormatId>): Promise<readonly Format[]> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return []
  const formats = [...wanted].every(id => ofReferences.has(id))
    ? (await import('./reference-formats.ts')).referenceFormats
    : (await import('../../../formats/formats.ts')).otherFormats
  return formats.filter(({ id }) => wanted.has(id))
}
