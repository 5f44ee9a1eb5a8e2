/** Throws a `TypeError` unless the value is an object, such as a record, or null. */
export function requireRecord(value: unknown): void {
  if (typeof value === 'object') return
  throw new TypeError(
    `A record should be an object, not ${shown(value)}; read text with citable/formats, and fetch a DOI with citable/resolve.`,
  )
}

/** A value for a message: text in quotes and cut short, numbers and the like as they are, else what kind of thing it is. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
