import type { Catalog, IngestReport, Kind, Refusal, Withdrawal } from '../../../catalog/index.ts'
import { parseUuid } from '../../../identifiers/index.ts'
import { ask } from '../../../request/ask.ts'
import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../../../request/error.ts'
import type { Question } from '../../../request/question.ts'
import type { Settings } from '../../../request/settings.ts'
import { paceOn } from '../../run/pace.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { Ingested, Refused } from '../ingest-inputs.ts'
import { hasAny, type PruneLimit, Pruning } from '../prune.ts'
import { CutError } from './cut-lists.ts'
import { OaiError } from './oai.ts'
import { pagesFrom, SourceCounts } from './pages.ts'
import { type OnlineSource, SourceError, type SourcePage } from './source.ts'
import type { SourceState, StateFile } from './state.ts'

/** Options for ingesting from sources. */
export interface SourceOptions {
  batch?: number
  prune?: boolean
  pruneLimit?: PruneLimit
  strict?: boolean
  /** True if the run starts from the beginning, ignoring earlier runs. */
  isFull?: boolean
  /** The time since which changes are fetched, regardless of earlier runs. */
  since?: string
  progress?: 'auto' | 'json' | 'none' | undefined
  settings: Settings
  states: StateFile
  /** The signal that stops the run. Records already stored are kept. */
  signal: AbortSignal
  now(): number
  /** Receives each refused record as it is read. */
  onRefused(one: Refused): Promise<void>
}

class FetchError extends RequestError {
  override name = 'FetchError'

  constructor(code: RequestErrorCode, reason: string, details?: RequestErrorDetails) {
    super(reason, code, reason, details ?? {})
  }
}

/**
 * Sends a request to a source and resolves to the value read from the response. Rejects with a `FetchError` if the
 * request fails.
 */
export async function askSource<T>(question: Question<T>, settings: Settings, signal: AbortSignal): Promise<T> {
  const fail = (code: RequestErrorCode, reason: string, details?: RequestErrorDetails) =>
    new FetchError(code, reason, details)
  return (await ask(question, settings, fail, signal)).value
}

/**
 * Ingests a source: all of it, the changes since the last complete run, or the rest of an interrupted run. The position
 * is saved with each stored batch.
 *
 * A source that fails, does not end, or has fewer records than announced is a problem in the report, and no missing
 * records are withdrawn.
 */
export async function ingestSource(
  catalog: Catalog,
  source: OnlineSource,
  options: SourceOptions,
  terminal: Terminal,
): Promise<Ingested> {
  const { since } = options
  const kept = options.isFull ? {} : options.states.of(source.name)
  const known = kept.hasCome && (await isEmpty(catalog)) ? {} : kept
  const before = since === undefined ? known : { since, ...(known.hasCome && { hasCome: true }) }
  const isWhole = before.next === undefined && (before.since === undefined || !source.isIncremental)
  const pruning = options.prune && isWhole ? new Pruning() : undefined
  // Withdrawing and refusing records requires that all records are sent.
  if (!options.prune && !options.strict)
    for (const [address, mark] of Object.entries(before.pages ?? {})) source.marks?.set(address, mark)
  const run = new Run(catalog, source, before, options)
  const pace = paceOn(terminal, options.progress ?? 'auto', [])
  try {
    const report = await catalog.ingest(
      run.records((came, count) =>
        pace.tick({
          file: source.name,
          records: came,
          ...(count > 0 && { of: Math.max(came, count) }),
          findings: run.refused,
        }),
      ),
      {
        ...(options.strict && { strict: true }),
        ...(options.batch !== undefined && { batch: options.batch }),
        ...(pruning && { onStored: stored => pruning.note(stored) }),
        onRefused: one => run.refuse(one),
        onProgress: done => run.stored(done.accepted + done.refused),
      },
    )
    await run.end(report)
    const ingested = { ...run.ingested(report), ...(run.withdrawn > 0 && { withdrawn: run.withdrawn }) }
    if (!options.prune) return ingested
    if (ingested.problems.length + ingested.refused > 0) return { ...ingested, unpruned: 'faulty' }
    if (pruning === undefined) return { ...ingested, unpruned: 'partial' }
    if (!hasAny(report.accepted)) return { ...ingested, unpruned: 'empty' }
    const pruned = await pruning.prune(catalog, options.pruneLimit, (kind, id) => run.withdrawalOf(kind, id))
    return {
      ...ingested,
      ...('withheld' in pruned ? pruned : { withdrawn: run.withdrawn + pruned.withdrawn }),
    }
  } finally {
    pace.end()
  }
}

