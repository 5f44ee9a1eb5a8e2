import type { DocumentedInputRule, DocumentedRule, InputRuleDocs, RuleDocs } from '../rule.ts'
import * as all from './all.ts'
import { inputRules, rules } from './index.ts'

/** The rules about a record's values with their documentation, in their order. The build keeps it apart, because a check needs no documentation. */
export const documentedRules = (): DocumentedRule[] => rules.map(rule => ({ ...rule, ...docsOf<RuleDocs>(rule.id) }))

/** The rules about how a record is written down, with their documentation. */
export const documentedInputRules = (): DocumentedInputRule[] =>
  inputRules.map(rule => ({ ...rule, ...docsOf<InputRuleDocs>(rule.id) }))

/** The documentation in a rule's file is a function named after the rule: `dateFormatDocs` for `date-format`. */
function docsOf<Docs>(id: string): Docs {
  const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const docs = everything[`${name}Docs`]
  if (typeof docs !== 'function') throw new Error(`The rule ${id} has no documentation.`)
  return docs()
}

const everything: Readonly<Record<string, unknown>> = all
