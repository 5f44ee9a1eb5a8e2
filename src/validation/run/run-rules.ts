import { latestKernel, statedKernel } from '../../kernel/kernels.ts'
import type { Document } from '../../text/document.ts'
import type { Example, Finding, Rule, RuleContext } from '../rule.ts'
import { type Memo, type Part, partsOf, type Walk } from './visiting.ts'

/** What a rule found, and the rule that found it. */
export type RuleFinding = Finding & { rule: Rule }

/** A record as rules see it. The document that it was read from can spare walks. */
export interface Subject extends Omit<RuleContext, 'report'> {
  document?: Pick<Document, 'lacks'> | undefined
}

/** Runs rules over one record and returns their findings in the order of the rules; empty for a record without problems. */
export const runRules = (rules: readonly Rule[], subject: Subject): RuleFinding[] =>
  runRulesOnAll(rules, [subject])[0] ?? []

/**
 * Runs rules over records, each over all of them before the next, and returns the findings of each record. Rules are more code than a
 * processor keeps at hand: record by record, a check takes 1.2 to 1.4 times as long.
 */
export function runRulesOnAll(rules: readonly Rule[], subjects: readonly Subject[]): RuleFinding[][] {
  const { wholes, walks, order } = planOf(rules)
  const voice: Voice = { rule: undefined, findings: [] }
  const report: RuleContext['report'] = finding => {
    if (voice.rule !== undefined) voice.findings.push({ ...finding, rule: voice.rule })
  }
  const looks = subjects.map(({ record, kernel, stated, format, required, landingPage, document }): Look => {
    const context = { record, kernel, stated, format, required, landingPage, report }
    return { context, document, memo: {}, findings: [] }
  })
  for (let at = 0; at < wholes.length; at++) {
    const { rule, check } = wholes[at] as WholeCheck
    voice.rule = rule
    for (let number = 0; number < looks.length; number++) {
      const { context, findings } = looks[number] as Look
      voice.findings = findings
      check(context)
    }
  }
  for (let at = 0; at < walks.length; at++) walkOver(looks, walks[at] as PlannedWalk, voice)
  return looks.map(({ findings }) =>
    findings.length < 2 ? findings : findings.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0)),
  )
}

/** Who reports, and where to. */
interface Voice {
  rule: Rule | undefined
  findings: RuleFinding[]
}

/** A record that is looked at, and what was found in it. */
interface Look {
  context: RuleContext
  document: Subject['document']
  memo: Memo
  findings: RuleFinding[]
}

/** Takes a walk over records for all rules that go this way. */
function walkOver(looks: readonly Look[], { walk, visitors, parts }: PlannedWalk, voice: Voice): void {
  let context: RuleContext
  const look = (item: unknown): void => {
    for (let at = 0; at < visitors.length; at++) {
      const { rule, visit } = visitors[at] as Visitor
      voice.rule = rule
      visit(item, context)
    }
    for (let at = 0; at < parts.length; at++) {
      const { test, visitors } = parts[at] as PlannedPart
      if (!test(item)) continue
      for (const { rule, visit } of visitors) {
        voice.rule = rule
        visit(item, context)
      }
    }
  }
  for (let number = 0; number < looks.length; number++) {
    const one = looks[number] as Look
    if (walk.characters !== undefined && one.document?.lacks?.(walk.characters)) continue
    context = one.context
    voice.findings = one.findings
    walk(context.record, look, one.memo)
  }
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
  /** Those who look at the record as a whole. */
  wholes: readonly WholeCheck[]
  walks: readonly PlannedWalk[]
  order: ReadonlyMap<Rule, number>
}

interface WholeCheck {
  rule: Rule
  check: Rule['check']
}

interface PlannedWalk {
  walk: Walk<unknown>
  visitors: Visitor[]
  /** Those who visit only a part of the items. */
  parts: PlannedPart[]
}

interface PlannedPart {
  test: (item: unknown) => boolean
  visitors: Visitor[]
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
  const wholes: WholeCheck[] = []
  const walks = new Map<Walk<unknown>, PlannedWalk>()
  for (const rule of rules) {
    const parts = partsOf(rule.check)
    for (const { walk, visit, check } of parts) {
      // Later parts wait for the walks before them, so that a rule reports in its own order.
      if (check !== undefined && parts[0]?.check !== undefined) {
        wholes.push({ rule, check })
        continue
      }
      const whole = walk.part?.of ?? walk
      const planned = walks.get(whole) ?? { walk: whole, visitors: [], parts: [] }
      walks.set(whole, planned)
      visitorsOf(planned, walk).push({ rule, visit })
    }
  }
  return { wholes, walks: [...walks.values()], order: new Map(rules.map((rule, at) => [rule, at])) }
}

/** The visitors of a walk, or of the part of it that a walk is. */
function visitorsOf({ visitors, parts }: PlannedWalk, { part }: Walk<unknown>): Visitor[] {
  if (part === undefined) return visitors
  const known = parts.find(({ test }) => test === part.test)
  if (known !== undefined) return known.visitors
  const planned: PlannedPart = { test: part.test, visitors: [] }
  parts.push(planned)
  return planned.visitors
}
