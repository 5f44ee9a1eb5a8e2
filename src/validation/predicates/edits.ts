import { type Path, toPointer } from '../../core/pointer.ts'
import type { Said } from '../../messages/message.ts'
import type { FindingFix } from '../rule.ts'

/** The fix that writes another value in the place of one that is there. */
export const writing = (path: Path, value: unknown, description: Said, safe: boolean): FindingFix => ({
  description,
  safe,
  patch: [{ op: 'replace', path: toPointer(path), value }],
})

/** The fix that removes a member, or an entry of a list. */
export const removing = (path: Path, description: Said, safe: boolean): FindingFix => ({
  description,
  safe,
  patch: [{ op: 'remove', path: toPointer(path) }],
})
