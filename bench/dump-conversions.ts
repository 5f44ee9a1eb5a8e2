import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import type { Row } from './bench.ts'
import { median } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/** Commands on a dump, each with its maximum time as a multiple of the time of the baseline. */
const works: readonly { what: string; args: readonly string[]; atMost: number }[] = [
  { what: 'check', args: ['check'], atMost: 2.3 },
  { what: 'convert to CSL-JSON', args: ['convert', '--to', 'csl-json'], atMost: 3 },
  { what: 'convert to BibTeX', args: ['convert', '--to', 'bibtex'], atMost: 3 },
  { what: 'convert to schema.org', args: ['convert', '--to', 'schema-org'], atMost: 3.5 },
  { what: 'convert to DataCite REST', args: ['convert', '--to', 'datacite-rest'], atMost: 1.8 },
  {
    what: 'stats by two fields',
    args: ['stats', '--by', 'resourceTypeGeneral,publicationYear', '--no-check'],
    atMost: 2,
  },
]

/**
 * Compares commands on a gzipped dump with gunzip, JSON.parse and JSON.stringify of the same file in Node. Each round
 * measures the baseline once, then each command once.
 */
export async function dumpConversions(command: string, folder: string, count: number, rounds: number): Promise<Row[]> {
  const path = join(folder, 'dump.ndjson.gz')
  const records = restRecords(Math.min(count, 200))
  const lines = Array.from({ length: count }, (_, number) => {
    const attributes = { ...records[number % records.length], doi: `10.5072/dump.${number}` }
    return `${JSON.stringify({ id: attributes.doi, type: 'dois', attributes })}\n`
  })
  writeFileSync(path, gzipSync(lines.join(''), { level: 1 }))
  const floor: number[] = []
  const taken = works.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    floor.push(await parsedAndWritten(path))
    for (const [at, { args }] of works.entries()) taken[at]?.push(await timeOf(command, [...args, path]))
  }
  const baseline = median(floor)
  return works.map(({ what, atMost }, at) => {
    const candidate = median(taken[at] ?? [])
    return {
      what: `${what}, ${count.toLocaleString('en-US')} records; gunzip, parse and stringify (time against it)`,
      baseline: duration(baseline),
      candidate: duration(candidate),
      ratio: times(candidate / baseline),
      target: `at most ${times(atMost)}`,
      reached: candidate / baseline <= atMost,
    }
  })
}

/** Returns the milliseconds that Node takes to unpack a file and to parse and stringify each line. */
async function parsedAndWritten(path: string): Promise<number> {
  const start = performance.now()
  let length = 0
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) }))
    length += JSON.stringify(JSON.parse(line)).length
  if (length === 0) throw new Error('nothing was read')
  return performance.now() - start
}

async function timeOf(command: string, args: readonly string[]): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, [command, ...args], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  if (code !== 0 && code !== 1) throw new Error(`citable ${args[0]} ended with ${code}`)
  return performance.now() - start
}
