import type { ServiceRequest } from './message.ts'

/**
 * Whether a client has what it asks for already (RFC 9110, 13.2.2): any of its validators is the current one, compared weakly, or,
 * where it names none, nothing changed since the time that it names.
 */
export function isUnchanged(request: Pick<ServiceRequest, 'header'>, tag: string, lastModified?: Date): boolean {
  const known = request.header('if-none-match')
  if (known !== undefined) return known.trim() === '*' || tagsOf(known).includes(tag)
  const since = lastModified && request.header('if-modified-since')
  return since !== undefined && wholeSeconds(lastModified) <= wholeSeconds(new Date(since))
}

/** The validators of a list, without their marks of weakness; what stands between them is passed over. */
const tagsOf = (list: string): readonly string[] => list.slice(0, 8000).match(/"[^"]*"/g) ?? []

/** A time in whole seconds, as headers have it; one that cannot be read is no time, to which nothing compares. */
const wholeSeconds = (time: Date | undefined): number => Math.floor((time?.getTime() ?? Number.NaN) / 1000)
