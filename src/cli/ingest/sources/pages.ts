import { RequestError } from '../../../request/error.ts'
import type { Question } from '../../../request/question.ts'
import { type OnlineSource, type PageMark, SourceError, type SourcePage } from './source.ts'

/** The maximum number of successive empty pages. A larger number indicates an endless list. */
const mostEmpty = 100

/**
 * Iterates over the pages of a source, starting at an address and fetching each page on demand. Rejects with a
 * `SourceError` for an endless list: a repeated page, or more than a hundred successive pages without records.
 */
export async function* pagesFrom(
  source: OnlineSource,
  start: string,
  ask: (question: Question<SourcePage>) => Promise<SourcePage>,
): AsyncGenerator<SourcePage> {
  const visited = new Set<string>()
  let empty = 0
  for (let at: string | undefined = start; at !== undefined; ) {
    if (visited.has(at)) throw new SourceError(`The list does not end: the page ${at} occurs a second time.`)
    visited.add(at)
    const page = await offered(source, at, ask)
    empty = page.records.length + page.deleted.length + (page.unchanged ?? 0) === 0 ? empty + 1 : 0
    if (empty > mostEmpty)
      throw new SourceError(`The list does not end: ${mostEmpty} pages before ${at} have no records.`)
    yield page
    at = page.next ?? source.further?.()
  }
}

/**
 * Fetches a page. Returns an empty page for a list that the source does not offer, and for a page that has not changed
 * since the last run.
 */
async function offered(
  source: OnlineSource,
  at: string,
  ask: (question: Question<SourcePage>) => Promise<SourcePage>,
): Promise<SourcePage> {
  try {
    return await ask(source.page(at))
  } catch (error) {
    const mark = error instanceof RequestError && error.status === 304 ? source.marks?.get(at) : undefined
    if (mark !== undefined) return unchanged(mark, at)
    if (!(error instanceof RequestError && source.isAbsent?.(at, error))) throw error
    return { records: [], deleted: [], faults: [], list: at, count: undefined, next: source.after?.(at) }
  }
}

const unchanged = ({ records, count, next }: PageMark, at: string): SourcePage => ({
  records: [],
  deleted: [],
  faults: [],
  unchanged: records,
  count,
  list: listOf(at),
  next,
})

/** Returns the name of a list from the address of a page. */
const listOf = (address: string): string => /([^/]*)\/?$/.exec(new URL(address).pathname)?.[1] ?? ''

/** The numbers of announced and received records of each list. */
export class SourceCounts {
  readonly #lists = new Map<string, { count: number; came: number }>()

  /** Adds a page. Returns the numbers of received and announced records of the page's list. */
  note({ list, count, records, deleted, faults, unchanged = 0 }: SourcePage): { count: number; came: number } {
    const known = this.#lists.get(list) ?? { count: 0, came: 0 }
    known.came += records.length + deleted.length + faults.length + unchanged
    known.count = count ?? known.count
    this.#lists.set(list, known)
    return known
  }

  /** Returns a sentence for each list that returned fewer records than it announced. */
  missing(): string[] {
    return [...this.#lists].flatMap(([list, { count, came }]) =>
      came < count
        ? [`There should be ${count} ${list}, but only ${came} were received; the missing ones are unknown.`]
        : [],
    )
  }
}
