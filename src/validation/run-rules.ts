import { latestKernel, statedKernel } from '../kernel/kernels.ts'
import type { Example, Finding, Rule, RuleContext } from './rule.ts'

/** What a rule found, and the rule that found it. */
export type RuleFinding = Finding & { rule: Rule }

/** Runs rules over one record and gives what they found, rule by rule in their order; empty for a record without fault. */
export function runRules(rules: readonly Rule[], about: Omit<RuleContext, 'report'>): RuleFinding[] {
  const findings: RuleFinding[] = []
  for (const rule of rules) {
    rule.check({ ...about, report: finding => findings.push({ ...finding, rule }) })
  }
  return findings
}

/** Runs one rule over a record alone: by the newest kernel and as canonical JSON, where the example says nothing else. */
export function runRule(
  rule: Rule,
  { record, kernel = latestKernel, format = 'citable-json' }: Example,
): RuleFinding[] {
  return runRules([rule], { record, kernel, stated: statedKernel(record.schemaVersion), format })
}
