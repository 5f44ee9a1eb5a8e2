import type { FormatId } from '../../formats/format.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { CheckedPiece } from './checked-piece.ts'
import type { GivenMember, WorkPlan } from './ordered-work.ts'
import type { Pool } from './pool.ts'
import type { StreamRun } from './stream-run.ts'

/** How the pieces of each file are checked. */
export const checkPlan = (
  run: Pick<StreamRun, 'optionsFor' | 'shard' | 'hasFacts'> & Partial<Pick<StreamRun, 'journal'>>,
  pool: Pool<'check'>,
): WorkPlan<CheckedPiece> => ({
  command: 'check',
  begin(member) {
    const options = optionsOf(member, run)
    const given = { name: member.name, options, hasFacts: run.hasFacts }
    return { from: options.from ?? 'auto', work: piece => pool.work(piece, given) }
  },
  width: pool.width,
  shard: run.shard,
  isResumable: run.journal !== undefined,
})

/** How a file is checked. */
export function optionsOf({ name, input }: GivenMember, run: Pick<StreamRun, 'optionsFor'>): CheckOptions<FormatId> {
  const options = run.optionsFor(name)
  return input.format === undefined ? options : { ...options, from: input.format }
}
