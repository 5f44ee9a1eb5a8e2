import type { Work } from '../work/index.ts'
import type { Writing } from './part.ts'
import { carryLanguage, languageOf } from './texts.ts'

/** The language attribute of a work. */
export function languageAttribute({ language }: Work, account: Writing['account']): string | undefined {
  const written = languageOf(language?.value)
  if (written !== undefined && language !== undefined) carryLanguage(account, language, language.value, written)
  return written
}
