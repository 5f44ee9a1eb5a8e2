import type { Language } from '../language/language.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import type { ReportFormat } from './index.ts'

/**
 * Loads the facts of rules if a report format needs them. Otherwise, the facts are not loaded, because they make the
 * program a quarter larger.
 */
export const factsFor = async (
  formats: readonly ReportFormat[],
  language: Language,
): Promise<ReporterSettings['ruleFacts']> =>
  formats.includes('sarif') ? (await import('../explain/rule-facts.ts')).ruleFactsIn(language) : () => undefined
