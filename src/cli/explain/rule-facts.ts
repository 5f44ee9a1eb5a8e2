import { english, followedBy, messagesOf, type Said } from '../../messages/message.ts'
import type { RegistryAction } from '../../registry/act.ts'
import { type RegistryBehaviour, registryBehaviours } from '../../registry/index.ts'
import { partOf, reasonMessage } from '../../registry/tables/reasons.ts'
import type { DocumentedInputRule, DocumentedRule } from '../../validation/rule.ts'
import { documentedInputRules, documentedRules } from '../../validation/rules/docs.ts'
import { severityOfAction } from '../../validation/run/registry-rules.ts'
import * as validation from '../../validation/schema/schema-rules.ts'
import type { Language } from '../language/language.ts'
import { factsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { onlineRules } from '../online/check/rules.ts'
import type { RuleFacts } from '../report/reporter.ts'
import { nearestMeant, sentencesOf } from '../text/nearest.ts'
import { readingRules } from './reading-rules.ts'

const text = messagesOf('rule-names', {
  unknown: "Unknown rule '{id}'.",
  unknownAt: "{place}: unknown rule '{id}'.",
  allRules: "Run 'citable explain' to list all rules.",
  onlyXml: 'This behaviour applies only to records sent as XML.',
  onlyJson: 'This behaviour applies only to records sent as JSON.',
  readIn: 'This behaviour is implemented in {where}.',
})

/** Returns the error for an unknown rule, with a suggestion if a known rule is similar. */
export const unknownRule = (id: string, ids: readonly string[]): Misuse =>
  new Misuse(sentencesOf(text('unknown', { id }), ...nearestMeant(id, ids), text('allRules')))

/** The facts about the rules that report violations of the schema, such as `schema/required`. */
export const schemaRules: readonly RuleFacts[] = validation.schemaRules.map(({ id, summary }) => ({
  id,
  summary,
  why: validation.schemaWhy,
  severity: 'error',
}))

/** Returns the rules beyond the schema: first those about the syntax of a record, then those about its content. */
export const rulesBeyondSchema = (): readonly (DocumentedInputRule | DocumentedRule)[] =>
  (documented ??= [...documentedInputRules(), ...documentedRules()])

// Computed lazily, because most runs never need the documentation.
let documented: readonly (DocumentedInputRule | DocumentedRule)[] | undefined

/**
 * Returns the explanation of a registry behaviour, omitting absent parts.
 *
 * The parts are the reason for drops and rejections, the advice, the format if only XML or only JSON is affected, and
 * the location in the registry's code.
 */
function whyOf(behaviour: RegistryBehaviour): Said {
  const { id, via, where } = behaviour
  const readIn = text('readIn', { where })
  const before = [
    partOf(id, behaviour, 'otherwise'),
    partOf(id, behaviour, 'advice'),
    via.length === 1 ? text(via[0] === 'xml' ? 'onlyXml' : 'onlyJson') : undefined,
  ]
  return before.filter(part => part !== undefined).reduceRight<Said>((said, part) => followedBy(part, said), readIn)
}

/** The registry's current behaviours, each as a rule. `effect` is the registry's own action. */
export const registryRules: readonly (RuleFacts & { effect: RegistryAction })[] = [
  ...new Map(
    registryBehaviours
      .filter(({ until }) => until === undefined)
      .map(behaviour => {
        const { id, does } = behaviour
        const said = { summary: reasonMessage(id, behaviour, 'changes'), why: whyOf(behaviour) }
        const [summary, why] = [english(said.summary), english(said.why)]
        return [
          id,
          { id: `registry/${id}`, summary, why, said, severity: severityOfAction[does], effect: does },
        ] as const
      }),
  ).values(),
]

/** Returns all rules, in the order in which they are listed. */
export const everyRule = (): readonly RuleFacts[] => [
  ...schemaRules,
  ...rulesBeyondSchema(),
  ...readingRules,
  ...onlineRules,
  ...registryRules,
]

/** Returns a rule id unchanged if a built-in rule or one of `others` has the id. Throws `Misuse` for any other id. */
export function ruleIdFor(id: string, place: () => string, others: readonly { id: string }[] = []): string {
  const ids = [...everyRule(), ...others].map(rule => rule.id)
  if (ids.includes(id)) return id
  throw new Misuse(sentencesOf(text('unknownAt', { place: place(), id }), ...nearestMeant(id, ids), text('allRules')))
}

/** Returns the facts about the rule with an id, or undefined if there is no such rule. */
export const ruleFacts = (id: string): RuleFacts | undefined => everyRule().find(rule => rule.id === id)

/** Returns a function that finds the facts about a rule by its id, with texts in a given language. */
export const ruleFactsIn =
  (language: Language) =>
  (id: string): RuleFacts | undefined => {
    const facts = ruleFacts(id)
    return facts && factsInLanguage(facts, language)
  }
