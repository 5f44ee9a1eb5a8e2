import type { Catalog, IngestReport } from '../../catalog/index.ts'
import type { FormatId } from '../../formats/format.ts'
import { start } from '../../records/place.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { isDivided } from '../inputs/large.ts'
import type { GivenMember } from '../run/ordered-work.ts'
import { type Pace, paceOn } from '../run/pace.ts'
import { dividedReading, formatIn, wholeReading } from '../run/reading.ts'
import { runPieces } from '../run/run-pieces.ts'
import { fitHeap } from '../run/threads/heap.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { givenInPiece } from './given.ts'
import { hasAny, type PruneLimit, Pruning, type Withheld } from './prune.ts'

/** The result of loading inputs. */
export interface Ingested {
  accepted: IngestReport['accepted']
  /** The number of records and parts of files that were refused. */
  refused: number
  unknown: NonNullable<IngestReport['unknown']>
  /** The number of records that were restored because they are no longer missing; absent if there are none. */
  restored?: number
  /** The problems with inputs that could not be read. */
  problems: Problem[]
  /**
   * The number of records withdrawn because no input contains them any more or their source deleted them.
   *
   * Undefined if no source deleted a record, and missing records were not looked for or exceeded the limit.
   */
  withdrawn?: number
  /** The numbers of missing records and of all records; absent unless too many records are missing to withdraw them. */
  withheld?: Withheld
  /** The reason why missing records were not looked for despite `--prune`. */
  unpruned?: Unpruned
}

/**
 * The reason why missing records cannot be determined: some records could not be loaded, no record was loaded, or only
 * part of the source was read.
 */
export type Unpruned = 'faulty' | 'empty' | 'partial'

/** A record, or a part of a file, that was refused. */
export interface Refused {
  file: string
  /** The record's number in the file, from 0. */
  index?: number
  /** The line of an unreadable part. */
  line?: number
  id?: string
  reasons: string[]
}

/**
 * Loads the records of all inputs into a catalog, in batches. Passes each refused record or part to `onRefused`.
 *
 * With `prune`, withdraws the records that no input contains, unless a record or input could not be loaded, no record
 * was loaded, or more records are missing than the limit allows.
 *
 * Reading stops when the signal is aborted; records already read are stored.
 */
export async function ingestInputs(
  catalog: Catalog,
  collected: Collected,
  options: HowRead & {
    batch?: number
    prune?: boolean
    pruneLimit?: PruneLimit
    strict?: boolean
    onRefused(one: Refused): Promise<void>
  },
  terminal: Terminal,
): Promise<Ingested> {
  let refused = 0
  const refuse = (one: Refused): Promise<void> => {
    refused++
    return options.onRefused(one)
  }
  const problems = [...collected.problems]
  const origins = new Origins()
  const { pace, values } = await readValues(collected, options, { problems, origins, refuse }, terminal)
  const pruning = options.prune ? new Pruning() : undefined
  try {
    const start = terminal.now()
    const {
      accepted,
      unknown = [],
      restored,
    } = await catalog.ingest(values, {
      ...(options.strict && { strict: true }),
      ...(options.batch !== undefined && { batch: options.batch }),
      ...(pruning && { onStored: stored => pruning.note(stored) }),
      onRefused: ({ index, ...one }) => refuse({ ...origins.of(index), ...one }),
      onProgress: ({ accepted }) => pace.tick({ ...origins.last, records: accepted, findings: refused }),
    })
    sayRate(accepted, (terminal.now() - start) / 1000, terminal)
    const ingested = { accepted, refused, unknown, problems, ...(restored !== undefined && { restored }) }
    // Records that seem missing may be in an input that could not be read.
    if (pruning === undefined) return ingested
    if (refused + problems.length > 0) return { ...ingested, unpruned: 'faulty' }
    if (!hasAny(accepted)) return { ...ingested, unpruned: 'empty' }
    return { ...ingested, ...(await pruning.prune(catalog, options.pruneLimit)) }
  } finally {
    pace.end()
  }
}

interface HowRead {
  from?: FormatId | 'auto'
  progress?: 'auto' | 'json' | 'none' | undefined
  signal?: AbortSignal
}

interface Notes {
  problems: Problem[]
  origins: Origins
  refuse(one: Refused): Promise<void>
}

/**
 * Returns a generator of the values in the inputs, and its progress display. The generator notes the file of each
 * value, and refuses parts of files that cannot be read.
 */
async function readValues(
  collected: Collected,
  { from, progress = 'auto', signal }: HowRead,
  { problems, origins, refuse }: Notes,
  terminal: Terminal,
): Promise<{ pace: Pace; values: AsyncGenerator<unknown> }> {
  const { inputs } = collected
  const plan = {
    command: 'ingest',
    begin(member: GivenMember) {
      const known = formatIn(member, from)
      return { from: known, given: known }
    },
    work: givenInPiece,
  }
  const isStreamed = progress === 'json' || (await isDivided(collected, terminal))
  const bar = { tick: () => undefined, end: () => undefined }
  const reading = isStreamed
    ? dividedReading(inputs, plan, terminal, progress)
    : // Records are counted, not files; how many bytes small files have is known only when they are read.
      { ...wholeReading(inputs, { ...plan, bar }, terminal), pace: paceOn(terminal, progress, []) }
  const fit = isStreamed ? fitHeap(1, terminal.worker) : undefined
  async function* values(): AsyncGenerator<unknown> {
    const standing = { pieces: 0, progress: start, failures: [] }
    const note = async (): Promise<void> => {}
    for await (const { member, piece, isFirst, bytesRead, done } of runPieces(
      { reading: { ...reading, ...(signal && { signal }) }, standing, problems, verb: 'loaded', note },
      terminal,
    )) {
      fit?.()
      if (isFirst) origins.begin(member.name)
      origins.last = { file: member.name, bytes: bytesRead() }
      for (const one of done?.result.records ?? [])
        if ('value' in one) {
          origins.count()
          yield one.value
        } else {
          const { fault, line } = one
          const before = (done?.before.extent.lines ?? 0) + piece.gap.lines
          await refuse({ file: member.name, ...(line !== undefined && { line: before + line }), reasons: [fault] })
        }
    }
  }
  return { pace: reading.pace, values: values() }
}

function sayRate({ dataset, file, resource }: IngestReport['accepted'], seconds: number, terminal: Terminal): void {
  const records = dataset + file + resource
  if (records < 10_000) return
  const rate = Math.round(records / Math.max(seconds, 0.001))
  terminal.stderr.write(`citable: ${records} records in ${Math.round(seconds)} s, ${rate} per second.\n`)
}

/** The source file of each record in a long stream. Stores one entry per file rather than one per record. */
class Origins {
  /** The current file, and the total number of bytes read so far. */
  last: { file: string; bytes: number } = { file: '', bytes: 0 }
  readonly #starts: { file: string; from: number }[] = []
  #count = 0

  begin(file: string): void {
    this.#starts.push({ file, from: this.#count })
  }

  count(): void {
    this.#count++
  }

  /** Converts a record's number in the stream to the file of the record and the record's index in that file. */
  of(index: number): { file: string; index: number } {
    let [low, high] = [0, this.#starts.length]
    while (low + 1 < high) {
      const middle = (low + high) >>> 1
      if ((this.#starts[middle]?.from ?? 0) <= index) low = middle
      else high = middle
    }
    const { file = '', from = 0 } = this.#starts[low] ?? {}
    return { file, index: index - from }
  }
}
