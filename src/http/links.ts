/** A typed link (RFC 8288). */
export interface Link {
  relation: string
  href: string
  /** Media type of what it leads to. */
  type?: string
}

/** Characters of the `Link` header of a response: beyond some kilobytes clients and proxies refuse all of it. */
const mostOfHeader = 4096

/** Links as the value of a `Link` header: as many whole ones, the first given first, as 4 KB hold. */
export function linkHeader(links: readonly Link[]): string {
  let header = ''
  for (const link of links) {
    const text = written(link)
    if (header.length + 2 + text.length > mostOfHeader) break
    header += header === '' ? text : `, ${text}`
  }
  return header
}

/** Links as headers: one, or none where there is no link that fits. */
export function linkHeaders(links: readonly Link[]): [name: string, value: string][] {
  const header = linkHeader(links)
  return header === '' ? [] : [['Link', header]]
}

/** A link as RFC 8288 writes it. */
export function written({ relation, href, type }: Link): string {
  if (type === undefined) return `<${href}>; rel="${relation}"`
  return `<${href}>; rel="${relation}"; type="${type.includes('"') ? type.replaceAll('"', '\\"') : type}"`
}

/** A web address as a header can hold it: percent-encoded, of http or https; undefined for anything else. */
export function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2000) return undefined
  if (plain.test(text)) return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
  // A URL may keep these where they mean nothing to it.
  return url.href.replace(/[^\x21-\x7e]|[<>"\\^`{|}]/g, encodeURIComponent)
}

const plain = /^https?:\/\/[a-z0-9.-]+(?:\/[\w.~!$&()*+,;=:@%/-]*)?$/
