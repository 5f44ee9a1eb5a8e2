import { parseUuid } from '../../../identifiers/index.ts'
import type { Question } from '../../../request/question.ts'
import { SourceError, type SourcePage } from './source.ts'

/** Ids that are asked for at once: an address with them has 4 kB. */
const atOnce = 100

/** The error of a list that ends before all records came. */
export class CutError extends SourceError {}

/**
 * Finds the records behind the end of a list that a service cuts off. The service of ISIMIP counts at most 1,001 records and has no
 * page behind them, but names all ids at `/api/v1/ids/`.
 */
export class CutLists {
  /** The address of all ids, each at the start of a line. */
  readonly address: string
  readonly #listAt: (name: string) => string
  readonly #seen = new Set<string>()
  /** The lists that may have been cut off, with their numbers of records. */
  readonly #cut = new Map<string, number>()
  /** Addresses of records by their ids, still to be asked for. */
  readonly #queue: string[] = []
  #isAsked = false
  #isResumed = false

  /** Takes the address of the API, and the function that gives that of a list. */
  constructor(base: string, listAt: (name: string) => string) {
    this.address = `${base}ids/`
    this.#listAt = listAt
  }

  /** Takes note of the records of a page. */
  note(records: readonly unknown[]): void {
    for (const one of records) {
      const id = Object(one).id
      if (typeof id === 'string') this.#seen.add(parseUuid(id) ?? id)
    }
  }

  /** True if a list may be cut off. */
  isCut(list: string): boolean {
    return this.#cut.has(list)
  }

  /** Takes note of the end of a list. Returns true if the list may be cut off: its length is a round number, or one more. */
  end(list: string, count: number): boolean {
    const isRound = count >= 100 && count % 100 <= 1
    if (isRound) this.#cut.set(list, count)
    return isRound
  }

  /** Returns the address to ask behind all lists: that of the ids, if a list may be cut off and they have not been asked for. */
  further(): string | undefined {
    return !this.#isAsked && (this.#isResumed || this.#cut.size > 0) ? this.address : undefined
  }

  /** Makes the request for all ids. */
  ids(): Question<SourcePage> {
    return {
      url: this.address,
      types: ['text/plain'],
      // Services that only negotiate JSON refuse a request for text alone, yet answer with it.
      accept: 'text/plain, */*;q=0.1',
      read: text => {
        this.#isAsked = true
        const missing = text.split('\n').flatMap(line => {
          const id = parseUuid(line.slice(0, 36))
          return id === undefined || this.#seen.has(id) ? [] : [id]
        })
        // A run that was broken off does not know which lists are cut off.
        const lists = this.#isResumed ? ['datasets', 'files', 'resources'] : [...this.#cut.keys()]
        for (const list of lists)
          for (let at = 0; at < missing.length; at += atOnce)
            this.#queue.push(
              `${this.#listAt(list)}${missing
                .slice(at, at + atOnce)
                .map(id => `&id=${id}`)
                .join('')}`,
            )
        const page = { records: [], deleted: [], faults: [], list: 'ids', count: undefined, next: this.following() }
        return { ok: true, value: page }
      },
    }
  }

  /** Returns the address of the next records by their ids. */
  following(): string | undefined {
    return this.#queue.shift()
  }

  /** Makes a page of records that were asked for by their ids; ids that the list does not have are not public. */
  byIds(address: string, records: unknown[], list: string): SourcePage {
    this.#isResumed ||= !this.#isAsked
    const asked = new URL(address).searchParams.getAll('id').length
    const unchanged = Math.max(0, asked - records.length)
    return { records, deleted: [], faults: [], unchanged, list, count: undefined, next: this.following() }
  }

  /** Throws a `CutError` if a list ends at what looks like a limit; for a service without a list of ids. */
  refuse(): undefined {
    this.#isAsked = true
    for (const [list, count] of this.#cut)
      if (count % 1000 <= 1)
        throw new CutError(
          `The list of ${list} ends at ${count.toLocaleString('en-US')} records, which looks like a limit of the service, and there is no list of ids at ${this.address}. Records may be missing.`,
        )
    return undefined
  }
}

/** True for an address that asks for records by their ids. */
export const asksByIds = (address: string): boolean => new URL(address).searchParams.has('id')
