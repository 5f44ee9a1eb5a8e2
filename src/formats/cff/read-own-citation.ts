import { isSame } from '../../datacite/writing/same.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { Datacite, RelatedItem } from '../../model/datacite.ts'
import type { CitedTexts } from '../work/cited-members.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { sayCff } from './messages.ts'
import { readNames } from './read-agents.ts'
import { containerPlaces, generalTypeOfReference } from './types.ts'
import { citedPlaces, citedTexts, containerTexts } from './write-own-citation.ts'

/** The values in `preferred-citation` that describe the file's own work. */
export interface OwnCitation {
  record: Pick<
    Datacite,
    'types' | 'language' | 'publisher' | 'publicationYear' | 'dates' | 'relatedItems' | 'descriptions'
  >
  cited: CitedTexts
}

/**
 * Reads `preferred-citation` if it describes the same work as the file itself. Returns undefined otherwise.
 *
 * The file must have the type `dataset`, and the citation must have the file's title and DOI but be neither software
 * nor data. Such a citation contains details of articles, books and theses for which the file itself has no members.
 */
export function readOwnCitation(members: MemberReader): OwnCitation | undefined {
  if (!members.has('preferred-citation') || members.peek('type') !== 'dataset') return undefined
  const probe = members.peekAny('preferred-citation') as { title?: unknown; doi?: unknown; type?: unknown }
  const isOwn = probe.title === members.peekAny('title') && doiOf(probe.doi) === doiOf(members.peekAny('doi'))
  const general = generalTypeOfReference(String(probe.type ?? 'generic'))
  if (!isOwn || general === 'Software' || general === 'Dataset') return undefined
  const own = members.member('preferred-citation')
  own.leave(['type', 'title', 'doi'])
  if (isSame(own.peekAny('authors'), members.peekAny('authors'))) own.leave(['authors'])
  const series = own.peek('collection-type') === 'series' ? own.text('collection-title') : undefined
  if (series !== undefined) own.leave(['collection-type'])
  const container = series === undefined ? readContainer(own, String(probe.type)) : undefined
  const publisher = own.member('publisher')
  const conference = own.member('conference')
  const name = publisher.text('name')
  const genre = general === 'Dissertation' ? own.text('thesis-type') : undefined
  const [language, ...others] = own.texts('languages')
  if (others.length > 0) own.note('languages', sayCff('languagesLeft', { languages: others }))
  const record: OwnCitation['record'] = {
    types: { resourceTypeGeneral: general, ...(genre !== undefined && { resourceType: genre }) },
    ...(language !== undefined && { language }),
    ...(name !== undefined && { publisher: { name } }),
    ...readYear(own, members.has('date-released')),
    ...(container !== undefined && { relatedItems: [container] }),
    ...(series !== undefined && { descriptions: [{ description: series, descriptionType: 'SeriesInformation' }] }),
  }
  const cited: CitedTexts = {
    'publisher-place': publisher.text('city'),
    'event-title': conference.text('name'),
    'event-place': conference.text('city'),
  }
  for (const [member, variable] of container === undefined ? [...citedTexts, ...citedPlaces] : citedTexts)
    cited[variable] = own.text(member)
  return { record, cited }
}

const doiOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? (parseDoi(value)?.toLowerCase() ?? value) : undefined

/** Reads the year and, unless the file itself states the full date, the month. */
function readYear(own: MemberReader, hasDay: boolean): Pick<Datacite, 'publicationYear' | 'dates'> {
  const [year = '', month = ''] = [own.peek('year'), own.peek('month')]
  if (!/^\d{4}$/.test(year)) return {}
  own.leave(['year'])
  if (hasDay || /^(?:[1-9]|1[0-2])$/.test(month)) own.leave(['month'])
  if (hasDay || !/^(?:[1-9]|1[0-2])$/.test(month)) return { publicationYear: Number(year) }
  return { publicationYear: Number(year), dates: [{ date: `${year}-${month.padStart(2, '0')}`, dateType: 'Issued' }] }
}

function readContainer(own: MemberReader, type: string): RelatedItem | undefined {
  const place = containerPlaces.find(([name]) => own.has(name))
  const title = place && own.text(place[0])
  if (place === undefined || title === undefined) return undefined
  const item: RelatedItem = { relatedItemType: place[1](type), relationType: 'IsPublishedIn', titles: [{ title }] }
  for (const [name, member] of containerTexts) {
    const text = own.text(name)
    if (text !== undefined) item[member] = text
  }
  for (const [name, relatedItemIdentifierType] of [
    ['isbn', 'ISBN'],
    ['issn', 'ISSN'],
  ] as const) {
    const relatedItemIdentifier = item.relatedItemIdentifier === undefined ? own.text(name) : undefined
    if (relatedItemIdentifier !== undefined)
      item.relatedItemIdentifier = { relatedItemIdentifier, relatedItemIdentifierType }
  }
  const editors = readNames(own, 'editors')
  if (editors.length > 0) item.contributors = editors.map(agent => ({ ...agent, contributorType: 'Editor' }))
  return item
}
