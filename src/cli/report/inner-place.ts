import type { Diagnostic } from '../../core/diagnostic.ts'

/** True if a finding is about XML embedded in JSON. Its position counts inside that XML and is not a position in the file. */
const isInside = ({ path, pointer }: Diagnostic): boolean => path !== undefined && pointer.endsWith('/xml')

/** A finding whose position in XML that the file carries is not taken for one in the file. */
export function withInnerPlace(diagnostic: Diagnostic): Diagnostic {
  if (!isInside(diagnostic)) return diagnostic
  const { position, ...rest } = diagnostic
  return { ...rest, ...(position && { xmlPosition: position }) }
}
