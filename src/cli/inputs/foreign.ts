import type { Diagnostic } from '../../diagnostic.ts'
import { decodeText } from '../../text/decode-text.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { oneLine } from '../text/printable.ts'
import { isData } from './is-data.ts'

/** The finding of a command that edits records for an input in a foreign format, with the command that converts it; undefined for DataCite metadata. */
export async function foreignFinding(
  command: string,
  file: string,
  bytes: Uint8Array,
  hasRecords: boolean,
): Promise<Diagnostic | undefined> {
  const decoded = decodeText(bytes)
  // JSON and XML that contain a DataCite record are DataCite metadata.
  if (!decoded.ok || (hasRecords && isData(decoded.text))) return undefined
  const { foreignFormat } = await import('./format-of.ts')
  const format = foreignFormat(file, decoded.text, hasRecords)
  if (format === undefined) return undefined
  const start = { line: 1, column: 1, offset: 0 }
  const message = `This is ${format.name}, but ${command} edits only DataCite metadata, in the format that it is in; convert it first: citable convert ${quoted(file)} --to datacite-rest.`
  return inputFinding('schema/unrecognised', message, '', { start, end: start })
}

/** A file's name as a shell takes it. */
const quoted = (file: string): string =>
  file === '<stdin>' ? '-' : /^[\w./@+-]+$/.test(file) ? file : `'${oneLine(file).replaceAll("'", "'\\''")}'`
