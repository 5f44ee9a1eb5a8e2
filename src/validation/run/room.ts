import { wrongArgument } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { NotKept, RecordReport } from '../report.ts'

/**
 * A limit on the number of findings in a report. Beyond the limit, a record without a finding of a new kind is only
 * counted.
 *
 * A kind is a combination of severity and registry effect. The report contains every kind that can fail a check.
 */
export class Room {
  readonly #most: number
  #kept = 0
  readonly #seen = new Set<string>()
  #notKept: NotKept | undefined

  constructor(most?: number) {
    if (most !== undefined && !(Number.isInteger(most) && most > 0))
      throw wrongArgument('The option maxFindings', 'a whole number above 0', most)
    this.#most = most ?? Number.POSITIVE_INFINITY
  }

  get isFull(): boolean {
    return this.#kept >= this.#most
  }

  /** True if the report on a record is kept. Otherwise, the record is only counted. */
  takes(report: RecordReport): boolean {
    const { diagnostics } = report
    if (!this.isFull || !diagnostics.every(diagnostic => this.#seen.has(kindOf(diagnostic)))) {
      this.#kept += diagnostics.length
      for (const diagnostic of diagnostics) this.#seen.add(kindOf(diagnostic))
      return true
    }
    this.#notKept ??= { records: 0, invalid: 0, findings: { error: 0, warning: 0, info: 0 } }
    this.#notKept.records++
    if (report.outcome === 'invalid') this.#notKept.invalid++
    for (const { severity } of diagnostics) this.#notKept.findings[severity]++
    return false
  }

  /** Returns as many findings about the input itself as the limit allows, but at least one, and counts the others. */
  keep(diagnostics: Diagnostic[]): Diagnostic[] {
    const left = Math.max(this.#most - this.#kept, 1)
    if (diagnostics.length <= left) return diagnostics
    this.#notKept ??= { records: 0, invalid: 0, findings: { error: 0, warning: 0, info: 0 } }
    for (let at = left; at < diagnostics.length; at++) {
      const one = diagnostics[at]
      if (one !== undefined) this.#notKept.findings[one.severity]++
    }
    return diagnostics.slice(0, left)
  }

  /**
   * Returns the counts of records and findings beyond the limit as the member `notKept`, or an empty object if there
   * are none.
   */
  rest(): { notKept?: NotKept } {
    return this.#notKept === undefined ? {} : { notKept: this.#notKept }
  }
}

const kindOf = ({ severity, registry }: Diagnostic): string => `${severity} ${registry}`
