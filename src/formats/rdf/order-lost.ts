import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import type { Account } from '../work/index.ts'

/** Tells an account what triples do not have: which of several creators comes first. */
export function tellOrderLost(record: Datacite, account: Account): void {
  const { creators } = isObject(record) ? record : {}
  if (!Array.isArray(creators) || creators.length < 2) return
  const message = `The ${creators.length} creators are written without their order, which triples do not have.`
  account.add({ kind: 'changed', pointer: '/creators', message, value: creators })
}
