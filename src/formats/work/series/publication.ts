import { pathOf, toPointer } from '../../../core/pointer.ts'
import { containerOfItem, isDerivedContainer } from '../../../datacite/derived/container.ts'
import {
  containerIn,
  type HeldContainer,
  isOwnDoi,
  seriesText,
  withoutContainer,
  withPart,
} from '../../../datacite/derived/placed-container.ts'
import { lossAt } from '../../../datacite/writing/loss.ts'
import type { Datacite, RelatedItem } from '../../../model/datacite.ts'
import type { Loss } from '../../format.ts'
import { seriesOf } from '../container.ts'
import { sayWork } from '../losses/work-messages.ts'
import type { Found } from '../reading/found.ts'
import { plainOf, statedText } from '../text.ts'
import { typeNamesOf } from '../types/type-names.ts'
import { workOf } from '../work.ts'
import { pagesOfRegistry, type SeriesParts, seriesParts } from './series-text.ts'

/** A record with its journal or series in the members that writers read. */
export interface Published {
  record: Datacite
  /**
   * Returns the losses of the original record, given the losses of writing `record`.
   *
   * Changes the pointers, and adds the losses of building `record`.
   */
  inGiven(losses: readonly Loss[]): Loss[]
}

/**
 * Returns the record with the journal or series that its `container` or SeriesInformation names. Returns undefined if
 * there is nothing to change.
 *
 * An article, review, conference paper, chapter or entry gets a related item with the relation IsPublishedIn. If the
 * record already has the item, a `container` with the same title completes it. A book or report gets SeriesInformation;
 * if `isNumbered` is true for its CSL type, the number of the series is separated from the title.
 */
export function publishedIn(given: Datacite, isNumbered: (csl: string) => boolean): Published | undefined {
  const series = seriesOf(given)
  const held = containerIn(given)
  if (series === undefined && held === undefined) return undefined
  const { relatedItems = [] } = given
  if (!Array.isArray(relatedItems)) return undefined
  const item = relatedItems.find(entry => entry?.relationType === 'IsPublishedIn')
  if (item !== undefined) return held && repeats(held, item) ? completed(given, held, item) : undefined
  const parts = partsOf(series?.value, held)
  // A registry's response nearly always has a container, which is usually empty.
  if (parts === undefined) return undefined
  const work = workOf(given)
  if (isAlike(parts.title, work.title?.value)) return undefined
  const { csl } = typeNamesOf(work)
  const type = journalOf(csl)
  const source = series === undefined ? (held?.path ?? []) : series.path.slice(0, -1)
  if (type !== undefined) {
    const index = relatedItems.length
    const made = itemOf(parts, type, held, given)
    const clean = withoutWritten(given, held, containerOfItem({ ...made }))
    const rest = series === undefined ? clean : withoutDescription(clean, series)
    const record = { ...rest, relatedItems: [...relatedItems, made] }
    const told = tellApart(series, parts.title, [toPointer(source), '/relatedItems'])
    return renamed(record, [[toPointer(['relatedItems', index]), toPointer(source)]], series, told)
  }
  if (csl !== 'book' && csl !== 'report') return undefined
  const { title, volume, issue } = parts
  const number = onlyNumber(volume, issue)
  const isApart = isNumbered(csl) && number !== undefined
  if (series !== undefined && !isApart) return undefined
  const clean = withoutWritten(given, held, { title, volume, issue, identifier: held?.value.identifier })
  const whole = series === undefined && held !== undefined ? withContainer(clean, held) : clean
  const at = toPointer(source)
  const made = series === undefined ? [newSeries(clean), newPart(clean)] : []
  const places = made.map(name => [name, at] as const)
  if (!isApart) return renamed(withSeries(whole, wholeOf(parts)), places)
  const told = tellApart(series, parts.title, [at])
  const record = withNumber(withSeries(whole, parts.title, series), number)
  return renamed(record, [['/extras/cited/collection-number', at], ...places], undefined, told)
}

/**
 * Returns the volume or the issue as the number of a series. Returns undefined if both are given, because a series has
 * only one number.
 */
const onlyNumber = (volume: string | undefined, issue: string | undefined): string | undefined =>
  volume === undefined ? issue : issue === undefined ? volume : undefined

