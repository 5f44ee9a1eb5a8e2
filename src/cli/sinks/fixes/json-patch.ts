import type { Piece } from '../../../records/piece.ts'
import type { FixedPiece } from '../../pieces/fix.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { safeJson } from '../../text/printable.ts'
import type { FixSink } from './fix-sink.ts'

/**
 * Writes the changes to each document to standard output as a line `{ "file", "document", "patch" }`. A document that
 * is read in several pieces may have several lines.
 */
export const jsonPatches = ({ stdout }: Terminal): FixSink => ({
  async begin({ name: file }) {
    let first = 0
    return {
      async take(piece, fixed) {
        // Entries of a YAML list may continue the document of the previous piece.
        if (piece.kind === 'yaml' && piece.list !== undefined && !fixed.isConverted) first--
        for (const [number, patch] of fixed.patches.entries())
          if (patch.length > 0) stdout.write(`${safeJson({ file, document: first + number, patch })}\n`)
        first += documentsIn(piece, fixed)
      },
    }
  },
})

/**
 * Returns the number by which a piece increases the document number.
 *
 * A piece of an unconverted list does not increase the number, because the list is a single document.
 */
function documentsIn({ kind, bytes }: Piece, { patches, report, isConverted }: FixedPiece): number {
  if (isConverted) return report.records.length
  if (kind === 'list') return 0
  if (kind === 'yaml') return Math.max(1, patches.length)
  if (kind === 'text') return 1
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter(line => /\S/.test(line)).length
}
