import type { Diagnostic, Sentence } from '../../src/core/diagnostic.ts'
import texts from '../../src/messages/de.json' with { type: 'json' }
import { german } from '../../src/messages/german.ts'

/** Returns the texts of a finding, each with its German version, which is undefined if there is none. */
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

/** Returns the ids of a sentence and of all sentences in it. */
export const idsIn = ({ id, values = {} }: Sentence): string[] => [
  id,
  ...Object.values(values).flatMap(value =>
    [value].flat().flatMap(one => (typeof one === 'object' && 'id' in one ? idsIn(one) : [])),
  ),
]

const isWhole = (sentence: Sentence): boolean => idsIn(sentence).every(id => id in texts)
