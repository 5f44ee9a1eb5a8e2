import { type Path, toPointer } from '../../core/pointer.ts'
import type { Said } from '../../messages/message.ts'
import type { FindingFix } from '../rule.ts'

/** Returns the fix that replaces a value. */
export const writing = (path: Path, value: unknown, description: Said, safe: boolean): FindingFix => ({
  description,
  safe,
  patch: [{ op: 'replace', path: toPointer(path), value }],
})

/** Returns the fix that removes a member, or a list entry. */
export const removing = (path: Path, description: Said, safe: boolean): FindingFix => ({
  description,
  safe,
  patch: [{ op: 'remove', path: toPointer(path) }],
})
