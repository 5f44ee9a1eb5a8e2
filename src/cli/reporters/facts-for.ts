import type { Language } from '../language/language.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import type { ReportFormat } from './index.ts'

/**
 * Loads the facts of rules for the report formats that need them. Other runs do not load the facts, because they add a
 * quarter more code.
 */
export const factsFor = async (
  formats: readonly ReportFormat[],
  language: Language,
): Promise<ReporterSettings['ruleFacts']> =>
  formats.includes('sarif') ? (await import('../explain/rule-facts.ts')).ruleFactsIn(language) : () => undefined
