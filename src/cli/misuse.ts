import type { Sentence } from '../core/diagnostic.ts'
import { english, type Said, sentenceOf } from '../messages/message.ts'

/** Wrong use of the command: the message says what is wrong and what would be right; the command ends with exit code 2. */
export class Misuse extends Error {
  override name = 'Misuse'
  /** The message as data, if it is one by id. */
  readonly sentence: Sentence | undefined

  constructor(said: Said, options?: ErrorOptions) {
    super(english(said), options)
    this.sentence = typeof said === 'string' ? undefined : sentenceOf(said)
  }
}
