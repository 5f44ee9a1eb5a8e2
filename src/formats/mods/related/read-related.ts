import { entryOf } from '../../../core/object.ts'
import { parseDoi } from '../../../identifiers/index.ts'
import { type RelatedIdentifierType, vocabularies } from '../../../kernel/index.ts'
import type { Datacite, RelatedItem, Title } from '../../../model/datacite.ts'
import { yearIn } from '../../../model/date.ts'
import { textOf } from '../../../text/xml/tree.ts'
import { identify, isAddress } from '../../work/identify.ts'
import { splitPages } from '../../work/pages.ts'
import { ElementReader } from '../../work/reading/element-reader.ts'
import { addAll, addTo } from '../../work/reading/record-lists.ts'
import { schemeOfType } from '../identifier-types.ts'
import { readModsName, rolesOf, takeNameParts } from '../names.ts'
import { origin } from '../origin.ts'
import type { ModsDraft } from '../part-types.ts'
import { titleIn } from '../titles.ts'
import { isKernelGenre, readKernelGenre } from '../types.ts'
import { readOriginal } from './original.ts'
import { detailKinds, hostTypes, partTypes, relationOf, relationTextOf, saysNoOrigin } from './relations.ts'

/**
 * Reads a `relatedItem` as the original publication, related identifiers, SeriesInformation or a related item.
 *
 * It is read as related identifiers if it has no other details, and as SeriesInformation if it only names a series.
 * Except for the first, all identifiers of a related item become related identifiers.
 */
export function readRelatedItem(found: ElementReader, draft: ModsDraft): void {
  const { record, cited } = draft
  const [type, otherType] = [found.attribute('type'), found.attribute('otherType')]
  if (readOriginal(found, type, cited)) return
  const relationType = relationOf(type, otherType)
  const relation = (): Partial<RelatedItem> => ({ relationType, ...relationTextOf(found) })
  const stated = readKernelGenre(found)
  const identifiers = identifiersIn(found)
  addLink(identifiers, found.link)
  const titles = titlesIn(found)
  const item: Partial<RelatedItem> = { ...(titles.length > 0 && { titles }) }
  const isHost = relationType === 'IsPublishedIn'
  for (const part of found.children('part')) {
    Object.assign(item, partOf(part))
    if (isHost) readPartDate(part, record)
  }
  readPeople(found, item)
  const origins = found.children('originInfo')
  if (isHost && saysNoOrigin(record) && !origins.some(isContinuing)) origin.read(found, draft)
  else for (const info of origins) readOrigin(info, item)
  if (Object.keys(item).length === 0) {
    addAll(
      record,
      'relatedIdentifiers',
      identifiers.map(identifier => ({
        ...identifier,
        ...relation(),
        ...(stated && { resourceTypeGeneral: stated }),
      })),
    )
    return
  }
  const [first, ...others] = identifiers
  if (type === 'series') cited['collection-number'] ??= item.number
  const isNumberKept = item.number === undefined || item.number === cited['collection-number']
  const series =
    type === 'series' && first === undefined && stated === undefined && isNumberKept ? nameOfSeries(item) : undefined
  if (series !== undefined) {
    addTo(record, 'descriptions', { description: series, descriptionType: 'SeriesInformation' })
    return
  }
  if (isHost) nameTypeBy(found, record)
  const general = record.types?.resourceTypeGeneral
  addTo(record, 'relatedItems', {
    relatedItemType: stated ?? (general && isHost ? hostTypes[general] : undefined) ?? 'Collection',
    ...relation(),
    ...(first !== undefined && {
      relatedItemIdentifier: {
        relatedItemIdentifier: first.relatedIdentifier,
        ...(first.relatedIdentifierType && { relatedItemIdentifierType: first.relatedIdentifierType }),
      },
    }),
    ...item,
  })
  addAll(
    record,
    'relatedIdentifiers',
    others.map(identifier => ({ ...identifier, relationType })),
  )
}

const nameOfSeries = ({ titles, number, ...others }: Partial<RelatedItem>): string | undefined =>
  titles?.length === 1 && titles[0]?.titleType === undefined && Object.keys(others).length === 0
    ? titles[0]?.title
    : undefined

const identifiersIn = (
  found: ElementReader,
): { relatedIdentifier: string; relatedIdentifierType?: RelatedIdentifierType }[] =>
  found.children('identifier').flatMap(identifier => {
    const text = identifier.line()
    const scheme = schemeOfType(identifier.attribute('type') ?? '')
    const doi = /^(?:DOI|URL|Other)$/.test(scheme) && text !== undefined ? parseDoi(text) : undefined
    const known = doi === undefined ? knownScheme(scheme) : 'DOI'
    return text === undefined
      ? []
      : [{ relatedIdentifier: doi ?? text, ...(known && { relatedIdentifierType: known }) }]
  })

function addLink(identifiers: ReturnType<typeof identifiersIn>, link: string | undefined): void {
  if (link === undefined || !isAddress(link)) return
  const { type, identifier } = identify(link) ?? { type: 'URL', identifier: link }
  if (identifiers.some(known => known.relatedIdentifier.toLowerCase() === identifier.toLowerCase())) return
  const scheme = knownScheme(type)
  identifiers.push({
    relatedIdentifier: scheme === undefined ? link : identifier,
    relatedIdentifierType: scheme ?? 'URL',
  })
}

