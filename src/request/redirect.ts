import type { Fail } from './error.ts'
import type { Question } from './question.ts'

type Asked = Pick<Question<unknown>, 'hosts' | 'method' | 'authorization'>

/**
 * Returns the permitted redirect targets of a request: `hosts`, `origin` or `nowhere`.
 *
 * A write may be redirected `nowhere`, a request with an `Authorization` header only within its `origin`, and any other
 * request to its own host and the `hosts` that it names.
 */
export const courseOf = ({ method = 'GET', authorization }: Asked): 'hosts' | 'origin' | 'nowhere' =>
  method !== 'GET' ? 'nowhere' : authorization === undefined ? 'hosts' : 'origin'

/**
 * Returns the target of a redirect. Returns undefined if the response is not a redirect.
 * @throws An error with the code `redirect` for an invalid or forbidden target.
 */
export function redirectOf(
  { status, headers }: Response,
  from: string,
  question: Asked,
  fail: Fail,
): string | undefined {
  if (!redirects.has(status)) return undefined
  const location = headers.get('location') ?? ''
  const target = location !== '' && URL.canParse(location, from) ? new URL(location, from) : undefined
  const shown = JSON.stringify(location.slice(0, 200))
  const refused = (why: string) => fail('redirect', `${from} redirects to ${shown}, ${why}.`, { status, url: from })
  if (target === undefined) throw refused('which is not an address')
  if (!/^https?:$/.test(target.protocol)) throw refused('which is neither http nor https')
  const { protocol, host } = new URL(from)
  if (protocol === 'https:' && target.protocol === 'http:')
    throw refused('which is not encrypted, so it is not followed')
  const course = courseOf(question)
  if (course === 'nowhere') throw refused('but a write is not redirected; nothing was sent there')
  if (course === 'origin' && target.origin !== new URL(from).origin)
    throw refused('another origin, which must not receive the password, so it is not followed')
  if (![host, ...(question.hosts ?? [])].some(known => isWithin(target, known)))
    throw refused('a host or port that is not known to hold records, so it is not followed')
  // Credentials may be secret and are never needed.
  target.username = ''
  target.password = ''
  target.hash = ''
  return target.href
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * True if a URL belongs to a host or to one of its subdomains, and has the port of the host.
 *
 * A host without a port means the default port of http or https.
 */
function isWithin({ hostname, port }: URL, host: string): boolean {
  const [, name = host, known = ''] = /^(.*):(\d{1,5})$/.exec(host) ?? []
  return port === known && (hostname === name || hostname.endsWith(`.${name}`))
}
