import type { Datacite } from '../../model/datacite.ts'
import { type Block, element } from '../../text/xml/write.ts'
import type { CitedTexts, CitedVariable } from '../work/cited-members.ts'
import { citedOf } from '../work/index.ts'
import { splitPages } from '../work/pages.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import type { ModsWriting } from './part-types.ts'
import { partOf } from './related/read-related.ts'
import { detail, pagesBlock } from './related/write-related.ts'

/**
 * The types of `detail` that describe the work itself even if the work has a container, with the CSL variables for the
 * number and the title.
 */
const details: readonly (readonly [
  type: string,
  number: CitedVariable | undefined,
  title: CitedVariable | undefined,
])[] = [
  ['volume', undefined, 'volume-title'],
  ['part', 'part-number', 'part-title'],
  ['section', 'section', undefined],
]

/** The types of `detail` whose number belongs to the container, or to the work itself if the work has no container. */
const own = ['volume', 'issue', 'chapter', 'item'] as const
const variables = { volume: 'volume', issue: 'issue', chapter: 'chapter-number', item: 'number' } as const

/**
 * Reads the details and pages that state which part of a larger whole the work is.
 *
 * If the work has a container, the volume, issue, number and pages are read into the container.
 */
export function readOwnPart(part: ElementReader, record: Datacite, cited: CitedTexts): void {
  for (const found of part.children('detail')) {
    const row = details.find(([type]) =>
      found.element.attributes.some(({ local, value }) => local === 'type' && value === type),
    )
    if (row === undefined) continue
    const [type, number, title] = row
    if (title !== undefined) cited[title] = found.text('title')
    if (number === undefined) continue
    found.attribute('type')
    cited[number] =
      found.text('number') ?? (title === undefined ? (found.text('title') ?? found.text('caption')) : undefined)
    if (type !== 'volume') found.leave('caption')
  }
  const host = record.relatedItems?.find(({ relationType }) => relationType === 'IsPublishedIn')
  const numbers = partOf(part)
  if (host !== undefined) {
    Object.assign(host, numbers)
    return
  }
  const { volume, issue, number, numberType, firstPage, lastPage } = numbers
  if (volume !== undefined) cited.volume = volume
  if (issue !== undefined) cited.issue = issue
  if (number !== undefined) cited[numberType === 'Chapter' ? 'chapter-number' : 'number'] = number
  if (firstPage !== undefined) cited.page = lastPage === undefined ? firstPage : `${firstPage}-${lastPage}`
}

/**
 * Writes the details and pages that state which part of a larger whole the work is.
 *
 * Omits the volume, issue, number and pages of a work with a container, because they are written in the container.
 */
export function ownPart({ work: { record, container }, account }: ModsWriting): Block[] {
  const text = (variable: CitedVariable | undefined): string | undefined =>
    variable === undefined ? undefined : account.carryAny(citedOf(record, variable))
  const isAlone = container === undefined
  const numbers = new Map(own.map(type => [type as string, isAlone ? text(variables[type]) : undefined]))
  const { firstPage, lastPage } = splitPages((isAlone ? text('page') : undefined) ?? '')
  const types = [...new Set([...details.map(([type]) => type), ...own])]
  const parts = [
    ...types.flatMap(type => {
      const [, number, title] = details.find(([known]) => known === type) ?? []
      return detail(type, numbers.get(type) ?? text(number), text(title))
    }),
    ...pagesBlock(firstPage || undefined, lastPage),
  ]
  return parts.length === 0 ? [] : [element('part', {}, parts)]
}
