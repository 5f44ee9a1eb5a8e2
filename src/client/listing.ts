import { checkedOptions, wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import type { Page } from '../model/page.ts'
import { numberFrom } from '../request/settings.ts'
import type { Ask } from './ask.ts'
import { type ClientError, failing } from './error.ts'
import { type Filters, searchOf } from './filters.ts'
import { pageAt } from './requests.ts'

/** Options for the length, the pages and the cancellation of a listing. */
export interface ListOptions {
  /**
   * The maximum number of records to return; all by default. No further page is requested once the limit is reached.
   */
  limit?: number
  /** The number of records per page; the service's own number by default. */
  pageSize?: number
  /**
   * True if the listing is read by cursor rather than by page number.
   *
   * Reading by cursor costs the same at any depth, and misses no records while others are added. Services that
   * implement only the service description offer pages by number.
   */
  cursor?: boolean
  /** A signal that ends the listing when aborted. The error of the listing has the code `aborted`. */
  signal?: AbortSignal
}

/**
 * The matching records of a service, fetched as they are consumed. Every iteration starts again from the first page.
 *
 * Follows the `next` link of a page only to the origin of the page or the service, or to an origin in the option
 * `origins`. A failed request rejects with `ClientError`.
 */
export interface Listing<T> extends AsyncIterable<T> {
  /** Iterates over as many pages as the limit requires. */
  pages(): AsyncIterable<Page<T>>
  /** Returns the number of matching records, regardless of the limit. */
  count(): Promise<number>
}

/** Creates the listing at an address. Throws `TypeError` for invalid filters and options. */
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
  const { cursor = false, signal } = checkedOptions(options, ['limit', 'pageSize', 'cursor', 'signal'])
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
      // Records may be added or removed meanwhile, but an endless listing is a fault of the service.
      if (empty > 100 || given > count * 2 + 1000) {
        throw course.fail('loop', `There should be ${count} records, but ${from} and the previous pages do not end.`, {
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

interface Course {
  /**
   * The origins, including that of the service, to which a `next` link may point. The origin of the current page is
   * also allowed.
   */
  origins: ReadonlySet<string>
  fail: ReturnType<typeof failing>
}

/**
 * Resolves the `next` link of the page at `from` to an absolute address, and adds the address to `visited`.
 *
 * Throws `ClientError` with the code `loop` for a page in `visited`, and with `foreign-address` for an invalid address,
 * an address with credentials, or an origin that is not followed.
 */
function nextAddress(next: string, from: string, visited: Set<string>, { origins, fail }: Course): string {
  const shown = JSON.stringify(next.slice(0, 300))
  const refused = (code: ClientError['code'] & ('foreign-address' | 'loop'), why: string): ClientError =>
    fail(code, `The page ${from} names ${shown} as the next one, ${why}.`, { url: next.slice(0, 2000) })
  const target = URL.canParse(next, from) ? new URL(next, from) : undefined
  if (target === undefined) throw refused('foreign-address', 'which is not an address')
  if (!isKnown(target, from, origins)) {
    const why =
      'which is outside the service and is not followed; if the address is correct, add its origin to the option'
    throw refused('foreign-address', `${why} origins`)
  }
  target.hash = ''
  if (visited.has(target.href)) throw refused('loop', 'which was already read')
  visited.add(target.href)
  return target.href
}

// Rejects credentials in an address, because they would be sent with the request.
const isKnown = ({ origin, username, password, protocol }: URL, from: string, origins: ReadonlySet<string>): boolean =>
  /^https?:$/.test(protocol) &&
  username === '' &&
  password === '' &&
  (origin === new URL(from).origin || origins.has(origin))
