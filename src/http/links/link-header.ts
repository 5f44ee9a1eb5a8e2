/** A typed link (RFC 8288). */
export interface Link {
  relation: string
  href: string
  /** Media type of the target. */
  type?: string
  /** Its size in bytes, as Atom has it (RFC 4287, 4.2.7.6). */
  length?: number
}

/** The longest `Link` header in characters: clients and proxies refuse headers of many kilobytes. */
const mostOfHeader = 4096

/** Links as the value of a `Link` header: in order, as many as fit into 4 KB. */
export function linkHeader(links: readonly Link[]): string {
  let header = ''
  for (const link of links) {
    const text = written(link)
    if (header.length + 2 + text.length > mostOfHeader) break
    header += header === '' ? text : `, ${text}`
  }
  return header
}

/** Links as one `Link` header, or no header if no link fits. */
export function linkHeaders(links: readonly Link[]): [name: string, value: string][] {
  const header = linkHeader(links)
  return header === '' ? [] : [['Link', header]]
}

/** A link as RFC 8288 writes it. */
export function written({ relation, href, type, length }: Link): string {
  const typed = type === undefined ? '' : `; type="${type.includes('"') ? type.replaceAll('"', '\\"') : type}"`
  return `<${href}>; rel="${relation}"${typed}${length === undefined ? '' : `; length="${length}"`}`
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
