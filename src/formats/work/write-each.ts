import { asRecord, asWriteOptions } from '../../datacite/known.ts'
import type { Datacite } from '../../model/datacite.ts'
import { kindOf } from '../../object.ts'
import { toPointer } from '../../pointer.ts'
import type { Loss, WriteOptions } from '../format.ts'
import type { Account } from './account.ts'
import { unkept } from './account.ts'
import type { NamedFormat } from './loss-account.ts'
import { LossAccount } from './loss-account.ts'

/**
 * What `write` makes of each record, and what that loses; with `losses: false` no account is kept and there are no losses. A function
 * gives the format by record. Anything but records that JSON could hold is a `TypeError`; without losses, values that are not written
 * are not looked at.
 */
export function writeEach<Written>(
  records: readonly Datacite[],
  format: NamedFormat | ((record: Datacite) => NamedFormat),
  options: WriteOptions | undefined,
  write: (record: Datacite, account: Account) => Written,
): { written: Written[]; losses: Loss[] } {
  if (!Array.isArray(records)) throw new TypeError(`Records should be a list, not ${kindOf(records)}; write takes one.`)
  const isAsked = asWriteOptions(options).losses !== false
  const losses: Loss[] = []
  const written = records.map((given: unknown, index) => {
    const record = asRecord(given)
    if (!isAsked) return writeAlone(record, write)
    if (!isPlain(record, 0, { left: 20_000 })) refuseStrange(record)
    const account = new LossAccount(record, typeof format === 'function' ? format(record) : format)
    const one = write(record, account)
    for (const loss of account.losses()) losses.push(records.length === 1 ? loss : { ...loss, index })
    return one
  })
  return { written, losses }
}

function writeAlone<Written>(record: Datacite, write: (record: Datacite, account: Account) => Written): Written {
  try {
    return write(record, unkept)
  } catch (cause) {
    refuseStrange(record)
    throw cause
  }
}

/** Whether a value surely holds neither a BigInt nor itself; one that is deep or large, or shares a lot, is left in doubt. */
function isPlain(value: unknown, depth: number, budget: { left: number }): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint'
  budget.left--
  if (depth > 20 || budget.left < 0) return false
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) if (!isPlain(value[index], depth + 1, budget)) return false
    return true
  }
  for (const name of Object.keys(value))
    if (!isPlain((value as Readonly<Record<string, unknown>>)[name], depth + 1, budget)) return false
  return true
}

/** Throws a `TypeError` that names the first BigInt in a record, or the first list or object that holds itself; without recursion. */
function refuseStrange(record: Datacite): void {
  /** What was looked at: false while its members still are. */
  const seen = new Map<object, boolean>()
  const open: { value: object; members: [string, unknown][]; step: string }[] = []
  const enter = (value: unknown, step: string): void => {
    const place = (): string => toPointer([...open.map(one => one.step), step].slice(1))
    if (typeof value === 'bigint')
      throw new TypeError(`The record holds a BigInt at ${place()}, which JSON does not have.`)
    if (typeof value !== 'object' || value === null || seen.get(value) === true) return
    if (seen.has(value)) throw new TypeError(`The record holds a value within itself at ${place()}.`)
    seen.set(value, false)
    open.push({ value, members: Object.entries(value).reverse(), step })
  }
  enter(record, '')
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const member = last.members.pop()
    if (member !== undefined) enter(member[1], member[0])
    else {
      seen.set(last.value, true)
      open.pop()
    }
  }
}
