import { type RegistryEffect, ruleUrl } from '../../core/diagnostic.ts'
import { english, type Message, messagesOf, sentenceOf } from '../../messages/message.ts'
import type { Translator } from '../../messages/translator.ts'
import { usualEffect } from '../../registry/effects.ts'
import { check } from '../../validation/check.ts'
import type { DocumentedInputRule, DocumentedRule, Example } from '../../validation/rule.ts'
import { runRule } from '../../validation/run/run-rules.ts'
import type { Language } from '../language/language.ts'
import { factsInLanguage } from '../language/translate.ts'
import type { RuleFacts } from '../report/reporter.ts'
import { reportPhrase } from '../report/texts.ts'
import type { Colors } from '../terminal/colors.ts'
import { printable, safeJson } from '../text/printable.ts'
import { wrapIndented } from '../text/width.ts'

const text = messagesOf('rule-page', {
  onlyInOne: 'only in the {profile} profile',
  onlyInTwo: 'only in the {first} and {second} profiles',
  why: 'Why',
  passes: 'Passes',
  fails: 'Fails',
  references: 'References',
  thisPage: 'This page',
  theRecord: 'the record',
})

/** Writes a rule's page: the expected content, the reason, examples that pass and fail, and references. */
export function rulePage(
  rule: DocumentedInputRule | DocumentedRule,
  language: Language,
  colors: Colors,
  columns: number,
): string {
  const { say } = language
  const { summary, why } = factsInLanguage(rule, language)
  const effect = usualEffect(rule.behaviours)
  const profiles = rule.fair ? ['fair', 'strict'] : effect === 'accepts' ? ['strict'] : ['registry', 'strict']
  const strict = rule.fair || rule.strict ? ` · ${say(onlyIn(profiles))}` : ''
  return `${[
    `${colors.bold(rule.id)}  ${say(reportPhrase(rule.severity))} · ${say(reportPhrase(effect))}${strict}`,
    wrapIndented(summary, columns, ''),
    section(say(text('why')), wrapIndented(why, columns, '  '), colors),
    section(
      say(text('passes')),
      rule.examples.passes.map(example => exampleText(example, language)).join('\n\n'),
      colors,
    ),
    section(say(text('fails')), failing(rule, language, colors, columns), colors),
    section(say(text('references')), references(rule, language), colors),
  ].join('\n\n')}\n`
}

const onlyIn = ([first = '', second]: readonly string[]): Message =>
  second === undefined ? text('onlyInOne', { profile: first }) : text('onlyInTwo', { first, second })

const section = (title: string, body: string, colors: Colors): string => `${colors.bold(title)}\n${body}`

const failing = (
  rule: DocumentedInputRule | DocumentedRule,
  { translator, say }: Language,
  colors: Colors,
  columns: number,
): string =>
  rule.examples.fails
    .map(example => {
      const message = (translator && messageIn(translator, rule, example)) ?? example.message
      const finding = `${example.pointer || say(text('theRecord'))}: ${message}`
      return `${exampleText(example, { say })}\n${wrapIndented(finding, columns, '    ', `  ${colors.red('✖')} `)}`
    })
    .join('\n\n')

/** Returns the translated message of a failing example; undefined if the translation is missing. */
function messageIn(
  translator: Translator,
  rule: DocumentedInputRule | DocumentedRule,
  example: DocumentedInputRule['examples']['fails'][number] | DocumentedRule['examples']['fails'][number],
): string | undefined {
  if ('input' in example) {
    const { records } = check(example.input, { profile: 'strict', rules: { [rule.id]: rule.severity } })
    const found = records.flatMap(({ diagnostics }) => diagnostics).find(({ message }) => message === example.message)
    return found && translator.diagnostic(found).message
  }
  const found = runRule(rule as DocumentedRule, example).find(({ message }) => english(message) === example.message)
  const sentence = typeof found?.message === 'object' ? sentenceOf(found.message) : undefined
  return sentence && translator.sentence(sentence)
}

function exampleText(example: Example | { input: string }, { say }: Pick<Language, 'say'>): string {
  if ('input' in example) return indented(example.input.trimEnd())
  const { record, kernel, format } = example
  const circumstances = [kernel && say(reportPhrase('kernel', { kernel })), format].filter(Boolean).join(', ')
  const json = indented(safeJson(record, 2))
  return circumstances === '' ? json : `${json}\n  (${circumstances})`
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map(line => `  ${printable(line)}`)
    .join('\n')

const references = ({ id, references: list }: DocumentedInputRule | DocumentedRule, { say }: Language): string =>
  [...list, { title: say(text('thisPage')), url: ruleUrl(id) }]
    .map(({ title, url }) => `  ${title}\n    ${url}`)
    .join('\n')

/**
 * Writes the page of a rule without examples: a rule of the schema, of the registry, of online checks or of readers.
 */
export function factsPage(
  facts: RuleFacts & { effect?: RegistryEffect },
  language: Language,
  colors: Colors,
  columns: number,
): string {
  const { id, summary, why, severity, effect = 'rejects' } = factsInLanguage(facts, language)
  const { say } = language
  return `${[
    `${colors.bold(id)}  ${say(reportPhrase(severity))} · ${say(reportPhrase(effect))}`,
    wrapIndented(summary, columns, ''),
    section(say(text('why')), wrapIndented(why, columns, '  '), colors),
    section(say(text('references')), `  ${say(text('thisPage'))}\n    ${ruleUrl(id)}`, colors),
  ].join('\n\n')}\n`
}
