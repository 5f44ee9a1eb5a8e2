import type { Format, FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import { likelyFormatOf, otherFormatOf } from '../../formats/read-source.ts'
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

/** The foreign format of a text that is not DataCite metadata, as its content or else its file name tells. */
export function foreignFormat(name: string, text: string, hasRecords: boolean): Format | undefined {
  const found = otherFormatOf(text)
  if (found !== undefined) return found
  if (hasRecords || isData(text)) return undefined
  const named = formatNamed(name)
  return named === undefined ? likelyFormatOf(text) : formats.find(({ id }) => id === named)
}
