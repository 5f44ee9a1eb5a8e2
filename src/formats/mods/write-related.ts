import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import type { RelatedItem } from '../../model/datacite.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { containerFrom } from '../work/container.ts'
import { citedOf, entriesOf, type Found, memberText, type WorkContainer } from '../work/index.ts'
import { splitPages } from '../work/pages.ts'
import { identifierTypeOf } from './identifier-types.ts'
import { nameBlock } from './names.ts'
import type { ModsWriting } from './part.ts'
import { hostTypes, relationAttributes } from './relations.ts'

const detail = (type: string, text: string | undefined): Block[] =>
  text === undefined ? [] : [element('detail', { type }, [element('number', {}, text)])]

function pagesBlock(first: string | undefined, last: string | undefined): Block[] {
  if (first === undefined && last === undefined) return []
  const bound = (name: string, text: string | undefined): Block[] =>
    text === undefined ? [] : [element(name, {}, text)]
  return [element('extent', { unit: 'pages' }, [...bound('start', first), ...bound('end', last)])]
}

/** A related item: the container of the work, or another. */
export function itemBlock(entry: Found<RelatedItem>, { work, account }: ModsWriting): Block {
  const container: WorkContainer = containerFrom(entry)
  const { general } = work
  const { relatedItemType } = entry.value
  const usual = (general && hostTypes[general.value as ResourceTypeGeneral]) ?? 'Collection'
  const isHost = entry.value.relationType === 'IsPublishedIn'
  if (relatedItemType !== undefined && relatedItemType === (isHost ? usual : 'Collection'))
    account.carryPath(entry.at('relatedItemType'))
  const titles = entriesOf<{ title?: unknown; titleType?: string }>(entry.value.titles, entry.at('titles')).flatMap(
    title => {
      const text = memberText(title, 'title')
      const isShort = title.value.titleType === 'AlternativeTitle'
      if (text === undefined || (title.value.titleType !== undefined && !isShort)) return []
      account.carryPath(title.at('titleType'))
      return [
        element('titleInfo', { type: isShort ? 'abbreviated' : undefined }, [
          element('title', {}, account.carry(text)),
        ]),
      ]
    },
  )
  const { identifier, publisher, edition, contributors } = container
  if (identifier !== undefined) account.carryPath(entry.at('relatedItemIdentifier').at('relatedItemIdentifierType'))
  const editors = contributors.filter(({ role }) => role?.value === 'Editor')
  for (const { role } of editors) account.carryAny(role)
  const origin = [
    ...(publisher === undefined ? [] : [element('publisher', {}, account.carry(publisher))]),
    ...(edition === undefined ? [] : [element('edition', {}, account.carry(edition))]),
  ]
  const isArticle = entry.value.numberType === 'Article' && memberText(entry, 'number') !== undefined
  if (isArticle) account.carryPath(entry.at('numberType'))
  const parts = [
    ...detail('volume', account.carryAny(container.volume)),
    ...detail('issue', account.carryAny(container.issue)),
    ...detail(isArticle ? 'article-number' : 'item', account.carryAny(container.number)),
    ...pagesBlock(account.carryAny(container.firstPage), account.carryAny(container.lastPage)),
  ]
  const roleEdt = [element('roleTerm', { authority: 'marcrelator', type: 'code' }, 'edt')]
  return element('relatedItem', relationAttributes(entry, account), [
    ...titles,
    ...editors.map(editor => nameBlock(editor, roleEdt, account)),
    ...(origin.length === 0 ? [] : [element('originInfo', {}, origin)]),
    ...(identifier === undefined
      ? []
      : [element('identifier', { type: identifierTypeOf(identifier.type) }, account.carry(identifier))]),
    ...(parts.length === 0 ? [] : [element('part', {}, parts)]),
  ])
}

/** The numbers of a work that is in nothing. */
export function ownPart({ work: { record }, account }: ModsWriting): Block[] {
  const text = (variable: 'volume' | 'issue' | 'number' | 'page'): string | undefined =>
    account.carryAny(citedOf(record, variable))
  const { firstPage, lastPage } = splitPages(text('page') ?? '')
  const parts = [
    ...detail('volume', text('volume')),
    ...detail('issue', text('issue')),
    ...detail('item', text('number')),
    ...pagesBlock(firstPage || undefined, lastPage),
  ]
  return parts.length === 0 ? [] : [element('part', {}, parts)]
}
