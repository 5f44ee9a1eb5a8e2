import type { Sentence, SentenceValue } from '../core/diagnostic.ts'
import { formatMessage } from './format-message.ts'
import type { Values } from './values.ts'

/** The texts of one language by message id, as in a file `messages/<tag>.json`. */
export type LanguageTexts = Readonly<Record<string, string>>

/**
 * Returns a function that formats sentences in a language.
 *
 * The function returns undefined if the language lacks the text of the sentence or of a nested one, but keeps the words
 * of a parser unchanged.
 */
export function speakerOf(tag: string, texts: LanguageTexts): (sentence: Sentence) => string | undefined {
  const speak = ({ id, values = {} }: Sentence): string | undefined => {
    // A language without a text for a parser's words keeps them unchanged.
    const text = Object.hasOwn(texts, id) ? texts[id] : 'words' in values ? '{words}' : undefined
    if (text === undefined || !Object.values(values).every(isKnown)) return undefined
    // A nested sentence is plain data and needs no English text.
    return formatMessage(text, values as Values, { language: tag, nested: message => speak(message) ?? '' })
  }
  const isKnown = (value: SentenceValue): boolean =>
    Array.isArray(value)
      ? value.every(isKnown)
      : typeof value !== 'object' || (isSentence(value) && speak(value) !== undefined)
  return speak
}

const isSentence = (value: SentenceValue): value is Sentence => typeof value === 'object' && 'id' in value
