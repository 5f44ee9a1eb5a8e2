import { wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import type { IngestOptions, IngestReport, Kind } from './catalog.ts'
import { idsIn } from './changes/batch-changes.ts'
import { extrasOf } from './storing/input-schemas.ts'
import { type Prepared, type PreparedRecord, prepare } from './storing/prepare.ts'

/**
 * The number of JSON characters at which a batch ends, by database.
 *
 * In PostgreSQL, batches of a thousand 5 kB records are no faster than batches of 200 and need 120 MB more memory; in
 * SQLite, small batches are slower, because each batch rewrites the index.
 */
export const batchLengths = { postgres: 1 << 20, sqlite: 1 << 21 }

/**
 * Prepares records and passes them to a store in batches, each accepted or rejected as a whole. Without a requested
 * batch size, a batch ends at 1,000 records or `length` characters of JSON.
 *
 * Long records therefore take no more memory than short ones.
 */
export async function ingestInto(
  records: Iterable<unknown> | AsyncIterable<unknown>,
  { batch: asked, strict = false, onRefused, onProgress, onStored, signal, now = Date.now }: IngestOptions = {},
  store: (batch: readonly PreparedRecord[], now: () => number) => Promise<number>,
  length = Number.POSITIVE_INFINITY,
): Promise<IngestReport> {
  const size = asked ?? 1000
  const lengthOf = asked === undefined && length < Number.POSITIVE_INFINITY ? lengthOfJson : () => 0
  if (!Number.isInteger(size) || size < 1) throw wrongArgument('batch', 'a whole number above 0', size)
  if (
    typeof records !== 'object' ||
    records === null ||
    !(Symbol.iterator in records || Symbol.asyncIterator in records)
  )
    throw wrongArgument('The records', 'a list or a stream', records)
  const report: IngestReport = { accepted: { dataset: 0, file: 0, resource: 0 }, refused: [] }
  const refuse = onRefused ?? (refusal => void report.refused.push(refusal))
  let refused = 0
  let batch: PreparedRecord[] = []
  let batchLength = 0
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return
    const restored = await store(batch, now)
    if (restored > 0) report.restored = (report.restored ?? 0) + restored
    for (const { kind } of batch) report.accepted[kind]++
    onStored?.(idsIn(batch))
    batch = []
    batchLength = 0
    const { dataset, file, resource } = report.accepted
    onProgress?.({ accepted: dataset + file + resource, refused })
  }
  let index = 0
  for await (const given of records) {
    signal?.throwIfAborted()
    const prepared = judged(await prepare(given), given, strict, report)
    if (prepared.kind === 'refused') {
      const { id, reasons } = prepared
      refused++
      await refuse({ index, ...(id !== undefined && { id }), reasons })
    } else {
      batch.push(prepared)
      batchLength += lengthOf(prepared)
    }
    index++
    if (batch.length >= size || batchLength >= length) await flush()
  }
  await flush()
  return report
}

const lengthOfJson = ({ record }: PreparedRecord): number => JSON.stringify(record).length

/**
 * True if an ingest accepted at least 1000 records, enough to make refreshing the database's planner statistics
 * worthwhile.
 */
export const hasTakenMany = ({ accepted: { dataset, file, resource } }: IngestReport): boolean =>
  dataset + file + resource >= 1000

/**
 * Returns the prepared record, and adds its unknown members to the report. In strict mode, refuses a record with
 * unknown members.
 */
function judged(prepared: Prepared, given: unknown, strict: boolean, report: IngestReport): Prepared {
  if (prepared.kind === 'refused') return prepared
  const unknown = unknownIn(prepared, given)
  if (strict && unknown.length > 0) {
    const reasons = unknown.slice(0, 20).map(name => `/${name}: The service description does not define this member.`)
    return { kind: 'refused', id: prepared.record.id, reasons }
  }
  for (const name of unknown) noteUnknown(report, prepared.kind, name)
  return prepared
}

function unknownIn(prepared: PreparedRecord, given: unknown): string[] {
  if (!isObject(given)) return []
  if (prepared.kind === 'resource')
    return Object.hasOwn(given, 'datacite') ? Object.keys(extrasOf('resource', given) ?? {}) : []
  const { record } = prepared
  const listed = 'files' in record ? record.files.flatMap(({ extras = {} }) => Object.keys(extras)) : []
  return [...Object.keys(record.extras ?? {}), ...new Set(listed.map(name => `files/${name}`))]
}

/** The maximum number of member names to count. Input with more names does not come from a service. */
const most = 1000

function noteUnknown(report: IngestReport, kind: Kind, name: string): void {
  report.unknown ??= []
  const known = report.unknown.find(one => one.kind === kind && one.name === name)
  if (known !== undefined) known.count++
  else if (report.unknown.length < most) report.unknown.push({ kind, name, count: 1 })
}
