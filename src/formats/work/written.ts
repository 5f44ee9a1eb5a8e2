import { together } from '../foreign/together.ts'
import type { Loss, WriteResult } from '../format.ts'

/**
 * A text with the losses of the records in it, which are worked out when they are first asked for: whoever wants the text alone
 * does not pay for them.
 */
export function written(text: string, accounts: readonly { losses(): Loss[] }[]): WriteResult {
  let known: Loss[] | undefined
  return {
    text,
    get losses() {
      known ??= together(accounts.map(account => ({ losses: account.losses() })))
      return known
    },
  }
}
