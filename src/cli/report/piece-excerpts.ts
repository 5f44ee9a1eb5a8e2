import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Piece } from '../../stream/piece.ts'
import { excerptOf } from './excerpt.ts'
import type { FileReport } from './report.ts'

/** The lines around findings of a piece, as the whole input numbers them. */
export function excerpts(
  piece: Piece,
  base: number,
  original: ReadonlyMap<Diagnostic['position'], Diagnostic>,
): FileReport['excerpt'] {
  let text: string | undefined
  return diagnostic => {
    const { position } = diagnostic.position === undefined ? {} : (original.get(diagnostic.position) ?? {})
    if (position === undefined) return undefined
    text ??= new TextDecoder().decode(piece.bytes)
    const { lines } = excerptOf(text, position)
    return { lines: lines.map(line => ({ ...line, number: line.number + base })) }
  }
}
