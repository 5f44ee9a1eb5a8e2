import type { Diagnostic, Sentence } from '../../src/core/diagnostic.ts'
import texts from '../../src/messages/de.json' with { type: 'json' }
import { german } from '../../src/messages/german.ts'

/** The texts of a finding, and in German; undefined for one that has none. */
export const inGerman = ({
  message,
  messageId,
  values,
  expected,
  expectedSentence,
  fix,
}: Pick<Diagnostic, 'message' | 'messageId' | 'values' | 'expected' | 'expectedSentence' | 'fix'>): [
  english: string,
  german: string | undefined,
][] =>
  [
    { english: message, sentence: { id: messageId, ...(values && { values }) } },
    { english: expected, sentence: expectedSentence },
    { english: fix?.description, sentence: fix?.sentence },
  ].flatMap(({ english, sentence }): [string, string | undefined][] =>
    english === undefined ? [] : [[english, sentence && isWhole(sentence) ? german.sentence(sentence) : undefined]],
  )

/** The ids of the sentences in a sentence, itself among them. */
export const idsIn = ({ id, values = {} }: Sentence): string[] => [
  id,
  ...Object.values(values).flatMap(value =>
    [value].flat().flatMap(one => (typeof one === 'object' && 'id' in one ? idsIn(one) : [])),
  ),
]

/** True if no words of a parser stay in English. */
const isWhole = (sentence: Sentence): boolean => idsIn(sentence).every(id => id in texts)
