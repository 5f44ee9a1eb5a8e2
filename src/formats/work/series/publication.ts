import { isObject } from '../../../core/object.ts'
import { pathOf, toPointer } from '../../../core/pointer.ts'
import { isExtras } from '../../../datacite/dialects/dialect.ts'
import { lossAt } from '../../../datacite/writing/loss.ts'
import { parseDoi } from '../../../identifiers/schemes/doi.ts'
import type { Datacite, RelatedItem } from '../../../model/datacite.ts'
import type { Loss } from '../../format.ts'
import { seriesOf } from '../container.ts'
import { sayWork } from '../losses/work-messages.ts'
import type { Found } from '../reading/found.ts'
import { plainOf, statedText } from '../text.ts'
import { typeNamesOf } from '../types/type-names.ts'
import { workOf } from '../work.ts'
import { pagesOfRegistry, type SeriesParts, seriesParts } from './series-text.ts'

/** A record whose journal or series is where writers look for it. */
export interface Published {
  record: Datacite
  /** The losses of writing that record in terms of the record that was given. */
  inGiven(losses: readonly Loss[]): Loss[]
}

/**
 * Returns the record with the journal or series that its `container` or SeriesInformation names. Returns undefined if the record names none
 * or already has the related item.
 *
 * An article gets a related item of IsPublishedIn. Formats that are `cited` get the title of a series without its number.
 */
export function publishedIn(given: Datacite, isCited: boolean): Published | undefined {
  const series = seriesOf(given)
  const held = containerIn(given)
  if (series === undefined && held === undefined) return undefined
  const { relatedItems = [] } = given
  if (!Array.isArray(relatedItems)) return undefined
  const item = relatedItems.find(entry => entry?.relationType === 'IsPublishedIn')
  if (item !== undefined) return held && repeats(held, item) ? renamed(withoutContainer(given, held), []) : undefined
  const parts = partsOf(series?.value, held)
  const work = workOf(given)
  if (parts === undefined || isAlike(parts.title, work.title?.value)) return undefined
  const { csl } = typeNamesOf(work)
  const type = journalOf(csl)
  const source = series === undefined ? (held?.path ?? []) : series.path.slice(0, -1)
  const clean = held === undefined ? given : withoutContainer(given, held)
  if (type !== undefined) {
    const index = relatedItems.length
    const rest = series === undefined ? clean : withoutDescription(clean, series)
    const record = { ...rest, relatedItems: [...relatedItems, itemOf(parts, type, held, work.doi?.value)] }
    const told = tellApart(series, parts.title, [toPointer(source), '/relatedItems'])
    return renamed(record, [[toPointer(['relatedItems', index]), toPointer(source)]], series, told)
  }
  if (csl !== 'book' && csl !== 'report') return undefined
  const number = parts.volume ?? parts.issue
  if (!isCited || number === undefined)
    return series === undefined
      ? renamed(withSeries(clean, wholeOf(parts)), [[newSeries(clean), toPointer(source)]])
      : undefined
  const places = [
    ['/extras/cited/collection-number', toPointer(source)],
    ...(series === undefined ? [[newSeries(clean), toPointer(source)] as const] : []),
  ] as const
  const told = tellApart(series, parts.title, [toPointer(source)])
  return renamed(withNumber(withSeries(clean, parts.title, series), number), places, undefined, told)
}

/** Reports that a description comes back from another format in its parts. */
const tellApart = (series: Found | undefined, title: string, pointers: readonly string[]): Loss[] =>
  series === undefined
    ? []
    : pointers.map(pointer =>
        lossAt('changed', pointer, sayWork('seriesTakenApart', { text: series.value, title }), series.value),
      )

/** The type of item (20.a) in which an item of CSL is published. */
const journalOf = (csl: string): RelatedItem['relatedItemType'] | undefined => {
  if (/^(?:article-|review)/.test(csl)) return 'Journal'
  if (csl === 'paper-conference') return 'ConferenceProceeding'
  return /^(?:chapter|entry)/.test(csl) ? 'Book' : undefined
}

