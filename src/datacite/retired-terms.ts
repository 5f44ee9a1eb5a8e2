import type { DateEntry } from '../model/datacite.ts'

/** A date, and the indices of the original dates from which it was made. */
export interface JoinedDate {
  date: DateEntry
  from: readonly number[]
}

/** The general types that kernel 3 renamed, each with its new name. */
export const renamedTypes: ReadonlyMap<unknown, 'Audiovisual'> = new Map([['Film', 'Audiovisual']])

/**
 * Replaces the StartDate and EndDate dates of kernel 2 with the Collected ranges of kernel 3, joining the first start
 * to the first end, and so on. A missing start or end becomes `unknown`, the EDTF form that the registry reads.
 * @returns undefined if there are no such dates
 */
export function joinedDates(dates: unknown): JoinedDate[] | undefined {
  if (!Array.isArray(dates) || !dates.some(date => isOf(date, 'StartDate') || isOf(date, 'EndDate'))) return undefined
  const ends = dates.flatMap((date, index) => (isOf(date, 'EndDate') ? index : []))
  const starts = dates.filter(date => isOf(date, 'StartDate')).length
  const loose = new Set(ends.slice(starts))
  return dates.flatMap((date, index): JoinedDate[] => {
    if (isOf(date, 'StartDate')) {
      const end = ends.shift()
      return [{ date: range(date, date, dates[end ?? -1]), from: end === undefined ? [index] : [index, end] }]
    }
    if (!isOf(date, 'EndDate')) return [{ date, from: [index] }]
    return loose.has(index) ? [{ date: range(date, undefined, date), from: [index] }] : []
  })
}

const isOf = (date: unknown, type: string): date is DateEntry => Object(date).dateType === type

function range(date: DateEntry, start: DateEntry | undefined, end: DateEntry | undefined): DateEntry {
  return { ...date, date: `${start?.date ?? 'unknown'}/${end?.date ?? 'unknown'}`, dateType: 'Collected' }
}