const titlesIn = (found: ElementReader): Title[] =>
  found.children('titleInfo').flatMap((info): Title[] => {
    const isShort = info.attribute('type') === 'abbreviated'
    const lang = info.lang
    const own = info.child('subTitle').lang ?? lang
    const [title, subtitle] = [titleIn(info), info.text('subTitle')]
    return [
      ...(title === undefined
        ? []
        : [{ title, ...(isShort && { titleType: 'AlternativeTitle' as const }), ...(lang && { lang }) }]),
      ...(subtitle === undefined
        ? []
        : [{ title: subtitle, titleType: 'Subtitle' as const, ...(own && { lang: own }) }]),
    ]
  })

/**
 * Reads people by their roles. Their identifiers and affiliations stay unread, because the kernel has neither for the
 * people of related items (20.2, 20.12).
 */
function readPeople(found: ElementReader, item: Partial<RelatedItem>): void {
  for (const name of found.children('name')) {
    const { affiliation, nameIdentifiers, ...agent } = readModsName(new ElementReader(name.element)) ?? {}
    if (agent.name === undefined) continue
    for (const attribute of ['usage', 'type']) name.attribute(attribute)
    if (agent.lang !== undefined) name.lang
    takeNameParts(name, agent)
    const role = rolesOf(name)
    if (role === 'creator') item.creators = [...(item.creators ?? []), agent]
    else {
      const contributorType = role === 'funder' ? 'Sponsor' : role
      item.contributors = [...(item.contributors ?? []), { ...agent, contributorType }]
    }
  }
}

/**
 * Replaces the general type Text of a work with that of an article, conference paper or chapter, if the genre or
 * issuance of the host implies such a type.
 */
function nameTypeBy(host: ElementReader, record: Datacite): void {
  // A genre of the kernel's own list is the type of the host itself.
  const genres = host.children('genre').filter(({ element }) => !isKernelGenre(element))
  const kinds = [...genres, ...host.children('originInfo').map(info => info.child('issuance'))]
  for (const kind of kinds) {
    const type = entryOf(partTypes, textOf(kind.element).trim().toLowerCase())
    if (record.types?.resourceTypeGeneral !== 'Text' || type === undefined) continue
    record.types.resourceTypeGeneral = type
  }
}

/**
 * Reads the date of a part as the date of the work, unless the work has a year or a publisher. For example, an article
 * has the date of its issue.
 */
function readPartDate(part: ElementReader, record: Datacite): void {
  const date = saysNoOrigin(record) ? part.text('date') : undefined
  const year = date === undefined ? undefined : yearIn(date)
  if (date === undefined || year === undefined) return
  record.publicationYear = year
  if (date !== String(year)) addTo(record, 'dates', { date, dateType: 'Issued' })
}

/** True if an `originInfo` describes a serial. Its dates then refer to the run of the serial. */
const isContinuing = (info: ElementReader): boolean => /^(?:continuing|serial)$/.test(info.text('issuance') ?? '')

function readOrigin(info: ElementReader, item: Partial<RelatedItem>): void {
  const [publisher, edition] = [info.text('publisher'), info.text('edition')]
  const year = /\d{4}/.exec(info.text('dateIssued') ?? '')?.[0]
  for (const date of info.children('dateIssued')) for (const name of ['encoding', 'keyDate']) date.attribute(name)
  if (publisher !== undefined) item.publisher = publisher
  if (edition !== undefined) item.edition = edition
  if (year !== undefined) item.publicationYear = Number(year)
}

const knownScheme = (scheme: string): RelatedIdentifierType | undefined =>
  Object.hasOwn(vocabularies.relatedIdentifierType, scheme) ? (scheme as RelatedIdentifierType) : undefined

/** Reads the volume, issue, number and pages from a `part` element. */
export function partOf(part: ElementReader): Partial<RelatedItem> {
  const found: Partial<RelatedItem> = {}
  for (const detail of part.children('detail')) {
    const type = detail.attribute('type') ?? ''
    if (type === 'part' || type === 'section') continue
    const text = detail.text('number') ?? detail.text('title') ?? detail.text('caption')
    const caption = new ElementReader(detail.element).text('caption')
    if (detail.has('number') && (caption === undefined || isLabel.test(caption))) detail.leave('caption')
    if (text !== undefined) Object.assign(found, numberOf(type, text))
  }
  for (const extent of part.children('extent'))
    if (/^pages?$/.test(extent.attribute('unit') ?? 'page')) Object.assign(found, pagesOf(extent))
  return found
}

/** Matches the label of a volume, issue, number or page. Also matches an empty label. */
const isLabel = /^(?:vol|volume|bd|band|no|nr|num|number|iss|issue|heft|h|p|pp|page|pages|s|t|tome|fasc)?\.?$/i

function numberOf(type: string, text: string): Partial<RelatedItem> {
  if (type === 'volume') return { volume: text }
  if (type === 'issue' || type === 'number') return { issue: text }
  const numberType =
    detailKinds.find(([known]) => known === type)?.[1] ?? (/article/.test(type) ? 'Article' : undefined)
  return { number: text, ...(numberType && { numberType }) }
}

function pagesOf(extent: ElementReader): Partial<RelatedItem> {
  if (extent.has('list')) return splitPages(extent.text('list') ?? '')
  const [firstPage, lastPage] = [extent.text('start'), extent.text('end')]
  return { ...(firstPage !== undefined && { firstPage }), ...(lastPage !== undefined && { lastPage }) }
}
