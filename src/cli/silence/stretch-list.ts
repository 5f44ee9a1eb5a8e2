import { merged } from '../spill/merged.ts'
import type { OpenScratch, Scratch } from '../spill/scratch.ts'

/** A file, and where its entries begin and end. */
export type Stretch = readonly [file: string, start: number, end: number]

/** Characters of names that are kept in memory; with more, the stretches go into a file. */
const mostInMemory = 1 << 21

/** Characters that a stretch counts besides its name. */
const besideName = 100

/** Bytes that are read ahead of a run. */
const readAhead = 1 << 14

/** The files of a baseline, as they come; they are given back in the order of their names. Memory hardly grows with their number. */
export class StretchList {
  readonly #open: OpenScratch
  readonly #most: number
  #last: Stretch[] = []
  #characters = 0
  #scratch: Scratch | undefined
  /** Where runs begin in the file, each of which is in order, and where the last ends. */
  readonly #runs: number[] = [0]

  constructor(open: OpenScratch, most = mostInMemory) {
    this.#open = open
    this.#most = most
  }

  add(stretch: Stretch): void {
    this.#last.push(stretch)
    this.#characters += stretch[0].length + besideName
    if (this.#characters >= this.#most) this.#spill()
  }

  /** The stretches that have entries; of those of one file, only the last counts. */
  *sorted(): Generator<Stretch> {
    const runs = this.#runs.slice(1).map((end, at) => this.#run(this.#runs[at] as number, end))
    let before: Stretch | undefined
    for (const stretch of merged(
      [...runs, this.#last.sort(byPlace).values()],
      (one, other) => byPlace(one, other) < 0,
    )) {
      if (before !== undefined && before[0] !== stretch[0] && before[2] > before[1]) yield before
      before = stretch
    }
    if (before !== undefined && before[2] > before[1]) yield before
  }

  #spill(): void {
    this.#scratch ??= this.#open()
    const bytes = Buffer.from(
      this.#last
        .sort(byPlace)
        .map(stretch => `${JSON.stringify(stretch)}\n`)
        .join(''),
    )
    const start = this.#runs.at(-1) as number
    this.#scratch.write(bytes, start)
    this.#runs.push(start + bytes.length)
    this.#last = []
    this.#characters = 0
  }

  *#run(start: number, end: number): Generator<Stretch> {
    let rest = Buffer.alloc(0)
    for (let from = start; from < end; from += readAhead) {
      const some = Buffer.alloc(Math.min(readAhead, end - from))
      this.#scratch?.read(some, from)
      const bytes = Buffer.concat([rest, some])
      let at = 0
      for (let line = bytes.indexOf(10); line !== -1; line = bytes.indexOf(10, at)) {
        yield JSON.parse(bytes.toString('utf8', at, line))
        at = line + 1
      }
      rest = bytes.subarray(at)
    }
  }
}

const byPlace = ([one, start]: Stretch, [other, otherStart]: Stretch): number =>
  one === other ? start - otherStart : one < other ? -1 : 1
