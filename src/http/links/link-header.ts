import { prefixOf } from '../target.ts'

/** A typed link (RFC 8288). */
export interface Link {
  relation: string
  href: string
  /** Media type of the target. */
  type?: string
  /** Size of the target in bytes, as in Atom (RFC 4287, 4.2.7.6). */
  length?: number
}

/**
 * The maximum length of the `Link` header in characters.
 *
 * By default, nginx reads all headers of a response into a buffer of 4 kB, and returns 502 if they do not fit; the
 * other headers need up to 1 kB.
 */
const mostOfHeader = 1500
/**
 * The maximum length in characters of the link to the next page. A link that is longer, because of a long query, is
 * only in the body of the response.
 */
const mostOfNext = 3000

/** The relations in a header, most important first. All other relations follow in their original order. */
const ranks: readonly string[] = [
  ...['next', 'prev', 'first', 'cite-as', 'describes', 'linkset', 'type', 'license', 'describedby'],
  ...['author', 'collection', 'item'],
]

const rankOf = ({ relation }: Link): number => {
  const rank = ranks.indexOf(relation)
  return rank < 0 ? ranks.length : rank
}

/**
 * Writes links as the value of a `Link` header, the most important ones first, as far as they fit into 1.5 kB.
 *
 * The link to the next page may take 3 kB, because a harvester would stop at this page without the link.
 */
export function linkHeader(links: readonly Link[], baseUrl: string): string {
  let header = ''
  for (const link of links.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    // Assessment tools, such as F-UJI, do not resolve the relative address of an item.
    const href = link.relation === 'item' ? link.href : withoutBase(link.href, baseUrl)
    const text = written({ ...link, href })
    const most = link.relation === 'next' ? mostOfNext : mostOfHeader
    if (header.length + 2 + text.length > most) break
    header += header === '' ? text : `, ${text}`
  }
  return header
}

/** Writes links as one `Link` header. Returns no header if no link fits. */
export function linkHeaders(links: readonly Link[], baseUrl: string): [name: string, value: string][] {
  const header = linkHeader(links, baseUrl)
  return header === '' ? [] : [['Link', header]]
}

/**
 * Shortens an address of the service to its path. Clients resolve the path against the requested address (RFC 8288,
 * 3.1).
 */
function withoutBase(href: string, baseUrl: string): string {
  const rest = href.startsWith(baseUrl) ? href.slice(baseUrl.length) : ''
  return /^\/(?!\/)/.test(rest) ? prefixOf(baseUrl) + rest : href
}

/** Writes a link in the syntax of RFC 8288. */
export function written({ relation, href, type, length }: Link): string {
  const attributes = { ...typeAttributes(type), ...(length !== undefined && { length: String(length) }) }
  const texts = Object.entries(attributes).map(([name, value]) => `; ${name}="${value}"`)
  return `<${href}>; rel="${relation}"${texts.join('')}`
}

/**
 * Returns the attributes of a link for a media type. RFC 8288 (3.4.1) allows no parameters in `type`, so a profile
 * becomes a separate attribute, as in FAIR Signposting.
 */
export function typeAttributes(type: string | undefined): { type?: string; profile?: string } {
  if (type === undefined) return {}
  const [plain = '', parameters = ''] = type.split(/\s*;\s*(.*)/s)
  const profile = /(?:^|;\s*)profile="?([^";]+)/i.exec(parameters)?.[1]
  return { type: plain, ...(profile !== undefined && { profile }) }
}

/**
 * Percent-encodes an http or https address of at most 2,000 characters for a header. Returns undefined for other
 * values.
 */
export function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2000) return undefined
  if (plain.test(text)) return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
  // URL leaves these characters unencoded.
  return url.href.replace(/[^\x21-\x7e]|[<>"\\^`{|}]/g, encodeURIComponent)
}

const plain = /^https?:\/\/[a-z0-9.-]+(?:\/[\w.~!$&()*+,;=:@%/-]*)?$/
