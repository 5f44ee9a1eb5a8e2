import { lossAt } from '../../../datacite/writing/loss.ts'
import type { DateType } from '../../../kernel/vocabularies/index.ts'
import type { Datacite, DateEntry } from '../../../model/datacite.ts'
import { type CalendarDate, parseDate } from '../../../model/date.ts'
import { type AttributeValues, type Block, element } from '../../../text/xml/write.ts'
import { carryDate, datesOf, isoDate } from '../../work/index.ts'
import { ElementReader } from '../../work/reading/element-reader.ts'
import { addTo } from '../../work/reading/record-lists.ts'
import { sayCrossrefXml } from '../messages.ts'
import type { Draft, Part, Writing } from './part-types.ts'

/**
 * Reads the year, month and day of an element as an ISO 8601 date. Returns undefined without a valid year, and omits an
 * invalid month or day, such as a month above 12, which Crossref uses for a season.
 */
function dateIn(date: ElementReader): string | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map(name => Number(date.text(name)))
  if (year === undefined || !Number.isInteger(year) || year < 1 || year > 9999) return undefined
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return isoDate({ year })
  const whole = day ? isoDate({ year, month, day }) : ''
  return parseDate(whole) === undefined ? isoDate({ year, month }) : whole
}

/**
 * Marks the publication dates of a container as read if the record has all of them. Otherwise they stay unread, because
 * the kernel has no date of a container.
 */
export function leaveKnownDates(of: ElementReader, { dates = [] }: Datacite): void {
  const given = new ElementReader(of.element).children('publication_date')
  const isKnown = (element: ElementReader): boolean => {
    const date = dateIn(element)
    const isWhole = date?.split('-').length === ['year', 'month', 'day'].filter(part => element.has(part)).length
    return isWhole && dates.some(known => String(known.date).startsWith(date))
  }
  if (given.every(isKnown)) of.leave('publication_date')
}

const dateBlock = (name: string, { year, month, day }: CalendarDate, attributes?: AttributeValues): Block =>
  element(name, attributes, [
    ...(month === undefined ? [] : [element('month', {}, twoDigits(month))]),
    ...(day === undefined ? [] : [element('day', {}, twoDigits(day))]),
    element('year', {}, String(year)),
  ])

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/**
 * The dateType and dateInformation of a publication date, by media type. They do not apply to the earliest date, which
 * is read as Issued.
 */
const media: Readonly<Record<string, Pick<DateEntry, 'dateType' | 'dateInformation'>>> = {
  online: { dateType: 'Available', dateInformation: 'published online' },
  print: { dateType: 'Other', dateInformation: 'published in print' },
  other: { dateType: 'Other', dateInformation: 'published otherwise' },
}

function issue({ record }: Draft, date: string): void {
  record.publicationYear = Number(date.slice(0, 4))
  addTo(record, 'dates', { date, dateType: 'Issued' })
}

/** Kinds of works that may lack a publication date. */
const undated: ReadonlySet<string> = new Set(['conference_paper', 'content_item', 'component'])

/** The publication dates of the work or, if it has none, of its container. */
export const published: Part = {
  read(item, draft) {
    const holder = [item, ...draft.around].find(element => element.has('publication_date'))
    const found = (holder?.children('publication_date') ?? []).flatMap(element => {
      const date = dateIn(element)
      return date === undefined ? [] : [{ date, medium: element.attribute('media_type') ?? 'print' }]
    })
    const earliest = [...found].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))[0]
    if (earliest === undefined) return
    issue(draft, earliest.date)
    for (const entry of found)
      if (entry !== earliest && entry.date !== earliest.date) {
        const { dateType, dateInformation } = media[entry.medium] ?? {}
        addTo(draft.record, 'dates', {
          date: entry.date,
          dateType: dateType ?? 'Other',
          ...(dateInformation && { dateInformation }),
        })
      }
  },
  write(writing) {
    const { record } = writing.work
    const others = Object.entries(media).flatMap(([media_type, { dateType, dateInformation }]) =>
      dateOf('publication_date', dateType ?? 'Other', dateInformation, { media_type }).write(writing),
    )
    const isOnline = datesOf(record, 'Available').some(
      ({ entry }) => entry.value.dateInformation === 'published online',
    )
    const media_type = isOnline ? 'print' : 'online'
    const isRequired = others.length === 0 && !undated.has(writing.kind.item)
    const blocks = (isRequired ? requiredBlock : issuedBlock)(writing, 'publication_date', { media_type })
    return [...blocks, ...others]
  },
}

