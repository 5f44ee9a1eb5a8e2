import type { ServiceRequest, ServiceResponse } from './message.ts'

/**
 * True unless a precondition of the request fails (RFC 9110, 13.1.1 and 13.1.4).
 *
 * A precondition fails if no validator in `If-Match` is current or, without that header, if the content has changed
 * since the date in `If-Unmodified-Since`.
 */
export function isAsExpected(
  request: Pick<ServiceRequest, 'header'>,
  tag: string | undefined,
  lastModified: Date | undefined,
): boolean {
  const expected = request.header('if-match')
  if (expected !== undefined)
    return expected.trim() === '*' || (tag !== undefined && strongTagsOf(expected).includes(tag))
  const since = request.header('if-unmodified-since')
  if (lastModified === undefined || since === undefined || !isHttpDate.test(since.trim())) return true
  const time = Math.floor(Date.parse(since) / 1000)
  return Number.isNaN(time) || Math.floor(lastModified.getTime() / 1000) <= time
}

/** Returns the strong validators in a list. Weak validators do not identify bytes (RFC 9110, 8.8.3.2). */
const strongTagsOf = (list: string): string[] =>
  [...list.slice(0, 8000).matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag = '']) =>
    weak === undefined ? [tag] : [],
  )

/** Matches the three forms of a date (RFC 9110, 5.6.7). Any other text is ignored. */
const isHttpDate =
  /^(?:[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} |[A-Z][a-z]{5,8}, \d\d-[A-Z][a-z]{2}-\d\d |[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d )\d\d:\d\d:\d\d(?: GMT| \d{4})$/

/** The original headers that a 412 response keeps. */
const kept: ReadonlySet<string> = new Set(['Vary', 'Allow'])

/** Creates the response to a request with a failed precondition: 412. */
export function preconditionFailed(
  { method }: Pick<ServiceRequest, 'method'>,
  headers: readonly [string, string][],
): ServiceResponse {
  const body = '{"detail":"The content does not match the precondition of the request."}'
  const all: [string, string][] = [
    ['Content-Type', 'application/json'],
    ...headers.filter(([name]) => kept.has(name)),
    ['Content-Length', String(body.length)],
  ]
  return method === 'HEAD' ? { status: 412, headers: all } : { status: 412, headers: all, body }
}
