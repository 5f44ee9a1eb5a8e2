import { english, type Said } from '../messages/message.ts'

/** Wrong use of the command: the message names the fault and the remedy; the command ends with exit code 2. */
export class Misuse extends Error {
  override name = 'Misuse'
  /** The message, to be shown in the language that is asked for; `message` is English. */
  readonly said: Said

  constructor(said: Said) {
    super(english(said))
    this.said = said
  }
}
