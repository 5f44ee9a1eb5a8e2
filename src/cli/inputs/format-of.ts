import type { Diagnostic } from '../../diagnostic.ts'
import type { Format, FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import { otherFormatOf } from '../../formats/read-source.ts'
import { decodeText } from '../../text/decode-text.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { oneLine } from '../text/printable.ts'
import { formatNamed } from './extensions.ts'
import type { Input } from './input.ts'

/** The format to read an input as: the known or requested one, else the one of its file name if its content does not tell. */
export function formatOf(
  { name, format }: Pick<Input, 'name' | 'format'>,
  bytes: Uint8Array,
  from: FormatId | 'auto' = 'auto',
): FormatId | 'auto' {
  if (format !== undefined || from !== 'auto') return format ?? from
  const named = formatNamed(name)
  const decoded = named === undefined ? undefined : decodeText(bytes)
  if (named === undefined || !decoded?.ok || isData.test(decoded.text)) return 'auto'
  return otherFormatOf(decoded.text) === undefined ? named : 'auto'
}

// JSON and XML tell by themselves what they are.
const isData = /^\s*[{[<]/

/** The finding for an input in a foreign format, with the command that converts it; undefined for DataCite metadata. */
export function foreignFinding(
  command: string,
  file: string,
  bytes: Uint8Array,
  hasRecords: boolean,
): Diagnostic | undefined {
  const format = foreignFormat(file, bytes, hasRecords)
  if (format === undefined) return undefined
  const start = { line: 1, column: 1, offset: 0 }
  const message = `This is ${format.name}, but ${command} reads only DataCite metadata; convert it first: citable convert ${quoted(file)} --to datacite-rest.`
  return inputFinding('schema/unrecognised', message, '', { start, end: start })
}

/** A file's name as a shell takes it. */
const quoted = (file: string): string =>
  file === '<stdin>' ? '-' : /^[\w./@+-]+$/.test(file) ? file : `'${oneLine(file).replaceAll("'", "'\\''")}'`

/**
 * The foreign format of a text, as its content or else its file name tells. JSON and XML that contain a DataCite record are
 * DataCite metadata.
 */
export function foreignFormat(name: string, bytes: Uint8Array, hasRecords: boolean): Format | undefined {
  const decoded = decodeText(bytes)
  if (!decoded.ok || (hasRecords && isData.test(decoded.text))) return undefined
  const found = otherFormatOf(decoded.text)
  if (found !== undefined) return found
  const named = hasRecords || isData.test(decoded.text) ? undefined : formatNamed(name)
  return named === undefined ? undefined : formats.find(({ id }) => id === named)
}
