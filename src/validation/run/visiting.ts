import type { Datacite } from '../../model/datacite.ts'
import type { Rule, RuleContext } from '../rule.ts'

/** Calls `visit` for every place of one kind in a record. Values of wrong types are passed over: the schema reports them. */
export type Walk<Item> = (record: Datacite, visit: (item: Item) => void) => void

/** A part of a check: a walk through the record, and the visit to each of its places. */
export interface Part {
  walk: Walk<unknown>
  visit(item: unknown, context: RuleContext): void
}

/** A check that lists its parts, so that rules with the same walk share it. */
type PartedCheck = Rule['check'] & { readonly parts: readonly Part[] }

/** The check of a rule that looks at each place of one kind separately. */
export function visiting<Item>(walk: Walk<Item>, visit: (item: Item, context: RuleContext) => void): PartedCheck {
  const check = (context: RuleContext): void => walk(context.record, item => visit(item, context))
  // A walk passes its visitor only its own items, which the type `Part` cannot express.
  return Object.assign(check, { parts: [{ walk, visit } as unknown as Part] })
}

/** The check of a rule that looks at places of several kinds, or also at the record as a whole. */
export function together(...checks: Rule['check'][]): PartedCheck {
  const check = (context: RuleContext): void => {
    for (const one of checks) one(context)
  }
  return Object.assign(check, { parts: checks.flatMap(partsOf) })
}

/** The parts of a check; an undivided check is one part, which visits the record itself. */
export const partsOf = (check: Rule['check']): readonly Part[] =>
  'parts' in check ? (check as PartedCheck).parts : [{ walk: once, visit: (_, context) => check(context) }]

const once: Walk<unknown> = (record, visit) => visit(record)
