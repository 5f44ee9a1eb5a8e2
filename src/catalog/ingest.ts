import { wrongArgument } from '../argument.ts'
import type { IngestOptions, IngestReport } from './catalog.ts'
import { idsIn } from './changes.ts'
import type { PreparedRecord } from './prepare.ts'
import { prepare } from './prepare.ts'

/** Prepares records and hands them to a store in batches, each of which it takes as a whole or rejects. */
export async function ingestInto(
  records: Iterable<unknown> | AsyncIterable<unknown>,
  { batch: size = 1000, onProgress, onStored, signal, now = Date.now }: IngestOptions = {},
  store: (batch: readonly PreparedRecord[], now: () => number) => Promise<void>,
): Promise<IngestReport> {
  if (!Number.isInteger(size) || size < 1) throw wrongArgument('batch', 'a whole number above 0', size)
  if (
    typeof records !== 'object' ||
    records === null ||
    !(Symbol.iterator in records || Symbol.asyncIterator in records)
  )
    throw wrongArgument('The records', 'a list or a stream', records)
  const report: IngestReport = { accepted: { dataset: 0, file: 0, resource: 0 }, refused: [] }
  let batch: PreparedRecord[] = []
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return
    await store(batch, now)
    for (const { kind } of batch) report.accepted[kind]++
    onStored?.(idsIn(batch))
    batch = []
    const { dataset, file, resource } = report.accepted
    onProgress?.({ accepted: dataset + file + resource, refused: report.refused.length })
  }
  let index = 0
  for await (const given of records) {
    signal?.throwIfAborted()
    const prepared = await prepare(given)
    if (prepared.kind === 'refused') {
      const { id, reasons } = prepared
      report.refused.push({ index, ...(id !== undefined && { id }), reasons })
    } else batch.push(prepared)
    index++
    if (batch.length >= size) await flush()
  }
  await flush()
  return report
}
