import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { parseUrl, urlKey } from './url.ts'

/** A persistent URL as given: `https://purl.org/dc/terms/title`. */
export type Purl = Branded<'Purl'>

/**
 * Parses an http or https URL with a path on a host that has a label `purl`. Returns undefined for anything else.
 *
 * Examples of such hosts are purl.org, purl.oclc.org and purl.obolibrary.org.
 *
 * @example
 * parsePurl('http://purl.org/dc/terms/title') // → 'http://purl.org/dc/terms/title'
 */
export function parsePurl(text: string): Purl | undefined {
  const url = parseUrl(text)
  return url !== undefined && purlHost.test(url) ? (url as string as Purl) : undefined
}

/**
 * Returns the persistent URL unchanged.
 *
 * @example
 * const purl = parsePurl('http://purl.org/dc/terms/title')
 * purl && formatPurl(purl) // → 'http://purl.org/dc/terms/title'
 */
export function formatPurl(purl: Purl): string {
  requireText(purl)
  return purl
}

/**
 * Returns a key that is the same for equal persistent URLs: the WHATWG URL Standard's serialisation with `https:`.
 *
 * @example
 * const purl = parsePurl('http://purl.org/dc/terms/title')
 * purl && purlKey(purl) // → 'https://purl.org/dc/terms/title'
 */
export function purlKey(purl: Purl): string {
  requireText(purl)
  const url = parseUrl(purl)
  return url === undefined ? purl : urlKey(url).replace(/^http:/, 'https:')
}

const purlHost = /^https?:\/\/(?:[a-z\d-]{1,63}\.){0,5}purl\.[a-z\d.-]{2,200}\/./i
