import type { Format, FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import { otherFormatOf } from '../../formats/read-source.ts'
import { decodeText } from '../../text/decode-text.ts'
import { formatNamed } from './extensions.ts'
import type { Input } from './input.ts'

/** The format to read an input as: the one that is known or asked for, else the one of its name where its text does not tell. */
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

/**
 * The format of others that a text is in, as it tells or, where it does not, as its name says. JSON and XML in which there is a record
 * of DataCite are of DataCite.
 */
export function foreignFormat(name: string, bytes: Uint8Array, hasRecords: boolean): Format | undefined {
  const decoded = decodeText(bytes)
  if (!decoded.ok || (hasRecords && isData.test(decoded.text))) return undefined
  const found = otherFormatOf(decoded.text)
  if (found !== undefined) return found
  const named = hasRecords || isData.test(decoded.text) ? undefined : formatNamed(name)
  return named === undefined ? undefined : formats.find(({ id }) => id === named)
}
