import type { Path } from '../../core/pointer.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import type { Datacite, RelatedItem, Title } from '../../model/datacite.ts'
import { agentsOf, type WorkAgent } from './agent.ts'
import type { Account } from './losses/account.ts'
import { readAsType, sayWork } from './losses/work-messages.ts'
import type { Found, Held, Where } from './reading/found.ts'
import { tellJoined, withSubtitle } from './subtitles.ts'
import { descriptionOfType, entriesOf, heldText, memberText } from './text.ts'

/** The container of a work (20 relatedItem with relation IsPublishedIn). */
export interface WorkContainer {
  path: Path
  /** The related item itself. */
  item: RelatedItem
  title?: Found
  /** The subtitle. Absent for a journal, which is cited by its title alone. */
  subtitle?: Found
  volume?: Held
  issue?: Held
  number?: Held
  firstPage?: Held
  lastPage?: Held
  edition?: Held
  publisher?: Held
  /** The identifier as given, with its type (20.1.a): ISSN, ISBN, DOI, … */
  identifier?: Held & { type: string }
  contributors: WorkAgent[]
}

/** Returns the first related item in which the work is published. */
export function containerOf(record: Datacite): WorkContainer | undefined {
  const item = entriesOf<RelatedItem>(record.relatedItems, ['relatedItems']).find(
    ({ value }) => value.relationType === 'IsPublishedIn',
  )
  return item === undefined ? undefined : containerFrom(item)
}

/** Returns a related item (20) as a container. */
export function containerFrom({ value, path }: Held<RelatedItem>): WorkContainer {
  const contributors = agentsOf(value.contributors, [...path, 'contributors'])
  const container: WorkContainer = { path, item: value, contributors }
  const [title, ...others] = entriesOf<Title>(value.titles, [...path, 'titles'])
  const held = title && memberText(title, 'title')
  if (held !== undefined) container.title = held
  const second = others.find(({ value: { titleType } }) => titleType === 'Subtitle')
  const subtitle = second && value.relatedItemType !== 'Journal' ? memberText(second, 'title') : undefined
  if (subtitle !== undefined) container.subtitle = subtitle
  for (const name of ['volume', 'issue', 'number', 'firstPage', 'lastPage', 'edition', 'publisher'] as const) {
    const text = heldText(value[name], [...path, name])
    if (text !== undefined) container[name] = text
  }
  const { relatedItemIdentifier, relatedItemIdentifierType } = value.relatedItemIdentifier ?? {}
  const place = [...path, 'relatedItemIdentifier']
  const identifier = heldText(relatedItemIdentifier, [...place, 'relatedItemIdentifier'])
  if (identifier !== undefined) {
    const { value: text, path: where } = identifier
    container.identifier = { value: text, path: where, type: String(relatedItemIdentifierType ?? '') }
  }
  return container
}

/**
 * Returns the title of a container with its subtitle, for formats that have a single field for both, and reports that
 * they are joined.
 */
export function carryContainerTitle(
  { title, subtitle }: WorkContainer,
  account: Account,
  format: string,
): string | undefined {
  if (title === undefined || subtitle === undefined) return account.carryAny(title)
  tellJoined(account, title, subtitle, format)
  return withSubtitle(title.value, subtitle.value)
}

/**
 * Returns a container as a text such as `Journal, 77(5), 801-822`, and reports the values in the text as changed.
 * Returns undefined if the container has no title.
 */
export function containerText(container: WorkContainer | undefined, account: Account): string | undefined {
  if (container?.title === undefined) return undefined
  const { title, subtitle, volume, issue, number, firstPage, lastPage } = container
  const count = issue ?? number
  const numbers = [volume?.value, count && `(${count.value})`].join('')
  const pages = [firstPage?.value, lastPage?.value].filter(Boolean).join('-')
  const name = subtitle === undefined ? title.value : withSubtitle(title.value, subtitle.value)
  const text = [name, numbers, pages].filter(part => part !== '').join(', ')
  const message = sayWork('containerAsText', { text: escaped(text) })
  for (const part of [title, volume, count, firstPage, lastPage])
    if (part !== undefined) account.changed(part.path, message)
  if (subtitle !== undefined) account.changed(subtitle.within, message)
  account.changed([...container.path, 'relationType'], message)
  return text
}

/**
 * Returns `ISSN` for the types ISSN, EISSN and LISSN, and `ISBN` for ISBN. Returns undefined for any other type.
 *
 * Some formats distinguish only ISBN and ISSN.
 */
export const standardNumberType = (type: string): 'ISBN' | 'ISSN' | undefined =>
  type === 'ISBN' ? 'ISBN' : /^[EL]?ISSN$/.test(type) ? 'ISSN' : undefined

/** Reports a type as written, or as changed if it will be read back as a different type. */
export function carryType(account: Account, place: Where, type: string, read = standardNumberType(type) ?? type): void {
  if (read === type) account.carryPath(place)
  else account.changed(place, readAsType(type, read))
}

/**
 * Returns the number of a report in its container, for a format in which the report itself has the number, and reports
 * the change. Returns undefined if the container has no such number.
 */
export function numberOfReport({ number, item, path }: WorkContainer, account: Account): Held | undefined {
  if (number === undefined || item.numberType !== 'Report') return undefined
  account.carryPath([...path, 'numberType'])
  account.changed(number, sayWork('numberOfReport', { number: number.value }))
  return number
}

/** Returns the path to a container's identifier type. */
export const numberTypePlace = ({ path }: Held): Path => [...path.slice(0, -1), 'relatedItemIdentifierType']

/** Returns the text of the first description (17) of type SeriesInformation. */
export const seriesOf = (record: Datacite): Found | undefined => descriptionOfType(record, 'SeriesInformation')
