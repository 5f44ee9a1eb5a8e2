import { parseUuid } from '../../../identifiers/index.ts'
import type { Question } from '../../../request/question.ts'
import { SourceError, type SourcePage } from './source.ts'

/** The number of ids per request. With this number of ids, a URL takes 4 kB. */
const atOnce = 100

/** The error for a list that the service probably truncates. */
export class CutError extends SourceError {}

/**
 * A finder of the records that a service omits from a truncated list. The ISIMIP service counts at most 1,001 records
 * and has no further pages, but lists all ids at `/api/v1/ids/`.
 */
export class CutLists {
  /** The address of the list of all ids. Each line of the list starts with an id. */
  readonly address: string
  readonly #listAt: (name: string) => string
  readonly #seen = new Set<string>()
  /** The lists that may be truncated, with their numbers of records. */
  readonly #cut = new Map<string, number>()
  /** The addresses that request missing records by id and have not been used yet. */
  readonly #queue: string[] = []
  #isAsked = false
  #isResumed = false

  /**
   * @param base The address of the API.
   * @param listAt Returns the address of a list.
   */
  constructor(base: string, listAt: (name: string) => string) {
    this.address = `${base}ids/`
    this.#listAt = listAt
  }

  /** Marks the ids of a page's records as seen. */
  note(records: readonly unknown[]): void {
    for (const one of records) {
      const id = Object(one).id
      if (typeof id === 'string') this.#seen.add(parseUuid(id) ?? id)
    }
  }

  /** True if a list may be truncated. */
  isCut(list: string): boolean {
    return this.#cut.has(list)
  }

  /**
   * Marks the end of a list. Returns true if the list may be truncated: its length is a positive multiple of 100, or
   * one more.
   */
  end(list: string, count: number): boolean {
    const isRound = count >= 100 && count % 100 <= 1
    if (isRound) this.#cut.set(list, count)
    return isRound
  }

  /**
   * Returns the address of the list of ids, to be requested after all other lists; undefined if no such request is
   * needed.
   *
   * No request is needed if the ids have been requested, or if no list appears to be truncated and the run was not
   * resumed at records requested by id.
   */
  further(): string | undefined {
    return !this.#isAsked && (this.#isResumed || this.#cut.size > 0) ? this.address : undefined
  }

  /** Creates the request for all ids. */
  ids(): Question<SourcePage> {
    return {
      url: this.address,
      types: ['text/plain'],
      // Services that negotiate only JSON refuse a request for text alone, but answer with text.
      accept: 'text/plain, */*;q=0.1',
      read: text => {
        this.#isAsked = true
        const missing = text.split('\n').flatMap(line => {
          const id = parseUuid(line.slice(0, 36))
          return id === undefined || this.#seen.has(id) ? [] : [id]
        })
        // A resumed run does not know which lists are truncated.
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

  /** Removes and returns the next address that requests records by id; undefined if none is left. */
  following(): string | undefined {
    return this.#queue.shift()
  }

  /**
   * Creates a page of records requested by id. Requested ids without a record are counted as unchanged: their records
   * are in another list or are not public.
   */
  byIds(address: string, records: unknown[], list: string): SourcePage {
    this.#isResumed ||= !this.#isAsked
    const asked = new URL(address).searchParams.getAll('id').length
    const unchanged = Math.max(0, asked - records.length)
    return { records, deleted: [], faults: [], unchanged, list, count: undefined, next: this.following() }
  }

  /**
   * Throws a `CutError` if a list ends at a likely limit of the service. Must be called if the service has no list of
   * ids.
   */
  refuse(): undefined {
    this.#isAsked = true
    for (const [list, count] of this.#cut)
      if (count % 1000 <= 1)
        throw new CutError(
          `The list of ${list} ends at ${count.toLocaleString('en-US')} records, which appears to be a limit of the service, and there is no list of ids at ${this.address}. Records may be missing.`,
        )
    return undefined
  }
}

/** True if an address requests records by id. */
export const asksByIds = (address: string): boolean => new URL(address).searchParams.has('id')
