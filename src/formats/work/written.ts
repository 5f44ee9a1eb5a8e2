import { together } from '../foreign/together.ts'
import type { Loss, WriteResult } from '../format.ts'

/**
 * A text with the losses of the records in it, which are worked out when they are first asked for: whoever wants the text alone
 * does not pay for them.
 */
export const written = (text: string, accounts: readonly { losses(): Loss[] }[]): WriteResult =>
  new Written(text, accounts)

// An object literal with a getter takes longer to make than most texts to write.
class Written implements WriteResult {
  readonly text: string
  readonly #accounts: readonly { losses(): Loss[] }[]
  #losses: Loss[] | undefined

  constructor(text: string, accounts: readonly { losses(): Loss[] }[]) {
    this.text = text
    this.#accounts = accounts
  }

  get losses(): Loss[] {
    this.#losses ??= together(this.#accounts.map(account => ({ losses: account.losses() })))
    return this.#losses
  }
}
