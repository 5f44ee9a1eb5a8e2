import { nameKey } from './name.ts'
import { ownNameOf } from './record.ts'
import type { VersionRecord, VersionWarning } from './types.ts'
import type { WalkStep } from './walk.ts'
import { listed } from './warnings/messages.ts'

/** The warnings of a graph whose records were fetched one by one: instead of `missing-record` they say why a record is missing. */
export function withWalkWarnings<R extends VersionRecord>(
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
    const message = `The record of ${doi} could not be fetched: ${reasonOf(error)}. Try again; the links that only it declares are missing.`
    return [{ code: 'resolver-failed', severity: 'warning', message, dois: [doi] }]
  }
  if (record === undefined) {
    const message = `${doi} has no record where it was looked for; correct the link to it, or look elsewhere.`
    return [{ code: 'unresolved', severity: 'warning', message, dois: [doi] }]
  }
  const own = ownNameOf(record) ?? doi
  if (nameKey(own) === nameKey(doi)) return []
  const message = `Asking for ${doi} gave the record of ${own}; link to that, if it has taken its place.`
  return [{ code: 'resolved-elsewhere', severity: 'info', message, dois: [doi, own] }]
}

function limitWarning(done: number, left: readonly string[]): VersionWarning[] {
  if (left.length === 0) return []
  const message = `The walk stopped after ${done} records with ${listed(left)} left to visit; raise the limit or the depth to see them.`
  return [{ code: 'limit-reached', severity: 'warning', message, dois: [...left] }]
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : typeof error === 'string' ? error : 'unknown reason'
  return reason.slice(0, 500).replace(/[.\s]+$/, '') || 'unknown reason'
}
