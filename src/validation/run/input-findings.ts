import { toPointer } from '../../core/pointer.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { InputFinding, RuleInfo } from '../rule.ts'
import type { Settings } from '../settings.ts'

/** Peculiarities of a document's text that its parsed values do not show, such as duplicate members. */
export interface Oddities {
  duplicates: readonly { pointer: string; key: string }[]
  imprecise: readonly string[]
}

/** A finding of an input rule, with the rule. */
export interface FoundInInput {
  rule: RuleInfo
  finding: InputFinding
}

/** Returns the findings of the input rules in a record. */
export function inputFindings(
  source: SourceRecord,
  { inputRules }: Settings,
  oddities: Oddities,
): readonly FoundInInput[] {
  const isOdd = source.unknown.length + oddities.duplicates.length + oddities.imprecise.length > 0
  const asked = isOdd ? inputRules : inputRules.filter(({ formats }) => formats?.includes(source.format))
  const findings: FoundInInput[] = []
  if (asked.length === 0) return findings
  const base = toPointer(source.base)
  const within = (pointer: string): boolean => base === '' || pointer === base || pointer.startsWith(`${base}/`)
  for (const rule of asked) {
    rule.check({
      unknown: source.unknown.map(member => ({ ...member, path: [...source.base, ...member.path] })),
      duplicates: oddities.duplicates.filter(({ pointer }) => within(pointer)),
      imprecise: oddities.imprecise.filter(within),
      value: source.document.value,
      base: source.base,
      format: source.format,
      report: finding => findings.push({ rule, finding }),
    })
  }
  return findings
}
