import { lookUp, type Resolved } from './look-up.ts'
import { planOf, type ResolveOptions } from './options.ts'

/** Gives the record of a DOI in any spelling; rejects with a `ResolveError` that says why there is none, and with `TypeError` for a wrong option. */
export async function resolve(doi: string, options: ResolveOptions = {}): Promise<Resolved> {
  return lookUp(doi, planOf(options), options.signal)
}
