import type { Datacite } from '../model/datacite.ts'
import { either } from '../request/either.ts'
import { isAbsence, ResolveError } from './error.ts'
import { lookUp } from './look-up.ts'
import { planOf, type ResolveOptions } from './options.ts'

/**
 * A function from DOI to record, as `walkVersions` takes it: undefined where there is certainly no record, because of a DOI that
 * is not registered or an identifier that is no DOI; rejects with `ResolveError` where it cannot be known. Throws `TypeError` for a wrong option.
 */
export function asResolver(
  options: ResolveOptions = {},
): (doi: string, signal?: AbortSignal) => Promise<Datacite | undefined> {
  const plan = planOf(options)
  return async (doi, signal) => {
    try {
      return (await lookUp(doi, plan, either(options.signal, signal))).record
    } catch (error) {
      if (error instanceof ResolveError && (isAbsence(error) || error.code === 'not-a-doi')) return undefined
      throw error
    }
  }
}
