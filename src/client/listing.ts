import { checkedOptions, wrongArgument } from '../argument.ts'
import type { Page } from '../model/page.ts'
import { isObject } from '../object.ts'
import { numberFrom } from '../request/settings.ts'
import type { Ask } from './ask.ts'
import { failing } from './error.ts'
import { type Filters, searchOf } from './filters.ts'
import { nextAddress } from './next.ts'
import { pageAt } from './reading.ts'

/** How far and in what steps a listing is read. */
export interface ListOptions {
  /** The most records to return; all by default. No further page is requested. */
  limit?: number
  /** Records per page; the service's own size by default. */
  pageSize?: number
  /** Whether to page by cursor, which costs the same at any depth and misses nothing while records are added; the described service pages by number. */
  cursor?: boolean
  /** Ends the listing when aborted; its error has the code `aborted`. */
  signal?: AbortSignal
}

/**
 * The matching records of a service, read as they are consumed; every loop starts again from the first page. Follows the `next` of each page, within the
 * service only. Rejects with `ClientError`.
 */
export interface Listing<T> extends AsyncIterable<T> {
  /** The pages as they come, as many as the limit needs. */
  pages(): AsyncIterable<Page<T>>
  /** The number of matching records, regardless of the limit. */
  count(): Promise<number>
}

/** Makes the listing at an address. Throws `TypeError` for wrong filters and options. */
export function listingOf<T>(
  what: string,
  url: string,
  filters: Filters,
  options: ListOptions,
  service: { ask: Ask; origins: ReadonlySet<string> },
): Listing<T> {
  if (!isObject(filters as unknown))
    throw wrongArgument('The filters', 'an object such as { climate_scenario: "ssp585" }', filters)
  const { ask } = service
  const { cursor = false, signal } = checkedOptions(options)
  const limit = options.limit === undefined ? Number.POSITIVE_INFINITY : numberFrom(options, 'limit', 1, 1)
  const size = options.pageSize === undefined ? {} : { page_size: numberFrom(options, 'pageSize', 1, 1) }
  const first = url + searchOf({ ...filters, ...size, ...(cursor && { cursor: '*' }) })
  const course = { origins: service.origins, fail: failing(what) }

  async function* pages(): AsyncGenerator<Page<T>, void> {
    const visited = new Set([first])
    let [address, given, empty, count] = [first, 0, 0, 0]
    for (;;) {
      const { value: page, url: from } = await ask(what, pageAt<T>(address), signal)
      yield page
      given += page.results.length
      empty = page.results.length === 0 ? empty + 1 : 0
      count = Math.max(count, page.count)
      if (page.next === null || given >= limit) return
      // Records may come and go meanwhile, but a listing that never ends is a fault.
      if (empty > 100 || given > count * 2 + 1000) {
        throw course.fail('loop', `There should be ${count} records, but ${from} and the pages before do not end.`, {
          url: from,
        })
      }
      address = nextAddress(page.next, from, visited, course)
    }
  }

  return {
    pages,
    async count() {
      return (await ask(what, pageAt<T>(url + searchOf({ ...filters, page_size: 1 })), signal)).value.count
    },
    async *[Symbol.asyncIterator]() {
      let left = limit
      for await (const { results } of pages()) {
        for (const record of results) {
          yield record
          if (--left <= 0) return
        }
      }
    },
  }
}
