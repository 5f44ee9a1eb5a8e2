import type { Diagnostic } from '../../core/diagnostic.ts'
import type { RefusedFix } from '../../validation/fix/fix-text.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { complaint } from '../terminal/problems.ts'
import { oneLine } from '../text/printable.ts'

/** How often each rule was fixed, and where it was the first time. */
export type FixedRules = Map<string, { count: number; first: Diagnostic }>

/** Counts fixes by rule. */
export function countFixes(rules: FixedRules, fixed: readonly Diagnostic[]): FixedRules {
  for (const first of fixed) {
    const known = rules.get(first.rule)
    if (known === undefined) rules.set(first.rule, { count: 1, first })
    else known.count++
  }
  return rules
}

/** What was fixed in a file, in one line for each rule. */
export const fixedText = (name: string, rules: FixedRules, isDone: boolean, language: Language): string =>
  [...rules]
    .map(([rule, { count, first }]) => {
      const description = inLanguage(first, language).fix?.description ?? ''
      return `citable: ${oneLine(name)}: ${language.phrases.fixes.done(rule, count, isDone)}: ${oneLine(description)}\n`
    })
    .join('')

/** What cannot be read in a file, a line for each place. */
export const unreadText = (name: string, findings: readonly Diagnostic[], language: Language): string =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(finding => `${complaint(name, inLanguage(finding, language))}\n`)
    .join('')

/** What could not be fixed in a file, a line for each reason. */
export function unfixedText(name: string, refused: readonly RefusedFix[], { phrases, translator }: Language): string {
  const byReason = new Map<string, Map<string, number>>()
  for (const { finding, reason } of refused) {
    const places = byReason.get(reason) ?? new Map<string, number>()
    byReason.set(reason, places)
    const place = `${finding.rule} ${finding.pointer}`.trimEnd()
    places.set(place, (places.get(place) ?? 0) + 1)
  }
  return [...byReason]
    .map(([reason, places]) => {
      const why = translator?.text('fix', reason) ?? reason
      const named = [...places].slice(0, mostPlaces).map(([place, times]) => (times > 1 ? `${place} ×${times}` : place))
      const what = phrases.fixes.refused(oneLine(named.join(', ')), places.size - named.length)
      return `citable: ${oneLine(name)}: ${what}: ${oneLine(why)}\n`
    })
    .join('')
}

/** Places that are named, rather than counted. */
const mostPlaces = 8

/** A finding that no fix has settled, in one line. */
export const leftText = (name: string, finding: Diagnostic, language: Language, index?: number): string => {
  const { rule, position, pointer, message } = inLanguage(finding, language)
  const place = index === undefined && position !== undefined ? `:${position.start.line}:${position.start.column}` : ''
  const record = index === undefined ? '' : ` ${language.phrases.record(index + 1)} ${oneLine(pointer)}`.trimEnd()
  return `citable: ${oneLine(name)}${place}${record}: ${rule}: ${oneLine(message)}\n`
}

/** What a run came to. */
export interface FixCounts {
  fixes: number
  /** Files in which something was fixed. */
  files: number
  /** Findings that are left, and those of them that have a fix. */
  left: number
  fixable: number
}

export const noFixes = (): FixCounts => ({ fixes: 0, files: 0, left: 0, fixable: 0 })
