import type { Diagnostic } from '../../core/diagnostic.ts'
import { joinFixes } from '../../validation/join-fixes.ts'
import type { FileReport } from './report.ts'

/** Returns a file with one finding and a count where a record has more than five findings of one kind. */
export const fileWithoutRepeats = (file: FileReport): FileReport => ({
  ...file,
  records: file.records.map(record => ({ ...record, diagnostics: joinRepeats(record.diagnostics) })),
})

/** The findings of one record, where more than five of one rule about one property are told as the first of them. */
export function joinRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length <= most) return [...diagnostics]
  const kinds = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const kind = kinds.get(kindOf(diagnostic))
    if (kind === undefined) kinds.set(kindOf(diagnostic), [diagnostic])
    else kind.push(diagnostic)
  }
  return diagnostics.flatMap(diagnostic => {
    const kind = kinds.get(kindOf(diagnostic)) ?? []
    if (kind.length <= most) return [diagnostic]
    return diagnostic === kind[0] ? [joined(diagnostic, kind)] : []
  })
}

const most = 5

/** Returns the kind of a finding, with its property: one rule can report several missing properties. */
const kindOf = ({ rule, severity, registry, property, pointer }: Diagnostic): string =>
  `${rule} ${severity} ${registry} ${property ?? pointer.replace(/\d+/g, '*')}`

function joined(first: Diagnostic, kind: readonly Diagnostic[]): Diagnostic {
  const { patch, taken } = joinFixes(kind.flatMap(({ fix }) => (fix === undefined ? [] : [fix])))
  const [fix] = taken
  return {
    ...first,
    message: `${first.message} The record has ${kind.length - 1} more of these.`,
    count: kind.length,
    also: kind.slice(1).map(({ pointer }) => pointer),
    ...(fix !== undefined && {
      fix: {
        description:
          taken.length === 1 ? fix.description : `${fix.description} Likewise in ${taken.length - 1} more places.`,
        safe: taken.every(({ safe }) => safe),
        patch,
      },
    }),
  }
}
