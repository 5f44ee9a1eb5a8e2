import type { Diagnostic } from '../../core/diagnostic.ts'

/** True if a finding is about XML embedded in JSON. Its position is relative to that XML, not to the file. */
const isInside = ({ path, pointer }: Diagnostic): boolean => path !== undefined && pointer.endsWith('/xml')

/**
 * Replaces the position of a finding about embedded XML by `xmlPosition`, because the position does not refer to the
 * file.
 */
export function withInnerPlace(diagnostic: Diagnostic): Diagnostic {
  if (!isInside(diagnostic)) return diagnostic
  const { position, ...rest } = diagnostic
  return { ...rest, ...(position && { xmlPosition: position }) }
}
