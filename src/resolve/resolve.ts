import { lookUp, type Resolved } from './look-up.ts'
import { planOf, type ResolveOptions } from './options.ts'

/**
 * Gives the record of a DOI in any spelling. Rejects with a `ResolveError` that says why there is none, and with a `TypeError` for a
 * wrong option.
 *
 * @example
 * const answer = { data: { attributes: { doi: '10.5072/waves', titles: [{ title: 'Waves' }] } } }
 * const { record, source } = await resolve('doi:10.5072/waves', { fetch: async () => Response.json(answer) })
 * record.titles // → [{ title: 'Waves' }]
 * source // → 'datacite-rest'
 */
export async function resolve(doi: string, options: ResolveOptions = {}): Promise<Resolved> {
  return lookUp(doi, planOf(options), options.signal)
}
