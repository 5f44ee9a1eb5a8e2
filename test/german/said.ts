import type { Diagnostic } from '../../src/core/diagnostic.ts'
import { german } from '../../src/messages/german/index.ts'

/** The texts of a finding, and in German; undefined for one that has none. */
export const inGerman = ({
  rule,
  message,
  messageId,
  values,
  expected,
  expectedSentence,
  fix,
}: Pick<Diagnostic, 'rule' | 'message' | 'messageId' | 'values' | 'expected' | 'expectedSentence' | 'fix'>): [
  english: string,
  german: string | undefined,
][] =>
  [
    { english: message, sentence: { id: messageId, ...(values && { values }) } },
    { english: expected, sentence: expectedSentence },
    { english: fix?.description, sentence: fix?.sentence },
  ].flatMap(({ english, sentence }): [string, string | undefined][] =>
    english === undefined ? [] : [[english, (sentence && german.sentence(sentence)) ?? german.text(rule, english)]],
  )
