import type { Translator } from '../../messages/translator.ts'
import { englishPhrases as phrases } from './english.ts'
import type { Phrases } from './phrases.ts'

/** The languages that findings and reports can have, by their codes. */
export const languageTags = ['en', 'de'] as const

/** A language that reports can have. */
export type LanguageTag = (typeof languageTags)[number]

/** A language with what is said in it. */
export interface Language {
  tag: LanguageTag
  /** Says in it what findings say in English; absent for English. */
  translator?: Translator
  /** Says in it what the command says in English of wrong use and of properties, as far as that is known; absent for English. */
  command?: (text: string) => string | undefined
  phrases: Phrases
}

/** English, in which everything is said first. */
export const english: Language = { tag: 'en', phrases }
