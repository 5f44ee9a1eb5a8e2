import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import type { AlternateIdentifier, Contributor, Datacite, RelatedItem } from '../../model/datacite.ts'
import { type CalendarDate, parseDate } from '../../model/date.ts'
import { hasEditions, withCited } from '../work/cited-members.ts'
import { addFurtherNumbers } from '../work/further-numbers.ts'
import { isoDate } from '../work/index.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { edtfInWords, monthsInWords } from '../work/reading/edtf-in-words.ts'
import { addTo, setList } from '../work/reading/record-lists.ts'
import { itemOfReference, saidOfItem } from '../work/types/item-types.ts'
import { kindAndGenre, kindOfReference, kindOfText } from '../work/types/resource-kinds.ts'
import { statedDay } from '../work/work-dates.ts'
import { isOwnNumber, numberedAs, readCitedDates, readFiles, readReferenceCited } from './cited-values.ts'
import { readConference } from './conference.ts'
import {
  containerTypeOfGeneral,
  generalOfReference,
  hasSeries,
  isInBook,
  isNumberOfJournal,
  isPartOf,
  serialType,
} from './container-types.ts'
import { addressesIn, type KeepField, type ReferenceField, type ReferenceTarget } from './reference-fields.ts'
import { readReferenceName } from './reference-names.ts'
import { sayTagged } from './tagged-messages.ts'
import { generalOfText, languageIn } from './type-and-language.ts'
import { numberField, readPubmedNumbers } from './work-numbers.ts'

/** Returns the record that a reference describes, given its type and the texts of its fields. */
export function recordOfReference(
  type: string,
  given: ReadonlyMap<ReferenceField, readonly string[]>,
  target: ReferenceTarget,
  tell: KeepField,
): Datacite {
  const ofType = generalOfReference(target.generalOf(type), given.has('container'))
  const { values, cited: conference } = readConference(ofType, withDoi(given), tell)
  const all = (field: ReferenceField): readonly string[] => values.get(field) ?? []
  const one = (field: ReferenceField): string | undefined => all(field)[0]
  const { types, genre, item } = typesOf(type, one, target)
  const names = (field: ReferenceField): ReturnType<typeof readReferenceName>[] =>
    all(field).map(name => readReferenceName(name, target.marksOrganisations))
  const title = one('title')
  const publisher = one('publisher')
  const version = one('version')
  const language = one('language')
  const { resourceTypeGeneral: general, resourceType: kindText } = types
  const series = one('series') ?? (hasSeries(general) ? one('container') : undefined)
  const container = containerOf(general, one, version)
  const short = one('shortContainer')
  if (container?.titles !== undefined && short !== undefined)
    container.titles.push({ title: short, titleType: 'AlternativeTitle' })
  else if (short !== undefined) tell('shortContainer')
  const { doi, pages, alternateIdentifiers } = identifiersOfReference(
    one('doi'),
    all('url').flatMap(addressesIn),
    container === undefined ? all('serial').filter(serial => !isOwnNumber(numberedAs(general, kindText), serial)) : [],
    isInBook(general),
    tell,
  )
  const [page, ...others] = pages
  const department = general === 'Dissertation' ? one('container') : undefined
  const contributors: Contributor[] = [
    ...names('editor').map(name => ({ ...name, contributorType: 'Editor' as const })),
    ...names('translator').map(name => ({ ...name, contributorType: 'Translator' as const })),
    ...names('producer').map(name => ({ ...name, contributorType: 'Producer' as const })),
    ...(department === undefined
      ? []
      : [{ name: department, nameType: 'Organizational', contributorType: 'HostingInstitution' } as const]),
  ]
  const descriptions = [
    ...all('abstract')
      .slice(0, 1)
      .map(description => ({ description, descriptionType: 'Abstract' as const })),
    ...(series === undefined ? [] : [{ description: series, descriptionType: 'SeriesInformation' as const }]),
  ]
  const hasEdition = hasEditions(general)
  // Assigned member by member: copying objects would take as long as reading the reference.
  const record: Datacite = {}
  if (doi !== undefined) record.doi = doi
  setList(record, 'creators', names('author'))
  if (title !== undefined) record.titles = [{ title }]
  const translated = one('translatedTitle')
  if (title !== undefined && translated !== undefined)
    addTo(record, 'titles', { title: translated, titleType: 'TranslatedTitle' })
  else if (translated !== undefined) tell('translatedTitle')
  if (publisher !== undefined) record.publisher = { name: publisher }
  addReferenceDate(record, one('year'), one('date'), tell)
  setList(
    record,
    'subjects',
    all('keyword').map(subject => ({ subject })),
  )
  setList(record, 'contributors', contributors)
  setList(
    record,
    'fundingReferences',
    names('agency').map(({ name: funderName }) => ({ ...(funderName !== undefined && { funderName }) })),
  )
  if (language !== undefined) record.language = languageIn(language)
  record.types = types
  setList(record, 'alternateIdentifiers', [
    ...others.map(url => ({ alternateIdentifier: url, alternateIdentifierType: 'URL' })),
    ...alternateIdentifiers,
    ...readPubmedNumbers(one, tell),
  ])
  const online = onlineDay(general, version)
  if (online !== undefined) addTo(record, 'dates', { date: online, dateType: 'Available' })
  else if (version !== undefined && !hasEdition && container?.edition === undefined) record.version = version
  setList(record, 'descriptions', descriptions)
  if (container !== undefined) {
    record.relatedItems = [container]
    const numbers = all('serial').slice(1)
    addFurtherNumbers(
      record,
      numbers.map(number => ({ number, type: serialType(number, isInBook(general)) })),
    )
  }
  const cited = {
    ...readReferenceCited(general, one, container !== undefined, kindText),
    ...conference,
    ...readCitedDates(one, tell),
  }
  return withCited(record, { ...cited, genre, URL: page, type: item, file: readFiles(all('file'), tell) }, target.id)
}

