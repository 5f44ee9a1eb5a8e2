import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { wholePiece } from '../../records/piece.ts'
import { isAbsence, ResolveError } from '../../resolve/error.ts'
import { walkVersions } from '../../versions/walk.ts'
import type { Problem } from '../inputs/input.ts'
import { type GivenRecord, recordsOfPiece } from '../records.ts'
import { progressOn } from '../terminal/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Registry } from './registry.ts'

/** The result of following version relations. */
export interface Walked {
  /** The fetched records, grouped by requested DOI. In each group, the nearest versions come first. */
  records: GivenRecord[]
  /**
   * A problem for each DOI whose record could not be fetched or read. Omits unregistered DOIs that occur only as links
   * in other records.
   */
  problems: Problem[]
  /** The number of DOIs that were not visited because `limit` was reached. */
  left: number
}

/**
 * Fetches the records of DOIs and of all their versions, visiting at most `limit` DOIs. Uses the records in `given`
 * instead of fetching them.
 */
export async function walkFrom(
  dois: readonly string[],
  given: readonly GivenRecord[],
  { registry, limit }: { registry: Registry; limit: number },
  terminal: Terminal,
): Promise<Walked> {
  const find = finder(dois, given, registry)
  const known = new Set(given)
  const walked: Walked = { records: [], problems: [], left: 0 }
  const progress = progressOn(terminal)
  let visited = 0
  try {
    for (const [index, doi] of dois.entries()) {
      if (visited >= limit) {
        walked.left += dois.length - index
        break
      }
      const found = new Map<object, GivenRecord>()
      const resolve = async (name: string) => {
        const one = await find(name)
        if (one !== undefined) found.set(one.record, one)
        return one?.record
      }
      let waiting = 0
      for await (const step of walkVersions(doi, resolve, { limit: limit - visited })) {
        progress.tick(step.done, step.done + step.waiting, step.doi)
        const one = step.record && found.get(step.record)
        if (one !== undefined && !known.has(one)) walked.records.push(one)
        if (one !== undefined) known.add(one)
        if (step.outcome === 'failed') walked.problems.push(problemOf(step.doi, step.error))
        waiting = step.waiting
        visited++
      }
      walked.left += waiting
    }
  } finally {
    progress.end()
  }
  return walked
}

/**
 * Returns a function that finds the record of a DOI among the given records, or else in the registry. Looks up each DOI
 * only once.
 *
 * The function returns undefined for an invalid DOI, and for an unregistered DOI that is not one of `dois`. It rejects
 * for any other failure.
 */
function finder(dois: readonly string[], given: readonly GivenRecord[], registry: Registry) {
  const asked = new Set(dois.map(doiKey))
  const found = new Map<string, Promise<GivenRecord | undefined>>()
  for (const one of given) {
    const doi = parseDoi(String(one.record.doi))
    if (doi !== undefined && !found.has(doiKey(doi))) found.set(doiKey(doi), Promise.resolve(one))
  }
  const fetchRecord = async (doi: string): Promise<GivenRecord | undefined> => {
    try {
      return await recordIn(await registry.textOf(doi), doi, registry.format)
    } catch (error) {
      if (error instanceof ResolveError && isAbsence(error) && !asked.has(doiKey(doi))) return undefined
      throw error
    }
  }
  return (name: string): Promise<GivenRecord | undefined> => {
    const doi = parseDoi(name)
    if (doi === undefined) return Promise.resolve(undefined)
    const key = doiKey(doi)
    const record = found.get(key) ?? fetchRecord(doi)
    found.set(key, record)
    return record
  }
}

async function recordIn(text: string, doi: string, from: Registry['format']): Promise<GivenRecord> {
  const { result } = await recordsOfPiece(wholePiece(new TextEncoder().encode(text)), from)
  const { records, diagnostics } = result
  const [first] = records
  if (first !== undefined) return { file: doi, index: 0, record: first.record }
  throw new ResolveError(doi, 'unreadable', diagnostics[0]?.message ?? 'The response contains no record.')
}

const problemOf = (file: string, error: unknown): Problem => ({
  file,
  message: error instanceof ResolveError ? error.reason : String(error),
  isOnline: true,
})
