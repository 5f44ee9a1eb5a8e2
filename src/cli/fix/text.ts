import type { Diagnostic } from '../../diagnostic.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { oneLine } from '../text/printable.ts'
import type { FixedFile } from './fix-file.ts'

/** What was fixed in a file, in one line for each rule, and what could not be; with `quiet` only the latter. */
export function fixedText(
  name: string,
  { fixed, refused }: FixedFile,
  isDone: boolean,
  language: Language,
  quiet = false,
): string {
  const { fixes } = language.phrases
  const done = [...byRule(fixed)].map(([rule, [first, ...others]]) => {
    const description = first === undefined ? '' : (inLanguage(first, language).fix?.description ?? '')
    return `citable: ${oneLine(name)}: ${fixes.done(rule, others.length + 1, isDone)}: ${oneLine(description)}\n`
  })
  const failed = refused.map(({ finding, reason }) => {
    const why = language.translator?.text('fix', reason) ?? reason
    return `citable: ${oneLine(name)}${finding.pointer}: ${fixes.refused(finding.rule)}: ${oneLine(why)}\n`
  })
  return [...(quiet ? [] : done), ...failed].join('')
}

function byRule(findings: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const finding of findings) groups.set(finding.rule, [...(groups.get(finding.rule) ?? []), finding])
  return groups
}

/** What a run came to: `4 fixes in 2 files. 3 findings are left, 1 of which --unsafe fixes.` */
export function fixVerdict(files: readonly FixedFile[], isDone: boolean, { phrases }: Language): string {
  const left = files.flatMap(({ report }) => [
    ...report.diagnostics,
    ...report.records.flatMap(({ diagnostics }) => diagnostics),
  ])
  const counts = {
    fixes: files.reduce((sum, { fixed }) => sum + fixed.length, 0),
    files: files.filter(({ isChanged }) => isChanged).length,
    left: left.length,
    fixable: left.filter(({ fix }) => fix !== undefined).length,
  }
  return phrases.fixes.verdict(counts, isDone)
}
