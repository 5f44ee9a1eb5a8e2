import type { Piece } from '../../../records/piece.ts'

/**
 * What threads do with a piece. Each job is loaded where it is first done. What it is given and what it makes are plain values, because they
 * go from thread to thread.
 */
export const jobs = {
  check: async () => (await import('../../pieces/check.ts')).checkedPiece,
  convert: async () => (await import('../../pieces/convert.ts')).convertedPiece,
  'convert as registered': async () => (await import('../../pieces/as-registered.ts')).asRegisteredPiece,
  'convert to parquet': async () => (await import('../../pieces/parquet.ts')).parquetRows,
  upgrade: async () => (await import('../../pieces/upgrade.ts')).upgradedPiece,
  predict: async () => (await import('../../predict/predictions.ts')).predictionsOfPiece,
}

export type JobName = keyof typeof jobs

type Job<N extends JobName> = Awaited<ReturnType<(typeof jobs)[N]>>

/** What a job is given beside the piece. */
export type JobInput<N extends JobName> = Parameters<Job<N>>[1]

/** What a job makes of a piece. */
export type JobResult<N extends JobName> = Awaited<ReturnType<Job<N>>>

/** A job, for whoever knows only its name. */
export type JobWork<N extends JobName> = (piece: Piece, given: JobInput<N>) => JobResult<N> | Promise<JobResult<N>>
