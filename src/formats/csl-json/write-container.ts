import type { Title } from '../../model/datacite.ts'
import { valueAt } from '../../pointer.ts'
import {
  type Account,
  agentsOf,
  carryNumberType,
  carryPages,
  entriesOf,
  type Found,
  type Held,
  memberText,
  numberTypePlace,
  standardNumberType,
  tellJoined,
  type Work,
  type WorkContainer,
  withSubtitle,
} from '../work/index.ts'
import type { CslItem } from './item.ts'
import { containerTypeOfItem } from './item-containers.ts'
import { richTextOf } from './markup.ts'
import { writeName } from './names.ts'

/** Writes what the work was published in: a journal with volume, issue and pages, a book, proceedings. */
export function writeContainer({ container, record }: Work, item: CslItem, account: Account): void {
  if (container === undefined) return
  const { path, title, volume, issue, edition, number } = container
  const given = (name: string): unknown => valueAt(record, [...path, name])
  const authors = agentsOf(given('creators'), [...path, 'creators'])
  // Without a name of what holds it, the numbers of an item of such a type are those of the item itself.
  if (title === undefined && authors.length === 0 && containerTypeOfItem(item.type) === 'Other') return
  if (title !== undefined) writeTitles(title, entriesOf<Title>(given('titles'), [...path, 'titles']), item, account)
  for (const [name, held] of Object.entries({ volume, issue, edition }))
    if (held !== undefined) item[name] = account.carry(held)
  if (authors.length > 0) item['container-author'] = authors.map(author => writeName(author, account))
  if (number !== undefined) writeNumber(number, given('numberType'), item, account)
  const page = carryPages(container, account)
  if (page !== '') item.page = page
  writeIdentifier(container, item, account)
  // Without anything written there is nothing that it would be published in.
  if (![...containerVariables, ...serials].some(name => Object.hasOwn(item, name))) return
  account.carryPath([...path, 'relationType'])
  if (given('relatedItemType') === containerTypeOfItem(item.type)) account.carryPath([...path, 'relatedItemType'])
}

/** Writes the title, with its abbreviation, and with the subtitle after a colon: that of a book is cited, that of a journal is not. */
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

/** The variables that say what an item was published in. */
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

/** What else says, in an item of a type that always is part of something, what that is. */
const serials = ['ISSN', 'ISBN']

/** The number types (20.7.a) that follow from the item's type. */
const impliedNumberType: Readonly<Record<string, string>> = { report: 'Report', 'article-journal': 'Article' }

/** What kind of number an item's `number` is (20.7.a). */
export const numberTypeOf = (type: string): string =>
  (Object.hasOwn(impliedNumberType, type) ? impliedNumberType[type] : undefined) ?? 'Other'

function writeNumber(number: Held, type: unknown, item: CslItem, account: Account): void {
  const isChapter = type === 'Chapter'
  item[isChapter ? 'chapter-number' : 'number'] = account.carry(number)
  if (isChapter || type === numberTypeOf(item.type)) account.carryPath([...number.path.slice(0, -1), 'numberType'])
}

function writeIdentifier({ identifier }: WorkContainer, item: CslItem, account: Account): void {
  // An identifier without a title would be read as one of the work itself.
  const isTold = item['container-title'] !== undefined || containerTypeOfItem(item.type) === 'Journal'
  const type = isTold && identifier !== undefined ? standardNumberType(identifier.type) : undefined
  if (identifier === undefined || type === undefined) return
  item[type] = account.carry(identifier)
  carryNumberType(account, numberTypePlace(identifier), identifier.type)
}
