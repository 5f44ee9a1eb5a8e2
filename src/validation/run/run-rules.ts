import { latestKernel, statedKernel } from '../../kernel/kernels.ts'
import type { Example, Finding, Rule, RuleContext } from '../rule.ts'
import { type Part, partsOf, type Walk } from './visiting.ts'

/** What a rule found, and the rule that found it. */
export type RuleFinding = Finding & { rule: Rule }

/** A record as rules see it. */
export type Subject = Omit<RuleContext, 'report'>

/** Runs rules over one record and returns their findings in the order of the rules; empty for a record without problems. */
export function runRules(rules: readonly Rule[], subject: Subject): RuleFinding[] {
  const found: { finding: RuleFinding; order: number }[] = []
  let visiting: Visitor | undefined
  const report: RuleContext['report'] = finding => {
    if (visiting !== undefined) found.push({ finding: { ...finding, rule: visiting.rule }, order: visiting.order })
  }
  const context: RuleContext = { ...subject, report }
  for (const [walk, visitors] of visitorsOf(rules))
    walk(subject.record, item => {
      for (const visitor of visitors) {
        visiting = visitor
        visitor.visit(item, context)
      }
    })
  return found.sort((a, b) => a.order - b.order).map(({ finding }) => finding)
}

/** Runs one rule over a record: against the newest kernel and as canonical JSON, unless the example says otherwise. */
export function runRule(
  rule: Rule,
  { record, kernel = latestKernel, format = 'citable-json', required = [] }: Example,
): RuleFinding[] {
  return runRules([rule], { record, kernel, stated: statedKernel(record.schemaVersion), format, required })
}

/** A part of a rule, and its place among the parts of all rules. */
interface Visitor {
  rule: Rule
  visit: Part['visit']
  order: number
}

type Visitors = ReadonlyMap<Walk<unknown>, readonly Visitor[]>

const known = new WeakMap<readonly Rule[], Visitors>()

/** Groups the parts of rules by walk, so that all rules about a list share one walk through it. */
function visitorsOf(rules: readonly Rule[]): Visitors {
  const grouped = known.get(rules)
  if (grouped !== undefined) return grouped
  const visitors = new Map<Walk<unknown>, Visitor[]>()
  let order = 0
  for (const rule of rules)
    for (const { walk, visit } of partsOf(rule.check))
      visitors.set(walk, [...(visitors.get(walk) ?? []), { rule, visit, order: order++ }])
  known.set(rules, visitors)
  return visitors
}
