import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'

/**
 * An absolute URL of a network protocol, as given without surrounding white space: `https://example.org/data?id=1`.
 */
export type Url = Branded<'Url'>

/**
 * Parses an absolute URL (WHATWG URL Standard) that has a host and whose scheme is one of `networkProtocols`. Returns
 * undefined for any other text, and never throws.
 *
 * Rejects other schemes (`javascript:`, `data:`, `file:`, `doi:`), URLs without `//`, doubled schemes
 * (`https://https://…`), and URLs that contain white space, invisible characters or backslashes.
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
 * Returns the URL in the WHATWG URL Standard's serialisation, with unsafe characters percent-encoded. For http, https
 * and ftp, the host is in lower case and punycode.
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
 * Returns a key that is the same for equal URLs.
 *
 * The key is the WHATWG URL Standard's serialisation, which resolves dot segments. For http, https and ftp, the key
 * also ignores the case of the host and the default port.
 *
 * @example
 * const url = parseUrl('https://Example.org:443/a/../data')
 * url && urlKey(url) // → 'https://example.org/data'
 */
export function urlKey(url: Url): string {
  requireText(url)
  return formatUrl(url)
}

/** The protocols of URLs that browsers, version control systems and data transfer tools fetch. */
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
