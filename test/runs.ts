/** How many records a property is tried on: `$CITABLE_RUNS` where that is set, else as many as given. */
export function runsOr(usual: number): number {
  const wanted = Number(process.env.CITABLE_RUNS ?? usual)
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new TypeError(`CITABLE_RUNS should be a whole number from 1 on, not ${process.env.CITABLE_RUNS}.`)
  return wanted
}
