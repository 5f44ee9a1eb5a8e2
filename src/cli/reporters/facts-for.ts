import type { Language } from '../language/language.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import type { ReportFormat } from './index.ts'

/** What is known about rules, for formats of which one says it. Runs with others do not load it: it is a fifth of what a check needs. */
export const factsFor = async (
  formats: readonly ReportFormat[],
  language: Language,
): Promise<ReporterSettings['ruleFacts']> =>
  formats.includes('sarif') ? (await import('../rule-facts.ts')).ruleFactsIn(language) : () => undefined
