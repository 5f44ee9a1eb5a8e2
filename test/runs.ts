/**
 * How many values a property is tried on: `$CITABLE_RUNS` where it is set; else `usual`, or `few` in the fast suite where that is given.
 * A file that gives `few` belongs to the slow suite as well (`vitest.config.ts`).
 */
export function runsOr(usual: number, few = usual): number {
  const wanted = Number(process.env.CITABLE_RUNS ?? (process.env.CITABLE_SUITE === 'slow' ? usual : few))
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new TypeError(`CITABLE_RUNS should be a whole number from 1 on, not ${process.env.CITABLE_RUNS}.`)
  return wanted
}
