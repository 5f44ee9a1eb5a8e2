import type { Datacite } from '../../model/datacite.ts'
import { together } from '../foreign/together.ts'
import type { Loss, WriteResult } from '../format.ts'

/**
 * A text with the losses of the records in it, which are worked out when they are first asked for, of the records as they are
 * then: whoever wants the text alone does not pay for them. What `others` finds comes behind.
 */
export function written(
  text: string,
  records: readonly Datacite[],
  lossesOf: (record: Datacite) => readonly Loss[],
  others: (record: Datacite) => readonly Loss[] = () => [],
): WriteResult {
  // The caller's list may be filled anew before the losses are asked for.
  const given = [...records]
  let losses: Loss[] | undefined
  return {
    text,
    get losses() {
      losses ??= [lossesOf, others].flatMap(find => together(given.map(record => ({ losses: find(record) }))))
      return losses
    },
  }
}
