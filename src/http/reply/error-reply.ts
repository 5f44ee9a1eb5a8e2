import { negotiate } from '../negotiation/accept.ts'
import { GoneError } from '../record/tombstone.ts'
import type { HttpError } from './http-error.ts'
import type { Reply } from './reply.ts'

/** The media type of problem details (RFC 9457). */
export const problemType = 'application/problem+json'

/** Creates the reply for an error: problem details (RFC 9457) if the client prefers them, else `{"detail": …}`. */
export function failure(error: HttpError, accept: string | undefined): Reply {
  const { status, message, headers } = error
  const tombstone = error instanceof GoneError ? error.tombstone : undefined
  // `*/*` does not select problem details. The named type does, even with the same quality as JSON.
  const isNamed = accept?.toLowerCase().includes(problemType) === true
  const isProblem = isNamed && negotiate(accept, [problemType, 'application/json'])?.type === problemType
  return isProblem
    ? {
        status,
        headers,
        type: problemType,
        body: JSON.stringify({
          type: 'about:blank',
          title: titles[status] ?? 'Error',
          status,
          detail: message,
          ...(tombstone && { tombstone }),
        }),
      }
    : { status, headers, body: JSON.stringify({ detail: message, ...tombstone }) }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  410: 'Gone',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}
