import { type ChildProcess, spawn } from 'node:child_process'
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
      await monthlyDump(join(folder, 'dump.tar'), isSmoke ? 1 : 8, isSmoke ? 50 : 3000)
      const runs: Run[][] = [[], []]
      for (let round = 0; round < (isSmoke ? 1 : Math.min(rounds, 3)); round++)
        for (const jobs of [1, 2]) runs[jobs - 1]?.push(await checked(command, folder, jobs))
      return rows(runs[0] ?? [], runs[1] ?? [])
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

async function checked(command: string, folder: string, jobs: number): Promise<Run> {
  const start = performance.now()
  const child = spawn(process.execPath, [command, 'check', 'dump.tar', '--jobs', `${jobs}`, '-f', 'ndjson'], {
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

function rows(alone: readonly Run[], together: readonly Run[]): Row[] {
  const [one, two] = [median(alone.map(({ end }) => end)), median(together.map(({ end }) => end))]
  const first = median([...alone, ...together].map(run => run.first))
  const memory = Math.max(...alone.map(run => run.memory), ...together.map(run => run.memory))
  return [
    {
      what: 'citable check of a dump with two threads, with one (speed against it)',
      baseline: duration(one),
      candidate: duration(two),
      ratio: times(one / two),
      target: 'at least 1.8 ×',
      reached: one / two >= 1.8,
    },
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
