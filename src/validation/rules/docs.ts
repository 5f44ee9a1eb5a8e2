import { rulePages } from '../compiled/rule-pages.ts'
import type { DocumentedInputRule, DocumentedRule } from '../rule.ts'
import { inputRules, rules } from './index.ts'

/** Returns the rules about a record's values in reporting order, each with its page. */
export const documentedRules = (): DocumentedRule[] => rules.map(documented) as DocumentedRule[]

/** Returns the rules for records before conversion to the canonical form, each with its page. */
export const documentedInputRules = (): DocumentedInputRule[] => inputRules.map(documented) as DocumentedInputRule[]

const documented = <Rule extends { id: string }>(rule: Rule) => ({ ...rule, ...rulePages[rule.id] })
