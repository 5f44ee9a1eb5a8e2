import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { joinedDates, renamedTypes } from '../retired-terms.ts'
import { type Change, changeAt } from './change.ts'

/** Says in the terms of kernel 4 what kernel 2 had others for: the type Film, and the dates StartDate and EndDate. */
export function renewTerms(record: Datacite, changes: Change[]): Datacite {
  const dates = renewDates(record, changes)
  const { types } = record
  const type = isObject(types) ? renamedTypes.get(types.resourceTypeGeneral) : undefined
  if (type === undefined) return dates === undefined ? record : { ...record, dates }
  const message = `The resourceTypeGeneral "Film" is now "${type}", as kernel 3 renamed it.`
  changes.push(changeAt('changed', ['types', 'resourceTypeGeneral'], message, { before: 'Film', after: type }))
  return { ...record, ...(dates && { dates }), types: { ...types, resourceTypeGeneral: type } }
}

function renewDates({ dates: given }: Datacite, changes: Change[]): Datacite['dates'] {
  const joined = joinedDates(given)
  return joined?.map(({ date, from }) => {
    for (const index of from) {
      const before = given?.[index]
      if (before === undefined || before === date) continue
      const message = `The date of type ${before.dateType} is now "${date.date}" of type Collected; kernel 4 has ranges in its place.`
      changes.push(changeAt('changed', ['dates', index], message, { before, after: date }))
    }
    return date
  })
}
