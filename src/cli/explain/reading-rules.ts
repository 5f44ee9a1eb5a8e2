import { english, messagesOf } from '../../messages/message.ts'
import { readingRuleIds } from '../../validation/settings.ts'
import type { RuleFacts } from '../report/reporter.ts'

const say = messagesOf('unreadable-value', {
  summary: 'Every value in a format such as BibTeX, RIS or CSL-JSON can be read.',
  why: 'A value that the reader does not understand is omitted, replaced or kept unchanged, as the finding reports; the rest of the record is converted. Correct the value in the input.',
})

const facts: Readonly<Record<(typeof readingRuleIds)[number], Omit<RuleFacts, 'id'>>> = {
  'unreadable-value': { summary: english(say('summary')), why: english(say('why')), severity: 'warning' },
}

/** The rules of the findings that readers of foreign formats report. All of these readers share the rules. */
export const readingRules: readonly RuleFacts[] = readingRuleIds.map(id => ({ id, ...facts[id] }))

/** Writes the Markdown page of a reading rule. */
export const readingRulePage = ({ id, summary, why, severity }: RuleFacts): string =>
  `${[
    `# ${id}`,
    `${summary} ${why}`,
    "This finding is made by `citable check` and `citable convert` of formats that are not DataCite's.",
    `- Severity: ${severity}\n- Registry: accepts the record without the value`,
  ].join('\n\n')}\n`
