import { english as inEnglish, sentenceOf } from '../../messages/message.ts'
import type { OptionTable } from '../options.ts'
import { english, type Language, type LanguageTag, languageTags } from './language.ts'

/** The option that names the language, for the commands that show findings and rules. */
export const languageOption = {
  lang: {
    value: 'code',
    choices: languageTags,
    summary:
      'The language of findings and reports: en or de; by default what the configuration says, else English. The environment does not count, so that reports are the same everywhere.',
  },
} as const satisfies OptionTable

/** The language of a run: what the command line says, else what the configuration says, else English. Others are only loaded when asked for. */
export async function languageOf(asked: LanguageTag | undefined, configured?: LanguageTag): Promise<Language> {
  if ((asked ?? configured) !== 'de') return english
  const { german: translator } = await import('../../messages/german.ts')
  return {
    tag: 'de',
    say: said => (typeof said === 'string' ? undefined : translator.sentence(sentenceOf(said))) ?? inEnglish(said),
    translator,
  }
}
