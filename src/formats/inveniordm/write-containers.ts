import type { Datacite, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Account, carryPages, containerFrom, entriesOf, type Held } from '../work/index.ts'
import { pagesOf } from './pages.ts'

/** The custom fields for the containers of a work: at most one journal and one book. */
export function writeContainers(record: Datacite, account: Account): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const item of entriesOf<RelatedItem>(record.relatedItems, ['relatedItems'])) {
    const name = item.value.relatedItemType === 'Journal' ? 'journal:journal' : 'imprint:imprint'
    const isKnown = item.value.relatedItemType === 'Journal' || item.value.relatedItemType === 'Book'
    if (item.value.relationType !== 'IsPublishedIn' || !isKnown || fields.has(name)) continue
    const field = fieldOf(item, account)
    if (field !== undefined) fields.set(name, field)
  }
  return fields
}

function fieldOf(item: Held<RelatedItem>, account: Account): object | undefined {
  const { path, value } = item
  const container = containerFrom(item)
  const { title, volume, issue, edition, identifier } = container
  if (title === undefined) return undefined
  for (const name of ['relatedItemType', 'relationType']) account.carryPath([...path, name])
  const isJournal = value.relatedItemType === 'Journal'
  const pages = carryPages(container, account, text => pagesOf(text, value.relatedItemType))
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
