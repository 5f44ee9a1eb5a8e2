import { rules } from '../validation/rules/index.ts'
import type { RuleFacts } from './report/report.ts'
import { schemaRules } from './schema-rules.ts'

/** What is known about a rule by its id, the schema's rules included; undefined where there is no such rule. */
export const ruleFacts = (id: string): RuleFacts | undefined =>
  rules.find(rule => rule.id === id) ?? schemaRules.find(rule => rule.id === id)
