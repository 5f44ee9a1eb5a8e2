import type { Extras } from '../../model/datacite.ts'
import { type Change, changeAt } from './change.ts'

/**
 * What the input held beyond the kernel, without what stood in lists that lost entries: its places are no longer what they
 * were, so it is lost.
 */
export function keptExtras(
  extras: Extras | undefined,
  thinned: ReadonlySet<string>,
  changes: Change[],
): { extras?: Extras } {
  if (extras === undefined || thinned.size === 0) return extras === undefined ? {} : { extras }
  const isDisplaced = (pointer: string): boolean => pointer.split('/').some(step => thinned.has(step))
  const members: Extras['members'] = {}
  for (const [pointer, value] of Object.entries(extras.members)) {
    if (!isDisplaced(pointer)) members[pointer] = value
    else {
      const message = `${pointer} is beyond the kernel, and the list that it stood in is another now.`
      changes.push(changeAt('lost', ['extras', 'members', pointer], message, { before: value }))
    }
  }
  return { extras: { ...extras, members } }
}