/** Moves a DOI from the type of work or from a note, where some publishers write it, to its own field. */
function withDoi(
  given: ReadonlyMap<ReferenceField, readonly string[]>,
): ReadonlyMap<ReferenceField, readonly string[]> {
  let values = given
  for (const field of ['typeOfWork', 'note'] as const) {
    const [, text = ''] = /^(?:doi:?\s{0,3})?(10\.\d{4,9}\/\S+)$/i.exec(values.get(field)?.[0] ?? '') ?? []
    const found = parseDoi(text)
    const stated = values.get('doi')?.[0]
    const doi = stated === undefined ? found : parseDoi(stated)
    if (found === undefined || doi === undefined || doiKey(found) !== doiKey(doi)) continue
    const others = new Map(values)
    others.delete(field)
    values = others.set('doi', [stated ?? found])
  }
  return values
}

/**
 * Returns the day on which an article was published online. Databases and EndNote write it in the field that contains
 * the edition for other types.
 */
function onlineDay(general: ResourceTypeGeneral | undefined, edition: string | undefined): string | undefined {
  const day = general === 'JournalArticle' && /^\d{4}\//.test(edition ?? '') ? statedDay(edition) : undefined
  return day === undefined ? undefined : isoDate(day)
}

/** The type of a work, its genre, and a CSL item type if that is more specific. */
interface Said {
  types: NonNullable<Datacite['types']>
  genre?: string | undefined
  item?: string | undefined
}

function typesOf(
  type: string,
  one: (field: ReferenceField) => string | undefined,
  { generalOf }: ReferenceTarget,
): Said {
  const said = one('typeOfWork')
  const own = generalOfReference(generalOf(type), one('container') !== undefined) as ResourceTypeGeneral
  const stated = generalOfText(said, own)
  if (stated !== undefined)
    return {
      types: {
        resourceTypeGeneral: stated.general,
        ...(said !== undefined && !stated.isLabel && { resourceType: said }),
      },
    }
  const { kind, genre } = kindAndGenre(own, kindOfReference(type), said)
  // A free text that names a kind of work is more specific than the reference type.
  const { text, item } = saidOfItem(kindOfText(own, kind) === undefined ? itemOfReference(type) : undefined, kind)
  return { types: { resourceTypeGeneral: own, ...(text !== undefined && { resourceType: text }) }, genre, item }
}

