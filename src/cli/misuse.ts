import { english, type Said } from '../messages/message.ts'

/** The error for wrong usage. Its message names the problem and the remedy, and the command exits with code 2. */
export class Misuse extends Error {
  override name = 'Misuse'
  /** The message as data, for translation. The property `message` is in English. */
  readonly said: Said

  constructor(said: Said) {
    super(english(said))
    this.said = said
  }
}

/** Returns the result of `work`. Throws `Misuse` with the given message in place of a `TypeError`. */
export function withMisuse<T>(work: () => T, message: string): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(message) : error
  }
}
