import { inputRules } from '../validation/input-rules.ts'
import type { InputRule, Rule } from '../validation/rule.ts'
import { rules } from '../validation/rules/index.ts'
import type { RuleFacts } from './report/report.ts'
import { schemaRules } from './schema-rules.ts'

/** The rules beyond the schema: those about how a record is written down, then those about what it says. */
export const rulesBeyondSchema: readonly (InputRule | Rule)[] = [...inputRules, ...rules]

/** What is known about a rule by its id, the schema's rules included; undefined where there is no such rule. */
export const ruleFacts = (id: string): RuleFacts | undefined =>
  [...schemaRules, ...rulesBeyondSchema].find(rule => rule.id === id)
