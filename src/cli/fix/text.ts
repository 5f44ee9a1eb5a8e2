import type { Diagnostic } from '../../diagnostic.ts'
import { oneLine } from '../text/printable.ts'
import { count } from '../text/width.ts'
import type { FixedFile } from './fix-file.ts'

/** What was fixed in a file, in one line for each rule, and what could not be; with `quiet` only the latter. */
export function fixedText(name: string, { fixed, refused }: FixedFile, isDone: boolean, quiet = false): string {
  const done = [...byRule(fixed)].map(([rule, findings]) => {
    const [{ fix } = {}] = findings
    const times = findings.length > 1 ? ` (${findings.length} times)` : ''
    return `citable: ${oneLine(name)}: ${isDone ? 'fixed' : 'can fix'} ${rule}${times}: ${oneLine(fix?.description ?? '')}\n`
  })
  const failed = refused.map(
    ({ finding, reason }) =>
      `citable: ${oneLine(name)}${finding.pointer}: not fixed (${finding.rule}): ${oneLine(reason)}\n`,
  )
  return [...(quiet ? [] : done), ...failed].join('')
}

function byRule(findings: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const finding of findings) groups.set(finding.rule, [...(groups.get(finding.rule) ?? []), finding])
  return groups
}

/** What a run came to: `4 fixes in 2 files. 3 findings are left, 1 of which --unsafe fixes.` */
export function fixVerdict(files: readonly FixedFile[], isDone: boolean): string {
  const fixes = files.reduce((sum, { fixed }) => sum + fixed.length, 0)
  const changed = files.filter(({ isChanged }) => isChanged).length
  const left = files.flatMap(({ report }) => [
    ...report.diagnostics,
    ...report.records.flatMap(({ diagnostics }) => diagnostics),
  ])
  const fixable = left.filter(({ fix }) => fix !== undefined).length
  const made = isDone ? '' : ' can be made'
  const verdict =
    fixes === 0 ? 'Nothing to fix.' : `${fixes} ${fixes === 1 ? 'fix' : 'fixes'}${made} in ${count(changed, 'file')}.`
  if (left.length === 0) return verdict
  const which = left.length === 1 ? 'it' : `${fixable} of them`
  const more = fixable === 0 ? '' : `; --unsafe or --only fixes ${which}`
  return `${verdict} ${count(left.length, 'finding')} ${left.length === 1 ? 'is' : 'are'} left${more}.`
}