/**
 * Adds the numbers, pages and identifier of a container to the related item with the same title, unless the item
 * already has them.
 */
function completed(given: Datacite, held: HeldContainer, item: RelatedItem): Published {
  const { relatedItems = [] } = given
  const parts = partsOf(undefined, held)
  const more = parts === undefined ? {} : itemOf(parts, item.relatedItemType, held, given)
  const hasPages = item.firstPage !== undefined || item.lastPage !== undefined
  const added = Object.entries(more).filter(
    ([name]) => !Object.hasOwn(item, name) && !(hasPages && (name === 'firstPage' || name === 'lastPage')),
  )
  const whole = { ...item, ...Object.fromEntries(added) }
  const record = withoutWritten(given, held, containerOfItem(whole))
  const at = relatedItems.indexOf(item)
  return renamed(
    { ...record, relatedItems: relatedItems.map((other, index) => (index === at ? whole : other)) },
    added.map(([name]) => [toPointer(['relatedItems', at, name]), toPointer(held.path)]),
  )
}

/**
 * Returns a loss for each pointer, with the message that the series information is written in parts. Without series
 * information, returns an empty list.
 */
const tellApart = (series: Found | undefined, title: string, pointers: readonly string[]): Loss[] =>
  series === undefined
    ? []
    : pointers.map(pointer =>
        lossAt('changed', pointer, sayWork('seriesTakenApart', { text: series.value, title }), series.value),
      )

/** Returns the type (20.a) of the container of works with a CSL item type, or undefined if such works have none. */
const journalOf = (csl: string): RelatedItem['relatedItemType'] | undefined => {
  if (/^(?:article-|review)/.test(csl)) return 'Journal'
  if (csl === 'paper-conference') return 'ConferenceProceeding'
  return /^(?:chapter|entry)/.test(csl) ? 'Book' : undefined
}

/** Returns the title and numbers of a journal or series: from the SeriesInformation, else from the container. */
function partsOf(text: string | undefined, held: HeldContainer | undefined): SeriesParts | undefined {
  const described = text === undefined ? undefined : seriesParts(text)
  if (described !== undefined || held === undefined) return described
  const { value } = held
  const title = statedText(value.title)
  if (title === '' || value.type === 'DataRepository') return undefined
  const parts = Object.entries({
    ...pagesOfRegistry(statedText(value.firstPage), statedText(value.lastPage)),
    ...textsOf(value, ['volume', 'issue']),
  })
  return { title, ...Object.fromEntries(parts) }
}

const textsOf = (value: HeldContainer['value'], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, statedText(value[name])]).filter(([, text]) => text !== ''))

function itemOf(
  { title, ...parts }: SeriesParts,
  relatedItemType: RelatedItem['relatedItemType'],
  held: HeldContainer | undefined,
  record: Datacite,
): RelatedItem {
  const { value = {} } = held ?? {}
  const {
    identifier = '',
    identifierType = '',
    edition,
    number,
  } = textsOf(value, ['identifier', 'identifierType', 'edition', 'number'])
  return {
    ...(relatedItemType !== undefined && { relatedItemType }),
    relationType: 'IsPublishedIn',
    titles: [{ title }],
    ...parts,
    ...(edition !== undefined && { edition }),
    ...(number !== undefined && { number }),
    ...(identifier !== '' &&
      !isOwnDoi(identifier, record) && {
        relatedItemIdentifier: {
          relatedItemIdentifier: identifier,
          ...(identifierType !== '' && { relatedItemIdentifierType: identifierType as 'ISSN' }),
        },
      }),
  }
}

/**
 * Adds the identifier of a container as a related identifier, unless it has no type or is the DOI of the record itself.
 */
function withContainer(record: Datacite, { value }: HeldContainer): Datacite {
  const { identifier, identifierType } = textsOf(value, ['identifier', 'identifierType'])
  return identifier === undefined || identifierType === undefined || isOwnDoi(identifier, record)
    ? record
    : withPart(record, identifier, identifierType)
}

const newPart = ({ relatedIdentifiers = [] }: Datacite): string =>
  relatedIdentifiers.length === 0 ? '/relatedIdentifiers' : toPointer(['relatedIdentifiers', relatedIdentifiers.length])

