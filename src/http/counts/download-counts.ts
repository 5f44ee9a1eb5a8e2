import type { Answered, DownloadCounts } from '../options.ts'
import { isRobot } from './robots.ts'

/** The number of downloads by address path, such as `raw/snow/depth.csv`, and by month, such as `2026-11`. */
export type CountsByMonth = Record<string, Record<string, number>>

/**
 * A counter of downloads that follows the rules of COUNTER (release 5, https://cop5.countermetrics.org/).
 *
 * Robots are excluded, and successive requests of one client for one file or dataset, at most 30 seconds apart, count
 * once.
 *
 * Partial content counts only if it starts at the first byte. A client is identified by address and program for these
 * 30 seconds, in memory alone; no cookie is set.
 *
 * @example
 * const downloads = new DownloadCounter()
 * const download = { kind: 'file', path: 'snow/depth.csv', agent: 'Mozilla/5.0' } as const
 * downloads.add({ method: 'GET', target: '/raw/snow/depth.csv', route: '/raw/<path>', status: 200, milliseconds: 3, bytes: 30, download })
 * downloads.count('file', 'snow/depth.csv') // → 1
 */
export class DownloadCounter implements DownloadCounts {
  readonly #months: Map<string, Map<string, number>>
  readonly #latest = new Map<string, number>()
  readonly #now: () => number
  /** True if downloads have been counted since {@link stored} was last called. */
  isChanged = false

  /** @param now The clock in milliseconds. */
  constructor(known: CountsByMonth = {}, now: () => number = Date.now) {
    this.#months = new Map(Object.entries(known).map(([key, months]) => [key, new Map(Object.entries(months))]))
    this.#now = now
  }

  /** Counts a response if it is a download. Call this method from the `onAnswer` function of a service. */
  add({ method, status, client = '', download, isAborted }: Answered): void {
    if (download === undefined || method !== 'GET' || isAborted || isRobot(download.agent)) return
    const isStart = status === 200 || status === 304 || (status === 206 && /^bytes 0-/.test(download.range ?? ''))
    if (!isStart) return
    const key = keyOf(download.kind, download.path)
    this.#count(key, `${client}\0${download.agent}\0${key}`)
  }

  count(kind: 'file' | 'dataset', path: string): number {
    let sum = 0
    for (const count of this.#months.get(keyOf(kind, path))?.values() ?? []) sum += count
    return sum
  }

  /** Returns the counts for storage and marks them as stored. */
  stored(): CountsByMonth {
    this.isChanged = false
    return Object.fromEntries([...this.#months].map(([key, months]) => [key, Object.fromEntries(months)]))
  }

  #count(key: string, click: string): void {
    const now = this.#now()
    const before = this.#latest.get(click)
    this.#latest.delete(click)
    this.#latest.set(click, now)
    this.#forget(now)
    if (before !== undefined && now - before <= doubleClick) return
    const months = this.#months.get(key) ?? new Map<string, number>()
    const month = new Date(now).toISOString().slice(0, 7)
    this.#months.set(key, months.set(month, (months.get(month) ?? 0) + 1))
    this.isChanged = true
  }

  /**
   * Forgets requests that are older than the double-click interval, and the oldest requests beyond {@link mostClicks}.
   *
   * The map lists the oldest request first.
   */
  #forget(now: number): void {
    for (const [click, time] of this.#latest) {
      if (now - time <= doubleClick && this.#latest.size <= mostClicks) return
      this.#latest.delete(click)
    }
  }
}

/** The number of milliseconds within which a repeated request counts as a double click. */
const doubleClick = 30_000
/** The maximum number of requests to remember, which limits memory use under load. */
const mostClicks = 100_000

const keyOf = (kind: 'file' | 'dataset', path: string): string => `${kind === 'file' ? 'raw' : 'download'}/${path}`
