import { together } from '../foreign/together.ts'
import type { Loss, WriteResult } from '../format.ts'

/**
 * A text with the losses of the records in it, which are worked out when they are first asked for: whoever wants the text alone
 * does not pay for them.
 */
export function written(text: string, accounts: readonly { losses(): Loss[] }[]): WriteResult {
  let losses: Loss[] | undefined
  return {
    text,
    get losses() {
      losses ??= together(accounts.map(account => ({ losses: account.losses() })))
      return losses
    },
  }
}
