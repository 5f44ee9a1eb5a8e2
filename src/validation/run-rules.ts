import { latestKernel, statedKernel } from '../kernel/kernels.ts'
import type { Example, Finding, Rule, RuleContext } from './rule.ts'
import { type Part, partsOf, type Walk } from './visiting.ts'

/** What a rule found, and the rule that found it. */
export type RuleFinding = Finding & { rule: Rule }

/** Runs rules over one record and returns their findings in the order of the rules; empty for a record without problems. */
export function runRules(
  rules: readonly Rule[],
  { record, kernel, stated, format, required }: Omit<RuleContext, 'report'>,
): RuleFinding[] {
  const { walks, order } = planOf(rules)
  const findings: RuleFinding[] = []
  let speaking: Rule
  const report: RuleContext['report'] = finding => findings.push({ ...finding, rule: speaking })
  const context: RuleContext = { record, kernel, stated, format, required, report }
  for (const [walk, visitors] of walks) {
    walk(record, item => {
      for (const { rule, visit } of visitors) {
        speaking = rule
        visit(item, context)
      }
    })
  }
  return findings.length < 2 ? findings : findings.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0))
}

/** Runs one rule over a record: against the newest kernel and as canonical JSON, unless the example says otherwise. */
export function runRule(
  rule: Rule,
  { record, kernel = latestKernel, format = 'citable-json', required = [] }: Example,
): RuleFinding[] {
  return runRules([rule], { record, kernel, stated: statedKernel(record.schemaVersion), format, required })
}

/** The rules grouped by walk, so that each list of a record is traversed once for all of them. */
interface Plan {
  walks: ReadonlyMap<Walk<unknown>, readonly Visitor[]>
  order: ReadonlyMap<Rule, number>
}

interface Visitor {
  rule: Rule
  visit: Part['visit']
}

const plans = new WeakMap<readonly Rule[], Plan>()

function planOf(rules: readonly Rule[]): Plan {
  const plan = plans.get(rules) ?? newPlan(rules)
  plans.set(rules, plan)
  return plan
}

function newPlan(rules: readonly Rule[]): Plan {
  const walks = new Map<Walk<unknown>, Visitor[]>()
  for (const rule of rules) {
    for (const { walk, visit } of partsOf(rule.check)) {
      const visitors = walks.get(walk) ?? []
      visitors.push({ rule, visit })
      walks.set(walk, visitors)
    }
  }
  return { walks, order: new Map(rules.map((rule, at) => [rule, at])) }
}
