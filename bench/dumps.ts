import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bench, Row } from './bench.ts'
import { dumpConversions } from './dump-conversions.ts'
import { median, peakMemory } from './measure.ts'
import { monthlyDump } from './monthly-dump.ts'
import { duration, times } from './units.ts'

/**
 * The speed and the memory use of the built command when it checks a dump.
 *
 * Measures the gain from a second core, and the time to the first finding. Also measures commands on a single gzipped
 * file.
 */
export const dumps: Bench = {
  id: 'dumps',
  async run({ isSmoke, rounds }) {
    const command = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
    if (!existsSync(command)) throw new Error('the command is not built; run "npm run build:code" first')
    const folder = mkdtempSync(join(tmpdir(), 'citable-dumps-'))
    try {
      // So large that the start of a thread, two seconds of compiling, does not hide the gain from a second core.
      const [months, monthly] = isSmoke ? [1, 50] : [128, 3000]
      await monthlyDump(join(folder, 'dump.tar'), months, monthly)
      const runs: Runs = { firstFinding: [], oneCore: [], oneThread: [], twoThreads: [] }
      const hasTaskset = spawnSync('taskset', ['--version']).status === 0
      for (let round = 0; round < (isSmoke ? 1 : Math.min(rounds, 3)); round++) {
        if (hasTaskset)
          runs.oneCore.push(await checked(['taskset', '--cpu-list', '0', process.execPath], command, folder, 1))
        runs.oneThread.push(await checked([process.execPath], command, folder, 1))
        runs.twoThreads.push(await checked([process.execPath], command, folder, 2))
        runs.firstFinding.push(await firstFinding(command, folder))
      }
      const conversions = await dumpConversions(
        command,
        folder,
        isSmoke ? 50 : 20_000,
        isSmoke ? 1 : Math.min(rounds, 3),
      )
      return [...rows(runs, `a dump of ${(months * monthly).toLocaleString('en-US')} records`), ...conversions]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A run of the command: its duration in milliseconds, and its peak memory in bytes (0 if unknown). */
interface Run {
  end: number
  memory: number
}

interface Runs {
  /** The milliseconds until the first finding. */
  firstFinding: number[]
  oneCore: Run[]
  /** The runs with one thread. They use about 1.15 cores, because Node's garbage collector may run on another core. */
  oneThread: Run[]
  twoThreads: Run[]
}

const check = ['check', 'dump.tar', '-f', 'ndjson']

/** Runs the command and discards its output, because reading the output would also take processor time. */
async function checked(
  [program = '', ...before]: string[],
  command: string,
  folder: string,
  jobs: number,
): Promise<Run> {
  const start = performance.now()
  const child = spawn(program, [...before, command, ...check, '--jobs', `${jobs}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  let memory = 0
  while (child.exitCode === null) {
    memory = Math.max(memory, peakMemory(child.pid))
    await setTimeout(200)
  }
  await ended
  if (child.exitCode !== 1) throw new Error(`citable check ended with ${child.exitCode}`)
  return { end: performance.now() - start, memory }
}

async function firstFinding(command: string, folder: string): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, [command, ...check], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  const first = performance.now() - start
  child.kill('SIGKILL')
  await ended
  return first
}

function rows({ firstFinding, oneCore, oneThread, twoThreads }: Runs, dump: string): Row[] {
  const first = median(firstFinding)
  const memory = Math.max(...[...oneThread, ...twoThreads].map(run => run.memory))
  const two = median(twoThreads.map(({ end }) => end))
  const against = (what: string, runs: readonly Run[]) => {
    const one = median(runs.map(({ end }) => end))
    return {
      row: { what, baseline: duration(one), candidate: duration(two), ratio: times(one / two) },
      ratio: one / two,
    }
  }
  const ofOneCore = against(
    `citable check of ${dump} on two cores with two threads, on one core with one (speed against it)`,
    oneCore,
  )
  return [
    ...(oneCore.length === 0 ? [] : [{ ...ofOneCore.row, target: 'at least 1.8 ×', reached: ofOneCore.ratio >= 1.8 }]),
    against(`citable check of ${dump} with two threads, with one (speed against it)`, oneThread).row,
    {
      what: 'the first finding, from the start of the process',
      baseline: '',
      candidate: duration(first),
      ratio: duration(first),
      target: 'within 300 ms',
      reached: first <= 300,
    },
    {
      what: 'memory at most',
      baseline: '',
      candidate: `${Math.round(memory / 1e6)} MB`,
      ratio: `${Math.round(memory / 1e6)} MB`,
      target: 'under 200 MB',
      reached: memory > 0 && memory < 200e6,
    },
  ]
}
