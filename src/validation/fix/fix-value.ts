import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import type { Diagnostic, Fix } from '../../core/diagnostic.ts'
import { checkSettings } from '../all-rules.ts'
import { judgeValue } from '../check-value.ts'
import { joinFixes } from '../join-fixes.ts'
import type { CheckOptions, CheckReport, RecordReport } from '../report.ts'
import { withXmlUnread } from '../run/beside-xml.ts'
import { checkOptionNames } from '../settings.ts'
import { applyPatch } from './apply-patch.ts'

export interface FixOptions extends CheckOptions {
  /** Makes the fixes that guess or leave something out, too; only safe ones are made otherwise. */
  unsafe?: boolean
  /** Which findings may be fixed, each given with what is said of its record; all by default. */
  only?: (finding: Diagnostic, record: RecordReport) => boolean
}

/** The names of the options of a fix. */
export const fixOptionNames = ['unsafe', 'only', ...checkOptionNames]

/** The result of {@link fixValue}. */
export interface FixedValue<T = unknown> {
  /** The value with the fixes made; the value that was given if there were none. */
  value: T
  /** The findings that were fixed, in the order in which their fixes were made; pointers lead into the value as it was at that time. */
  fixed: Diagnostic[]
  /** The remaining findings in the value. */
  report: CheckReport
}

/**
 * Applies all fixes to a parsed record, or to a list of records, in any of the JSON dialects. Repeats this until no fix is left, because
 * one fix can enable another.
 *
 * Does not change the given value. Fixing the result changes nothing.
 *
 * @example
 * const record = { doi: 'https://doi.org/10.5072/a', version: ' 1.0' }
 * fixValue(record).fixed.map(({ rule }) => rule).includes('doi-form') // → true
 */
export function fixValue<T>(value: T, options: FixOptions = {}): FixedValue<T> {
  const { unsafe = false, only = () => true, ...checking } = checkedOptions(options, fixOptionNames)
  if (typeof unsafe !== 'boolean') throw wrongArgument('The option unsafe', 'true or false', unsafe)
  if (typeof only !== 'function') throw wrongArgument('The option only', 'a function that takes a finding', only)
  const fixed: Diagnostic[] = []
  const settings = checkSettings(checking)
  let report = judgeValue(value, checking, settings, withXmlUnread)
  for (let round = 0; round < mostRounds; round++) {
    const wanted = report.records.flatMap(record =>
      record.diagnostics.filter(
        (finding): finding is Fixable =>
          finding.fix !== undefined && (unsafe || finding.fix.safe) && only(finding, record),
      ),
    )
    const { patch, taken } = joinFixes(wanted.map(finding => ({ ...finding.fix, finding })))
    if (taken.length === 0) break
    const patched = applyPatch(value, patch)
    if (!patched.ok) break
    value = patched.value as T
    fixed.push(...taken.map(({ finding }) => finding))
    report = judgeValue(value, checking, settings, withXmlUnread)
  }
  return { value, fixed, report }
}

type Fixable = Diagnostic & { fix: Fix }

/** Each round settles all fixes that do not touch one another, so that few are needed; own rules could go on for ever. */
const mostRounds = 20
