import type { FormatId } from '../../formats/format.ts'
import { likelyFormatOf, otherFormatOf } from '../../formats/read/read-source.ts'
import { decodeText } from '../../text/decode-text.ts'
import { formatNamed } from './extensions.ts'
import type { Input } from './input.ts'
import { isData } from './is-data.ts'

/** The format to read an input as: the known or requested one, else the one of its file name if its content does not tell. */
export function formatOf(
  { name, format }: Pick<Input, 'name' | 'format'>,
  bytes: Uint8Array,
  from: FormatId | 'auto' = 'auto',
): FormatId | 'auto' {
  if (format !== undefined || from !== 'auto') return format ?? from
  const named = formatNamed(name)
  const decoded = named === undefined ? undefined : decodeText(bytes)
  if (named === undefined || !decoded?.ok || isData(decoded.text)) return 'auto'
  return otherFormatOf(decoded.text) === undefined ? named : 'auto'
}

/** The format of others that an input is in, as its content or else its file name tells; undefined for DataCite metadata and for what is in none. */
export function otherFormatIn(name: string, input: string | Uint8Array, hasRecords: boolean): FormatId | undefined {
  const decoded = decodeText(input)
  if (!decoded.ok) return undefined
  const { text } = decoded
  const found = otherFormatOf(text)
  if (found !== undefined || hasRecords || isData(text)) return found?.id
  return formatNamed(name) ?? likelyFormatOf(text)?.id
}
