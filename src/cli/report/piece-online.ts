import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../stream/piece.ts'
import { pieceText } from '../../stream/piece-text.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { OnlineCheck } from '../online/check/online-check.ts'
import type { FileReport } from './report.ts'

/** The part of a file that a piece is, with what is found online, where that is asked for. */
export async function withOnline(
  file: FileReport,
  piece: Piece,
  { from }: CheckOptions<FormatId>,
  online: OnlineCheck | undefined,
  moved: (diagnostic: Diagnostic) => Diagnostic,
): Promise<FileReport> {
  const text = online && pieceText(piece)
  if (online === undefined || text === undefined) return file
  return online.addToPart(file, text.text, from, diagnostic => moved(text.placed(diagnostic)))
}
