import { isObject } from '../../../core/object.ts'
import { parsedJson } from '../../../core/strings.ts'
import { nextPage, type OnlineSource, type SourcePage } from './source.ts'

const pageSize = 200

/**
 * Creates the source of the findable DOIs of a prefix or client (repository) in DataCite's REST API.
 *
 * Cursors are documented at https://support.datacite.org/docs/pagination, and the field `updated` at
 * https://support.datacite.org/docs/api-queries.
 */
export function dataciteSource(selection: string, endpoint: string): OnlineSource {
  const isPrefix = /^10\.\d{4,9}(?:\.\d+)*$/.test(selection)
  return {
    name: `${endpoint} ${selection.toLowerCase()}`,
    isIncremental: true,
    first(since) {
      const parameters = new URLSearchParams({
        [isPrefix ? 'prefix' : 'client-id']: selection.toLowerCase(),
        // Includes affiliations and the publisher with their identifiers.
        affiliation: 'true',
        publisher: 'true',
        'page[size]': String(pageSize),
        'page[cursor]': '1',
        ...(since !== undefined && { query: `updated:[${since} TO *]` }),
      })
      return `${endpoint}/dois?${parameters}`
    },
    page: at => ({
      url: at,
      types: ['application/vnd.api+json', 'application/json'],
      read(text) {
        const page = parsedJson(text)
        if (!isObject(page) || !Array.isArray(page.data)) return { ok: false, reason: 'It has no list of DOIs.' }
        return { ok: true, value: pageOf(page.data, page, at) }
      },
    }),
  }
}

function pageOf(data: readonly unknown[], { links, meta }: Readonly<Record<string, unknown>>, at: string): SourcePage {
  const next = isObject(links) && typeof links.next === 'string' && data.length > 0 ? links.next : undefined
  const total = isObject(meta) ? meta.total : undefined
  const records = data.map(one => (isObject(one) ? { data: one } : one))
  return {
    records,
    deleted: [],
    faults: [],
    list: 'DOIs',
    count: typeof total === 'number' ? total : undefined,
    next: next === undefined ? undefined : nextPage(next, at),
  }
}
