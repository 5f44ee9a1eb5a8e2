/** True if the slow suite is running. */
export const isSlowSuite = process.env.CITABLE_SUITE === 'slow'

/**
 * Returns the number of values per property test: `$CITABLE_RUNS` if set, else `usual`, or `few` (if given) in the fast
 * suite.
 *
 * A file that gives `few` belongs to the slow suite as well (`vitest.config.ts`).
 */
export function runsOr(usual: number, few = usual): number {
  const wanted = Number(process.env.CITABLE_RUNS ?? (isSlowSuite ? usual : few))
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new TypeError(`CITABLE_RUNS should be a whole number from 1 on, not ${process.env.CITABLE_RUNS}.`)
  return wanted
}
