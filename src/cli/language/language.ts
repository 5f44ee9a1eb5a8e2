import { english as inEnglish, type Said } from '../../messages/message.ts'
import type { Translator } from '../../messages/translator.ts'

/** The codes of the languages in which findings and reports are available. */
export const languageTags = ['en', 'de'] as const

/** The code of a language in which findings and reports are available. */
export type LanguageTag = (typeof languageTags)[number]

/** A language of the command's output. */
export interface Language {
  tag: LanguageTag
  /** Formats a message. Falls back to English for a missing translation. */
  say: Say
  /** The translator for findings and rule pages; absent for English. */
  translator?: Translator
}

/** A function that formats messages in a language. */
export type Say = (said: Said) => string

/** English, which has every message. */
export const english: Language = { tag: 'en', say: inEnglish }
