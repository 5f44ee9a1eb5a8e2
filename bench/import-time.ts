import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, Row } from './bench.ts'
import { builtEntries } from './entries.ts'
import { median } from './measure.ts'
import { duration } from './units.ts'

/** The time that importing an entry adds to a fresh process with an empty script. */
export const importTime: Bench = {
  id: 'import',
  async run(effort) {
    const folder = mkdtempSync(join(tmpdir(), 'citable-bench-'))
    try {
      const scripts = [{ name: '', file: scriptIn(folder, 'empty', '') }]
      for (const [place, { name, url }] of builtEntries().entries()) {
        scripts.push({ name, file: scriptIn(folder, String(place), `import ${JSON.stringify(url.href)}\n`) })
      }
      const timed = scripts.map(script => ({ ...script, times: [] as number[] }))
      for (let round = 0; round < effort.rounds * 2; round++) {
        for (const script of timed) script.times.push(timeOf(script.file))
      }
      const [empty = Number.NaN, ...others] = timed.map(({ times }) => median(times))
      return others.map((time, place) => row(scripts[place + 1]?.name ?? '', empty, time))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

function scriptIn(folder: string, name: string, text: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  return file
}

function timeOf(file: string): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return performance.now() - start
}

function row(name: string, empty: number, time: number): Row {
  const added = time - empty
  const shown = {
    what: `import '${name}'`,
    baseline: duration(empty),
    candidate: duration(time),
    ratio: `+ ${duration(Math.max(0, added))}`,
  }
  return name === 'citable' ? { ...shown, target: 'under + 15 ms', reached: added < 15 } : shown
}
