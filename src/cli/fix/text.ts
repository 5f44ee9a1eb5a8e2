import type { Diagnostic } from '../../diagnostic.ts'
import type { RefusedFix } from '../../validation/fix-text.ts'
import { oneLine } from '../text/printable.ts'
import { count } from '../text/width.ts'

/** How often each rule was fixed, and how it was the first time. */
export type FixedRules = Map<string, { count: number; description: string }>

/** Counts fixes by rule. */
export function countFixes(rules: FixedRules, fixed: readonly Diagnostic[]): FixedRules {
  for (const { rule, fix } of fixed) {
    const known = rules.get(rule)
    if (known === undefined) rules.set(rule, { count: 1, description: fix?.description ?? '' })
    else known.count++
  }
  return rules
}

/** What was fixed in a file, in one line for each rule. */
export const fixedText = (name: string, rules: FixedRules, isDone: boolean): string =>
  [...rules]
    .map(([rule, { count: times, description }]) => {
      const often = times > 1 ? ` (${times} times)` : ''
      return `citable: ${oneLine(name)}: ${isDone ? 'fixed' : 'can fix'} ${rule}${often}: ${oneLine(description)}\n`
    })
    .join('')

/** What could not be fixed in a file, a line each. */
export const unfixedText = (name: string, refused: readonly RefusedFix[]): string =>
  refused
    .map(
      ({ finding, reason }) =>
        `citable: ${oneLine(name)}${finding.pointer}: not fixed (${finding.rule}): ${oneLine(reason)}\n`,
    )
    .join('')

/** What a run came to. */
export interface FixCounts {
  fixes: number
  /** Files in which something was fixed. */
  changed: number
  /** Findings that are left, and those of them that have a fix. */
  left: number
  fixable: number
}

export const noFixes = (): FixCounts => ({ fixes: 0, changed: 0, left: 0, fixable: 0 })

/** What a run came to: `4 fixes in 2 files. 3 findings are left, 1 of which --unsafe fixes.` */
export function fixVerdict({ fixes, changed, left, fixable }: FixCounts, isDone: boolean): string {
  const made = isDone ? '' : ' can be made'
  const verdict =
    fixes === 0 ? 'Nothing to fix.' : `${fixes} ${fixes === 1 ? 'fix' : 'fixes'}${made} in ${count(changed, 'file')}.`
  if (left === 0) return verdict
  const which = left === 1 ? 'it' : `${fixable} of them`
  const more = fixable === 0 ? '' : `; --unsafe or --only fixes ${which}`
  return `${verdict} ${count(left, 'finding')} ${left === 1 ? 'is' : 'are'} left${more}.`
}
