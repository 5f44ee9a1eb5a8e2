/** The error for a wrong argument or option: what it is, what was expected and what was given. */
export const wrongArgument = (what: string, expected: string, given: unknown): TypeError =>
  new TypeError(`${what} should be ${expected}, not ${inWords(given)}.`)

/** Options as they were given; `TypeError` unless they are an object. */
export function checkedOptions<T extends object>(options: T): T {
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options
  throw wrongArgument('The options', 'an object', options)
}

/** Any value in a few words. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return String(value)
  return Array.isArray(value) ? 'a list' : 'an object'
}
