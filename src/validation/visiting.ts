import type { Datacite } from '../model/datacite.ts'
import type { Rule, RuleContext } from './rule.ts'

/** A way through a record: calls `visit` for every place of one kind. An item is good until the next one is visited. */
export type Walk<Item> = (record: Datacite, visit: (item: Item) => void) => void

/** A part of a check: what to do at every place that a walk comes by. */
export interface Part {
  walk: Walk<unknown>
  visit(item: unknown, context: RuleContext): void
}

/** A check that says what it is made of, so that rules with the same walk can share it. */
type PartedCheck = Rule['check'] & { readonly parts: readonly Part[] }

/** The check of a rule that looks at every place of one kind by itself. */
export function visiting<Item>(
  walk: Walk<Item>,
  visit: (item: Item, context: RuleContext) => void,
): Rule['check'] & PartedCheck {
  const check = (context: RuleContext): void => walk(context.record, item => visit(item, context))
  // The walk gives its visitor nothing but its own items, which is more than `Part` can say.
  return Object.assign(check, { parts: [{ walk, visit } as unknown as Part] })
}

/** The check of a rule that looks at places of several kinds, or at the record as a whole besides. */
export function together(...checks: Rule['check'][]): Rule['check'] & PartedCheck {
  const check = (context: RuleContext): void => {
    for (const one of checks) one(context)
  }
  return Object.assign(check, { parts: checks.flatMap(partsOf) })
}

/** The parts of a check; of a check that is of one piece the only part, which comes by the record once. */
export const partsOf = (check: Rule['check']): readonly Part[] =>
  'parts' in check ? (check as PartedCheck).parts : [{ walk: once, visit: (_, context) => check(context) }]

const once: Walk<unknown> = (record, visit) => visit(record)
