import { nearest } from '../../validation/predicates/nearest.ts'
/** An answer with an error status and a sentence for the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]

  constructor(status: number, detail: string, headers: readonly (readonly [string, string])[] = []) {
    super(detail)
    this.status = status
    this.headers = headers
  }
}

/** The refusal of an unknown name: it suggests the nearest one, or lists those that exist. */
export function unknownName(what: string, given: string, known: Iterable<string>): HttpError {
  const names = [...known]
  const [close] = nearest(given, names)
  const hint =
    close === undefined ? `the known ones are ${names.sort().slice(0, 50).join(', ')}.` : `did you mean "${close}"?`
  return new HttpError(400, `There is no ${what} "${given.slice(0, 60)}"; ${hint}`)
}
