import { latestKernel, statedKernel } from '../../kernel/kernels.ts'
import { SoundObjects } from '../../registry/sound-objects.ts'
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
export function runRules(
  rules: readonly Rule[],
  { record, kernel, stated, format, required, landingPage, document }: Subject,
): RuleFinding[] {
  const { wholes, walks, order } = planOf(rules)
  const findings: RuleFinding[] = []
  let reporting: Rule | undefined
  const report: RuleContext['report'] = finding => {
    if (reporting !== undefined) findings.push({ ...finding, rule: reporting })
  }
  const context: RuleContext = { record, kernel, stated, format, required, landingPage, report }
  for (const { rule, check } of wholes) {
    reporting = rule
    check(context)
  }
  const memo: Memo = {}
  for (const { walk, visitors, parts, sound } of walks) {
    const { characters, sameness } = walk
    if (characters !== undefined && document?.lacks?.(characters)) continue
    const known = sameness === undefined ? undefined : soundFor(sound, kernel, format)
    const look = (item: unknown): void => {
      const same = known === undefined ? undefined : sameness?.(item)
      if (same !== undefined && known?.has(same)) return
      const before = findings.length
      for (const { rule, visit } of visitors) {
        reporting = rule
        visit(item, context)
      }
      for (const { test, visitors } of parts) {
        if (!test(item)) continue
        for (const { rule, visit } of visitors) {
          reporting = rule
          visit(item, context)
        }
      }
      if (same !== undefined && findings.length === before) known?.add(same)
    }
    walk(record, look, memo)
  }
  if (findings.length < 2) return findings
  return findings.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0))
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
  /** Those in which nothing was found, by kernel and format. */
  sound: Map<string, Map<string, SoundObjects>>
}

function soundFor(sound: PlannedWalk['sound'], kernel: string, format: string): SoundObjects {
  const byFormat = sound.get(kernel) ?? new Map<string, SoundObjects>()
  const known = byFormat.get(format)
  if (known !== undefined) return known
  const made = new SoundObjects()
  sound.set(kernel, byFormat.set(format, made))
  return made
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
      const planned = walks.get(whole) ?? { walk: whole, visitors: [], parts: [], sound: new Map() }
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
