import type { ContributorType, NumberType } from '../../kernel/vocabularies/index.ts'
import type { Datacite, RelatedItem } from '../../model/datacite.ts'
import { readName } from './names.ts'
import { splitPages } from './pages.ts'
import type { ItemReading } from './reading.ts'
import { containerTypeOfItem, hasBookEditors } from './types.ts'
import { containerVariables, numberTypeOf } from './write-container.ts'

/** Reads what an item was published in. */
export function readItemContainer(reading: ItemReading, record: Datacite): void {
  const { type } = reading
  if (!containerVariables.some(name => reading.has(name))) return
  const item: RelatedItem = { relatedItemType: containerTypeOfItem(type), relationType: 'IsPublishedIn' }
  readIdentifier(reading, item)
  const creators = reading.names('container-author').flatMap(name => readName(name) ?? [])
  if (creators.length > 0) item.creators = creators
  const title = reading.text('container-title')
  if (title !== undefined) item.titles = [{ title }]
  for (const name of ['volume', 'issue', 'edition'] as const) {
    const text = reading.text(name)
    if (text !== undefined) item[name] = text
  }
  readNumber(reading, item)
  const page = reading.text('page')
  if (page !== undefined) Object.assign(item, splitPages(page))
  if (hasBookEditors(type)) {
    const contributorType: ContributorType = 'Editor'
    const editors = reading.names('editor').flatMap(name => readName(name) ?? [])
    if (editors.length > 0) item.contributors = editors.map(editor => ({ ...editor, contributorType }))
  }
  record.relatedItems = [item]
}

function readIdentifier(reading: ItemReading, item: RelatedItem): void {
  for (const relatedItemIdentifierType of ['ISSN', 'ISBN'] as const) {
    if (!reading.isInContainer || item.relatedItemIdentifier !== undefined) continue
    const relatedItemIdentifier = reading.text(relatedItemIdentifierType)
    if (relatedItemIdentifier !== undefined)
      item.relatedItemIdentifier = { relatedItemIdentifier, relatedItemIdentifierType }
  }
}

function readNumber(reading: ItemReading, item: RelatedItem): void {
  const chapter = reading.text('chapter-number')
  if (chapter !== undefined) {
    item.number = chapter
    item.numberType = 'Chapter'
    return
  }
  const number = reading.text('number')
  if (number === undefined) return
  item.number = number
  item.numberType = numberTypeOf(reading.type) as NumberType
}
