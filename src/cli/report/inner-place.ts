import type { Diagnostic } from '../../core/diagnostic.ts'

/** Whether a finding is about XML that JSON carries: its position counts inside that XML, and leads nowhere in the file. */
const isInside = ({ path, pointer }: Diagnostic): boolean => path !== undefined && pointer.endsWith('/xml')

/** A finding whose position in XML that the file carries is not taken for one in the file. */
export function withInnerPlace(diagnostic: Diagnostic): Diagnostic {
  if (!isInside(diagnostic)) return diagnostic
  const { position, ...rest } = diagnostic
  return { ...rest, ...(position && { xmlPosition: position }) }
}
