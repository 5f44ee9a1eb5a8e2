import type { Language } from '../language/language.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import type { ReportFormat } from './index.ts'

/** What is known about rules, where one of the formats says it; other runs do not load it, which would be a quarter more code. */
export const factsFor = async (
  formats: readonly ReportFormat[],
  language: Language,
): Promise<ReporterSettings['ruleFacts']> =>
  formats.includes('sarif') ? (await import('../explain/rule-facts.ts')).ruleFactsIn(language) : () => undefined
