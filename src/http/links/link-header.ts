import { prefixOf } from '../target.ts'

/** A typed link (RFC 8288). */
export interface Link {
  relation: string
  href: string
  /** Media type of the target. */
  type?: string
  /** Its size in bytes, as Atom has it (RFC 4287, 4.2.7.6). */
  length?: number
}

/**
 * The longest `Link` header in characters. nginx reads all headers of an answer into 4 kB by default, and answers 502 if they are
 * longer; the other headers take up to 1 kB.
 */
const mostOfHeader = 1500
/** The longest link to the next page, which a long query may need; a longer one is in the body alone. */
const mostOfNext = 3000

/** The relations of a header, the most important first; others follow in their order. */
const ranks: readonly string[] = [
  ...['next', 'prev', 'first', 'cite-as', 'describes', 'linkset', 'type', 'license', 'describedby'],
  ...['author', 'collection', 'item'],
]

const rankOf = ({ relation }: Link): number => {
  const rank = ranks.indexOf(relation)
  return rank < 0 ? ranks.length : rank
}

/**
 * Writes links as the value of a `Link` header: the most important first, as many as fit into 1.5 kB. The link to the next page
 * may take 3 kB, because a harvester that misses it would take the page for the last one.
 */
export function linkHeader(links: readonly Link[], baseUrl: string): string {
  let header = ''
  for (const link of links.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const text = written({ ...link, href: withoutBase(link.href, baseUrl) })
    const most = link.relation === 'next' ? mostOfNext : mostOfHeader
    if (header.length + 2 + text.length > most) break
    header += header === '' ? text : `, ${text}`
  }
  return header
}

/** Returns links as one `Link` header, or no header if no link fits. */
export function linkHeaders(links: readonly Link[], baseUrl: string): [name: string, value: string][] {
  const header = linkHeader(links, baseUrl)
  return header === '' ? [] : [['Link', header]]
}

/** Shortens an address of the service to its path, which clients resolve by the address that they asked (RFC 8288, 3.1). */
function withoutBase(href: string, baseUrl: string): string {
  const rest = href.startsWith(baseUrl) ? href.slice(baseUrl.length) : ''
  return /^\/(?!\/)/.test(rest) ? prefixOf(baseUrl) + rest : href
}

/** A link as RFC 8288 writes it. */
export function written({ relation, href, type, length }: Link): string {
  const attributes = { ...typeAttributes(type), ...(length !== undefined && { length: String(length) }) }
  const texts = Object.entries(attributes).map(([name, value]) => `; ${name}="${value}"`)
  return `<${href}>; rel="${relation}"${texts.join('')}`
}

/**
 * The attributes of a link for a media type. RFC 8288 (3.4.1) allows no parameters in `type`; a profile is an attribute of its own, as
 * FAIR Signposting has it.
 */
export function typeAttributes(type: string | undefined): { type?: string; profile?: string } {
  if (type === undefined) return {}
  const [plain = '', parameters = ''] = type.split(/\s*;\s*(.*)/s)
  const profile = /(?:^|;\s*)profile="?([^";]+)/i.exec(parameters)?.[1]
  return { type: plain, ...(profile !== undefined && { profile }) }
}

/** An http or https address, percent-encoded for a header; undefined for anything else. */
export function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2000) return undefined
  if (plain.test(text)) return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
  // A URL may leave these unencoded.
  return url.href.replace(/[^\x21-\x7e]|[<>"\\^`{|}]/g, encodeURIComponent)
}

const plain = /^https?:\/\/[a-z0-9.-]+(?:\/[\w.~!$&()*+,;=:@%/-]*)?$/
