import { isObject } from '../../core/object.ts'
import { extrasFor } from '../../datacite/writing/extras.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { updateOf } from '../crossref/relations.ts'
import { entriesOf, type Found, isoDate, memberText } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { sayCrossrefXml } from './messages.ts'
import type { Draft, Kind, Writing } from './parts/part-types.ts'

/**
 * The pointer, in the extras, to the DOI of the policy under which the publisher updates its works. Crossmark requires
 * this DOI.
 */
const policyKey = '/crossmark/crossmark_policy'
/** The pointer, in the extras, to the dates of the updates: one text, or a list in the order of the updates. */
const datesKey = '/crossmark/updates/update/@date'

/**
 * The update types of the schema (`cm_update_type`) except new versions and editions, with spaces in place of
 * underscores, as they are stored in relationTypeInformation.
 */
const updateTypes: ReadonlySet<string> = new Set([
  ...['addendum', 'clarification', 'correction', 'corrigendum', 'erratum', 'expression of concern'],
  ...['partial retraction', 'removal', 'retraction', 'withdrawal'],
])

/** Reads the works that a notice retracts, corrects or replaces with a new version. Keeps the policy of the notice. */
export function readUpdates(item: ElementReader, { record, kept }: Draft): void {
  const crossmark = item.child('crossmark')
  const policy = crossmark.text('crossmark_policy')
  const updates = crossmark.child('updates').children('update')
  for (const update of updates) {
    const doi = update.line()
    const type = update.attribute('type')
    if (doi === undefined) continue
    addTo(record, 'relatedIdentifiers', {
      relatedIdentifier: parseDoi(doi) ?? doi,
      relatedIdentifierType: 'DOI',
      ...updateOf(type ?? 'update'),
    })
  }
  if (policy !== undefined) kept[policyKey] = policy
}

/** True if a value in the extras is written as part of the updates. */
export const isKeptOfUpdates = (pointer: string): boolean => pointer === policyKey || pointer === datesKey

/** True if the schema allows Crossmark metadata for a kind of work. */
const hasCrossmark = ({ parts, holder }: Kind): boolean => parts.includes('funding') && holder !== 'posted_content'

/** Returns the related works that a notice updates. Returns none if its kind cannot have updates. */
export function updatesOf({ work: { record }, kind }: Writing): Found<RelatedIdentifier>[] {
  if (!hasCrossmark(kind)) return []
  return entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers'], isUpdate)
}

const isUpdate = ({ relationType, relationTypeInformation, ...related }: RelatedIdentifier): boolean =>
  relationType === 'Other' &&
  related.relatedIdentifierType === 'DOI' &&
  parseDoi(textOf(related.relatedIdentifier)) !== undefined &&
  updateTypes.has(textOf(relationTypeInformation).toLowerCase())

/**
 * Returns the element that contains the updates, the funding and the licences of a notice.
 *
 * Replaces a missing day with the date of the notice, and a missing policy with the DOI of the notice.
 */
export function crossmarkBlock(writing: Writing, updates: readonly Found<RelatedIdentifier>[], terms: Block[]): Block {
  const { work, account } = writing
  const { record } = work
  const days = datesIn(record, updates.length)
  const blocks = updates.flatMap((entry, index) => {
    const held = memberText(entry, 'relatedIdentifier')
    const doi = parseDoi(held?.value ?? '')
    if (held === undefined || doi === undefined) return []
    const date = days[index] ?? ownDay(writing, entry)
    for (const name of ['relationType', 'relatedIdentifierType', 'relationTypeInformation'])
      account.carryPath(entry.at(name))
    const type = textOf(entry.value.relationTypeInformation).toLowerCase().replaceAll(' ', '_')
    return [element('update', { type, date }, account.carry(held.as(doi)))]
  })
  return element('crossmark', {}, [
    element('crossmark_policy', {}, policyOf(writing)),
    element('updates', {}, blocks),
    ...(terms.length === 0 ? [] : [element('custom_metadata', {}, terms)]),
  ])
}

/**
 * Returns the days of the updates that were read from Crossref XML if there are as many days as updates, or else those
 * from Crossref JSON. A day is undefined if it is unknown.
 */
function datesIn(record: Datacite, count: number): (string | undefined)[] {
  const given = extrasFor(record, 'crossref-xml')?.[datesKey]
  const list: unknown[] = given === undefined ? [] : [given].flat()
  const own = list.map(day => (typeof day === 'string' && isDay(day) ? day : undefined))
  if (own.length === count) return own
  const members = extrasFor(record, 'crossref') ?? {}
  return Array.from({ length: count }, (_, index) => dayIn(members[`/update-to/${index}/updated`]))
}

/** Returns the day in `{ "date-parts": [[2021, 5, 14]] }`, or undefined if there is no whole day. */
function dayIn(value: unknown): string | undefined {
  const parts: unknown = isObject(value) && Array.isArray(value['date-parts']) ? value['date-parts'][0] : undefined
  const [year, month, day] = Array.isArray(parts) ? parts.map(Number) : []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(date) ? date : undefined
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/**
 * Returns the day on which the notice itself was issued, and reports the day as invented. A missing month or day
 * becomes 1, a missing year 1900.
 */
function ownDay({ work: { issued }, account }: Writing, entry: Found<RelatedIdentifier>): string {
  const { year, month = 1, day = 1 } = issued?.value ?? { year: 1900 }
  const date = isoDate({ year, month, day })
  account.invented(entry.path, sayCrossrefXml('updateDateInvented', { date }), date)
  return date
}

function policyOf({ work: { record, doi }, account }: Writing): string {
  const kept = extrasFor(record, 'crossref-xml')?.[policyKey]
  if (typeof kept === 'string' && parseDoi(kept) !== undefined) return kept
  const policy = doi?.value ?? '10.5555/unknown'
  account.invented(['extras', 'members', policyKey], sayCrossrefXml('policyInvented', { policy }), policy)
  return policy
}

/** Marks the update dates from Crossref JSON as written. */
export function carryUpdateDays({ work: { record }, account }: Writing, count: number): void {
  const members = extrasFor(record, 'crossref') ?? {}
  for (let index = 0; index < count; index++) {
    const key = `/update-to/${index}/updated`
    if (dayIn(members[key]) !== undefined) account.carryPath(['extras', 'members', key])
  }
}
