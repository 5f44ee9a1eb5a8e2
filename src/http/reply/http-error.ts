import { nearest } from '../../validation/predicates/texts/nearest.ts'
/** An error that the service sends to the client as a response with a status and a message. */
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

/** Returns the 400 error for an unknown name, with the nearest known name or a list of at most 50 known names. */
export function unknownName(what: string, given: string, known: Iterable<string>): HttpError {
  const names = [...known]
  const [close] = nearest(given, names)
  const hint =
    close === undefined ? `the known ones are ${names.sort().slice(0, 50).join(', ')}.` : `did you mean "${close}"?`
  return new HttpError(400, `There is no ${what} "${given.slice(0, 60)}"; ${hint}`)
}
