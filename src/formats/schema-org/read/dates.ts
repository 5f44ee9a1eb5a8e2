import type { Datacite, DateEntry } from '../../../model/datacite.ts'
import { parseDate, yearIn } from '../../../model/date.ts'
import { single } from '../dates.ts'
import { type NodeMembers, textIn } from './members.ts'
import type { NodeReading } from './reading.ts'

/** Reads the dates of a work. A mere publication year does not give an Issued date; invalid dates are kept unchanged and reported. */
export function datesIn(reading: NodeReading, members: NodeMembers): Pick<Datacite, 'publicationYear' | 'dates'> {
  const dates: DateEntry[] = []
  const add = (property: string, dateType: NonNullable<DateEntry['dateType']>): void => {
    for (const date of members.texts(property)) {
      if (parseDate(date) === undefined)
        reading.note([property], `The date "${date}" is not an ISO 8601 date; it is kept as it is.`)
      dates.push({ date, dateType })
    }
  }
  const issued = members.peek('datePublished').flatMap(value => textIn(value) ?? [])[0]
  const year = yearIn(issued ?? '')
  if (year !== undefined && issued !== undefined && /^\d{4}$/.test(issued)) members.take('datePublished')
  else add('datePublished', 'Issued')
  for (const [type, property] of single) add(property, type)
  add('copyrightYear', 'Copyrighted')
  add('temporalCoverage', 'Coverage')
  return { ...(year !== undefined && { publicationYear: yearOfNode(year) }), dates }
}

/** A year for the model: a number, or text if a number would not have four digits. */
export const yearOfNode = (year: number): number | string =>
  year >= 1000 && year <= 9999 ? year : String(year).padStart(4, '0')
