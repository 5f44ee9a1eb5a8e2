import { asTypeError, wrongArgument } from './argument.ts'

/** The path to a value in a document: member names and list indices, outermost first. */
export type Path = readonly (string | number)[]

/**
 * Writes a path as a JSON Pointer (RFC 6901). The empty path gives `''`.
 *
 * @example
 * toPointer(['a/b', 0]) // → '/a~1b/0'
 */
export function toPointer(path: Path): string {
  if (!Array.isArray(path)) throw wrongArgument('A path', "a list such as ['titles', 0]", path)
  let pointer = ''
  try {
    for (const step of path) pointer += `/${typeof step === 'number' ? step : escapeStep(step)}`
  } catch (cause) {
    throw asTypeError(cause)
  }
  return pointer
}

/**
 * Parses a JSON Pointer into its reference tokens, all of them unescaped text. The pointer `''` has no tokens.
 *
 * @throws TypeError for a text that is not a pointer
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
 * Returns the value at a JSON Pointer or path, or `undefined` if there is none. Only own members count, so `/__proto__`
 * never finds the prototype.
 *
 * @throws TypeError for a text that is not a pointer, or a value that cannot be read
 *
 * @example
 * valueAt({ titles: [{ title: 'Waves' }] }, '/titles/0/title') // → 'Waves'
 */
export function valueAt(document: unknown, pointer: string | Path): unknown {
  let value = document
  try {
    for (const step of Array.isArray(pointer) ? pointer : parsePointer(pointer as string)) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
      value = (value as Record<string | number, unknown>)[step]
    }
  } catch (cause) {
    throw asTypeError(cause)
  }
  return value
}

/** Parses a JSON Pointer into a path. Reference tokens that consist of digits become list indices. */
export const pathOf = (pointer: string): (string | number)[] =>
  parsePointer(pointer).map(step => (/^\d+$/.test(step) ? Number(step) : step))

/** Returns a pointer and the pointers of all its ancestors, innermost first; `''`, the document, comes last. */
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
