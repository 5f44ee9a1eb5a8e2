import type { Keeping } from '../../../datacite/dialects/read-members.ts'
import type { SourceDocument } from '../../../datacite/read/read-document.ts'
import { syntaxReaders } from '../../../datacite/read/syntax-readers.ts'
import type { FormatId } from '../../../formats/format.ts'
import { isOtherFormat } from '../../../formats/ids.ts'
import type { Piece } from '../../../records/piece.ts'
import type { Readers } from '../../../records/source.ts'
import { beginsAsJson, firstCharacter } from '../../../text/first-character.ts'
import { parseJson, parseJsonLines } from '../../../text/json/document.ts'
import type { CheckOptions } from '../../../validation/report.ts'
import { holdsRecord, type Parse, textsToRead, textToRead } from './piece-texts.ts'

/** Returns the options of a check of DataCite metadata, or undefined if they request a foreign format. */
export const dataciteOptions = ({ from = 'auto', ...options }: CheckOptions<FormatId>): CheckOptions | undefined =>
  isOtherFormat(from) ? undefined : { ...options, from }

/**
 * Returns the readers of a piece for a check, with records of foreign formats converted to REST JSON. Loads the parser
 * of the piece and its possible formats; DataCite's JSON needs neither.
 */
export async function checkReaders(
  piece: Piece,
  name: string,
  options: CheckOptions<FormatId>,
): Promise<Readers<SourceDocument>> {
  const { from = 'auto' } = options
  if (isOtherFormat(from)) {
    const { convertingReaders } = await import('./judged-readers.ts')
    const readers = (await convertingReaders([from], options)).get(from)
    if (readers !== undefined) return readers
    throw new TypeError(`Nothing reads "${from}".`)
  }
  const text = textToRead(piece)
  const parse = await parserFor(piece, text, from)
  const datacite = syntaxReaders(parse, from)
  if (from !== 'auto' || text === undefined || isDatacite(piece, text, parse)) return datacite
  return (await import('./other-readers.ts')).detectingReaders(piece, name, parse, datacite, options)
}

/**
 * Returns the readers of a piece for a command that takes records of any format unchanged. Loads the foreign formats
 * that the piece may have.
 *
 * If `from` does not give the format, it is detected from the content, else from the file name.
 */
export async function recordReaders(
  piece: Piece,
  from: FormatId | 'auto' = 'auto',
  name = '',
  extras: Keeping = true,
): Promise<Readers<SourceDocument<FormatId>>> {
  const { formatReaders } = await import('../../../formats/read/readers.ts')
  if (isOtherFormat(from)) return formatReaders(await (await import('./load-formats.ts')).loadFormats([from]), from)
  const text = from === 'auto' ? textToRead(piece) : undefined
  if (text === undefined) return formatReaders([], from, extras)
  const parse = await parserFor(piece, text, from)
  if (isDatacite(piece, text, parse)) return formatReaders([], 'auto', extras)
  const { formatsFor } = await import('./other-readers.ts')
  const { formats, named } = await formatsFor(piece, name, parse)
  return formatReaders(formats, named, extras)
}

async function parserFor({ kind }: Piece, text: string | undefined, from: FormatId | 'auto'): Promise<Parse> {
  if (kind === 'lines') return parseJsonLines
  if (text === undefined || (from !== 'datacite-xml' && beginsAsJson(text))) return remembering(parseJson)
  if (from === 'datacite-xml' || (from === 'auto' && firstCharacter(text) === '<')) {
    const { parseDataciteXml } = await import('../../../datacite/xml/document.ts')
    return one => parseDataciteXml(one, false)
  }
  return remembering((await import('../../../text/parse-data.ts')).parseData)
}

/** Wraps a parser so that a text is parsed only once for detection and reading. */
function remembering(parse: Parse): Parse {
  let last: { text: string; parsed: ReturnType<Parse> } | undefined
  return text => {
    if (last?.text === text) return last.parsed
    const parsed = parse(text)
    // Parts that are not an array are an iterator, which can be read only once.
    if (Array.isArray(parsed.parts)) last = { text, parsed }
    return parsed
  }
}

/**
 * True if a text contains a DataCite record as JSON, or begins like DataCite XML. No other reader is tried in these
 * cases.
 */
function isDatacite(piece: Piece, text: string, parse: Parse): boolean {
  const { kind, format } = piece
  if (beginsDataciteXml(text)) return true
  if (format !== undefined || !(kind === 'lines' || kind === 'list' || beginsAsJson(text))) return false
  for (const one of textsToRead(piece))
    for (const part of parse(one).parts) if ('document' in part && holdsRecord(part.document.value, true)) return true
  return false
}

/** True if a text starts with a resource in a DataCite namespace, after at most an XML declaration. */
const beginsDataciteXml = (text: string): boolean =>
  /^\s*(?:<\?xml\s[^<>]{0,200}\?>\s*)?<(?:[\w.-]{1,100}:)?resource\s[^<>]{0,2000}"http:\/\/datacite\.org\/schema\/kernel-/.test(
    text,
  )
