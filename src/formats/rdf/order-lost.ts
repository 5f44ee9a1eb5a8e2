import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import type { Loss } from '../format.ts'

/** What triples cannot tell: who of several creators comes first. */
export function orderLost(record: Datacite): Loss[] {
  const { creators } = isObject(record) ? record : {}
  if (!Array.isArray(creators) || creators.length < 2) return []
  const message = `The ${creators.length} creators are written without their order, which triples do not have.`
  return [{ kind: 'changed', pointer: '/creators', message, value: creators }]
}
