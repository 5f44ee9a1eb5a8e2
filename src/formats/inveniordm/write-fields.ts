import type { RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type CitedVariable, citedOf } from '../work/cited-members.ts'
import { type Account, carryPages, containerFrom, entriesOf, type Held, type Work } from '../work/index.ts'
import { sayInveniordm } from './messages.ts'
import { isPageCount, pagesOf } from './reading/read-fields.ts'
import { resourceTypeOf } from './resource-types.ts'
import { bookTypes } from './restore.ts'

type Field = Record<string, string>

/**
 * Writes the default custom fields of InvenioRDM: journal, imprint, meeting and thesis. At most one journal and one
 * book are written as containers of the work.
 */
export function writeFields(work: Work, account: Account): Map<string, Field> {
  const fields = writeContainers(work, account)
  const isInBook = fields.has('imprint:imprint')
  const imprint = fields.get('imprint:imprint') ?? {}
  putCited(work, imprint, isInBook ? { place: 'publisher-place' } : ofImprint, account)
  putPages(work, imprint, isInBook, account)
  const meeting: Field = {}
  putCited(work, meeting, ofMeeting, account)
  const own = { 'imprint:imprint': imprint, 'meeting:meeting': meeting, 'thesis:thesis': thesisOf(work, account) }
  for (const [name, field] of Object.entries(own)) if (Object.keys(field).length > 0) fields.set(name, field)
  return fields
}

const ofImprint = { place: 'publisher-place', edition: 'edition' } as const
const ofMeeting = { title: 'event-title', place: 'event-place', dates: 'event-date' } as const

function putCited(
  { record }: Work,
  field: Field,
  variables: Readonly<Record<string, CitedVariable>>,
  account: Account,
): void {
  for (const [name, variable] of Object.entries(variables)) {
    const text = account.carryAny(citedOf(record, variable))
    if (text !== undefined) field[name] = text
  }
}

/**
 * Writes the pages of a work that has no container. If there are no such pages, writes the number of pages.
 *
 * For a work in a book, only a value in the form of a number of pages is written.
 */
function putPages({ record, container }: Work, imprint: Field, isInBook: boolean, account: Account): void {
  if (imprint.pages !== undefined) return
  const page = container === undefined ? citedOf(record, 'page') : undefined
  const count = citedOf(record, 'number-of-pages')
  const held = page ?? count
  if (held === undefined || (isInBook && !isPageCount(held.value))) return
  imprint.pages = account.carry(held)
  if (isPageCount(held.value) === (held === count)) return
  account.changed(held, sayInveniordm(held === count ? 'readAsPages' : 'readAsPageCount', { pages: held.value }))
}

function thesisOf({ general, genre }: Work, account: Account): Field {
  if (general?.value !== 'Dissertation' || genre === undefined) return {}
  return resourceTypeOf(general.value, genre.value).hasText ? {} : { type: account.carry(genre) }
}

function writeContainers({ record }: Work, account: Account): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const item of entriesOf<RelatedItem>(record.relatedItems, ['relatedItems'])) {
    const type = textOf(item.value.relatedItemType)
    const name = type === 'Journal' ? 'journal:journal' : 'imprint:imprint'
    const isKnown = type === 'Journal' || bookTypes.has(type)
    if (item.value.relationType !== 'IsPublishedIn' || !isKnown || fields.has(name)) continue
    const field = fieldOf(item, account)
    if (field !== undefined) fields.set(name, field)
  }
  return fields
}

function fieldOf(item: Held<RelatedItem>, account: Account): Field | undefined {
  const { path, value } = item
  const container = containerFrom(item)
  const { title, volume, issue, edition, identifier } = container
  if (title === undefined) return undefined
  account.carryPath([...path, 'relationType'])
  const isJournal = value.relatedItemType === 'Journal'
  const read = isJournal ? 'Journal' : 'Book'
  const typePlace = [...path, 'relatedItemType']
  if (read === value.relatedItemType) account.carryPath(typePlace)
  else account.changed(typePlace, sayInveniordm('readAsBook', { type: textOf(value.relatedItemType) }))
  const pages = carryPages(container, account, text => pagesOf(text, read))
  const numberType = isJournal ? /^E?ISSN$/ : /^ISBN$/
  const isNumber = identifier !== undefined && numberType.test(identifier.type)
  if (isNumber && textOf(identifier.type) !== 'EISSN')
    account.carryPath([...path, 'relatedItemIdentifier', 'relatedItemIdentifierType'])
  const number = isNumber ? { [isJournal ? 'issn' : 'isbn']: account.carry(identifier) } : {}
  const own = isJournal ? [['volume', volume] as const, ['issue', issue] as const] : [['edition', edition] as const]
  const texts = own.flatMap(([name, held]) => (held === undefined ? [] : [[name, account.carry(held)]]))
  return {
    title: account.carry(title),
    ...Object.fromEntries(texts),
    ...(pages !== '' && { pages }),
    ...number,
  }
}
