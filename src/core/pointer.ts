import { wrongArgument } from './argument.ts'
/** The way to a value inside a document: member names and list indices, outermost first. */
export type Path = readonly (string | number)[]

/**
 * Writes a path as a JSON Pointer (RFC 6901); the empty path is `''`.
 *
 * @example
 * toPointer(['a/b', 0]) // → '/a~1b/0'
 */
export function toPointer(path: Path): string {
  if (!Array.isArray(path)) throw wrongArgument('A path', "a list such as ['titles', 0]", path)
  let pointer = ''
  for (const step of path) pointer += `/${typeof step === 'number' ? step : escapeStep(step)}`
  return pointer
}

/**
 * Reads a JSON Pointer into its steps, all of them text; `''` has none. Throws `TypeError` on a text that is not a pointer.
 *
 * @example
 * parsePointer('/creators/0/name') // → ['creators', '0', 'name']
 */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  if (typeof pointer !== 'string' || !pointer.startsWith('/'))
    throw wrongArgument('A JSON Pointer', 'text that starts with "/"', pointer)
  return pointer.slice(1).split('/').map(unescapeStep)
}

/**
 * The value that a pointer leads to, or `undefined`; only own members count, so `/__proto__` finds nothing that was not written.
 *
 * @example
 * valueAt({ titles: [{ title: 'Waves' }] }, '/titles/0/title') // → 'Waves'
 */
export function valueAt(document: unknown, pointer: string | Path): unknown {
  let value = document
  for (const step of Array.isArray(pointer) ? pointer : parsePointer(pointer as string)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

/** Reads a JSON Pointer into a path: steps of digits alone are taken for numbers in lists. */
export const pathOf = (pointer: string): (string | number)[] =>
  parsePointer(pointer).map(step => (/^\d+$/.test(step) ? Number(step) : step))

/** A pointer and those of all that holds its value, innermost first; `''`, the document, comes last. */
export function placesAround(pointer: string): string[] {
  const places: string[] = []
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) places.push(pointer.slice(0, end))
  places.push('')
  return places
}

const escapeStep = (step: string): string =>
  /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step

const unescapeStep = (step: string): string =>
  step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step
