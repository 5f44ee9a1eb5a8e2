import { checkedOptions, lookInto, wrongArgument } from '../core/argument.ts'
import { limiter } from '../request/pacing/limiter.ts'
import { numberFrom } from '../request/settings.ts'
import { ResolveError } from './error.ts'
import { lookUp, type Resolved } from './look-up.ts'
import { planOf, type ResolveOptions, resolveOptionNames } from './resolve.ts'

/** Options for looking up many DOIs. An invalid value causes a `TypeError`. */
export interface ResolveAllOptions extends ResolveOptions {
  /** The maximum number of concurrent lookups; 4 by default. */
  concurrency?: number
}

/** The outcome for one of many DOIs, with `doi` as given. */
export type Outcome =
  | ({ ok: true } & Omit<Resolved, 'doi'> & { doi: string })
  | { ok: false; doi: string; error: ResolveError }

/**
 * Looks up many DOIs, a few at a time, and yields the outcomes in the order of the DOIs. A failure never affects the
 * other DOIs.
 *
 * Reads DOIs only slightly ahead of the outcomes taken. Leaving the loop early aborts the requests in progress.
 * @throws TypeError for a wrong option, or if the DOIs are not a list.
 *
 * @example
 * const source = fromRecords([{ doi: '10.5072/a' }])
 * const found: string[] = []
 * for await (const outcome of resolveAll(['10.5072/a', '10.5072/b'], { source }))
 *   found.push(outcome.ok ? outcome.source : outcome.error.code)
 * found // → ['records', 'not-found']
 */
export function resolveAll(
  dois: Iterable<string> | AsyncIterable<string>,
  options: ResolveAllOptions = {},
): AsyncIterableIterator<Outcome> {
  const isList = lookInto(() => Symbol.iterator in Object(dois) || Symbol.asyncIterator in Object(dois))
  if (typeof dois === 'string' || !isList) throw wrongArgument('The DOIs', 'a list of texts', dois)
  const checked = checkedOptions(options, ['concurrency', ...resolveOptionNames])
  const concurrency = numberFrom(checked, 'concurrency', 4, 1)
  const { concurrency: _, ...resolving } = checked
  const plan = planOf(resolving)
  return outcomes(dois, concurrency, resolving.signal, async (doi, signal): Promise<Outcome> => {
    try {
      return { ok: true, ...(await lookUp(doi, plan, signal)), doi }
    } catch (error) {
      if (error instanceof ResolveError) return { ok: false, doi, error }
      throw error
    }
  })
}

async function* outcomes(
  dois: Iterable<string> | AsyncIterable<string>,
  concurrency: number,
  signal: AbortSignal | undefined,
  resolve: (doi: string, signal: AbortSignal) => Promise<Outcome>,
): AsyncGenerator<Outcome, void> {
  // A controller for each lookup, because Node warns of a leak if a signal has many listeners.
  const running = new Set<AbortController>()
  let isOver = false
  const abort = (): void => {
    isOver = true
    for (const one of running) one.abort(signal?.reason)
  }
  const look = async (doi: string): Promise<Outcome> => {
    const one = new AbortController()
    if (isOver) one.abort(signal?.reason)
    running.add(one)
    try {
      return await resolve(doi, one.signal)
    } finally {
      running.delete(one)
    }
  }
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  const limit = limiter(concurrency)
  const underWay: Promise<Outcome>[] = []
  try {
    for await (const doi of dois) {
      underWay.push(limit(() => look(doi)))
      // A slow DOI does not delay the others until this many are waiting behind it.
      if (underWay.length >= concurrency * ahead) yield* first(underWay)
    }
    while (underWay.length > 0) yield* first(underWay)
  } finally {
    signal?.removeEventListener('abort', abort)
    abort()
  }
}

async function* first(queue: Promise<Outcome>[]): AsyncGenerator<Outcome, void> {
  const next = queue.shift()
  if (next !== undefined) yield await next
}

const ahead = 8
