import { CatalogError, type PostgresCatalog } from '../../catalog/index.ts'
import type { ExitCode } from '../command.ts'
import { openCatalog, openPostgres } from '../database.ts'
import { type Collected, collectToStream } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { Misuse } from '../misuse.ts'
import { hasFailed, type Weight, weightOfEffect } from '../report/fail-on.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { count } from '../text/width.ts'
import { type Ingested, ingestInputs, type Refused, type Unpruned } from './ingest-inputs.ts'
import type { IngestValues } from './options.ts'
import type { PruneLimit } from './prune.ts'
import { ingestReport } from './report.ts'
import { ingestSource } from './sources/ingest-source.ts'
import { sourcesNamed } from './sources/named.ts'
import { stateFile, statePath } from './sources/state.ts'
import { watchPaths } from './watch.ts'

/** Loads files and online sources into a database and reports the results. Returns the highest exit code. */
export async function ingestAll(
  { paths, addresses, isOnline }: { paths: string[]; addresses: string[]; isOnline: boolean },
  options: IngestValues,
  terminal: Terminal,
): Promise<ExitCode> {
  const stop = new AbortController()
  const { sources, settings, since } = await sourcesNamed(addresses, options, stop.signal, terminal)
  if (options.prune && sources.length > 1)
    throw new Misuse('With --prune, the database becomes a copy of one source; name only one.')
  const watched = options.watch ? watchPaths(paths, terminal) : undefined
  const { from = 'auto', batch } = options
  const settled = {
    ...(batch !== undefined && { batch }),
    prune: options.prune === true,
    pruneLimit: pruneLimitOf(options),
    strict: options.strict === true,
    progress: options.progress,
  }
  const { format, 'max-problems': most } = options
  const reported = async (
    ingest: (onRefused: (one: Refused) => Promise<void>) => Promise<Ingested>,
  ): Promise<ExitCode> => {
    const report = ingestReport({ format, most }, terminal)
    try {
      const ingested = await ingest(report.refused)
      terminal.stderr.write(notWithdrawnText(ingested))
      printProblems(ingested.problems, terminal)
      report.end(ingested)
      return exitCodeFor(ingested, options)
    } catch (error) {
      report.breakOff()
      throw error
    }
  }
  const { signal } = stop
  const collected = (): Promise<Collected> =>
    collectToStream(paths, terminal, { ...options, takesAll: true }, allExtensions)
  try {
    const found = await collected()
    const postgres = options.verify ? await openPostgres(options.db) : undefined
    const catalog = postgres ?? (await openCatalog(options.db, terminal))
    try {
      await catalog.ready()
      const codes: ExitCode[] = []
      const load = (inputs: Collected): Promise<ExitCode> =>
        reported(onRefused => ingestInputs(catalog, inputs, { from, ...settled, signal, onRefused }, terminal))
      terminal.stopped().then(() => stop.abort())
      if (paths.length > 0) codes.push(await load(found))
      if (isOnline) {
        const states = await stateFile(statePath(options), terminal)
        for (const source of sources) {
          if (signal.aborted) break
          const how = {
            ...settled,
            isFull: options.full === true,
            ...(since !== undefined && { since }),
            settings,
            states,
            signal,
            now: Date.now,
          }
          codes.push(await reported(onRefused => ingestSource(catalog, source, { ...how, onRefused }, terminal)))
        }
      }
      while (watched !== undefined && (await watched.changed())) codes.splice(0, 1, await load(await collected()))
      if (postgres !== undefined && !signal.aborted) await verified(postgres, terminal)
      return codes.reduce<ExitCode>((worst, code) => (code > worst ? code : worst), 0)
    } finally {
      await catalog.close()
    }
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error
    terminal.stderr.write(`citable: ${oneLine(error.message)}\n`)
    return error.isTransient ? 3 : 2
  } finally {
    watched?.close()
  }
}

async function verified(catalog: PostgresCatalog, terminal: Terminal): Promise<void> {
  const { checked, repaired } = await catalog.verify()
  terminal.stderr.write(
    `citable: ${count(checked, 'record')} compared with the index, ${repaired === 0 ? 'none' : repaired} repaired.\n`,
  )
}

const pruneLimitOf = ({ 'prune-limit': limit, yes }: IngestValues): PruneLimit => ({
  ...(limit !== undefined && { limit }),
  isConfirmed: yes === true,
})

function notWithdrawnText({ withheld, unpruned }: Ingested): string {
  if (unpruned !== undefined) return `citable: No missing record was withdrawn because ${unprunedTexts[unpruned]}.\n`
  if (withheld === undefined) return ''
  const { missing, total } = withheld
  return `citable: ${missing} of ${count(total, 'record')} would be withdrawn, which is more than the limit, so none was withdrawn; allow this with --prune-limit ${missing} or --yes.\n`
}

const unprunedTexts: Readonly<Record<Unpruned, string>> = {
  faulty: 'some records could not be loaded',
  empty: 'no record was loaded',
  partial: 'this run loaded only part of the source; use --full to load everything',
}

function exitCodeFor(
  { refused, unknown, problems, withheld }: Ingested,
  { 'fail-on': failOn = 'error' }: IngestValues,
): ExitCode {
  const weights: Weight[] = [
    ...(refused > 0 ? [weightOfEffect('rejects')] : []),
    ...unknown.map(() => ({ severity: 'warning' as const, registry: 'accepts' as const })),
  ]
  if (withheld !== undefined) return 2
  return exitCodeOf(problems) || (hasFailed(weights, failOn) ? 1 : 0)
}
