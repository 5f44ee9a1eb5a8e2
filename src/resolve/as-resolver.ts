import type { Datacite } from '../model/datacite.ts'
import { either } from '../request/either.ts'
import { isAbsence, ResolveError } from './error.ts'
import { lookUp } from './look-up.ts'
import { planOf, type ResolveOptions } from './options.ts'

/**
 * A function from DOI to record, as `walkVersions` takes it. It gives undefined if there is certainly no record, because the DOI is not
 * registered or the identifier is not a DOI, and rejects with a `ResolveError` where that is not known. A wrong option is a `TypeError`.
 *
 * @example
 * const resolver = asResolver({ source: fromRecords([{ doi: '10.5072/a' }]) })
 * await resolver('10.5072/a') // → { doi: '10.5072/a' }
 * await resolver('10.5072/b') // → undefined
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
