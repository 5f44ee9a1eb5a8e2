import type { SourceDocument } from '../../../datacite/read/read-document.ts'
import { sampleBy, type TextSample } from '../../../datacite/read/sample.ts'
import { detectedIn, likelyIn } from '../../../formats/detection.ts'
import type { Format, FormatId } from '../../../formats/format.ts'
import type { Piece } from '../../../records/piece.ts'
import { chosenBy, orElse, type Readers } from '../../../records/source.ts'
import { decodeText } from '../../../text/decode-text.ts'
import { beginsAsJson, tellsSyntax } from '../../../text/first-character.ts'
import { formatNamed } from '../extensions.ts'
import type { Judging } from './judged-readers.ts'
import { loadFormats } from './load-formats.ts'
import { holdsRecord, type Parse, textsToRead } from './piece-texts.ts'

/**
 * Returns the readers of a piece that might not be DataCite metadata.
 *
 * A text is read in its detected format or, if none is detected and DataCite's readers find no record, in the format
 * that the file name or the beginning of the text suggests.
 */
export async function detectingReaders(
  piece: Piece,
  name: string,
  parse: Parse,
  datacite: Readers<SourceDocument>,
  options: Judging,
): Promise<Readers<SourceDocument>> {
  const told = new Map<string, { id: FormatId; isSure: boolean }>()
  for (const text of textsToRead(piece)) {
    const sample = sampleBy(parse, text)
    const { id = piece.format, isDetected = false } = otherFormatOf(name, sample) ?? {}
    const isSure = piece.format !== undefined || (isDetected && !mayBeDataciteXml(text))
    if (id !== undefined) told.set(text, { id: id as FormatId, isSure })
    // If the whole text can be parsed, its parts are not needed.
    if (!isDetected && !beginsAsJson(text) && holdsRecord(sample.value(), false)) break
  }
  if (told.size === 0) return datacite
  const { convertingReaders } = await import('./judged-readers.ts')
  const readers = await convertingReaders(
    [...told.values()].map(({ id }) => id),
    options,
  )
  return chosenBy(input => {
    const decoded = decodeText(input as string | Uint8Array)
    const own = decoded.ok ? told.get(decoded.text) : undefined
    const others = own && readers.get(own.id)
    if (others === undefined) return datacite
    return own?.isSure === true ? others : orElse(datacite, others)
  })
}

/**
 * Loads the possible foreign formats of a piece. `named` is the format that the file name suggests if the content does
 * not determine the format.
 */
export async function formatsFor(
  piece: Piece,
  name: string,
  parse: Parse,
): Promise<{ formats: readonly Format[]; named?: FormatId }> {
  const ids: FormatId[] = []
  let isWhole = true
  for (const text of textsToRead(piece)) {
    const sample = sampleBy(parse, text)
    const id = detectedIn(sample)
    const named = isWhole && id === undefined ? suggestedBy(name, text) : undefined
    if (named !== undefined) return { formats: await loadFormats([named]), named }
    const likely = id ?? likelyIn(sample)
    if (likely !== undefined) ids.push(likely)
    isWhole = false
  }
  return { formats: await loadFormats(ids) }
}

/**
 * Returns the foreign format of a sample. If none is detected and the text does not reveal its syntax, returns the
 * format that the file name or the beginning of the text suggests, with `isDetected` false.
 */
export function otherFormatOf(name: string, sample: TextSample): { id: FormatId; isDetected: boolean } | undefined {
  const found = detectedIn(sample)
  if (found !== undefined) return { id: found, isDetected: true }
  const id = tellsSyntax(sample.text) ? undefined : (formatNamed(name) ?? likelyIn(sample))
  return id && { id, isDetected: false }
}

const suggestedBy = (name: string, text: string): FormatId | undefined =>
  tellsSyntax(text) ? undefined : formatNamed(name)

/** True if XML may be a DataCite record, even if it also looks like another format. */
const mayBeDataciteXml = (text: string): boolean =>
  /^\s*</.test(text) && /<(?:[^\s<>/:=]{1,200}:)?resource[\s/>]/.test(text)
