import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'

/**
 * An absolute URL of a network protocol, as given without surrounding white space: `https://example.org/data?id=1`.
 */
export type Url = Branded<'Url'>

/**
 * Parses an absolute URL with a host that a browser or transfer tool can fetch (WHATWG URL Standard, and
 * `networkProtocols`); never throws. Returns undefined for other schemes (`javascript:`, `data:`, `file:`, `doi:`),
 * URLs without `//`, URLs with inner white space, and doubled URLs.
 *
 * @example
 * parseUrl('https://Example.org:443/a/../data') // → 'https://Example.org:443/a/../data'
 */
export function parseUrl(text: string): Url | undefined {
  const url = trimmed(text)
  const protocol = start.exec(url)?.[1]?.toLowerCase()
  if (protocol === undefined || !networkProtocols.includes(protocol) || unfit.test(url)) return undefined
  return whatwg(url)?.host ? (url as Url) : undefined
}

/**
 * Returns the URL in the WHATWG URL Standard's serialisation: host in lower case and punycode, unsafe characters
 * percent-encoded.
 *
 * @example
 * const url = parseUrl('https://Example.org:443/a/../data')
 * url && formatUrl(url) // → 'https://example.org/data'
 */
export function formatUrl(url: Url): string {
  requireText(url)
  return whatwg(url)?.href ?? url
}

/**
 * Returns a key that is the same for equal URLs: the WHATWG URL Standard's serialisation, which ignores the case of
 * the host, the default port and dot segments.
 *
 * @example
 * const url = parseUrl('https://Example.org:443/a/../data')
 * url && urlKey(url) // → 'https://example.org/data'
 */
export function urlKey(url: Url): string {
  requireText(url)
  return formatUrl(url)
}

/** The protocols of URLs that browsers, version control and data transfer tools fetch. */
export const networkProtocols: readonly string[] = [
  'http',
  'https',
  'ftp',
  'ftps',
  'sftp',
  'git',
  'ssh',
  'svn',
  'rsync',
  's3',
  'gs',
  'irods',
  'ipfs',
  'dav',
  'davs',
]

const start = /^([a-z][a-z\d+.-]{0,9}):\/\/(?!https?:\/\/)/i
const unfit = /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u

function whatwg(url: string): URL | undefined {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}