/**
 * Returns an element with the publication date. Returns none if there is no date, or if the year is outside the limits
 * of the schema, 1400 and 2200.
 */
function issuedBlock({ work: { issued }, account }: Writing, name: string, attributes?: AttributeValues): Block[] {
  if (issued === undefined || issued.value.year < 1400 || issued.value.year > 2200) return []
  carryDate(account, issued, 'date')
  return [dateBlock(name, issued.value, attributes)]
}

/** Returns the part for a required date element that is read as Issued, such as `posted_date`. */
const issuedAs = (name: string): Part => ({
  read(item, draft) {
    const date = dateIn(item.child(name))
    item.child(name).attribute('media_type')
    if (date !== undefined) issue(draft, date)
  },
  write: writing => requiredBlock(writing, name),
})

function requiredBlock(writing: Writing, name: string, attributes?: AttributeValues): Block[] {
  const blocks = issuedBlock(writing, name, attributes)
  if (blocks.length === 0)
    writing.account.add(lossAt('lost', '/publicationYear', sayCrossrefXml('dateMissing', { element: name }), null))
  return blocks
}

/** The date of posting, which is the publication date. */
export const posted: Part = issuedAs('posted_date')
/** The date of a review. */
export const reviewed: Part = issuedAs('review_date')
/** The approval date of a dissertation or standard. */
export const granted: Part = {
  read: (item, draft) => issuedAs('approval_date').read(item, draft),
  write(writing) {
    const { work, account } = writing
    const approved = datesOf(work.record, 'Accepted').find(({ entry }) => entry.value.dateInformation === 'approved')
    const day = approved?.span.from
    if (approved === undefined || day === undefined) return requiredBlock(writing, 'approval_date')
    account.changed(approved.entry, sayCrossrefXml('approvedAsIssued', { date: approved.text }))
    if (work.issued?.value.year === day.year) account.carryPath(['publicationYear'])
    return [dateBlock('approval_date', day)]
  },
}

/** Returns the part for dates with a given dateType and dateInformation. Reads all such dates and writes the first. */
const dateOf = (name: string, dateType: DateType, dateInformation?: string, attributes?: AttributeValues): Part => ({
  read(item, { record }) {
    for (const found of item.children(name)) {
      const date = dateIn(found)
      found.attribute('media_type')
      if (date !== undefined) addTo(record, 'dates', { date, dateType, ...(dateInformation && { dateInformation }) })
    }
  },
  write({ work: { record }, account }) {
    const all = datesOf(record, dateType)
    const found = all.find(({ entry }) => (entry.value.dateInformation || undefined) === dateInformation)
    const value = found?.span.from ?? found?.span.to
    if (found === undefined || value === undefined || value.year < 1400 || value.year > 2200) return []
    carryDate(account, { ...found, value, isYear: false }, 'date')
    if (dateInformation !== undefined) account.carryPath(found.entry.at('dateInformation'))
    return [dateBlock(name, value, attributes)]
  },
})

/** The acceptance date. */
export const accepted: Part = dateOf('acceptance_date', 'Accepted')
/** The approval date of a report. */
export const approved: Part = dateOf('approval_date', 'Accepted', 'approved')

const created = dateOf('creation_date', 'Created')
const updated = dateOf('update_date', 'Updated')

/** The dates of data: creation, publication and change. */
export const recorded: Part = {
  read(item, draft) {
    const dates = item.child('database_date')
    created.read(dates, draft)
    published.read(dates, { ...draft, around: draft.around.map(around => around.child('database_date')) })
    updated.read(dates, draft)
  },
  write(writing) {
    const dates = [
      ...created.write(writing),
      ...issuedBlock(writing, 'publication_date', { media_type: 'online' }),
      ...updated.write(writing),
    ]
    return dates.length === 0 ? [] : [element('database_date', {}, dates)]
  },
}
