import { checkedOptions, wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import { type HoldsRecord, heldRecord } from '../model/given/held-record.ts'
import { graphOf, once } from './graph.ts'
import { collect } from './links/collect.ts'
import { eachLink, linkedName, nameKey, ownName, ownNameOf } from './record.ts'
import type { VersionGraph, VersionGraphOptions, VersionRecord, VersionWarning } from './types.ts'
import { inspect } from './warnings/inspect.ts'
import { listed } from './warnings/messages.ts'

/**
 * A function that returns the record of a DOI, or a result of `resolve` (`citable/resolve`) for the DOI. Returns
 * undefined if there is no record; if the function throws or rejects, the walk continues.
 */
export type VersionResolver<R = VersionRecord> = (
  doi: string,
  signal?: AbortSignal,
) => Promise<R | HoldsRecord<R> | undefined> | R | HoldsRecord<R> | undefined

export interface WalkOptions extends VersionGraphOptions {
  /** The maximum number of DOIs to resolve. Defaults to 100. */
  limit?: number
  /** The maximum number of links between the start and a record. Unlimited by default. */
  depth?: number
  /** The number of DOIs to resolve at the same time. Defaults to 4 and does not affect the order of the steps. */
  concurrency?: number
  /**
   * A signal that ends the walk when aborted. The iteration then throws the signal's reason, and the graph keeps the
   * earlier results.
   */
  signal?: AbortSignal
}

/** The result for one DOI of a walk. */
export interface WalkStep<R = VersionRecord> {
  /** The requested DOI, without a resolver: the start of the walk, or the target of a link. */
  doi: string
  /** The number of links from the start of the walk. */
  depth: number
  outcome: 'found' | 'missing' | 'failed'
  /** The record, if it was found. */
  record?: R
  /** The error of the resolver, if it failed. */
  error?: unknown
  /** The number of DOIs resolved, including the current DOI. */
  done: number
  /** The number of DOIs found but not yet resolved. */
  waiting: number
}

/**
 * A walk through versions, as an iteration over its steps. The walk runs only once, and only as far as needed.
 *
 * Call `graph()` for the complete graph, with or without an iteration.
 *
 * A walk is not a promise: use `await walk.graph()` instead of `await walk`.
 */
export interface VersionWalk<R = VersionRecord> extends AsyncIterable<WalkStep<R>> {
  /** Completes the walk from the current step, and returns the graph of all records found. */
  graph(): Promise<VersionGraph<R>>
  /** Always absent, because a walk is not a promise. */
  readonly then?: never
}

/**
 * Walks from a DOI along all version relations, nearest records first, and calls `resolve` for each DOI.
 *
 * Handles cycles, DOIs that do not resolve (`unresolved`) and a failing resolver (`resolver-failed`). Reports a walk
 * that stops at a limit (`limit-reached`).
 * @throws TypeError for an empty DOI, a resolver that is not a function, or invalid options.
 * @example
 * const records = [{ doi: '10.5072/rain.2', previous_version: '10.5072/rain.1' }, { doi: '10.5072/rain.1' }]
 * const walk = walkVersions('10.5072/rain.2', doi => records.find(record => record.doi === doi))
 * const graph = await walk.graph()
 * graph.versions('10.5072/rain.1') // → ['10.5072/rain.1', '10.5072/rain.2']
 */
export function walkVersions<R extends VersionRecord>(
  doi: string,
  resolve: VersionResolver<R>,
  options: WalkOptions = {},
): VersionWalk<R> {
  const start = ownName(doi)
  if (start === undefined) throw wrongArgument('The start of a walk', 'a DOI', doi)
  if (typeof resolve !== 'function') throw wrongArgument('The resolver', 'a function from a DOI to its record', resolve)
  const checked = checkedOptions(options, ['limit', 'depth', 'concurrency', 'signal', 'suffixes'])
  const { limit = 100, depth = Number.POSITIVE_INFINITY, concurrency = 4, signal } = checked
  requireNumber('limit', limit, 1)
  requireNumber('depth', depth, 0)
  requireNumber('concurrency', concurrency, 1)

  const queue: Task<R>[] = [{ doi: start, depth: 0 }]
  const seen = new Set([nameKey(start)])
  const steps: WalkStep<R>[] = []

  const follow = (record: R, from: Task<R>): void => {
    eachLink(record, (_, target, type) => {
      const name = linkedName(target, type)
      if (name === undefined || seen.has(nameKey(name))) return
      seen.add(nameKey(name))
      queue.push({ doi: name, depth: from.depth + 1 })
    })
  }

  async function* run(): AsyncGenerator<WalkStep<R>, void> {
    for (let next = 0; next < Math.min(queue.length, limit); next++) {
      for (const task of queue.slice(next, Math.min(next + concurrency, limit))) {
        if (task.depth <= depth) task.answer ??= ask(resolve, task.doi, signal)
      }
      const task = queue[next]
      // Nearest first: all later tasks are at least as far away.
      if (task?.answer === undefined) return
      const answer = await unlessAborted(task.answer, signal)
      if (answer.record !== undefined) {
        seen.add(nameKey(ownNameOf(answer.record) ?? task.doi))
        follow(answer.record, task)
      }
      const step: WalkStep<R> = {
        doi: task.doi,
        depth: task.depth,
        ...answer,
        done: next + 1,
        waiting: queue.length - next - 1,
      }
      steps.push(step)
      yield step
    }
  }

  const walk = run()
  const graph = once(() =>
    graphOfWalk(
      steps,
      queue.slice(steps.length).map(task => task.doi),
      checked,
    ),
  )
  return {
    [Symbol.asyncIterator]: () => walk,
    async graph() {
      for (let step = await walk.next(); !step.done; step = await walk.next());
      return graph()
    },
  }
}

interface Task<R> {
  doi: string
  depth: number
  answer?: Promise<Answer<R>>
}

type Answer<R> = Pick<WalkStep<R>, 'outcome' | 'record' | 'error'>

async function ask<R>(resolve: VersionResolver<R>, doi: string, signal: AbortSignal | undefined): Promise<Answer<R>> {
  try {
    const record = heldRecord(await resolve(doi, signal)) as R | undefined
    return isObject(record) ? { outcome: 'found', record } : { outcome: 'missing' }
  } catch (error) {
    return { outcome: 'failed', error }
  }
}

function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return answer
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function graphOfWalk<R extends VersionRecord>(
  steps: readonly WalkStep<R>[],
  left: readonly string[],
  options: WalkOptions,
): VersionGraph<R> {
  const found = steps.flatMap(({ doi, record }) => (record === undefined ? [] : [{ doi, record }]))
  const asked = found.map(({ doi }) => doi)
  const collection = collect(
    found.map(({ record }) => record),
    asked,
  )
  return graphOf(collection, options, (...graph) => withWalkWarnings(inspect(...graph), steps, left))
}

function requireNumber(name: string, value: unknown, least: number): void {
  if (typeof value === 'number' && value >= least) return
  throw wrongArgument(`The option ${name}`, `a number from ${least} up`, value)
}

/**
 * Returns the warnings of a graph whose records were fetched individually. For a DOI that the walk has reached, the
 * warning `missing-record` is replaced by the reason why the record is missing.
 */
function withWalkWarnings<R extends VersionRecord>(
  warnings: readonly VersionWarning[],
  steps: readonly WalkStep<R>[],
  left: readonly string[],
): VersionWarning[] {
  const explained = new Set([...left, ...steps.map(({ doi }) => doi)].map(nameKey))
  const kept = warnings.filter(
    ({ code, dois: [doi = ''] }) => code !== 'missing-record' || !explained.has(nameKey(doi)),
  )
  return [...kept, ...steps.flatMap(warningOf), ...limitWarning(steps.length, left)]
}

function warningOf<R extends VersionRecord>({ doi, outcome, record, error }: WalkStep<R>): VersionWarning[] {
  if (outcome === 'failed') {
    const message = `The record of ${doi} could not be fetched: ${reasonOf(error)}. Try again; links that only it declares are missing.`
    return [{ code: 'resolver-failed', severity: 'warning', message, dois: [doi] }]
  }
  if (record === undefined) {
    const message = `${doi} has no record in this source; correct the link to it, or use another source.`
    return [{ code: 'unresolved', severity: 'warning', message, dois: [doi] }]
  }
  const own = ownNameOf(record) ?? doi
  if (nameKey(own) === nameKey(doi)) return []
  const message = `The lookup of ${doi} returned the record of ${own}; link to that record if it replaces the other.`
  return [{ code: 'resolved-elsewhere', severity: 'info', message, dois: [doi, own] }]
}

function limitWarning(done: number, left: readonly string[]): VersionWarning[] {
  if (left.length === 0) return []
  const message = `The walk stopped after ${done} records with ${listed(left)} left to visit; increase the limit or the depth to see them.`
  return [{ code: 'limit-reached', severity: 'warning', message, dois: [...left] }]
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : typeof error === 'string' ? error : 'unknown reason'
  return reason.slice(0, 500).replace(/[.\s]+$/, '') || 'unknown reason'
}
