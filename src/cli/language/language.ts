import { english as inEnglish, type Said } from '../../messages/message.ts'
import type { Translator } from '../../messages/translator.ts'

/** The languages that findings and reports can have, by their codes. */
export const languageTags = ['en', 'de'] as const

/** A language that reports can have. */
export type LanguageTag = (typeof languageTags)[number]

/** A language in which the command writes. */
export interface Language {
  tag: LanguageTag
  /** Formats a message. A message that the language lacks is formatted in English. */
  say: Say
  /** Translates findings and pages of rules; absent for English. */
  translator?: Translator
}

/** A function that formats messages in a language. */
export type Say = (said: Said) => string

/** English, in which every message has a text. */
export const english: Language = { tag: 'en', say: inEnglish }
