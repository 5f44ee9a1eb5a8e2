import type { Finding, Rule, RuleContext } from './rule.ts'

/** What a rule found, and the rule that found it. */
export type RuleFinding = Finding & { rule: Rule }

/** Runs rules over one record and gives what they found, rule by rule in their order; empty for a record without fault. */
export function runRules(rules: readonly Rule[], record: Omit<RuleContext, 'report'>): RuleFinding[] {
  const findings: RuleFinding[] = []
  let speaking: Rule
  const context: RuleContext = { ...record, report: finding => findings.push({ ...finding, rule: speaking }) }
  for (const rule of rules) {
    speaking = rule
    rule.check(context)
  }
  return findings
}
