import { type Catalog, CatalogError, type IngestReport } from '../../catalog/index.ts'
import type { FormatId } from '../../formats/format.ts'
import { splits } from '../../formats/splits.ts'
import { extentOf, joined, noExtent } from '../../records/extent.ts'
import { piecesOf } from '../../records/stream.ts'
import { reasonOf } from '../files.ts'
import type { Collected } from '../inputs/collect.ts'
import { mapOrdered, readInput } from '../inputs/each.ts'
import type { Problem } from '../inputs/input.ts'
import { isDivided } from '../inputs/large.ts'
import { membersOf } from '../inputs/members.ts'
import { fitHeap } from '../run/heap.ts'
import { type Pace, paceOn } from '../run/pace.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Given, givenIn, givenInPiece } from './given.ts'
import { Pruning } from './prune.ts'

/** What became of the inputs. */
export interface Ingested {
  accepted: IngestReport['accepted']
  /** How many records, and parts of files, were not taken in. */
  refused: number
  unknown: NonNullable<IngestReport['unknown']>
  /** Inputs that could not be read. */
  problems: Problem[]
  /** How many records were withdrawn because no input has them any more; undefined if that was not wanted, or could not be told. */
  withdrawn?: number
}

/** A record, or a part of a file, that was not taken in. */
export interface Refused {
  file: string
  /** The record's number in the file, from 0. */
  index?: number
  /** The line of what cannot be read. */
  line?: number
  id?: string
  reasons: string[]
}

/**
 * Takes the records of all inputs into a catalog, a few files read ahead and never more than a file's records held. `onRefused` is told what
 * is not taken in, as it comes. Once the signal is aborted, no more is read; what was read is stored.
 */
export async function ingestInputs(
  catalog: Catalog,
  { inputs, problems }: Collected,
  options: {
    from?: FormatId | 'auto'
    batch?: number
    prune?: boolean
    strict?: boolean
    progress?: 'auto' | 'json' | 'none' | undefined
    signal?: AbortSignal
    onRefused(one: Refused): Promise<void>
  },
  terminal: Terminal,
): Promise<Ingested> {
  const { progress = 'auto', signal } = options
  let refused = 0
  const refuse = (one: Refused): Promise<void> => {
    refused++
    return options.onRefused(one)
  }
  const isStreamed = progress === 'json' || (await isDivided({ inputs, problems }, terminal))
  // What small files have is known only when they are read.
  const pace = paceOn(terminal, progress, isStreamed ? inputs : [])
  const reading = new InputReading(inputs, { from: options.from, pace, signal, refuse }, terminal)
  const pruning = options.prune ? new Pruning() : undefined
  try {
    const start = terminal.now()
    const { accepted, unknown = [] } = await catalog.ingest(isStreamed ? reading.streamed() : reading.whole(), {
      ...(options.strict && { strict: true }),
      ...(options.batch !== undefined && { batch: options.batch }),
      ...(pruning && { onStored: stored => pruning.note(stored) }),
      onRefused: ({ index, ...one }) => refuse({ ...reading.origins.of(index), ...one }),
      onProgress: ({ accepted }) => reading.tick(accepted, refused),
    })
    sayRate(accepted, (terminal.now() - start) / 1000, terminal)
    const ingested = { accepted, refused, unknown, problems: [...problems, ...reading.unread] }
    // What could not be read may have what seems to be missing.
    const isWhole = refused + ingested.problems.length === 0 && hasAny(accepted)
    return { ...ingested, ...(pruning && isWhole && { withdrawn: await pruning.prune(catalog) }) }
  } finally {
    reading.end()
  }
}

interface ReadingHow {
  from: FormatId | 'auto' | undefined
  pace: Pace
  signal: AbortSignal | undefined
  /** Takes what cannot be read. */
  refuse(one: Refused): Promise<void>
}

