import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { type Behaviour, everyObject } from '../behaviour.ts'
import type { Work } from '../work.ts'

/** Makes a container of the item in which the resource is published, or of a description of its series. */
export const containerDerived: Behaviour = {
  id: 'container-derived',
  does: 'changes',
  via: ['xml', 'json'],
  apply(work) {
    const container = publishedIn(work) ?? series(work)
    if (container === undefined) {
      if (work.sending.via === 'xml') work.put(['container'], undefined)
      return
    }
    const type = valueAt(work.attributes, ['types', 'resourceTypeGeneral']) === 'Dataset' ? 'DataRepository' : 'Series'
    work.set(['container'], compact({ type, ...container }))
  },
  spares: ({ relatedItems, descriptions }) =>
    everyObject(relatedItems, item => item.relationType !== 'IsPublishedIn') &&
    everyObject(descriptions, item => item.descriptionType !== 'SeriesInformation'),
}

function publishedIn(work: Work): Record<string, unknown> | undefined {
  if (work.sending.asOf < madeAnew) return undefined
  for (const [, item] of work.items('relatedItems')) {
    if (!isObject(item) || item.relationType !== 'IsPublishedIn') continue
    return {
      identifier: valueAt(item, ['relatedItemIdentifier', 'relatedItemIdentifier']),
      identifierType: valueAt(item, ['relatedItemIdentifier', 'relatedItemIdentifierType']),
      title: valueAt(item, ['titles', 0, 'title']),
      volume: item.volume,
      issue: item.issue,
      edition: item.edition,
      number: item.number,
      chapterNumber: item.numberType === 'Chapter' ? item.number : undefined,
      firstPage: item.firstPage,
      lastPage: item.lastPage,
    }
  }
  return undefined
}

function series(work: Work): Record<string, unknown> | undefined {
  for (const [path, description] of work.items('descriptions')) {
    if (!isObject(description) || description.descriptionType !== 'SeriesInformation') continue
    const { title, ...parts } = seriesParts(
      work.sending.asOf < madeAnew ? work.textSent([...path, 'description']) : description.description,
    )
    if (title === undefined || title === '') return partOfOnly(work)
    const [identifier, identifierType] = partOf(work)
    return { identifier, identifierType, title, ...parts }
  }
  return partOfOnly(work)
}

/** Until the container was made anew with every answer, the whole that a resource is part of was enough for one. */
function partOfOnly(work: Work): Record<string, unknown> | undefined {
  if (work.sending.via !== 'xml' || work.sending.asOf >= madeAnew) return undefined
  const [identifier, identifierType] = partOf(work)
  return identifier === undefined ? undefined : { identifier, identifierType }
}

/** The whole that a resource is part of. While the container was made of the XML, it was taken from there as it was sent. */
function partOf(work: Work): [unknown, unknown] {
  for (const [path, related] of work.items('relatedIdentifiers'))
    if (isObject(related) && related.relationType === 'IsPartOf') {
      const isOfXml = work.sending.via === 'xml' && work.sending.asOf < madeAnew
      return [
        isOfXml ? work.textSent([...path, 'relatedIdentifier']) : related.relatedIdentifier,
        related.relatedIdentifierType,
      ]
    }
  return [undefined, undefined]
}

/** The day from which on the container is made with every answer, and no longer when the XML is read. */
const madeAnew = '2025-11-20'

/** `Title, Volume(Issue), First-Last` in its parts. */
function seriesParts(text: unknown): Record<string, string | undefined> {
  if (typeof text !== 'string' || text.trim() === '') return {}
  const parts = text.split(',').map(part => part.trim())
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  const [before, issue, after] = issueIn(parts.length > 2 ? (parts[1] ?? '') : '')
  const pages = parts.length > 1 ? (parts.at(-1) ?? '').split('-').map(page => page.trim()) : []
  const volume = before !== '' ? before : after
  return {
    title: parts[0],
    volume: volume === '' ? undefined : volume,
    issue: issue === '' ? undefined : issue,
    firstPage: pages[0],
    lastPage: pages[1],
  }
}

/** What stands before, in and behind the last pair of brackets. */
function issueIn(text: string): [string, string, string] {
  const open = text.lastIndexOf('(')
  const close = open === -1 ? -1 : text.indexOf(')', open)
  return close > open + 1 ? [text.slice(0, open), text.slice(open + 1, close), text.slice(close + 1)] : ['', '', text]
}

const compact = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null))