/** True if a container and a related item have the same title, ignoring case. */
const repeats = ({ value }: HeldContainer, { titles }: RelatedItem): boolean =>
  isAlike(plainOf(value.title), statedText(Array.isArray(titles) ? titles[0]?.title : undefined))

/** Removes the container of a record, except for the members whose values are missing from `written`. */
function withoutWritten(
  record: Datacite,
  held: HeldContainer | undefined,
  written: Readonly<Record<string, unknown>>,
): Datacite {
  if (held === undefined) return record
  if (isDerivedContainer(record, held.value)) return withoutContainer(record, held)
  const pages = Object.entries(pagesOfRegistry(statedText(held.value.firstPage), statedText(held.value.lastPage)))
  return withoutContainer(record, held, name => {
    const text = statedText(held.value[name])
    if (implied.has(name) || text === '' || (name === 'identifier' && isOwnDoi(text, record))) return true
    if (isAlike(text, statedText(written[name]))) return true
    // `No 1` and `2 (2018)` are written as an issue.
    return (name === 'firstPage' || name === 'lastPage') && pages.every(([part, number]) => number === written[part])
  })
}

const implied: ReadonlySet<string> = new Set(['type', 'identifierType'])

const isAlike = (one: string, other: string | undefined): boolean => one.toLowerCase() === other?.toLowerCase()

const wholeOf = ({ title, volume, issue }: SeriesParts): string => seriesText({ title, volume, issue })

const withoutDescription = (record: Datacite, { path }: Found): Datacite => ({
  ...record,
  descriptions: listed(record).filter((_, index) => index !== indexIn(path)),
})

const listed = ({ descriptions }: Datacite) =>
  Array.isArray(descriptions) ? descriptions : descriptions === undefined ? [] : [descriptions]

/** Returns the index of a description from its path, or 0 for a single description outside a list. */
const indexIn = ([, index]: readonly (string | number)[]): number => (typeof index === 'number' ? index : 0)

/** Adds a description of the series or, if `series` is given, replaces the text of that description. */
function withSeries(record: Datacite, text: string, series?: Found): Datacite {
  const descriptions = listed(record)
  if (series === undefined)
    return { ...record, descriptions: [...descriptions, { description: text, descriptionType: 'SeriesInformation' }] }
  const at = indexIn(series.path)
  return {
    ...record,
    descriptions: descriptions.map((entry, index) => (index === at ? { ...entry, description: text } : entry)),
  }
}

/** Returns the pointer to a new description or, if the list of descriptions is also new, to the list. */
const newSeries = (record: Datacite): string =>
  listed(record).length === 0 ? '/descriptions' : toPointer(['descriptions', listed(record).length])

function withNumber(record: Datacite, number: string): Datacite {
  const { format = 'datacite-rest', members = {}, cited = {} } = record.extras ?? {}
  return { ...record, extras: { format, members, cited: { 'collection-number': number, ...cited } } }
}

/**
 * Returns a record together with a function that converts its losses to losses of the given record. Removing a
 * description (`removed`) shifts the descriptions after it.
 */
function renamed(
  record: Datacite,
  places: readonly (readonly [made: string, given: string])[],
  removed?: Found,
  told: readonly Loss[] = [],
): Published {
  return {
    record,
    inGiven: losses => [
      ...told,
      ...losses.flatMap((loss): Loss | Loss[] => {
        const [made, given] =
          places.find(([name]) => loss.pointer === name || loss.pointer.startsWith(`${name}/`)) ?? []
        if (made === undefined || given === undefined) return moved(loss, removed)
        return isMadeUp.test(loss.pointer.slice(made.length)) ? [] : { ...loss, pointer: given }
      }),
    ],
  }
}

const isMadeUp = /\/(?:relationType|relatedItemType|related(?:Item)?IdentifierType|descriptionType)$/

function moved(loss: Loss, removed: Found | undefined): Loss {
  const [list, index, ...rest] = pathOf(loss.pointer)
  if (removed === undefined || list !== 'descriptions' || index === undefined) return loss
  if (Number(index) < indexIn(removed.path)) return loss
  return { ...loss, pointer: toPointer([list, Number(index) + 1, ...rest]) }
}
