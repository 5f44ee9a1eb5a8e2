import type { ServiceRequest } from './message.ts'

/** The headers that a client takes from a 304 (RFC 9110, 15.4.5). */
export const stillNeeded: ReadonlySet<string> = new Set(['Vary', 'Allow', 'ETag', 'Cache-Control', 'Last-Modified'])

/**
 * Whether a client already has the current content (RFC 9110, 13.2.2): one of its validators matches by weak comparison or, if it
 * sends none, nothing has changed since the time that it sends.
 */
export function isUnchanged(request: Pick<ServiceRequest, 'header'>, tag: string, lastModified?: Date): boolean {
  const known = request.header('if-none-match')
  if (known !== undefined) return known.trim() === '*' || tagsOf(known).includes(tag)
  const since = lastModified && request.header('if-modified-since')
  return since !== undefined && wholeSeconds(lastModified) <= wholeSeconds(new Date(since))
}

/** The validators in a list, without weakness marks; anything between them is ignored. */
const tagsOf = (list: string): readonly string[] => list.slice(0, 8000).match(/"[^"]*"/g) ?? []

/** A time in whole seconds, as in headers; NaN, which compares to nothing, if it cannot be read. */
const wholeSeconds = (time: Date | undefined): number => Math.floor((time?.getTime() ?? Number.NaN) / 1000)
