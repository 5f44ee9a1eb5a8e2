import { nearest } from '../validation/nearest.ts'
import { HttpError } from './http-error.ts'

/** The refusal of a name that nobody knows: it says which was probably meant, else which there are. */
export function unknownName(what: string, given: string, known: Iterable<string>): HttpError {
  const names = [...known]
  const [close] = nearest(given, names)
  const hint = close === undefined ? `known are ${names.sort().slice(0, 50).join(', ')}.` : `did you mean "${close}"?`
  return new HttpError(400, `There is no ${what} "${given.slice(0, 60)}"; ${hint}`)
}