/** The records of inputs one after the other, where each came from, and what could not be read. */
class InputReading {
  readonly origins = new Origins()
  readonly unread: Problem[] = []
  readonly #inputs: Collected['inputs']
  readonly #how: ReadingHow
  readonly #terminal: Terminal
  #bytes = 0
  #name = ''

  constructor(inputs: Collected['inputs'], how: ReadingHow, terminal: Terminal) {
    this.#inputs = inputs
    this.#how = how
    this.#terminal = terminal
  }

  /** Reads input by input, a few ahead. */
  async *whole(): AsyncGenerator<unknown> {
    for await (const read of mapOrdered(this.#inputs, 2, readInput)) {
      if ('problem' in read) this.unread.push(read.problem)
      else {
        const { input, bytes } = read
        this.#begin(input.name)
        yield* this.#taken(input.name, givenIn(bytes, input.format ?? this.#how.from))
      }
      if (this.#isStopped()) return
    }
  }

  /** Reads large inputs, bit by bit. */
  async *streamed(): AsyncGenerator<unknown> {
    const count = (bytes: number): void => {
      this.#bytes += bytes
    }
    // Where there is no file for threads, this is not the command's own process.
    const fit = this.#terminal.worker === undefined ? undefined : fitHeap(1)
    for await (const member of membersOf(this.#inputs, this.#terminal, undefined, count)) {
      if ('message' in member) {
        this.unread.push(member)
        continue
      }
      const from = member.input.format ?? this.#how.from ?? 'auto'
      this.#begin(member.name)
      let extent = noExtent
      try {
        for await (const piece of piecesOf(member.chunks, splits, { from })) {
          fit?.()
          extent = joined(extent, piece.gap)
          yield* this.#taken(member.name, givenInPiece(piece, from, extent.lines))
          extent = joined(extent, piece.fault?.extent ?? extentOf(new TextDecoder().decode(piece.bytes)))
          if (this.#isStopped()) return
        }
      } catch (error) {
        if (error instanceof CatalogError) throw error
        this.unread.push({ file: member.name, message: `Cannot be read to its end: ${reasonOf(error)}.` })
      }
    }
  }

  /** Shows how far the reading has come. */
  tick(accepted: number, refused: number): void {
    this.#how.pace.tick({ file: this.#name, records: accepted, findings: refused, bytes: this.#bytes })
  }

  end(): void {
    this.#how.pace.end()
  }

  /** Whether the program was asked to end, which is a problem of what is not read any more. */
  #isStopped(): boolean {
    if (!this.#how.signal?.aborted) return false
    this.unread.push({ file: this.#name, message: 'Interrupted: what comes behind it was not loaded.' })
    return true
  }

  #begin(name: string): void {
    this.#name = name
    this.origins.begin(name)
  }

  async *#taken(file: string, all: Iterable<Given>): AsyncGenerator<unknown> {
    for (const given of all) {
      if ('value' in given) {
        this.origins.count()
        yield given.value
      } else {
        const { fault, ...line } = given
        await this.#how.refuse({ file, ...line, reasons: [fault] })
      }
    }
  }
}

/** Says how fast many records came in. */
function sayRate({ dataset, file, resource }: IngestReport['accepted'], seconds: number, terminal: Terminal): void {
  const records = dataset + file + resource
  if (records < 10_000) return
  const rate = Math.round(records / Math.max(seconds, 0.001))
  terminal.stderr.write(`citable: ${records} records in ${Math.round(seconds)} s, ${rate} a second.\n`)
}

const hasAny = ({ dataset, file, resource }: IngestReport['accepted']): boolean => dataset + file + resource > 0

/** Where each record of a long stream came from, kept as one entry an input. */
class Origins {
  readonly #starts: { file: string; from: number }[] = []
  #count = 0

  /** Says that what comes next is from a file. */
  begin(file: string): void {
    this.#starts.push({ file, from: this.#count })
  }

  /** Counts one record. */
  count(): void {
    this.#count++
  }

  /** The file of a record by its number in the stream, and its number in the file, from 0. */
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
