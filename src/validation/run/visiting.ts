import type { Datacite } from '../../model/datacite.ts'
import type { Rule, RuleContext } from '../rule.ts'

/** Calls `visit` for every place of one kind in a record. Values of wrong types are passed over: the schema reports them. */
export type Walk<Item> = (record: Datacite, visit: (item: Item) => void) => void

/** The check of a rule that looks at each place of one kind separately. */
export const visiting =
  <Item>(walk: Walk<Item>, visit: (item: Item, context: RuleContext) => void): Rule['check'] =>
  context =>
    walk(context.record, item => visit(item, context))

/** The check of a rule that looks at places of several kinds, or also at the record as a whole. */
export const together =
  (...checks: Rule['check'][]): Rule['check'] =>
  context => {
    for (const check of checks) check(context)
  }
