import { checkedOptions, requireFlag, wrongArgument } from '../../core/argument.ts'
import type { Diagnostic, Fix } from '../../core/diagnostic.ts'
import { type HoldsRecord, type HoldsRecords, type HoldsValue, heldInput } from '../../model/given/held-record.ts'
import { checkSettings } from '../all-rules.ts'
import { judgeValue } from '../check-value.ts'
import { joinFixes } from '../join-fixes.ts'
import type { CheckOptions, CheckReport, RecordReport } from '../report.ts'
import { withXmlUnread } from '../run/beside-xml.ts'
import { checkOptionNames } from '../settings.ts'
import { applyPatch } from './apply-patch.ts'

export interface FixOptions extends CheckOptions {
  /** True if fixes that guess or drop something are applied too. By default, only safe fixes are applied. */
  unsafe?: boolean
  /**
   * Returns true if a finding should be fixed; always true by default. Called for each finding with a safe fix or, with
   * `unsafe`, with any fix.
   */
  only?: (finding: Diagnostic, record: RecordReport) => boolean
}

/** The names of the options of {@link fixValue}, including all check options. */
export const fixOptionNames = ['unsafe', 'only', ...checkOptionNames]

/** The result of {@link fixValue}. */
export interface FixedValue<T = unknown> {
  /** The fixed value, or the input value if nothing was fixed. */
  value: T
  /**
   * The fixed findings in the order in which they were fixed. The pointer of each finding refers to the value just
   * before that finding is fixed.
   */
  fixed: Diagnostic[]
  /** The remaining findings in the value. */
  report: CheckReport
}

/**
 * Applies all safe fixes to a parsed record or a list of records. With `unsafe`, also applies fixes that guess or drop
 * something.
 *
 * Accepts any of the JSON dialects, and a result of this package with records.
 *
 * Checks and fixes repeatedly until no fix is left, because one fix can enable another. Does not change the given
 * value. Fixing the result changes nothing.
 *
 * @example
 * const record = { doi: 'https://doi.org/10.5072/a', version: ' 1.0' }
 * fixValue(record).fixed.map(({ rule }) => rule).includes('doi-form') // → true
 */
export function fixValue<T extends object>(value: HoldsRecord<T> | HoldsValue<T>, options?: FixOptions): FixedValue<T>
export function fixValue<T extends object>(value: HoldsRecords<T>, options?: FixOptions): FixedValue<T | T[]>
export function fixValue<T>(value: T, options?: FixOptions): FixedValue<T>
export function fixValue(given: unknown, options: FixOptions = {}): FixedValue {
  const { unsafe = false, only = () => true, ...checking } = checkedOptions(options, fixOptionNames)
  requireFlag('The option unsafe', unsafe)
  if (typeof only !== 'function') throw wrongArgument('The option only', 'a function that takes a finding', only)
  let value = heldInput(given)
  const fixed: Diagnostic[] = []
  const settings = checkSettings(checking)
  let report = judgeValue(value, checking, settings, withXmlUnread)
  for (let round = 0; round < mostRounds; round++) {
    const wanted = report.records.flatMap(record =>
      record.diagnostics.filter(isFixable).filter(finding => (unsafe || finding.fix.safe) && only(finding, record)),
    )
    const { patch, taken } = joinFixes(wanted.map(finding => ({ ...finding.fix, finding })))
    if (taken.length === 0) break
    const patched = applyPatch(value, patch)
    if (!patched.ok) break
    value = patched.value
    fixed.push(...taken.map(({ finding }) => finding))
    report = judgeValue(value, checking, settings, withXmlUnread)
  }
  return { value, fixed, report }
}

/** A finding with a fix. */
export type Fixable = Diagnostic & { fix: Fix }

/** True if a finding has a fix. */
export const isFixable = (finding: Diagnostic): finding is Fixable => finding.fix !== undefined

/**
 * The maximum number of rounds, in case the fixes of custom rules undo each other forever.
 *
 * Each round applies all fixes that do not overlap, so few rounds are needed.
 */
const mostRounds = 20
