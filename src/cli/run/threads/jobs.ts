import type { Piece } from '../../../records/piece.ts'

/**
 * The jobs of threads, each loaded on first use. Inputs and results are plain values, because they are passed between
 * threads.
 */
export const jobs = {
  check: async () => (await import('../../pieces/check.ts')).checkedPiece,
  convert: async () => (await import('../../pieces/convert.ts')).convertedPiece,
  'convert as registered': async () => (await import('../../pieces/as-registered.ts')).asRegisteredPiece,
  upgrade: async () => (await import('../../pieces/upgrade.ts')).upgradedPiece,
  tally: async () => (await import('../../pieces/tally.ts')).talliedPiece,
  predict: async () => (await import('../../predict/predictions.ts')).predictionsOfPiece,
}

export type JobName = keyof typeof jobs

type Job<N extends JobName> = Awaited<ReturnType<(typeof jobs)[N]>>

/** The second argument of a job, after the piece. */
export type JobInput<N extends JobName> = Parameters<Job<N>>[1]

/** The result of a job. */
export type JobResult<N extends JobName> = Awaited<ReturnType<Job<N>>>

/** The type of a job's function, for code that is generic in the name of the job. */
export type JobWork<N extends JobName> = (piece: Piece, given: JobInput<N>) => JobResult<N> | Promise<JobResult<N>>
