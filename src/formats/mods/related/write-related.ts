import type { ResourceTypeGeneral } from '../../../kernel/index.ts'
import type { Description, RelatedItem, Title } from '../../../model/datacite.ts'
import { textOf } from '../../../model/view.ts'
import { type Block, element } from '../../../text/xml/write.ts'
import { containerFrom } from '../../work/container.ts'
import {
  type Account,
  agentsOf,
  citedOf,
  entriesOf,
  type Found,
  memberText,
  paragraphsIn,
  type WorkContainer,
} from '../../work/index.ts'
import { identifierTypeOf } from '../identifier-types.ts'
import { nameBlock } from '../names.ts'
import type { ModsWriting } from '../part-types.ts'
import { roleTerm } from '../roles.ts'
import { subTitleBlock } from '../titles.ts'
import { kernelGenre } from '../types.ts'
import { detailKinds, hostTypes, relationAttributes, saysNoOrigin } from './relations.ts'

/** Writes a detail of a part: its number, its title, or both. */
export function detail(type: string, number: string | undefined, title?: string): Block[] {
  const blocks = Object.entries({ number, title }).flatMap(([name, text]) =>
    text === undefined ? [] : [element(name, {}, text)],
  )
  return blocks.length === 0 ? [] : [element('detail', { type }, blocks)]
}

/** Returns the element for the pages of a part. */
export function pagesBlock(first: string | undefined, last: string | undefined): Block[] {
  if (first === undefined && last === undefined) return []
  const bound = (name: string, text: string | undefined): Block[] =>
    text === undefined ? [] : [element(name, {}, text)]
  return [element('extent', { unit: 'pages' }, [...bound('start', first), ...bound('end', last)])]
}

/** Writes a related item: the container of the work, or another item. */
export function itemBlock(entry: Found<RelatedItem>, { work, account }: ModsWriting): Block {
  const container: WorkContainer = containerFrom(entry)
  const { general } = work
  const { relatedItemType } = entry.value
  const usual = (general && hostTypes[general.value as ResourceTypeGeneral]) ?? 'Collection'
  const isHost = entry.value.relationType === 'IsPublishedIn'
  const isImplied = relatedItemType === (isHost ? usual : 'Collection')
  const genre = isImplied ? undefined : memberText(entry, 'relatedItemType')
  if (isImplied) account.carryPath(entry.at('relatedItemType'))
  const titles = titlesBlocks(entry, account)
  const { identifier, contributors } = container
  if (identifier !== undefined) account.carryPath(entry.at('relatedItemIdentifier').at('relatedItemIdentifierType'))
  const editors = contributors.filter(({ role }) => role?.value === 'Editor')
  for (const { role } of editors) account.carryAny(role)
  const origin = isHost && saysNoOrigin(work.record) ? [] : originBlocks(entry, container, account)
  const { numberType } = entry.value
  const kind = container.number === undefined ? undefined : detailKinds.find(([, known]) => known === numberType)?.[0]
  if (kind !== undefined) account.carryPath(entry.at('numberType'))
  const parts = [
    ...detail('volume', account.carryAny(container.volume)),
    ...detail('issue', account.carryAny(container.issue)),
    ...detail(kind ?? 'item', account.carryAny(container.number)),
    ...pagesBlock(account.carryAny(container.firstPage), account.carryAny(container.lastPage)),
  ]
  const creators = agentsOf(entry.value.creators, entry.at('creators').path)
  const blocks = [
    ...titles,
    ...creators.map(creator => nameBlock(creator, [roleTerm('code', 'cre')], account)),
    ...editors.map(editor => nameBlock(editor, [roleTerm('code', 'edt')], account)),
    ...kernelGenre(account.carryAny(genre)),
    ...(origin.length === 0 ? [] : [element('originInfo', {}, origin)]),
    ...(identifier === undefined
      ? []
      : [element('identifier', { type: identifierTypeOf(identifier.type) }, account.carry(identifier))]),
    ...(parts.length === 0 ? [] : [element('part', {}, parts)]),
  ]
  const relation = relationAttributes(entry, account)
  // An item with only its publication details would be read as the original publication.
  const isBare =
    genre === undefined && identifier === undefined && editors.length + creators.length + parts.length === 0
  const attributes = relation.type === 'original' && isBare ? { otherType: entry.value.relationType } : relation
  return element('relatedItem', attributes, blocks)
}

function originBlocks(entry: Found<RelatedItem>, { publisher, edition }: WorkContainer, account: Account): Block[] {
  const year = textOf(entry.value.publicationYear)
  const isYear = /^\d{4}$/.test(year)
  if (isYear) account.carryPath(entry.at('publicationYear'))
  return [
    ...(publisher === undefined ? [] : [element('publisher', {}, account.carry(publisher))]),
    ...(isYear ? [element('dateIssued', { encoding: 'w3cdtf' }, year)] : []),
    ...(edition === undefined ? [] : [element('edition', {}, account.carry(edition))]),
  ]
}

/**
 * Writes the titles of a related item that have no type, and its alternative titles.
 *
 * The first subtitle is written inside the first title without a type; all other titles are dropped.
 */
function titlesBlocks(entry: Found<RelatedItem>, account: Account): Block[] {
  const titles = entriesOf<Title>(entry.value.titles, entry.at('titles'))
  const main = titles.find(title => title.value.titleType === undefined && memberText(title, 'title') !== undefined)
  const subtitle = titles.find(({ value }) => value.titleType === 'Subtitle')
  const within = subtitle && memberText(subtitle, 'title')
  return titles.flatMap((title): Block[] => {
    const { titleType } = title.value
    const text = memberText(title, 'title')
    const isShort = titleType === 'AlternativeTitle'
    if (text === undefined || (titleType !== undefined && !isShort)) return []
    account.carryPath(title.at('titleType'))
    const isMain = title === main && subtitle !== undefined && within !== undefined
    if (isMain) account.carryPath(subtitle.at('titleType'))
    const lang = account.carryAny(memberText(title, 'lang'))
    return [
      element('titleInfo', { type: isShort ? 'abbreviated' : undefined, 'xml:lang': lang }, [
        element('title', {}, account.carry(text)),
        ...(isMain ? [subTitleBlock(within, lang, account)] : []),
      ]),
    ]
  })
}

/**
 * Returns the name of a series: the text of a description (17) of type SeriesInformation with a single paragraph and no
 * language. Returns undefined for any other description.
 */
export function seriesIn(entry: Found<Description>): Found | undefined {
  const { descriptionType, description, lang } = entry.value
  if (descriptionType !== 'SeriesInformation' || lang !== undefined) return undefined
  return paragraphsIn(description).length === 1 ? memberText(entry, 'description') : undefined
}

/** Writes each series of a work. The collection number of the record is written in the first series. */
export function seriesBlocks({ work: { record }, account }: ModsWriting): Block[] {
  let number = citedOf(record, 'collection-number')
  return entriesOf<Description>(record.descriptions, ['descriptions']).flatMap(entry => {
    const name = seriesIn(entry)
    if (name === undefined) return []
    account.carryPath(entry.at('descriptionType'))
    const part = detail('item', account.carryAny(number))
    number = undefined
    return [
      element('relatedItem', { type: 'series' }, [
        element('titleInfo', {}, [element('title', {}, account.carry(name))]),
        ...(part.length === 0 ? [] : [element('part', {}, part)]),
      ]),
    ]
  })
}
