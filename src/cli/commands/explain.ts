import type { Severity } from '../../core/diagnostic.ts'
import { defineCommand } from '../command.ts'
import { configOptions, configurationOf } from '../config/configuration.ts'
import { readingRules } from '../explain/reading-rules.ts'
import { everyRule, registryRules, rulesBeyondSchema, schemaRules, unknownRule } from '../explain/rule-facts.ts'
import { factsPage, rulePage } from '../explain/rule-page.ts'
import type { Language } from '../language/language.ts'
import { languageOf, languageOption } from '../language/load.ts'
import { factsInLanguage } from '../language/translate.ts'
import { onlineRules } from '../online/check/rules.ts'
import { reportPhrase } from '../report/texts.ts'
import { type Colors, colorsFor } from '../terminal/colors.ts'
import { padEnd, width, wrapIndented } from '../text/width.ts'

/** Shows what each named rule requires and why, or lists all rules. */
export const explain = defineCommand({
  name: 'explain',
  usage: '[rules…] [options]',
  description: [
    'Shows what a rule requires and why, with references and, for most rules, with examples that pass and fail. Without arguments, lists all rules.',
  ],
  options: {
    lang: {
      ...languageOption.lang,
      summary:
        'The language of the output: en or de; by default the configured language, or English. Environment variables such as LANG have no effect.',
    },
    ...configOptions,
  },
  examples: [
    { run: 'citable explain', does: 'Lists all rules.' },
    { run: 'citable explain orcid-check-digit', does: 'Explains a rule named in a report.' },
    { run: 'citable explain date-format --lang de', does: 'Explains a rule in German.' },
  ],
  async run(ids, options, terminal) {
    const colors = colorsFor(terminal.stdout, terminal, options.color)
    const columns = Math.min(terminal.stdout.columns, 100)
    const language = await languageOf(options.lang, (await configurationOf(options, terminal)).lang)
    const text =
      ids.length === 0 ? list(language, colors, columns) : ids.map(id => page(id, language, colors, columns)).join('\n')
    terminal.stdout.write(text)
    return 0
  },
})

/**
 * The facts about the rules of online checks and of readers. Findings of these rules do not make the registry reject a
 * record: it accepts unknown identifiers, and never receives unreadable values.
 */
const acceptedFacts = [...onlineRules, ...readingRules].map(rule => ({ ...rule, effect: 'accepts' as const }))

function page(id: string, language: Language, colors: Colors, columns: number): string {
  const rule = rulesBeyondSchema().find(candidate => candidate.id === id)
  if (rule !== undefined) return rulePage(rule, language, colors, columns)
  const facts = [...schemaRules, ...registryRules, ...acceptedFacts].find(candidate => candidate.id === id)
  if (facts !== undefined) return factsPage(facts, language, colors, columns)
  const ids = everyRule().map(candidate => candidate.id)
  throw unknownRule(id, ids)
}

function list(language: Language, colors: Colors, columns: number): string {
  const all = everyRule().map(rule => factsInLanguage(rule, language))
  const severityOf = (severity: Severity): string => language.say(reportPhrase(severity))
  const widestWord = Math.max(...(['error', 'warning', 'info'] as const).map(severity => width(severityOf(severity))))
  const widest = Math.max(...all.map(({ id }) => width(id)))
  const lines = all.map(({ id, severity, summary }) => {
    const label = `${colors.bold(padEnd(id, widest))}  ${padEnd(severityOf(severity), widestWord)}  `
    return wrapIndented(summary, columns, ' '.repeat(widest + widestWord + 4), label)
  })
  return `${lines.join('\n')}\n`
}
