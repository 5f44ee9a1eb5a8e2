import type { Datacite } from '../../model/datacite.ts'
import { type CitedTexts, type CitedVariable, citedOf } from '../work/cited.ts'
import { type Account, isoDate } from '../work/index.ts'
import { statedDay } from '../work/stated-day.ts'
import type { KeepField, ReferenceField, ReferenceTarget } from './fields.ts'

/** Dates among CSL's variables, each with the field of reference managers; the original publication may be any text there. */
const dates: readonly (readonly [variable: CitedVariable, field: ReferenceField, form: RegExp])[] = [
  ['accessed', 'accessed', /./],
  ['original-date', 'originalDate', /^\d{4}(?:[/-]\d{1,2}){0,2}\/{0,3}$/],
]

/** Reads when a work was looked at, and when it was first published; what is no date is kept. */
export function readCitedDates(one: (field: ReferenceField) => string | undefined, keep: KeepField): CitedTexts {
  const cited: CitedTexts = {}
  for (const [variable, field, form] of dates) {
    const text = one(field)
    const day = text !== undefined && form.test(text) ? statedDay(text) : undefined
    if (day !== undefined) cited[variable] = isoDate(day)
    else if (text !== undefined) keep(field)
  }
  return cited
}

/** Writes them, where they are days, months or years. */
export function citedDateValues(
  record: Datacite,
  account: Account,
  dateText: ReferenceTarget['dateText'],
): [field: ReferenceField, value: string][] {
  return dates.flatMap(([variable, field]): [ReferenceField, string][] => {
    const held = citedOf(record, variable)
    const day = /^\d{4}(?:-\d\d){0,2}$/.test(held?.value ?? '') ? statedDay(held?.value) : undefined
    if (held === undefined || day === undefined || isoDate(day) !== held.value) return []
    account.carry(held)
    return [[field, day.month === undefined ? held.value : dateText(day)]]
  })
}