/** The `container` of a registry's JSON, with its key in the extras. */
interface HeldContainer {
  key: string
  path: readonly string[]
  value: Readonly<Record<string, unknown>>
}

function containerIn({ extras }: Datacite): HeldContainer | undefined {
  if (!isExtras(extras) || !extras.format.startsWith('datacite-')) return undefined
  const key = keys.find(name => Object.hasOwn(extras.members, name))
  const value = key === undefined ? undefined : extras.members[key]
  return key !== undefined && isObject(value) ? { key, path: ['extras', 'members', key], value } : undefined
}

const keys = ['/container', '/attributes/container', '/data/attributes/container', '/data/container']

/** The parts of a journal or series: of its description, else of the container. */
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
  own: string | undefined,
): RelatedItem {
  const { value = {} } = held ?? {}
  const {
    identifier = '',
    identifierType = '',
    edition,
    number,
  } = textsOf(value, ['identifier', 'identifierType', 'edition', 'number'])
  const isOwn = own !== undefined && parseDoi(identifier)?.toLowerCase() === own.toLowerCase()
  return {
    ...(relatedItemType !== undefined && { relatedItemType }),
    relationType: 'IsPublishedIn',
    titles: [{ title }],
    ...parts,
    ...(edition !== undefined && { edition }),
    ...(number !== undefined && { number }),
    ...(identifier !== '' &&
      !isOwn && {
        relatedItemIdentifier: {
          relatedItemIdentifier: identifier,
          ...(identifierType !== '' && { relatedItemIdentifierType: identifierType as 'ISSN' }),
        },
      }),
  }
}

/** True if a container says nothing but what an item does. */
const repeats = ({ value }: HeldContainer, { titles }: RelatedItem): boolean =>
  isAlike(plainOf(value.title), statedText(Array.isArray(titles) ? titles[0]?.title : undefined))

const isAlike = (one: string, other: string | undefined): boolean => one.toLowerCase() === other?.toLowerCase()

const wholeOf = ({ title, volume, issue }: SeriesParts): string =>
  [title, volume === undefined ? issue : `${volume}${issue === undefined ? '' : `(${issue})`}`]
    .filter(Boolean)
    .join(', ')

function withoutContainer(record: Datacite, { key }: HeldContainer): Datacite {
  const { extras } = record
  if (extras === undefined) return record
  const { [key]: _, ...members } = extras.members
  return { ...record, extras: { ...extras, members } }
}

const withoutDescription = (record: Datacite, { path }: Found): Datacite => ({
  ...record,
  descriptions: listed(record).filter((_, index) => index !== indexIn(path)),
})

const listed = ({ descriptions }: Datacite) =>
  Array.isArray(descriptions) ? descriptions : descriptions === undefined ? [] : [descriptions]

/** The index of a description by its path; a single one has none. */
const indexIn = ([, index]: readonly (string | number)[]): number => (typeof index === 'number' ? index : 0)

/** Adds a description of the series, or shortens the one that the record has. */
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

const newSeries = (record: Datacite): string => toPointer(['descriptions', listed(record).length])

function withNumber(record: Datacite, number: string): Datacite {
  const { format = 'datacite-rest', members = {}, cited = {} } = record.extras ?? {}
  return { ...record, extras: { format, members, cited: { 'collection-number': number, ...cited } } }
}

/** A record with places that the given one has elsewhere; a description that was taken out moves the ones after it. */
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

const isMadeUp = /\/(?:relationType|relatedItemType|relatedItemIdentifierType|descriptionType)$/

function moved(loss: Loss, removed: Found | undefined): Loss {
  const [list, index, ...rest] = pathOf(loss.pointer)
  if (removed === undefined || list !== 'descriptions' || index === undefined) return loss
  if (Number(index) < indexIn(removed.path)) return loss
  return { ...loss, pointer: toPointer([list, Number(index) + 1, ...rest]) }
}
