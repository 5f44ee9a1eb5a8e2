/** The way to a value inside a document: member names and list indices, outermost first. */
export type Path = readonly (string | number)[]

/**
 * Writes a path as a JSON Pointer (RFC 6901); the empty path gives `''`.
 *
 * @example
 * toPointer(['creators', 0, 'a/b']) // → '/creators/0/a~1b'
 */
export function toPointer(path: Path): string {
  let pointer = ''
  for (const step of path) pointer += `/${typeof step === 'number' ? step : escapeStep(step)}`
  return pointer
}

/**
 * The steps of a JSON Pointer, all of them text; `''` has none. Throws a `TypeError` for anything that is not a pointer.
 *
 * @example
 * parsePointer('/creators/0/a~1b') // → ['creators', '0', 'a/b']
 */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  if (typeof pointer !== 'string' || !pointer.startsWith('/'))
    throw new TypeError(
      `${JSON.stringify(String(pointer))} is not a JSON Pointer: it should be text that starts with "/".`,
    )
  return pointer.slice(1).split('/').map(unescapeStep)
}

/**
 * The value that a pointer leads to, or `undefined`; only own members count, so `/__proto__` finds nothing that is inherited.
 *
 * @example
 * valueAt({ creators: [{ name: 'Okafor, Ada' }] }, '/creators/0/name') // → 'Okafor, Ada'
 */
export function valueAt(document: unknown, pointer: string | Path): unknown {
  let value = document
  for (const step of typeof pointer === 'string' ? parsePointer(pointer) : pointer) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

const escapeStep = (step: string): string =>
  /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')
