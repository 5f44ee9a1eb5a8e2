import { checkedOptions } from '../../core/argument.ts'
import type { Question } from '../../request/question.ts'
import { endpointOf } from '../../request/settings.ts'
import { readRest } from './read-rest.ts'
import type { Source } from './source.ts'

/** The URL of DataCite's REST API. The URL of its test system is https://api.test.datacite.org. */
export const dataciteApi = 'https://api.datacite.org'

/**
 * Creates a source for DataCite's REST API, which has the complete records of DOIs registered with DataCite.
 *
 * The records include the identifiers of affiliations and publishers.
 *
 * `endpoint` is the URL before `/dois/`. Throws a `TypeError` for an invalid endpoint.
 *
 * @example
 * const source = dataciteRest({ endpoint: 'https://api.test.datacite.org' })
 * const fetch = async (url: string) => Response.json({ data: { id: '10.5072/a', attributes: { doi: '10.5072/a', url } } })
 * const { url } = await resolve('10.5072/a', { source, fetch })
 * url // → 'https://api.test.datacite.org/dois/10.5072%2Fa?affiliation=true&publisher=true'
 */
export function dataciteRest(options: { endpoint?: string } = {}): Source {
  const base = endpointOf(checkedOptions(options, ['endpoint']).endpoint ?? dataciteApi)
  return {
    name: 'datacite-rest',
    async get(doi, { ask }) {
      const { value, url } = await ask({ ...restQuestion(base, doi), read: readRest })
      return { record: value, url }
    },
  }
}

/** Returns the request for a record. The DOI is a single segment of the path, whatever its characters. */
export const restQuestion = (base: string, doi: string): Omit<Question<never>, 'read'> => ({
  url: `${base}/dois/${encodeURIComponent(doi)}?affiliation=true&publisher=true`,
  types: ['application/vnd.api+json', 'application/json', 'application/vnd.datacite.datacite+json'],
  hosts: ['datacite.org'],
})
