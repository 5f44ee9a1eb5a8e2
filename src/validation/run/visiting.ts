import type { Datacite } from '../../model/datacite.ts'
import type { Rule, RuleContext } from '../rule.ts'

/**
 * A walk that calls `visit` for every place of one kind in a record. Skips values of wrong types, which the schema
 * reports.
 */
export type Walk<Item> = (record: Datacite, visit: (item: Item) => void) => void

/** A part of a check: a walk through the record, and the function that visits its places. */
export interface Part {
  walk: Walk<unknown>
  visit(item: unknown, context: RuleContext): void
}

/** A check divided into parts, so that rules with the same walk share the walk. */
type PartedCheck = Rule['check'] & { readonly parts: readonly Part[] }

/** Returns a check that calls `visit` for each item that `walk` finds. */
export function visiting<Item>(walk: Walk<Item>, visit: (item: Item, context: RuleContext) => void): PartedCheck {
  const check = (context: RuleContext): void => walk(context.record, item => visit(item, context))
  // A walk passes only its own items to its visitor, which the type `Part` cannot express.
  return Object.assign(check, { parts: [{ walk, visit } as unknown as Part] })
}

/** Combines checks of different kinds of places, or of the whole record, into a single check. */
export function together(...checks: Rule['check'][]): PartedCheck {
  const check = (context: RuleContext): void => {
    for (const one of checks) one(context)
  }
  return Object.assign(check, { parts: checks.flatMap(partsOf) })
}

/** Returns the parts of a check. An undivided check is a single part that visits the record as a whole. */
export const partsOf = (check: Rule['check']): readonly Part[] =>
  'parts' in check ? (check as PartedCheck).parts : [{ walk: once, visit: (_, context) => check(context) }]

const once: Walk<unknown> = (record, visit) => visit(record)
