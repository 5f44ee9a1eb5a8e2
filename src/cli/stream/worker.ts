import { parentPort } from 'node:worker_threads'
import type { Piece } from '../../stream/piece.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { type CheckedPiece, checkedPiece } from './checked-piece.ts'

/** Work for a thread: a piece to be checked. */
export interface Task {
  piece: Piece
  options: CheckOptions
  hasFacts: boolean
}

/** What came of it, or why it failed. */
export type Done = { checked: CheckedPiece } | { error: string }

/** Checks pieces that the main thread sends, until it ends this one. */
export function serveWork(): void {
  parentPort?.on('message', ({ piece, options, hasFacts }: Task) => {
    let done: Done
    try {
      done = { checked: checkedPiece(piece, options, hasFacts) }
    } catch (error) {
      done = { error: error instanceof Error ? error.message : String(error) }
    }
    parentPort?.postMessage(done)
  })
}
