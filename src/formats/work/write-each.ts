import type { Datacite } from '../../model/datacite.ts'
import type { Loss, WriteOptions } from '../format.ts'
import type { Account } from './account.ts'
import { unkept } from './account.ts'
import type { NamedFormat } from './loss-account.ts'
import { LossAccount } from './loss-account.ts'

/**
 * What `write` makes of each record, and what that loses; where the options say `losses: false`, no account is kept and there are no
 * losses. A function gives the format by record.
 */
export function writeEach<Written>(
  records: readonly Datacite[],
  format: NamedFormat | ((record: Datacite) => NamedFormat),
  { losses: isAsked = true }: WriteOptions = {},
  write: (record: Datacite, account: Account) => Written,
): { written: Written[]; losses: Loss[] } {
  if (!isAsked) return { written: records.map(record => write(record, unkept)), losses: [] }
  const losses: Loss[] = []
  const written = records.map((record, index) => {
    const account = new LossAccount(record, typeof format === 'function' ? format(record) : format)
    const one = write(record, account)
    for (const loss of account.losses()) losses.push(records.length === 1 ? loss : { ...loss, index })
    return one
  })
  return { written, losses }
}
