import type { DateType } from '../../kernel/vocabularies/index.ts'
import type { DateEntry } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { isoDate } from '../work/index.ts'
import type { MemberReader } from '../work/member-reader.ts'

/** Crossref's dates beside the date of publication, and what the kernel calls them (8.a). */
const kinds: readonly (readonly [name: string, dateType: DateType, information?: string])[] = [
  ['published-online', 'Available', 'published online'],
  ['published-print', 'Other', 'published in print'],
  ['published-other', 'Other', 'published otherwise'],
  ['posted', 'Available', 'posted'],
  ['accepted', 'Accepted'],
  ['approved', 'Accepted', 'approved'],
  ['content-created', 'Created'],
  ['content-updated', 'Updated'],
]

/** The date of publication: `issued`, which Crossref makes of the earliest of the others, first. */
const publication = ['issued', 'published', 'published-online', 'published-print', 'posted'] as const

/** The year of publication and the dates of a work, each once. */
export function readCrossrefDates(work: MemberReader): { publicationYear?: number; dates?: DateEntry[] } {
  const found = new Map([...publication, ...kinds.map(([name]) => name)].map(name => [name, dateIn(work, name)]))
  const issued = publication.map(name => found.get(name)).find(date => date !== undefined)
  const others = kinds.flatMap(([name, dateType, dateInformation]): DateEntry[] => {
    const date = found.get(name)
    if (date === undefined || (date === issued && dateType !== 'Accepted' && dateType !== 'Updated')) return []
    return [{ date, dateType, ...(dateInformation !== undefined && { dateInformation }) }]
  })
  const dates: DateEntry[] = issued === undefined ? others : [{ date: issued, dateType: 'Issued' }, ...others]
  return {
    ...(issued !== undefined && { publicationYear: Number(issued.slice(0, 4)) }),
    ...(dates.length > 0 && { dates }),
  }
}

/** A number, also one that is written as text. */
const numberIn = (part: unknown): number =>
  typeof part === 'number' || typeof part === 'string' ? Number(part) : Number.NaN

/** The date of a member `{ "date-parts": [[2021, 5, 14]] }`, as ISO 8601; a member without a year says nothing. */
function dateIn(work: MemberReader, name: string): string | undefined {
  const member = work.member(name)
  const given = member.take('date-parts')
  member.leave(['date-time', 'timestamp'])
  const parts: unknown = Array.isArray(given) ? (given as unknown[])[0] : undefined
  const [year, month, day] = Array.isArray(parts) ? (parts as unknown[]).map(numberIn) : []
  // Crossref writes [[null]] where nothing is known.
  if (year === undefined || !Number.isInteger(year) || year < 1 || year > 9999) return undefined
  const date = isoDate({ year, ...(month && { month }), ...(month && day && { day }) })
  if (parseDate(date) !== undefined) return date
  member.note('date-parts', `${[year, month, day].join('-')} is no day of the calendar, so only its year is read.`)
  return isoDate({ year })
}
