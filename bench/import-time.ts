import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, Row } from './bench.ts'
import { builtEntries } from './entries.ts'
import { compareProcesses } from './measure.ts'
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
      const commands = scripts.map(({ file }) => [file])
      const [empty = Number.NaN, ...others] = compareProcesses(commands, effort.rounds * 2)
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
