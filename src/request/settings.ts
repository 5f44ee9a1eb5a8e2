import { wrongArgument } from '../core/argument.ts'
import type { AnswerCache } from './cache.ts'
import type { Patience } from './pacing/retry.ts'

/** The fetch of the platform, or one like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Options for requests, all with defaults. Wrong values are a `TypeError`. */
export interface RequestOptions extends Partial<Patience>, Caller {
  /** The fetch to use; the platform's by default. */
  fetch?: Fetch
  /** Milliseconds that one try may take, with its redirects and all of its answer; 20,000 by default. */
  timeout?: number
  /** The maximum number of redirects; 5 by default. Browsers apply their own limit. */
  maxRedirects?: number
  /** The largest answer in bytes, decompressed; 20,000,000 by default. */
  maxBytes?: number
  /** The store for responses. */
  cache?: AnswerCache
}

/** The names of the options by which servers are asked. */
export const requestOptionNames = [
  'fetch',
  'timeout',
  'maxRedirects',
  'maxBytes',
  'cache',
  'retries',
  'backoff',
  'maxWait',
  'contact',
  'userAgent',
]

/** Request options with all defaults filled in. */
export interface Settings extends Patience {
  fetch: Fetch
  timeout: number
  maxRedirects: number
  maxBytes: number
  cache: AnswerCache | undefined
  headers: Readonly<Record<string, string>>
}

/** The settings that options stand for. Throws `TypeError` for a wrong value. */
export function settingsOf(options: RequestOptions): Settings {
  if (options.fetch !== undefined && typeof options.fetch !== 'function')
    throw wrongArgument('The option fetch', 'a function like the fetch of the platform', options.fetch)
  return {
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    timeout: numberFrom(options, 'timeout', 20_000, 1),
    retries: numberFrom(options, 'retries', 3, 0),
    backoff: numberFrom(options, 'backoff', 500, 0),
    maxWait: numberFrom(options, 'maxWait', 60_000, 0),
    maxRedirects: numberFrom(options, 'maxRedirects', 5, 0),
    maxBytes: numberFrom(options, 'maxBytes', 20_000_000, 1),
    cache: options.cache,
    headers: headersOf(options),
  }
}

/** A numeric option, or its default. Throws `TypeError` unless it is a number, and large enough. */
export function numberFrom<Name extends string>(
  options: { readonly [_ in Name]?: unknown },
  name: Name,
  standard: number,
  least: number,
): number {
  const value = options[name] ?? standard
  if (typeof value === 'number' && value >= least) return Math.min(value, longest)
  throw wrongArgument(`The option ${name}`, `a number from ${least} up`, value)
}

// A timer set to more milliseconds fires at once.
const longest = 2 ** 31 - 1

/** The identity of the client. */
interface Caller {
  /** An e-mail address for the operators of the server, sent as `mailto:` in the User-Agent; browsers do not send it. */
  contact?: string
  /** The program that asks, such as `my-pipeline/1.2`; it comes first in the User-Agent, which browsers do not let programs change. */
  userAgent?: string
}

/** The headers of every request. Throws `TypeError` for a contact or program that no header can hold. */
function headersOf({ contact, userAgent }: Caller): Readonly<Record<string, string>> {
  if (
    contact !== undefined &&
    !(typeof contact === 'string' && /^[^\s@()<>;]{1,100}@[^\s@()<>;]{1,200}$/.test(contact))
  )
    throw wrongArgument('The option contact', 'an e-mail address', contact)
  if (userAgent !== undefined && !(typeof userAgent === 'string' && /^[!-~]+(?: [!-~]+)*$/.test(userAgent)))
    throw wrongArgument('The option userAgent', 'like "my-pipeline/1.2"', userAgent)
  if (isBrowser()) return {}
  const about = ['https://github.com/citable/citable', ...(contact === undefined ? [] : [`mailto:${contact}`])]
  return { 'User-Agent': `${userAgent ?? 'citable'} (${about.join('; ')})` }
}

// Some browsers send a User-Agent that a page sets, but first ask the server for permission, which it may refuse.
const isBrowser = (): boolean => globalThis.navigator?.userAgent?.startsWith('Mozilla/') ?? false

/** An address without a slash at its end, to which paths are added. Throws `TypeError` unless it is a plain http or https address. */
export function endpointOf(text: string): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPlain || url.search !== '' || url.hash !== '')
    throw wrongArgument(
      'The endpoint',
      'an http or https address without password, query and fragment',
      withoutUser(text),
    )
  return url.href.replace(/\/+$/, '')
}

/** An address without the name and the password in it: an error must not show them. */
const withoutUser = (text: unknown): unknown => (typeof text === 'string' ? text.replace(/\/\/[^/?#]*@/, '//…@') : text)
