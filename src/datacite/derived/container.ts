import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isSame } from '../writing/same.ts'

/** Returns the container type that the registry derives from the general type of a resource. */
export const containerType = (resourceTypeGeneral: unknown): 'DataRepository' | 'Series' =>
  resourceTypeGeneral === 'Dataset' ? 'DataRepository' : 'Series'

/** Returns the container that the registry derives from the item in which a resource is published. */
export const containerOfItem = (item: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
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
})

/** Splits a text of the form `Title, Volume(Issue), First-Last` in the same way as the registry. */
export function registrySeries(text: unknown): Record<string, string | undefined> {
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

/**
 * Splits a text into the parts before, in and after its last pair of parentheses. Without text in parentheses, the
 * whole text is the last part.
 */
function issueIn(text: string): [string, string, string] {
  const open = text.lastIndexOf('(')
  const close = open === -1 ? -1 : text.indexOf(')', open)
  return close > open + 1 ? [text.slice(0, open), text.slice(open + 1, close), text.slice(close + 1)] : ['', '', text]
}

/** Returns an object without the members that are undefined or null. */
export const withoutBlanks = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null))

/** True if the registry derives the given container from a record, so that dropping the container loses nothing. */
export const isDerivedContainer = (record: Datacite, container: unknown): boolean =>
  derivedContainers({ ...record }).some(derived => isSame(derived, container))

/**
 * Returns every container that the registry may have derived from attributes.
 *
 * The registry derives containers from an item in which the work is published, from the SeriesInformation and, before
 * November 2025, from IsPartOf alone.
 */
function derivedContainers(attributes: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  const type = containerType(valueAt(attributes, ['types', 'resourceTypeGeneral']))
  const find = (list: string, name: string, wanted: string) =>
    objectsIn(attributes[list]).find(entry => entry[name] === wanted)
  const item = find('relatedItems', 'relationType', 'IsPublishedIn')
  const { title, ...pages } = registrySeries(find('descriptions', 'descriptionType', 'SeriesInformation')?.description)
  const { relatedIdentifier, relatedIdentifierType } = find('relatedIdentifiers', 'relationType', 'IsPartOf') ?? {}
  const whole = { identifier: relatedIdentifier, identifierType: relatedIdentifierType }
  return [
    ...(item === undefined ? [] : [containerOfItem(item)]),
    ...(title === undefined ? [] : [{ ...whole, title, ...pages }]),
    ...(relatedIdentifier === undefined ? [] : [whole]),
  ].map(container => withoutBlanks({ type, ...container }))
}

const objectsIn = (list: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(list) ? list.filter(isObject) : []
