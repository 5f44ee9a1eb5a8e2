import { latestKernel, statedKernel } from '../../kernel/kernels.ts'
import type { Example, Finding, Rule, RuleContext } from '../rule.ts'

/** What a rule found, and the rule that found it. */
export type RuleFinding = Finding & { rule: Rule }

/** A record as rules see it. */
export type Subject = Omit<RuleContext, 'report'>

/** Runs rules over one record and returns their findings in the order of the rules; empty for a record without problems. */
export function runRules(rules: readonly Rule[], subject: Subject): RuleFinding[] {
  const findings: RuleFinding[] = []
  for (const rule of rules) rule.check({ ...subject, report: finding => findings.push({ ...finding, rule }) })
  return findings
}

/** Runs one rule over a record: against the newest kernel and as canonical JSON, unless the example says otherwise. */
export function runRule(
  rule: Rule,
  { record, kernel = latestKernel, format = 'citable-json', required = [] }: Example,
): RuleFinding[] {
  return runRules([rule], { record, kernel, stated: statedKernel(record.schemaVersion), format, required })
}
