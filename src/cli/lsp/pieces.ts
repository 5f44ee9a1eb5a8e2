import { firstCharacter } from '../../text/first-character.ts'
import { linesOf, looksLikeLines } from '../../text/json/document.ts'
import { scanJson } from '../../text/json/scan.ts'

/** The form in which a text contains its records: entries of a JSON array, lines, or entries of a YAML list. */
export type Sequence = 'list' | 'lines' | 'yaml'

/** The text of a record, and its offset in the whole text. */
export interface Piece {
  text: string
  start: number
}

/**
 * Returns the records of a text if each can be checked separately, or undefined if only the whole text can be checked.
 */
export function piecesOf(text: string): { sequence: Sequence; pieces: Piece[] } | undefined {
  // A byte order mark counts only at the start of a text, and pieces are checked as texts.
  if (text.includes('\uFEFF')) return undefined
  const first = firstCharacter(text)
  if (first === '-') return entriesOfYaml(text)
  if (first === '[') return entriesOfList(text) ?? linesIn(text)
  if (first === '{') return linesIn(text)
  return first === '#' ? entriesOfYaml(text) : undefined
}

function entriesOfList(text: string): { sequence: 'list'; pieces: Piece[] } | undefined {
  const pieces: Piece[] = []
  let depth = 0
  let from = 0
  const fault = scanJson(text, (kind, start, end) => {
    if (kind === 'open' && depth++ === 1) from = start
    else if (kind === 'close' && --depth === 1) pieces.push({ text: text.slice(from, end), start: from })
    else if (kind === 'value' && depth === 1) pieces.push({ text: text.slice(start, end), start })
  })
  return fault === undefined && pieces.length > 0 ? { sequence: 'list', pieces } : undefined
}

function linesIn(text: string): { sequence: 'lines'; pieces: Piece[] } | undefined {
  if (!looksLikeLines(text) || scanJson(text) === undefined) return undefined
  // Includes the line end, which findings about the end of the line refer to.
  const pieces = [...linesOf(text)].map(({ line, start }) => ({
    text: text.slice(start, start + line.length + 1),
    start,
  }))
  return { sequence: 'lines', pieces }
}

/**
 * Returns the entries of an unindented YAML block list. Returns undefined for other lists, and for a text with document
 * markers, directives or aliases.
 */
function entriesOfYaml(text: string): { sequence: 'yaml'; pieces: Piece[] } | undefined {
  if (/(?:^|[\r\n])(?:---|\.\.\.|%)|(?:^|[\s[{,:?-])\*[^\s*]/.test(text)) return undefined
  const starts = [...text.matchAll(/(?:^|[\r\n])-(?=[ \t\r\n])/g)].map(({ index, 0: { length } }) => index + length - 1)
  const [first = -1] = starts
  if (first < 0 || !/^(?:[ \t]*(?:#[^\r\n]*)?(?:[\r\n]|$))*$/.test(text.slice(0, first))) return undefined
  return { sequence: 'yaml', pieces: starts.map((start, at) => ({ text: text.slice(start, starts[at + 1]), start })) }
}
