import { english as inEnglish, sentenceOf } from '../../messages/message.ts'
import type { OptionTable } from '../options.ts'
import { english, type Language, type LanguageTag, languageTags } from './language.ts'

/** The language option of the commands that show findings and rules. */
export const languageOption = {
  lang: {
    value: 'code',
    choices: languageTags,
    summary:
      'The language of findings and reports: en or de; by default the configured language, or English. Environment variables such as LANG have no effect, so that reports are the same everywhere.',
  },
} as const satisfies OptionTable

/** Returns the language of a run: the requested or configured one, or English. Loads other languages on demand. */
export async function languageOf(asked: LanguageTag | undefined, configured?: LanguageTag): Promise<Language> {
  if ((asked ?? configured) !== 'de') return english
  const { german: translator } = await import('../../messages/german.ts')
  return {
    tag: 'de',
    say: said => (typeof said === 'string' ? undefined : translator.sentence(sentenceOf(said))) ?? inEnglish(said),
    translator,
  }
}
