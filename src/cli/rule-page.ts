import { ruleUrl } from '../diagnostic.ts'
import type { RegistryAction } from '../registry/act.ts'
import { usualEffect } from '../registry/effects.ts'
import type { DocumentedInputRule, DocumentedRule, Example } from '../validation/rule.ts'
import type { Colors } from './colors.ts'
import type { RuleFacts } from './report/reporter.ts'
import { effects } from './report/wording.ts'
import { printable, safeJson } from './text/printable.ts'
import { wrapIndented } from './text/width.ts'

/** A rule's page: what a record should be like, why, examples that pass and fail, references. */
export function rulePage(rule: DocumentedInputRule | DocumentedRule, colors: Colors, columns: number): string {
  const profiles = usualEffect(rule.behaviours) === 'accepts' ? 'profile strict' : 'profiles registry and strict'
  const strict = rule.fair ? ' · only in the profiles fair and strict' : rule.strict ? ` · only in the ${profiles}` : ''
  return `${[
    `${colors.bold(rule.id)}  ${rule.severity} · ${effects[usualEffect(rule.behaviours)]}${strict}`,
    wrapIndented(rule.summary, columns, ''),
    section('Why', wrapIndented(rule.why, columns, '  '), colors),
    section('Passes', rule.examples.passes.map(example => exampleText(example)).join('\n\n'), colors),
    section('Fails', failing(rule, colors, columns), colors),
    section('References', references(rule), colors),
  ].join('\n\n')}\n`
}

const section = (title: string, body: string, colors: Colors): string => `${colors.bold(title)}\n${body}`

const failing = (rule: DocumentedInputRule | DocumentedRule, colors: Colors, columns: number): string =>
  rule.examples.fails
    .map(example => {
      const finding = `${example.pointer || 'the record'}: ${example.message}`
      return `${exampleText(example)}\n${wrapIndented(finding, columns, '    ', `  ${colors.red('✖')} `)}`
    })
    .join('\n\n')

function exampleText(example: Example | { input: string }): string {
  if ('input' in example) return indented(example.input.trimEnd())
  const { record, kernel, format } = example
  const circumstances = [kernel && `kernel ${kernel}`, format].filter(Boolean).join(', ')
  const json = indented(safeJson(record, 2))
  return circumstances === '' ? json : `${json}\n  (${circumstances})`
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map(line => `  ${printable(line)}`)
    .join('\n')

const references = ({ id, references: list }: DocumentedInputRule | DocumentedRule): string =>
  [...list, { title: 'This page', url: ruleUrl(id) }].map(({ title, url }) => `  ${title}\n    ${url}`).join('\n')

/** The page of a `schema/…` or `registry/…` rule. */
export const factsPage = (
  { id, summary, why, severity, effect = 'rejects' }: RuleFacts & { effect?: RegistryAction },
  colors: Colors,
  columns: number,
): string =>
  `${[
    `${colors.bold(id)}  ${severity} · ${effects[effect]}`,
    wrapIndented(summary, columns, ''),
    `${colors.bold('Why')}\n${wrapIndented(why, columns, '  ')}`,
    `${colors.bold('References')}\n  This page\n    ${ruleUrl(id)}`,
  ].join('\n\n')}\n`
