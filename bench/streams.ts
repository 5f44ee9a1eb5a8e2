import { createGunzip, gunzipSync, gzipSync } from 'node:zlib'
import { noCounts } from '../src/cli/report/counts/counts.ts'
import { type JsonReport, mergedReports } from '../src/cli/run/merge.ts'
import { check } from '../src/validation/check.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { builtEntry } from './entries.ts'
import { compare, median, timed } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Checking and converting compressed NDJSON as a stream, in one process, compared with unpacking and parsing it. Also
 * measures merging the reports of shards.
 */
export const streams: Bench = {
  id: 'streams',
  run: async effort => {
    const { checkStream, convertStream } = await built()
    return [
      await unpacking(effort, 'check', 0.5, input => checkStream(input)),
      await unpacking(effort, 'convert to XML', 0.4, input => convertStream(input, { to: 'datacite-xml' })),
      merging(effort),
    ]
  },
}

const built = (): Promise<typeof import('../src/stream.ts')> => import(builtEntry('citable/stream'))

/** Measures work on a stream of gzipped NDJSON, compared with unpacking all of it at once and parsing its lines. */
async function unpacking(
  { isSmoke, rounds }: Effort,
  what: string,
  target: number,
  work: (input: AsyncIterable<Uint8Array>) => AsyncIterable<{ index?: number | undefined }>,
): Promise<Row> {
  const lines = restRecords(200).map(record => `${JSON.stringify(record)}\n`)
  // Enough records to measure the work itself, as with a dump, and not the warm-up of the engine.
  const packed = gzipSync(lines.join('').repeat(isSmoke ? 1 : 60))
  const bare: number[] = []
  const worked: number[] = []
  for (let round = 0; round < (isSmoke ? 1 : rounds); round++) {
    bare.push(
      await timed(() => {
        for (const line of gunzipSync(packed).toString().split('\n')) if (line !== '') JSON.parse(line)
      }),
    )
    worked.push(
      await timed(async () => {
        // The chunks are so large that the next one is unpacked while this one is read.
        const gunzip = createGunzip({ chunkSize: 1 << 18 })
        gunzip.end(packed)
        for await (const one of work(gunzip)) if (one.index === undefined) throw new Error('It is not read.')
      }),
    )
  }
  const [baseline, candidate] = [median(bare), median(worked)]
  return {
    what: `${what}: ndjson.gz as it comes, gunzip and JSON.parse (speed against theirs)`,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(baseline / candidate),
    target: `at least ${target} ×`,
    reached: baseline / candidate >= target,
  }
}

function merging(effort: Effort): Row {
  const count = effort.isSmoke ? 20 : 1000
  const { records } = check(JSON.stringify(restRecords(50).map(record => ({ ...record, titles: [] }))))
  const parts = Array.from({ length: 16 }, (_, part) => {
    const results = Array.from({ length: count }, (_, number) => ({
      ...records[number % records.length],
      file: 'dump.tar/a.jsonl.gz',
      index: number * 16 + part,
    }))
    const summary = { files: part === 0 ? 1 : 0, records: count, invalid: count, errors: count, warnings: 0, infos: 0 }
    return JSON.stringify({ version: 1, results, summary, counts: noCounts() })
  })
  const parsed = (): JsonReport[] => parts.map(part => JSON.parse(part))
  const { baseline, candidate } = compare(parsed, () => mergedReports(parsed()), effort)
  return {
    what: `stats merge of 16 shards with ${(16 * count).toLocaleString('en-US')} records, JSON.parse of their reports`,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(candidate / baseline),
    target: 'under 1 s',
    reached: candidate < 1000,
  }
}
