import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bench, Row } from './bench.ts'
import { median } from './measure.ts'
import { monthlyDump } from './monthly-dump.ts'
import { duration, times } from './units.ts'

/** Checking a dump with the built command: what a second core brings, when the first finding comes, how much memory it takes. */
export const dumps: Bench = {
  id: 'dumps',
  async run({ isSmoke, rounds }) {
    const command = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
    if (!existsSync(command)) throw new Error('the command is not built; run "npm run build:code" first')
    const folder = mkdtempSync(join(tmpdir(), 'citable-dumps-'))
    try {
      // So large that what each thread takes to begin, two seconds of compiling, does not hide what a second core brings.
      const [months, monthly] = isSmoke ? [1, 50] : [96, 3000]
      await monthlyDump(join(folder, 'dump.tar'), months, monthly)
      const runs: Runs = { oneCore: [], oneThread: [], twoThreads: [] }
      const hasTaskset = spawnSync('taskset', ['--version']).status === 0
      for (let round = 0; round < (isSmoke ? 1 : Math.min(rounds, 3)); round++) {
        if (hasTaskset)
          runs.oneCore.push(await checked(['taskset', '--cpu-list', '0', process.execPath], command, folder, 1))
        runs.oneThread.push(await checked([process.execPath], command, folder, 1))
        runs.twoThreads.push(await checked([process.execPath], command, folder, 2))
      }
      return rows(runs, `a dump of ${(months * monthly).toLocaleString('en-US')} records`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A run of the command: milliseconds until the first finding and until the end, and the most bytes of memory, where the system tells. */
interface Run {
  first: number
  end: number
  memory: number
}

/** The runs with one thread on one core, with one thread whose memory other threads of Node may clear on another core, and with two. */
type Runs = Record<'oneCore' | 'oneThread' | 'twoThreads', Run[]>

async function checked(
  [program = '', ...before]: string[],
  command: string,
  folder: string,
  jobs: number,
): Promise<Run> {
  const start = performance.now()
  const child = spawn(program, [...before, command, 'check', 'dump.tar', '--jobs', `${jobs}`, '-f', 'ndjson'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let first = Number.NaN
  child.stdout?.once('data', () => {
    first = performance.now() - start
  })
  child.stdout?.resume()
  let memory = 0
  while (child.exitCode === null) {
    memory = Math.max(memory, memoryOf(child))
    await setTimeout(20)
  }
  await ended
  if (child.exitCode !== 1) throw new Error(`citable check ended with ${child.exitCode}`)
  return { first, end: performance.now() - start, memory }
}

/** The most memory that a process has used (Linux); 0 where that is not known. */
function memoryOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`
  return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024 : 0
}

function rows({ oneCore, oneThread, twoThreads }: Runs, dump: string): Row[] {
  const first = median([...oneThread, ...twoThreads].map(run => run.first))
  const memory = Math.max(...[...oneThread, ...twoThreads].map(run => run.memory))
  const two = median(twoThreads.map(({ end }) => end))
  const against = (what: string, runs: readonly Run[]): Row[] => {
    const one = median(runs.map(({ end }) => end))
    const [ratio, target] = [times(one / two), 'at least 1.8 ×']
    return [{ what, baseline: duration(one), candidate: duration(two), ratio, target, reached: one / two >= 1.8 }]
  }
  return [
    ...(oneCore.length > 0
      ? against(
          `citable check of ${dump} on two cores with two threads, on one core with one (speed against it)`,
          oneCore,
        )
      : []),
    ...against(`citable check of ${dump} with two threads, with one (speed against it)`, oneThread),
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
