import { isObject } from '../../core/object.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { DateType } from '../../kernel/vocabularies/index.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { AlternateIdentifier, CitedFile, Datacite, DateEntry, Rights, Title } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { type CitedTexts, withCited } from '../work/cited-members.ts'
import { isDoiUrl } from '../work/identify.ts'
import { isoDate } from '../work/index.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import type { Note } from '../work/reading/read-json-records.ts'
import { textAs } from '../work/text.ts'
import { readCrossrefAgent, readCrossrefContributors } from './read-agents.ts'
import { markedText, readCrossrefContainer } from './read-container.ts'
import { readProjects } from './read-project.ts'
import { readFunders, readRelated } from './read-related.ts'
import { crossrefType, isCrossrefType, isPostedSubtype } from './types.ts'

const say = messagesOf('crossref', {
  noDoi: 'The work has no "DOI" and is read without one.',
  notWork: 'This is not a Crossref work: it has no "DOI".',
  typeUnknown: 'Crossref has no type "{type}", so the type is read as Other.',
  dateInvalid: '{date} is not a valid date, so only its year is read.',
})

/** Members about Crossref's own record of the work, and counts. They do not describe the work itself. */
const bookkeeping = [
  ['indexed', 'deposited', 'created', 'prefix', 'member', 'source', 'score', 'URL', 'aliases'],
  ['content-domain', 'references-count', 'reference-count', 'is-referenced-by-count'],
].flat()

/**
 * Reads a Crossref work (https://api.crossref.org/swagger-ui/index.html), or Crossref's CSL-JSON of a work. Values that
 * the kernel cannot represent are kept as extras.
 */
export function readWork(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value) || !(typeof value.DOI === 'string' || isWorkWithoutDoi(value))) return say('notWork')
  const work = new MemberReader(value, note)
  const doi = work.text('DOI')
  if (doi === undefined) note([], say('noDoi'))
  const type = work.text('type') ?? 'other'
  const subtype = work.peek('subtype')
  const found = crossrefType(type, subtype)
  const isNarrower = type === 'posted-content' && isPostedSubtype(subtype)
  if (isNarrower) work.leave(['subtype'])
  if (found === undefined) note(['type'], say('typeUnknown', { type: escaped(type.slice(0, 60)) }))
  const { general, container, isWider } = found ?? { general: 'Other', isWider: true }
  const { item, others } = container === undefined ? { others: [] } : readCrossrefContainer(work, container)
  const { related, described } = readRelated(work)
  const project = readProjects(work)
  const [publisher, abstract] = [work.text('publisher'), work.text('abstract')]
  const record: Datacite = {
    ...(doi !== undefined && { doi: parseDoi(doi) ?? doi }),
    ...listAs('creators', [...work.members('author').map(readCrossrefAgent), ...project.creators]),
    ...listAs('titles', readTitles(work, project.titles)),
    ...(publisher !== undefined && { publisher: { name: publisher } }),
    ...listAs(
      'subjects',
      [...work.texts('subject'), ...work.texts('group-title')].map(subject => ({ subject })),
    ),
    ...listAs('contributors', [...readCrossrefContributors(work), ...project.contributors]),
    ...readCrossrefDates(work),
    ...textAs('language', work.text('language')),
    types: {
      resourceTypeGeneral: general,
      ...(isWider
        ? { resourceType: (isNarrower ? subtype : type).replace(/[-_]/g, ' ') }
        : textAs('resourceType', degreeOf(work))),
    },
    ...listAs('alternateIdentifiers', readAlternates(work)),
    ...listAs('relatedIdentifiers', [...others, ...related]),
    ...textAs('version', versionOf(work)),
    ...listAs('rightsList', readLicenses(work)),
    ...listAs('descriptions', [
      ...(abstract === undefined ? [] : [{ description: markedText(abstract), descriptionType: 'Abstract' as const }]),
      ...project.descriptions,
    ]),
    ...listAs('fundingReferences', [...readFunders(work), ...project.fundingReferences]),
    ...listAs('relatedItems', item === undefined ? [] : [item]),
  }
  const cited = readCited(work)
  work.leave(bookkeeping)
  const members = work.rest()
  if (described.length > 0) members['/reference'] = described
  return withCited({ ...record, ...extrasOf('crossref', members) }, cited, 'crossref')
}

const listAs = <K extends string, T>(name: K, list: T[]): { [P in K]?: T[] } =>
  (list.length === 0 ? {} : { [name]: list }) as { [P in K]?: T[] }

/** Returns the degrees of a dissertation as one text, which becomes the free text of the type, as for Crossref XML. */
function degreeOf(work: MemberReader): string | undefined {
  const degrees = work.texts('degree')
  return degrees.length === 0 ? undefined : degrees.join('; ')
}

function readTitles(work: MemberReader, projectTitles: readonly string[]): Title[] {
  const titles = work.texts('title').map((title): Title => ({ title: markedText(title) }))
  const subtitles = work.texts('subtitle').map((title): Title => ({ title: markedText(title), titleType: 'Subtitle' }))
  const main = titles.length > 0 ? titles : projectTitles.map((title): Title => ({ title: markedText(title) }))
  const known = new Set(main.map(({ title }) => title))
  const others = [...work.texts('short-title'), ...work.texts('original-title')]
    .map((title): Title => ({ title: markedText(title), titleType: 'AlternativeTitle' }))
    .filter(({ title }) => !known.has(title))
  return [...main, ...subtitles, ...others]
}

/** Reads the values that citations need but the kernel lacks. These include the landing page and the files. */
function readCited(work: MemberReader): CitedTexts {
  const page = work.member('resource').member('primary').text('URL')
  return {
    URL: page !== undefined && isDoiUrl(page) ? undefined : page,
    file: readFiles(work),
    edition: work.text('edition-number'),
    'part-number': work.text('part-number'),
    'publisher-place': work.text('publisher-location'),
    ...(isObject(work.peekAny('event')) && readEvent(work.member('event'))),
  }
}

