import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, Effort, Row } from './bench.ts'
import { type Loaded, startServer } from './load.ts'
import { median } from './measure.ts'
import { duration, times } from './units.ts'

/**
 * The download of a one-gigabyte raw file from a bare node:http server and from the service: elapsed time and processor
 * time.
 */
export const fileDownloads: Bench = {
  id: 'files',
  async run(effort) {
    const folder = mkdtempSync(join(tmpdir(), 'citable-bench-files-'))
    const path = join(folder, 'large.bin')
    const servers: Loaded[] = []
    try {
      const size = effort.isSmoke ? 5_000_000 : 1_000_000_000
      await writeFile(path, size)
      for (const mode of ['bare', 'service']) servers.push(await startServer('file-server.mjs', mode, path))
      return await compared(servers as [Loaded, Loaded], size, effort)
    } finally {
      for (const server of servers) server.end()
      rmSync(folder, { recursive: true })
    }
  },
}

async function writeFile(path: string, size: number): Promise<void> {
  const file = await open(path, 'w')
  const block = new Uint8Array(1_000_000).map((_, at) => (at * 7919) % 251)
  for (let written = 0; written < size; written += block.length) await file.write(block)
  await file.close()
}

async function compared(servers: readonly [Loaded, Loaded], size: number, effort: Effort): Promise<Row[]> {
  const sides = servers.map(server => ({ server, taken: [] as number[], used: [] as number[] }))
  const rounds = effort.isSmoke ? 1 : 7
  for (let round = -1; round < rounds; round++)
    for (const { server, taken, used } of round % 2 === 0 ? sides : sides.toReversed()) {
      const [start, before] = [performance.now(), await server.ask('milliseconds')]
      if ((await downloaded(server.url)) !== size) throw new Error('The file came in part.')
      // The first download warms up.
      if (round < 0) continue
      taken.push(performance.now() - start)
      used.push((await server.ask('milliseconds')) - before)
    }
  const [bare, service] = sides.map(({ taken, used }) => ({ taken: median(taken), used: median(used) }))
  const rowOf = (what: string, first = Number.NaN, second = Number.NaN): Row => ({
    what,
    baseline: duration(first),
    candidate: duration(second),
    ratio: times(second / first),
    target: `at most ${(1 / 0.9).toFixed(2)} ×`,
    reached: second / first <= 1 / 0.9,
  })
  const { target: _, reached: __, ...processor } = rowOf('  processor time of the server', bare?.used, service?.used)
  return [rowOf(`a file of ${size / 1e6} MB, bare node:http and the service`, bare?.taken, service?.taken), processor]
}

const downloaded = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, response => {
      let length = 0
      response.on('data', (chunk: Uint8Array) => (length += chunk.length))
      response.on('end', () => resolve(length)).on('error', reject)
    }).on('error', reject)
  })
