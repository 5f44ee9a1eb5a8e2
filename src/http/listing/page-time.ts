import type { Kind } from '../../catalog/index.ts'
import type { Reply } from '../reply/reply.ts'
import type { Context } from '../route.ts'

const kinds: readonly Kind[] = ['dataset', 'file', 'resource']

/**
 * The time since when a page may have been another; asked before the page is made, so that what changes meanwhile is later. A page shows
 * more than one record (newer versions, what cites it, how many there are) and looks as the service was set up: so that is the last change
 * of any record, or the start of the service.
 */
export async function pageTime({ options, started }: Pick<Context, 'options' | 'started'>): Promise<Date> {
  const changes = await Promise.all(kinds.map(kind => options.catalog.lastChange(kind)))
  return new Date(Math.max(started.getTime(), ...changes.map(change => change?.getTime() ?? 0)))
}

/** A reply without its age while the second of its last change lasts: another change may follow that no client would see by the time. */
export function settled({ lastModified, ...reply }: Reply): Reply {
  return lastModified === undefined || lastModified.getTime() + 1000 > Date.now() ? reply : { ...reply, lastModified }
}
