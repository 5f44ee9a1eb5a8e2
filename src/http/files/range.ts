/** Part of a content: from a byte up to but not including another. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * The part that a `Range` header asks for (RFC 9110, 14.1.2 and 14.2); undefined for the whole, which also answers what is malformed,
 * in other units or in several parts; `unsatisfiable` if nothing of it exists.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,20})-(\d{0,20})\s*$/i.exec(header?.slice(0, 100) ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return part(Math.max(0, size - Number(last)), size, size)
  if (last !== '' && Number(last) < Number(first)) return undefined
  return part(Number(first), last === '' ? size : Math.min(size, Number(last) + 1), size)
}

const part = (from: number, to: number, size: number): ByteRange | 'unsatisfiable' =>
  from < to && from < size ? { from, to } : 'unsatisfiable'

/**
 * Whether the part that a client has is of the current content (RFC 9110, 13.1.5): by strong comparison of validators, or by the exact
 * time of the last change. A client that says nothing trusts that it is.
 */
export function isSameAsBefore(header: string | undefined, tag: string, lastModified: Date | undefined): boolean {
  if (header === undefined) return true
  return header.includes('"') ? header.trim() === tag : header.trim() === lastModified?.toUTCString()
}
