import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Effort } from './bench.ts'

/** The median time per run of the baseline and of the candidate, in milliseconds. */
export interface Comparison {
  baseline: number
  candidate: number
}

/** One run of one side of a comparison. The result of a run is kept, so that engines cannot optimise the work away. */
export type Work = () => unknown

/**
 * Times two pieces of work in turn, so that other load on the machine affects both.
 *
 * After a warm-up, each of `effort.rounds` rounds runs a batch of both, in alternating order.
 *
 * A batch repeats its work often enough to last about `batch` milliseconds. If one run takes more than a second,
 * there are at most three rounds.
 */
export function compare(baseline: Work, candidate: Work, effort: Effort, batch = effort.isSmoke ? 2 : 60): Comparison {
  const sides = [baseline, candidate].map(work => ({ work, ...warmedUp(work, batch), times: [] as number[] }))
  const isLong = sides.some(side => side.last > 1000)
  for (let round = 0; round < (isLong ? Math.min(3, effort.rounds) : effort.rounds); round++) {
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) {
      // Garbage of one long run should not slow the other side down; after short runs, collecting would only discard
      // the engine's optimisations.
      if (side.repeats === 1) globalThis.gc?.()
      side.times.push(timeOf(side.work, side.repeats) / side.repeats)
    }
  }
  const [first, second] = sides.map(side => median(side.times))
  return { baseline: first ?? Number.NaN, candidate: second ?? Number.NaN }
}

/**
 * Times two pieces of asynchronous work, such as database queries.
 *
 * Each round runs both once. The result is the median of the individual times, so that a few slow queries do not hide
 * the typical time.
 */
export async function compareAwaited(baseline: Work, candidate: Work, { isSmoke }: Effort): Promise<Comparison> {
  const [first, second]: number[][] = [[], []]
  for (let round = isSmoke ? -5 : -200; round < (isSmoke ? 10 : 1500); round++) {
    for (const [work, times] of [
      [baseline, first],
      [candidate, second],
    ] as const) {
      const start = performance.now()
      kept.result = await work()
      if (round >= 0) times?.push(performance.now() - start)
    }
  }
  return { baseline: median(first ?? []), candidate: median(second ?? []) }
}

/**
 * Returns the median time in milliseconds that Node takes with each list of arguments. Throws if a process fails.
 *
 * The processes run in turn.
 */
export function compareProcesses(commands: readonly (readonly string[])[], rounds: number): number[] {
  const timed = commands.map(args => ({ args, times: [] as number[] }))
  for (let round = 0; round < rounds; round++)
    for (const { args, times } of timed) {
      const start = performance.now()
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
      times.push(performance.now() - start)
    }
  return timed.map(({ times }) => median(times))
}

/** Returns the middle value, or the mean of the two middle values of an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/**
 * Runs the work in several batches before it is measured. Returns the number of runs that fill a batch, and the time of
 * the last batch.
 */
function warmedUp(work: Work, batch: number): { repeats: number; last: number } {
  let repeats = 1
  let time = timeOf(work, repeats)
  for (let spent = time; spent < warmUp * batch; spent += time) {
    if (time < batch) repeats = Math.ceil(repeats * Math.min(10, (batch / Math.max(time, 0.001)) * 1.1))
    time = timeOf(work, repeats)
  }
  return { repeats, last: time }
}

const warmUp = 8

function timeOf(work: Work, repeats: number): number {
  const start = performance.now()
  for (let done = 0; done < repeats; done++) kept.result = work()
  return performance.now() - start
}

const kept: { result: unknown } = { result: undefined }

/** Returns the milliseconds that a piece of work takes. */
export async function timed(work: Work): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Returns the peak memory of a process in bytes (Linux), or 0 if the system does not report it. */
export function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`
  return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024 : 0
}
