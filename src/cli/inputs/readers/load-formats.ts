import type { Format, FormatId } from '../../../formats/format.ts'
import { isOtherFormat, type OtherFormatId } from '../../../formats/ids.ts'

/**
 * The formats of reference managers, which are loaded together: they are half of the code of all formats. Loading each
 * format separately would split the library's entry into 129 files instead of 38, at half a millisecond each.
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

/** Loads the foreign formats with the given ids, and returns the formats in order of detection. */
export async function loadFormats(ids: Iterable<FormatId>): Promise<readonly Format[]> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return []
  const formats = [...wanted].every(id => ofReferences.has(id))
    ? (await import('./reference-formats.ts')).referenceFormats
    : (await import('../../../formats/formats.ts')).otherFormats
  return formats.filter(({ id }) => wanted.has(id))
}

/** Loads a format. Throws a `TypeError` for an unknown id. */
export async function loadFormat(id: FormatId): Promise<Format> {
  const formats = isOtherFormat(id)
    ? await loadFormats([id])
    : (await import('../../../formats/datacite-formats.ts')).dataciteFormats
  const format = formats.find(known => known.id === id)
  if (format === undefined) throw new TypeError(`There is no format "${id}".`)
  return format
}
