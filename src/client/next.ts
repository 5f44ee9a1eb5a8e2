import type { ClientError, failing } from './error.ts'

/** Where pages may come from, and what to say otherwise. */
export interface Course {
  /** Origins that are followed beside the one that answers. */
  origins: ReadonlySet<string>
  fail: ReturnType<typeof failing>
}

/**
 * The address of the next page as the page at `from` gives it, a relative one completed. Throws `ClientError` for one that leads to
 * another origin (`foreign-address`) or to a page that was `visited` already (`loop`); notes it there otherwise.
 */
export function nextAddress(next: string, from: string, visited: Set<string>, { origins, fail }: Course): string {
  const shown = JSON.stringify(next.slice(0, 300))
  const refused = (code: ClientError['code'] & ('foreign-address' | 'loop'), why: string): ClientError =>
    fail(code, `The page ${from} names ${shown} as the next one, ${why}.`, { url: next.slice(0, 2000) })
  const target = URL.canParse(next, from) ? new URL(next, from) : undefined
  if (target === undefined) throw refused('foreign-address', 'which is no address')
  if (!isKnown(target, from, origins)) {
    const why =
      'which leads away from the service and is not followed; where that is right, name its origin in the option'
    throw refused('foreign-address', `${why} origins`)
  }
  target.hash = ''
  if (visited.has(target.href)) throw refused('loop', 'which was given already')
  visited.add(target.href)
  return target.href
}

// A password in an address would be sent along.
const isKnown = ({ origin, username, password, protocol }: URL, from: string, origins: ReadonlySet<string>): boolean =>
  /^https?:$/.test(protocol) &&
  username === '' &&
  password === '' &&
  (origin === new URL(from).origin || origins.has(origin))
