import type { Language } from '../language/language.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import type { ReportFormat } from './index.ts'

/**
 * Loads the facts about the rules only if a report format needs them.
 *
 * The facts make the program a quarter larger.
 */
export const factsFor = async (
  formats: readonly ReportFormat[],
  language: Language,
): Promise<ReporterSettings['ruleFacts']> =>
  formats.includes('sarif') ? (await import('../explain/rule-facts.ts')).ruleFactsIn(language) : () => undefined
