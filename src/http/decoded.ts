import { HttpError } from './http-error.ts'

/** A part of a path, percent-decoded; what cannot be decoded leads nowhere, which is 404. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(404, 'Not found.')
  }
}
