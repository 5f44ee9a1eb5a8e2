import { entryOf } from '../../core/object.ts'
import type { Title } from '../../model/datacite.ts'
import {
  type Account,
  agentsOf,
  carryFurtherNumbers,
  carryPages,
  carryType,
  entriesOf,
  type Found,
  type Held,
  kindOfNumber,
  memberText,
  numberKinds,
  numberTypePlace,
  standardNumberType,
  tellJoined,
  type Work,
  withSubtitle,
} from '../work/index.ts'
import type { CslItem } from './csl-item.ts'
import { containerTypeOfItem } from './item-containers.ts'
import { writeName } from './names.ts'
import { richTextOf } from './titles/markup.ts'

/** Writes the container of the work, such as a journal with volume, issue and pages, a book, or proceedings. */
export function writeContainer(work: Work, item: CslItem, account: Account): void {
  const { container } = work
  if (container === undefined) return
  const { path, title, volume, issue, edition, number } = container
  const { creators, titles, numberType, relatedItemType } = container.item
  const authors = agentsOf(creators, [...path, 'creators'])
  // If neither a title, an author nor the type implies a container, the numbers are the item's own.
  if (title === undefined && authors.length === 0 && containerTypeOfItem(item.type) === 'Other') return
  if (title !== undefined) writeTitles(title, entriesOf<Title>(titles, [...path, 'titles']), item, account)
  for (const [name, held] of Object.entries({ volume, issue, edition }))
    if (held !== undefined) item[name] = account.carry(held)
  if (authors.length > 0) item['container-author'] = authors.map(author => writeName(author, account))
  if (number !== undefined) writeNumber(number, numberType, item, account)
  const page = carryPages(container, account)
  if (page !== '') item.page = page
  writeNumbers(work, item, account)
  // Without any of these variables the item has no container.
  if (![...containerVariables, ...numberKinds].some(name => Object.hasOwn(item, name))) return
  account.carryPath([...path, 'relationType'])
  if (relatedItemType === containerTypeOfItem(item.type)) account.carryPath([...path, 'relatedItemType'])
}

/**
 * Writes the title of the container and its abbreviation. Unless the container is a journal, appends the subtitle after
 * a colon.
 */
function writeTitles(title: Found, titles: readonly Found<Title>[], item: CslItem, account: Account): void {
  const isOfJournal = containerTypeOfItem(item.type) === 'Journal'
  item['container-title'] = account.carry(title.as(richTextOf(title)))
  for (const entry of titles.slice(1)) {
    const { titleType } = entry.value
    const text = memberText(entry, 'title')
    if (text === undefined) continue
    if (titleType === 'AlternativeTitle' && item['container-title-short'] === undefined) {
      item['container-title-short'] = account.carry(text)
      account.carryPath(entry.at('titleType'))
    } else if (titleType === 'Subtitle' && !isOfJournal && item['container-title'] === richTextOf(title)) {
      item['container-title'] = withSubtitle(richTextOf(title), account.carry(text.as(richTextOf(text))))
      tellJoined(account, title, text, 'CSL-JSON')
    }
  }
}

/** The variables that describe an item's container. */
export const containerVariables: readonly string[] = [
  'container-title',
  'container-author',
  'volume',
  'issue',
  'page',
  'number',
  'chapter-number',
  'edition',
]

/** The number types (20.7.a) that the type of an item implies. */
const impliedNumberType: Readonly<Record<string, string>> = { report: 'Report', 'article-journal': 'Article' }

/** Returns the number type (20.7.a) of `number` in an item of a given type. */
export const numberTypeOf = (type: string): string => entryOf(impliedNumberType, type) ?? 'Other'

function writeNumber(number: Held, type: unknown, item: CslItem, account: Account): void {
  const isChapter = type === 'Chapter'
  item[isChapter ? 'chapter-number' : 'number'] = account.carry(number)
  if (isChapter || type === numberTypeOf(item.type)) account.carryPath([...number.path.slice(0, -1), 'numberType'])
}

/**
 * Writes the ISSN or ISBN of the container, followed by its other ISSNs and ISBNs.
 *
 * The other numbers identify, for example, the online edition or the series.
 */
function writeNumbers(work: Work, item: CslItem, account: Account): void {
  const identifier = work.container?.identifier
  // Without a title, an identifier would be read as one of the work itself.
  const isTold = item['container-title'] !== undefined || containerTypeOfItem(item.type) === 'Journal'
  const own = isTold && identifier !== undefined ? standardNumberType(identifier.type) : undefined
  if (identifier === undefined || own === undefined) return
  const first = account.carry(identifier)
  item[own] = first
  carryType(account, numberTypePlace(identifier), identifier.type)
  if (kindOfNumber(first) !== own) return
  for (const kind of own === firstNumber(item.type) ? numberKinds : [own]) {
    const further = carryFurtherNumbers(account, work, kind, 'asKind')
    if (further.length > 0) item[kind] = [...(kind === own ? [first] : []), ...further].join(', ')
  }
}

/**
 * Returns the identifier type for a container that has both an ISSN and an ISBN.
 *
 * A journal is identified by its ISSN, and a book by its ISBN, because the ISSN of a book belongs to its series.
 */
export const firstNumber = (type: string): 'ISSN' | 'ISBN' =>
  containerTypeOfItem(type) === 'Journal' ? 'ISSN' : 'ISBN'
