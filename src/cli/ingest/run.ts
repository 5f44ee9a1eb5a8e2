import type { Catalog, IngestReport } from '../../catalog/index.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Collected } from '../inputs/collect.ts'
import { mapOrdered, readInput } from '../inputs/each.ts'
import type { Problem } from '../inputs/input.ts'
import { progressOn } from '../progress.ts'
import type { Terminal } from '../terminal.ts'
import { givenIn } from './given.ts'
import { Pruning } from './prune.ts'

/** What became of the inputs. */
export interface Ingested {
  accepted: IngestReport['accepted']
  refused: Refused[]
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

/** Takes the records of all inputs into a catalog, a few files read ahead and never more than a file's records held. */
export async function ingestInputs(
  catalog: Catalog,
  { inputs, problems }: Collected,
  options: { from?: FormatId | 'auto'; batch?: number; prune?: boolean; strict?: boolean },
  terminal: Terminal,
): Promise<Ingested> {
  const origins = new Origins()
  const unread: Problem[] = []
  const faults: Refused[] = []
  const progress = progressOn(terminal)
  const pruning = options.prune ? new Pruning() : undefined
  let place = { done: 0, name: '' }

  async function* records(): AsyncGenerator<unknown> {
    let done = 0
    for await (const read of mapOrdered(inputs, 2, readInput)) {
      if ('problem' in read) unread.push(read.problem)
      else {
        const { input, bytes } = read
        place = { done, name: input.name }
        origins.begin(input.name)
        for (const given of givenIn(bytes, input.format ?? options.from)) {
          if ('value' in given) {
            origins.count()
            yield given.value
          } else {
            const { fault, ...line } = given
            faults.push({ file: input.name, ...line, reasons: [fault] })
          }
        }
        progress.tick(done, inputs.length, input.name)
      }
      done++
    }
  }

  try {
    const {
      accepted,
      refused,
      unknown = [],
    } = await catalog.ingest(records(), {
      ...(options.strict && { strict: true }),
      ...(options.batch !== undefined && { batch: options.batch }),
      ...(pruning && { onStored: stored => pruning.note(stored) }),
      onProgress: ({ accepted: taken }) => progress.tick(place.done, inputs.length, `${place.name}: ${taken} records`),
    })
    const told = refused.map(({ index, id, reasons }) => ({
      ...origins.of(index),
      ...(id !== undefined && { id }),
      reasons,
    }))
    const ingested = { accepted, refused: [...told, ...faults], unknown, problems: [...problems, ...unread] }
    // What could not be read may have what seems to be missing.
    const isWhole = ingested.refused.length + ingested.problems.length === 0 && hasAny(accepted)
    return { ...ingested, ...(pruning && isWhole && { withdrawn: await pruning.prune(catalog) }) }
  } finally {
    progress.end()
  }
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
