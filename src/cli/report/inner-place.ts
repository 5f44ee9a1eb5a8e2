import type { Diagnostic } from '../../diagnostic.ts'

/** Whether a finding is about XML that JSON carries: its position counts inside that XML, and leads nowhere in the file. */
const isInside = ({ path, pointer }: Diagnostic): boolean => path !== undefined && pointer.endsWith('/xml')

/** A finding without a position that leads nowhere in the file. */
export function withoutInnerPlace(diagnostic: Diagnostic): Diagnostic {
  if (!isInside(diagnostic)) return diagnostic
  const { position: _, ...rest } = diagnostic
  return rest
}
