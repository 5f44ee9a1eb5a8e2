import { sampleText } from '../../../datacite/read/text-sample.ts'
import { detectedIn } from '../../../formats/detection.ts'
import type { FormatId } from '../../../formats/format.ts'
import { decodeText } from '../../../text/decode-text.ts'
import { tellsSyntax } from '../../../text/first-character.ts'
import { formatNamed } from '../extensions.ts'
import type { Input } from '../input.ts'
import { otherFormatOf } from './other-readers.ts'

/**
 * Returns the known format of an input, else the requested format, else the format that the file name suggests, else
 * `auto`. The file name counts only if the content is text that reveals neither its syntax nor its format.
 */
export function formatOf(
  { name, format }: Pick<Input, 'name' | 'format'>,
  bytes: Uint8Array,
  from: FormatId | 'auto' = 'auto',
): FormatId | 'auto' {
  if (format !== undefined || from !== 'auto') return format ?? from
  const named = formatNamed(name)
  const decoded = named === undefined ? undefined : decodeText(bytes)
  if (named === undefined || !decoded?.ok || tellsSyntax(decoded.text)) return 'auto'
  return detectedIn(sampleText(decoded.text)) === undefined ? named : 'auto'
}

/** Returns the foreign format of an input without DataCite records, by its content or else its file name. */
export function otherFormatIn(name: string, input: string | Uint8Array): FormatId | undefined {
  const decoded = decodeText(input)
  return decoded.ok ? otherFormatOf(name, sampleText(decoded.text))?.id : undefined
}
