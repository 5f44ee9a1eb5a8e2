import { isObject } from '../../../core/object.ts'
import { dialectOf } from '../../../datacite/dialects/dialect-of.ts'
import { candidatesIn } from '../../../datacite/read/candidates.ts'
import { sampleText } from '../../../datacite/read/text-sample.ts'
import { detectedIn } from '../../../formats/detection.ts'
import type { FormatId } from '../../../formats/format.ts'
import { decodeText } from '../../../text/decode-text.ts'
import { firstCharacter } from '../../../text/first-character.ts'
import { parseJsonLines } from '../../../text/json/document.ts'
import { formatNamed } from '../extensions.ts'
import { hasSign, isManifest, lettersOf } from './signs.ts'

/**
 * True if a searched file, such as `tsconfig.json`, `compose.yaml` or an empty JSON file, shows no sign of a record. A
 * `package.json` counts as a record only if its format is requested.
 *
 * Files with the extension of a foreign format, and NDJSON files without lines or with an invalid line, always count as
 * records.
 */
export function isNoRecord(name: string, bytes: Uint8Array, from: FormatId | 'auto' = 'auto'): boolean {
  if (formatNamed(name) !== undefined) return false
  const decoded = decodeText(bytes)
  if (!decoded.ok) return !isOfLines(name) && !hasSign(lettersOf(bytes))
  // Without a byte order mark, UTF-16 is decoded as UTF-8 with NULs.
  const text = decoded.text.replaceAll('\0', '')
  if (!isManifest(name) && hasSign(text)) return false
  if (isOfLines(name) && !parses(text)) return false
  const sample = sampleText(text)
  const detected = detectedIn(sample)
  if (detected !== undefined) return detected === 'package-json' && from !== 'package-json'
  if (hasSign(text)) return false
  const isTyped = /[[{]/.test(firstCharacter(text) ?? '')
  return !candidatesIn(sample.value()).some(({ value }) => isObject(value) && dialectOf(value, isTyped) !== undefined)
}

const isOfLines = (name: string): boolean => /\.(?:ndjson|jsonl)(?:\.\w+)?$/i.test(name)

function parses(text: string): boolean {
  const parts = [...parseJsonLines(text).parts]
  return parts.length > 0 && parts.every(part => !('fault' in part))
}
