import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { formatRow } from '../../formats/table.ts'
import { readableFormats } from '../format-names.ts'

/** The file name extensions of DataCite metadata, without compression suffixes. */
export const dataciteExtensions = ['.json', '.ndjson', '.jsonl', '.yaml', '.yml', '.xml'] as const

/**
 * Returns the file name extensions to search for: those of the requested foreign format, or of DataCite metadata if
 * none is requested. If the foreign format has an extension in common with DataCite metadata, returns the extensions of
 * both.
 */
export function extensionsFor(from: FormatId | 'auto' = 'auto'): readonly string[] {
  if (!isOtherFormat(from)) return dataciteExtensions
  const own = formatRow(from).extensions
  return own.some(isCommon) ? [...new Set([...dataciteExtensions, ...own])] : own
}

const isCommon = (extension: string): boolean => dataciteExtensions.some(common => common === extension)

/** The extensions of DataCite metadata and all other readable formats. */
export const allExtensions: readonly string[] = [
  ...new Set([...dataciteExtensions, ...readableFormats.flatMap(({ extensions }) => extensions)]),
]

/**
 * Returns the extension of a file that may contain records, including compression suffixes such as `.gz`; undefined for
 * any other file.
 */
export function extensionOf(name: string, extensions: readonly string[] = allExtensions): string | undefined {
  const [packed = ''] = /\.(?:gz|zst|bz2)$/i.exec(name) ?? []
  const bare = name.slice(0, name.length - packed.length)
  const known = extensions.find(extension => bare.toLowerCase().endsWith(extension))
  return known && bare.slice(-known.length) + packed
}

/**
 * Returns the first format with the extension of a file. Returns undefined for unknown extensions, and for those that
 * many formats share (JSON, YAML, XML).
 */
export function formatNamed(file: string): FormatId | undefined {
  const extension = extensionOf(file)
    ?.replace(/\.(?:gz|zst|bz2)$/i, '')
    .toLowerCase()
  if (extension === undefined || isCommon(extension)) return undefined
  return readableFormats.find(({ extensions }) => extensions.includes(extension))?.id
}