function readEvent(event: MemberReader): CitedTexts {
  const days = ['start', 'end'].flatMap(side => dateIn(event, side) ?? [])
  return {
    'event-title': event.text('name'),
    'event-place': event.text('location'),
    'event-date': [...new Set(days)].join('/'),
  }
}

/**
 * Reads the files of a work, each only once. Links for similarity checks stay unread, unless another link has the same
 * URL for a different use.
 */
function readFiles(work: MemberReader): CitedFile[] {
  const isForChecks = (link: MemberReader): boolean => link.peek('intended-application') === 'similarity-checking'
  const links = work.members('link')
  const open = new Set(links.flatMap(link => (isForChecks(link) ? [] : (link.peek('URL') ?? []))))
  const files = links.flatMap((link): CitedFile[] => {
    if (isForChecks(link) && !open.has(link.peek('URL') ?? '')) return []
    const [url, mediaType, use] = ['URL', 'content-type', 'intended-application'].map(name => link.text(name))
    link.leave(['content-version'])
    if (url === undefined || use === 'similarity-checking') return []
    return [{ url, ...(mediaType !== undefined && mediaType !== 'unspecified' && { mediaType }) }]
  })
  return files.filter((file, index) => files.findIndex(({ url }) => url === file.url) === index)
}

/**
 * Reads the publisher's identifiers and the award numbers of a work, and the ISBNs and ISSNs that were not read as
 * identifiers of its container.
 */
function readAlternates(work: MemberReader): AlternateIdentifier[] {
  const given = (name: string, alternateIdentifierType: string): AlternateIdentifier[] =>
    work.texts(name).map(alternateIdentifier => ({ alternateIdentifier, alternateIdentifierType }))
  const numbers = ['ISBN', 'ISSN'].flatMap(name => (work.isTaken(name) ? [] : given(name, name)))
  if (numbers.length > 0) work.leave(['isbn-type', 'issn-type'])
  return [...numbers, ...given('alternative-id', 'Publisher ID'), ...given('award', 'Award number')]
}

/** Reads the version, which is a text or, in newer records, an object. */
function versionOf(work: MemberReader): string | undefined {
  const given = work.peekAny('version')
  if (typeof given !== 'object') return work.text('version')
  const version = work.member('version')
  return version.text('number') ?? version.text('version')
}

/** Reads each licence only once, even if it applies to several versions of the text. */
function readLicenses(work: MemberReader): Rights[] {
  const addresses = work.members('license').flatMap(license => license.text('URL') ?? [])
  return [...new Set(addresses)].map(rightsUri => ({ rightsUri }))
}

/** Crossref's dates other than the publication date, with the kernel's date types (8.a). */
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

const isWorkWithoutDoi = ({ DOI, type, title }: Readonly<Record<string, unknown>>): boolean =>
  DOI === undefined && typeof type === 'string' && isCrossrefType(type) && Array.isArray(title)

/**
 * The members that may contain the publication date, in order of precedence. `issued` is the earliest publication date,
 * and a thesis may have only `approved`.
 */
const publication = ['issued', 'published', 'published-online', 'published-print', 'posted', 'approved'] as const

/**
 * Reads the publication year and the dates of a work. The date of publication is not repeated with another type, except
 * Accepted or Updated.
 */
function readCrossrefDates(work: MemberReader): { publicationYear?: number; dates?: DateEntry[] } {
  const found = new Map([...publication, ...kinds.map(([name]) => name)].map(name => [name, dateIn(work, name)]))
  const issued = publication.map(name => found.get(name)).find(date => date !== undefined)
  const others = kinds.flatMap(([name, dateType, dateInformation]): DateEntry[] => {
    const date = found.get(name)
    if (date === undefined || (date === issued && dateType !== 'Accepted' && dateType !== 'Updated')) return []
    return [{ date, dateType, ...(dateInformation !== undefined && { dateInformation }) }]
  })
  const isApproved =
    issued !== undefined && others.some(({ date, dateType }) => date === issued && dateType === 'Accepted')
  const dates: DateEntry[] =
    issued === undefined || isApproved ? others : [{ date: issued, dateType: 'Issued' }, ...others]
  return {
    ...(issued !== undefined && { publicationYear: Number(issued.slice(0, 4)) }),
    ...(dates.length > 0 && { dates }),
  }
}

const numberIn = (part: unknown): number =>
  typeof part === 'number' || typeof part === 'string' ? Number(part) : Number.NaN

/**
 * Reads the date of a member such as `{ "date-parts": [[2021, 5, 14]] }` and returns it in ISO 8601. Returns undefined
 * without a valid year, and only the year of an invalid date.
 */
function dateIn(work: MemberReader, name: string): string | undefined {
  const member = work.member(name)
  const given = member.peekAny('date-parts')
  member.leave(['date-time', 'timestamp'])
  const [parts, ...more] = Array.isArray(given) ? (given as unknown[]) : []
  const [year, month, day] = Array.isArray(parts) ? (parts as unknown[]).map(numberIn) : []
  // Crossref writes [[null]] for an unknown date.
  if ([given].flat(2).every(part => part === null)) member.leave(['date-parts'])
  if (year === undefined || !Number.isInteger(year) || year < 1 || year > 9999) return undefined
  if (more.length === 0) member.leave(['date-parts'])
  const date = isoDate({ year, ...(month && { month }), ...(month && day && { day }) })
  if (parseDate(date) !== undefined) return date
  member.note('date-parts', say('dateInvalid', { date: [year, month, day].join('-') }))
  return isoDate({ year })
}
