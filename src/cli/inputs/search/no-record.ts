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
 * True if a file that a search found is no record and shows no sign of one, such as `tsconfig.json`, `compose.yaml` or an empty file. A
 * `package.json` is one only if its format is asked for; lines of NDJSON that do not parse, and files whose name tells their format, always.
 */
export function isNoRecord(name: string, bytes: Uint8Array, from: FormatId | 'auto' = 'auto'): boolean {
  if (formatNamed(name) !== undefined) return false
  const decoded = decodeText(bytes)
  if (!decoded.ok) return !isOfLines(name) && !hasSign(lettersOf(bytes))
  // Without a mark, UTF-16 is read as UTF-8 with zeros.
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

/** True if every line that is not blank is JSON, and there is one. */
function parses(text: string): boolean {
  const parts = [...parseJsonLines(text).parts]
  return parts.length > 0 && parts.every(part => !('fault' in part))
}
