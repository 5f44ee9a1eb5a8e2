import { RequestError } from '../../../request/error.ts'
import type { Question } from '../../../request/question.ts'
import { type OnlineSource, type PageMark, SourceError, type SourcePage } from './source.ts'

/** More pages without a single record than this are no list. */
const mostEmpty = 100

/**
 * The pages of a source from an address on, each fetched when it is asked for. Rejects with a `SourceError` if the list does not end:
 * if a page comes twice, or none of a hundred pages has records.
 */
export async function* pagesFrom(
  source: OnlineSource,
  start: string,
  ask: (question: Question<SourcePage>) => Promise<SourcePage>,
): AsyncGenerator<SourcePage> {
  const visited = new Set<string>()
  let empty = 0
  for (let at: string | undefined = start; at !== undefined; ) {
    if (visited.has(at)) throw new SourceError(`The list does not end: the page ${at} comes a second time.`)
    visited.add(at)
    const page = await offered(source, at, ask)
    empty = page.records.length + page.deleted.length + (page.unchanged ?? 0) === 0 ? empty + 1 : 0
    if (empty > mostEmpty)
      throw new SourceError(`The list does not end: ${mostEmpty} pages before ${at} have no records.`)
    yield page
    at = page.next ?? source.further?.()
  }
}

/** A page; one without records in place of a list that the source does not offer. */
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

/** The name of a list, by the address of a page of it. */
const listOf = (address: string): string => /([^/]*)\/?$/.exec(new URL(address).pathname)?.[1] ?? ''

/** The announced and the received records of each list. */
export class SourceCounts {
  readonly #lists = new Map<string, { count: number; came: number }>()

  /** Takes note of a page; gives what came of its list, and how much there should be. */
  note({ list, count, records, deleted, faults, unchanged = 0 }: SourcePage): { count: number; came: number } {
    const known = this.#lists.get(list) ?? { count: 0, came: 0 }
    known.came += records.length + deleted.length + faults.length + unchanged
    known.count = count ?? known.count
    this.#lists.set(list, known)
    return known
  }

  /** A sentence for each list of which less came than there should be. */
  missing(): string[] {
    return [...this.#lists].flatMap(([list, { count, came }]) =>
      came < count ? [`There should be ${count} ${list}, but only ${came} came; what is missing is not known.`] : [],
    )
  }
}
