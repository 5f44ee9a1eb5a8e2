import type { DocumentedInputRule, DocumentedRule } from '../validation/rule.ts'
import { documentedInputRules, documentedRules } from '../validation/rules/docs.ts'
import * as validation from '../validation/schema-rules.ts'
import { Misuse } from './misuse.ts'
import type { RuleFacts } from './report/reporter.ts'
import { didYouMean } from './text/nearest.ts'

/** The rules of the schema. */
export const schemaRules: readonly RuleFacts[] = validation.schemaRules.map(({ id, summary }) => ({
  id,
  summary,
  why: 'Schema findings are the verdict of the kernel itself: they report exactly what its XSD rejects, whatever format the record is in. A record with such a finding is invalid and DataCite rejects it, so they cannot be switched off.',
  severity: 'error',
}))

/** The rules beyond the schema: those about how a record is written down, then those about what it says. */
export const rulesBeyondSchema: readonly (DocumentedInputRule | DocumentedRule)[] = [
  ...documentedInputRules(),
  ...documentedRules(),
]

/** The id of a rule that an option names, ours or one of the own rules. Throws `Misuse` with the nearest where there is none. */
export function ruleIdFor(id: string, option: string, ownRules: readonly { id: string }[] = []): string {
  const ids = [...schemaRules, ...rulesBeyondSchema, ...ownRules].map(rule => rule.id)
  if (ids.includes(id)) return id
  throw new Misuse(`${option}: unknown rule '${id}'.${didYouMean(id, ids)} 'citable explain' lists all rules.`)
}

/** The facts about a rule by its id, including the schema's rules; undefined if there is no such rule. */
export const ruleFacts = (id: string): RuleFacts | undefined =>
  [...schemaRules, ...rulesBeyondSchema].find(rule => rule.id === id)