function containerOf(
  general: ResourceTypeGeneral | undefined,
  one: (field: ReferenceField) => string | undefined,
  edition: string | undefined,
): RelatedItem | undefined {
  const title = one('container')
  const isOfJournal = isNumberOfJournal(general, one('serial'))
  const isSeries = hasSeries(general) && one('series') === undefined
  if ((title === undefined && !isOfJournal) || general === 'Dissertation' || isSeries) return undefined
  const [volume, issue, firstPage, lastPage, serial] = [
    one('volume'),
    one('issue'),
    one('firstPage'),
    one('lastPage'),
    one('serial'),
  ]
  const item: RelatedItem = {
    relatedItemType: containerTypeOfGeneral(general) as ResourceTypeGeneral,
    relationType: 'IsPublishedIn',
  }
  if (serial !== undefined)
    item.relatedItemIdentifier = {
      relatedItemIdentifier: serial,
      relatedItemIdentifierType: serialType(serial, isInBook(general)),
    }
  if (title !== undefined) item.titles = [{ title }]
  if (volume !== undefined) item.volume = volume
  if (issue !== undefined) item.issue = issue
  if (firstPage !== undefined) item.firstPage = firstPage
  if (lastPage !== undefined) item.lastPage = lastPage
  const place = numberField(general)
  const number = place && one(place.field)
  if (place !== undefined && number !== undefined && number !== firstPage) {
    item.number = number
    item.numberType = place.numberType
  }
  if (edition !== undefined && (isPartOf(general) || hasEditions(general))) item.edition = edition
  return item
}

function identifiersOfReference(
  stated: string | undefined,
  urls: readonly string[],
  serials: readonly string[],
  isOfBook: boolean,
  tell: KeepField,
): { doi?: string; pages: string[]; alternateIdentifiers: AlternateIdentifier[] } {
  const given = stated === undefined ? undefined : parseDoi(stated)
  if (stated !== undefined && given === undefined) tell('doi', sayWork('notDoi', { text: stated.slice(0, 100) }))
  const doi = given ?? urls.map(url => parseDoi(url)).find(found => found !== undefined)
  const addresses = urls.filter(url => {
    const parsed = parseDoi(url)
    return parsed === undefined || doi === undefined || doiKey(parsed) !== doiKey(doi)
  })
  return {
    ...(doi !== undefined && { doi }),
    pages: addresses,
    alternateIdentifiers: serials.map(serial => ({
      alternateIdentifier: serial,
      alternateIdentifierType: serialType(serial, isOfBook),
    })),
  }
}

/**
 * Adds the publication year (5). Also adds the date of issue (8), unless the date is read as a four-digit year alone.
 */
function addReferenceDate(record: Datacite, year: string | undefined, date: string | undefined, tell: KeepField): void {
  const isToTheMonth = (statedDay(date, yearOf(year)?.year) ?? statedDay(year))?.month !== undefined
  const inWords =
    monthsInWords(date ?? '', yearOf(year)?.year) ??
    monthsInWords(year ?? '') ??
    (isToTheMonth ? undefined : edtfInWords(year ?? ''))
  if (inWords !== undefined) {
    const { year: from = -1 } = parseDate(inWords)?.from ?? {}
    if (from >= 0) record.publicationYear = from < 1000 ? isoDate({ year: from }) : from
    record.dates = [{ date: inWords, dateType: 'Issued' }]
    return
  }
  const stated = yearOf(year)
  const day = statedDay(date, stated?.year) ?? stated
  if (day === undefined) {
    if (year !== undefined) tell('year', sayWork('yearUnreadable', { year: year.slice(0, 60) }))
    if (date !== undefined && year === undefined) tell('date', sayTagged('dateUnreadable', { date: date.slice(0, 60) }))
    return
  }
  tellOtherYear(stated, day, tell)
  if (day.year >= 0) record.publicationYear = day.year < 1000 ? isoDate({ year: day.year }) : day.year
  if (day.month !== undefined) record.dates = [{ date: isoDate(day), dateType: 'Issued' }]
}

function tellOtherYear(stated: CalendarDate | undefined, day: CalendarDate, tell: KeepField): void {
  if (stated !== undefined && !isoDate(day).startsWith(isoDate(stated))) tell('year')
}

/**
 * Parses a date such as `2021` or, in the form of RIS 2001, `2021/05/03/`. In any other text, finds a four-digit year.
 */
function yearOf(text: string | undefined): CalendarDate | undefined {
  const whole = statedDay(text, undefined)
  if (whole !== undefined) return whole
  const found = /(?<!\d)\d{4}(?!\d)/.exec(text ?? '')?.[0]
  return found === undefined ? undefined : { year: Number(found) }
}
