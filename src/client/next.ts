import type { ClientError, failing } from './error.ts'

/** Where pages may come from, and how to refuse others. */
export interface Course {
  /** Origins that are followed besides the one that answered. */
  origins: ReadonlySet<string>
  fail: ReturnType<typeof failing>
}

/**
 * The absolute address of the next page, as named by the page at `from`. Throws `ClientError` if it leads to another origin
 * (`foreign-address`) or to a page in `visited` (`loop`); otherwise adds it to `visited`.
 */
export function nextAddress(next: string, from: string, visited: Set<string>, { origins, fail }: Course): string {
  const shown = JSON.stringify(next.slice(0, 300))
  const refused = (code: ClientError['code'] & ('foreign-address' | 'loop'), why: string): ClientError =>
    fail(code, `The page ${from} names ${shown} as the next one, ${why}.`, { url: next.slice(0, 2000) })
  const target = URL.canParse(next, from) ? new URL(next, from) : undefined
  if (target === undefined) throw refused('foreign-address', 'which is not an address')
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

// The password in an address would be sent along.
const isKnown = ({ origin, username, password, protocol }: URL, from: string, origins: ReadonlySet<string>): boolean =>
  /^https?:$/.test(protocol) &&
  username === '' &&
  password === '' &&
  (origin === new URL(from).origin || origins.has(origin))