async function isEmpty(catalog: Catalog): Promise<boolean> {
  for (const kind of ['dataset', 'file', 'resource'] as const)
    for (const withdrawn of [false, true])
      if ((await catalog.list(kind, { limit: 1, all: true, withdrawn })).records.length > 0) return false
  return true
}

class Run {
  /** The number of records withdrawn because the source deleted them. */
  withdrawn = 0
  /** The number of refused records plus the number of faults that pages report. */
  refused = 0
  /** The number of records that the catalog refused, without the faults that pages report. */
  #refusedRecords = 0
  readonly #catalog: Catalog
  readonly #source: OnlineSource
  readonly #before: SourceState
  readonly #options: SourceOptions
  readonly #problems: string[] = []
  readonly #seen = new Set<string>()
  /** The number of records up to the end of each page, and the position after that page. */
  readonly #marks: { until: number; next: string }[] = []
  #began: string
  #isLost = false
  #hasCome: boolean
  #kept: Promise<void> = Promise.resolve()

  constructor(catalog: Catalog, source: OnlineSource, before: SourceState, options: SourceOptions) {
    this.#catalog = catalog
    this.#source = source
    this.#before = before
    this.#options = options
    this.#hasCome = before.hasCome === true
    this.#began = (before.next && before.began) || new Date(options.now()).toISOString()
  }

