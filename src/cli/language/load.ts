import { english as inEnglish, isMessage, type Message } from '../../messages/message.ts'
import type { Translator } from '../../messages/translator.ts'
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
  const { german: translator } = await import('../../messages/german/index.ts')
  return {
    tag: 'de',
    say: said =>
      (typeof said === 'string' ? undefined : translator.sentence(withFault(said, translator))) ?? inEnglish(said),
    translator,
  }
}

/** Translates the fault of a text that cannot be read, if its language lacks it, by the faults that findings report. */
function withFault(message: Message, translator: Translator): Message {
  const given = message.values?.fault
  // A fault that a parser words in English has no text of its own in other languages.
  const fault = isMessage(given) && translator.sentence(given) === undefined ? inEnglish(given) : given
  if (typeof fault !== 'string') return message
  const translated = translator.text('schema/not-json', fault) ?? translator.text('schema/not-yaml', fault)
  return { ...message, values: { ...message.values, fault: translated ?? fault } }
}
