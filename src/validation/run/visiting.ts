import type { Datacite } from '../../model/datacite.ts'
import type { Rule, RuleContext } from '../rule.ts'

/** What is found out about a record once, by the first walk that asks for it. */
export interface Memo {
  doubtfulAgents?: readonly object[]
}

/** Calls `visit` for every place of one kind in a record. An item is valid only until the next one is visited. */
export interface Walk<Item> {
  (record: Datacite, visit: (item: Item) => void, memo?: Memo): void
  /** Characters without which there is nothing to visit: a record of a text that lacks them is not walked through. */
  readonly characters?: RegExp
  /** The walk that this one is a part of, and which of its items it visits. */
  readonly part?: { of: Walk<Item>; test(item: Item): boolean }
}

/**
 * The walk over those items of another one that pass a test: a rule that finds nothing in ordinary items need not look at them. Rules
 * that share such a walk share its test.
 */
export const those = <Item>(of: Walk<Item>, test: (item: Item) => boolean): Walk<Item> =>
  Object.assign(
    (record: Datacite, visit: (item: Item) => void, memo?: Memo): void => {
      const look = (item: Item): void => {
        if (test(item)) visit(item)
      }
      of(record, look, memo)
    },
    { part: { of, test } },
  )

/** A part of a check: what to do at every place that a walk visits. */
export interface Part {
  walk: Walk<unknown>
  visit(item: unknown, context: RuleContext): void
  /** The same for a part that looks at the record as a whole. */
  check?: Rule['check']
}

/** A check that lists its parts, so that rules with the same walk can share it. */
type PartedCheck = Rule['check'] & { readonly parts: readonly Part[] }

/** The check of a rule that looks at each place of one kind separately. */
export function visiting<Item>(
  walk: Walk<Item>,
  visit: (item: Item, context: RuleContext) => void,
): Rule['check'] & PartedCheck {
  const check = (context: RuleContext): void => walk(context.record, item => visit(item, context))
  // A walk passes its visitor only its own items, which the type `Part` cannot express.
  return Object.assign(check, { parts: [{ walk, visit } as unknown as Part] })
}

/** The check of a rule that looks at places of several kinds, or also at the record as a whole. */
export function together(...checks: Rule['check'][]): Rule['check'] & PartedCheck {
  const check = (context: RuleContext): void => {
    for (const one of checks) one(context)
  }
  return Object.assign(check, { parts: checks.flatMap(partsOf) })
}

/** The parts of a check; an undivided check has one part, which visits the record once. */
export const partsOf = (check: Rule['check']): readonly Part[] =>
  'parts' in check ? (check as PartedCheck).parts : [{ walk: once, visit: (_, context) => check(context), check }]

const once: Walk<unknown> = (record, visit) => visit(record)