  /** Yields the records of all pages. An error of the source ends the iteration and becomes a problem in the report. */
  async *records(onPage: (came: number, count: number) => void): AsyncGenerator<unknown> {
    const { settings, signal } = this.#options
    const counts = new SourceCounts()
    let given = 0
    try {
      const { next, since } = this.#before
      const start = next ?? (await this.#source.first(this.#source.isIncremental ? since : undefined))
      const asking = (question: Question<SourcePage>): Promise<SourcePage> => {
        this.#seen.add(question.url)
        return askSource(question, settings, signal)
      }
      for await (const page of pagesFrom(this.#source, start, asking)) {
        await this.#look(page, given === 0 && next === undefined)
        this.withdrawn += await withdraw(this.#catalog, page.deleted)
        yield* page.records
        given += page.records.length
        if (page.next !== undefined) this.#marks.push({ until: given, next: page.next })
        const { came, count } = counts.note(page)
        onPage(came, count)
      }
      if (next === undefined) this.#problems.push(...counts.missing())
    } catch (error) {
      if (!(error instanceof SourceError || error instanceof RequestError)) throw error
      this.#problems.push(this.#reasonOf(error))
    }
  }

  refuse(one: Refusal): Promise<void> {
    this.#refusedRecords++
    return this.#tell(one)
  }

  #tell(one: Omit<Refused, 'file'>): Promise<void> {
    this.refused++
    return this.#options.onRefused({ file: this.#source.name, ...one })
  }

  /** Reports the faults of a page. The time of the first page becomes the start of the run. */
  async #look({ faults, time }: SourcePage, isFirst: boolean): Promise<void> {
    for (const reason of faults) await this.#tell({ reasons: [reason] })
    // Uses the clock of the source, because the next run queries by that clock.
    if (isFirst && time !== undefined && Number.isFinite(Date.parse(time))) this.#began = time
  }

  #reasonOf(error: SourceError | RequestError): string {
    if (this.#options.signal.aborted) return 'The run was interrupted; the next run resumes from here.'
    // The lists have been read as far as possible, so the next run starts over.
    if (error instanceof CutError) this.#isLost = true
    if (!(error instanceof OaiError && error.code === 'badResumptionToken')) return error.message
    this.#isLost = true
    return `${error.message} The next run starts from the beginning; no data are lost.`
  }

  /**
   * Saves the position after the last page whose records have all been stored or refused, so that an interrupted run
   * can resume there. Saves nothing if a gap in the changes would remain.
   */
  stored(done: number): void {
    this.#hasCome ||= done > 0
    let next: string | undefined
    while ((this.#marks[0]?.until ?? Number.POSITIVE_INFINITY) <= done) next = this.#marks.shift()?.next
    if (next !== undefined && !this.#leavesGap()) this.#keep({ ...this.#since(), next, began: this.#began })
  }

  /**
   * Saves the state for the next run. Must be called once all records have been stored or refused; saves nothing if a
   * gap in the changes would remain.
   */
  async end({ accepted: { dataset, file, resource } }: IngestReport): Promise<void> {
    if (this.#leavesGap()) return
    if (this.#problems.length === 0) this.#keep({ since: this.#began, ...this.#pages() })
    else if (this.#isLost) this.#keep(this.#since())
    else this.stored(dataset + file + resource + this.#refusedRecords)
    await this.#kept
  }

  async withdrawalOf(kind: Kind, id: string): Promise<Withdrawal | undefined> {
    const question = this.#source.withdrawalOf?.(kind, id)
    if (question === undefined) return undefined
    try {
      return await askSource(question, this.#options.settings, this.#options.signal)
    } catch (error) {
      if (error instanceof RequestError) return undefined
      throw error
    }
  }

  ingested({ accepted, unknown = [], restored }: IngestReport): Ingested {
    const file = this.#source.name
    const problems = this.#problems.map(message => ({ file, message, isOnline: true as const }))
    return { accepted, refused: this.refused, unknown, problems, ...(restored !== undefined && { restored }) }
  }

  /**
   * True if changes between the last complete run and the given `since` may be missing. The next run must fetch them.
   */
  #leavesGap(): boolean {
    const last = this.#options.states.of(this.#source.name).since
    return this.#options.since !== undefined && last !== undefined && last < this.#options.since
  }

  /**
   * Returns the marks of received and unchanged pages. Returns none if records were refused, so that all pages are
   * fetched again.
   */
  #pages(): Pick<SourceState, 'pages'> {
    const seen = [...(this.#source.marks ?? [])].filter(([address]) => this.#seen.has(address))
    return this.#refusedRecords === 0 && seen.length > 0 ? { pages: Object.fromEntries(seen) } : {}
  }

  #since = (): SourceState => (this.#before.since === undefined ? {} : { since: this.#before.since })

  #keep(state: SourceState): void {
    const filesUrl = this.#source.filesUrl?.() ?? this.#options.states.of(this.#source.name).filesUrl
    const whole = {
      ...state,
      ...(this.#hasCome && { hasCome: true }),
      ...(filesUrl !== undefined && { filesUrl }),
    }
    this.#kept = this.#kept.then(() => this.#options.states.keep(this.#source.name, whole))
  }
}

/** Withdraws the resources with the given DOIs or ids. A resource that is delivered again is restored. */
async function withdraw(catalog: Catalog, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0
  const ids: string[] = []
  for (const name of names) {
    const id = parseUuid(name)
    const filters = id === undefined ? { doi: [name] } : { id: [id] }
    const { records } = await catalog.list('resource', { ...filters, all: true, limit: 10 })
    ids.push(...records.map(one => one.id))
  }
  return catalog.withdraw('resource', ids, { reason: 'Its source has deleted it.', isPruned: true })
}
