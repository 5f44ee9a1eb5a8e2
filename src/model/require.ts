/** The error for a wrong argument: `The id should be a UUID, not "x".` */
export function wrongArgument(name: string, expected: string, given: unknown): TypeError {
  const shown = typeof given === 'string' ? `"${given.slice(0, 60)}"` : Object(given) === given ? 'an object' : given
  return new TypeError(`${name} should be ${expected}, not ${String(shown)}.`)
}

/** Throws a `TypeError` unless the record is an object or null, and the options are an object. */
export function requireRecord(record: unknown, options: unknown = {}): void {
  if (typeof record !== 'object') throw wrongArgument('The record', 'an object (parse text, resolve a DOI)', record)
  if (Object(options) !== options) throw wrongArgument('The options', 'an object', options)
}
