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
  onlyXml: 'It does so with XML alone.',
  onlyJson: 'It does so with JSON alone.',
  readIn: 'This was read in {where}.',
})

/** Returns the error of an unknown rule, with the nearest of those there are. */
export const unknownRule = (id: string, ids: readonly string[]): Misuse =>
  new Misuse(sentencesOf(text('unknown', { id }), ...nearestMeant(id, ids), text('allRules')))

/** The rules of the schema. */
export const schemaRules: readonly RuleFacts[] = validation.schemaRules.map(({ id, summary }) => ({
  id,
  summary,
  why: validation.schemaWhy,
  severity: 'error',
}))

/** The rules beyond the schema: those about how a record is written down, then those about what it says. */
export const rulesBeyondSchema = (): readonly (DocumentedInputRule | DocumentedRule)[] =>
  (documented ??= [...documentedInputRules(), ...documentedRules()])

// Most runs never ask for the documentation.
let documented: readonly (DocumentedInputRule | DocumentedRule)[] | undefined

/** Says why the registry does something, with what to write instead, and the place in its code. */
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

/** The current behaviour of the registry, as one rule per behaviour; `effect` is the registry's own action. */
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

/** All rules but those that ask online, in the order in which they are listed. */
export const everyRule = (): readonly RuleFacts[] => [
  ...schemaRules,
  ...rulesBeyondSchema(),
  ...readingRules,
  ...registryRules,
]

/** The id of a rule that is named at a place, such as `--only`: ours or one of some others. Throws `Misuse` with the nearest where there is none. */
export function ruleIdFor(id: string, place: () => string, others: readonly { id: string }[] = []): string {
  const ids = [...everyRule(), ...others].map(rule => rule.id)
  if (ids.includes(id)) return id
  throw new Misuse(sentencesOf(text('unknownAt', { place: place(), id }), ...nearestMeant(id, ids), text('allRules')))
}

/** The facts about a rule by its id, including the schema's rules and the registry's; undefined if there is no such rule. */
const ruleFacts = (id: string): RuleFacts | undefined => [...everyRule(), ...onlineRules].find(rule => rule.id === id)

/** The same in a language. */
export const ruleFactsIn =
  (language: Language) =>
  (id: string): RuleFacts | undefined => {
    const facts = ruleFacts(id)
    return facts && factsInLanguage(facts, language)
  }
