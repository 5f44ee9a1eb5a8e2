import { isObject } from '../../core/object.ts'
import type { Contributor, Creator, Datacite, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { containerPlaces } from './write-own-citation.ts'

/**
 * Returns the work that a CITATION.cff asks to cite in place of its software, as a record of its own; undefined if the file asks for none
 * or says nothing to cite it by.
 */
export function preferredOf({ relatedItems, extras }: Datacite): Datacite | undefined {
  if (extras?.format !== 'cff' || !Array.isArray(relatedItems)) return undefined
  const item = relatedItems.find(one => one?.relationTypeInformation === 'preferred-citation')
  if (item === undefined || (item.titles ?? []).length === 0) return undefined
  const members = isObject(extras.members) ? extras.members : {}
  const kept = (name: string): string => textOf(members[`/preferred-citation/${name}`])
  const { relatedItemIdentifier: id, creators, contributors, titles, publicationYear, publisher } = item
  const isDoi = id?.relatedItemIdentifierType === 'DOI'
  const address = kept('url') || (id?.relatedItemIdentifierType === 'URL' ? textOf(id.relatedItemIdentifier) : '')
  const date = kept('date-published') || kept('date-released')
  return {
    ...(isDoi && id.relatedItemIdentifier !== undefined && { doi: id.relatedItemIdentifier }),
    types: { ...(item.relatedItemType !== undefined && { resourceTypeGeneral: item.relatedItemType }) },
    ...(creators !== undefined && { creators: creators as Creator[] }),
    ...(contributors !== undefined && { contributors: contributors as Contributor[] }),
    ...(titles !== undefined && { titles }),
    ...(publicationYear !== undefined && { publicationYear }),
    ...(publisher !== undefined && { publisher: { name: publisher } }),
    ...(kept('version') !== '' && { version: kept('version') }),
    ...(/^\d{4}-\d\d/.test(date) && { dates: [{ date, dateType: 'Issued' as const }] }),
    ...containerOf(item, kept),
    ...(address !== '' && {
      alternateIdentifiers: [{ alternateIdentifier: address, alternateIdentifierType: 'URL' }],
    }),
  }
}

/** The journal, book or proceedings that the work is in, with its numbers. */
function containerOf(
  { relatedItemType: type, volume, issue, number, firstPage, lastPage, edition }: RelatedItem,
  kept: (name: string) => string,
): Pick<Datacite, 'relatedItems'> {
  const place = containerPlaces.find(([name]) => kept(name) !== '')
  if (place === undefined && volume === undefined && firstPage === undefined) return {}
  const container: RelatedItem = {
    relatedItemType: place?.[1](type === 'ConferencePaper' ? 'conference-paper' : '') ?? 'Journal',
    relationType: 'IsPublishedIn',
    ...(place !== undefined && { titles: [{ title: kept(place[0]) }] }),
    ...(volume !== undefined && { volume }),
    ...(issue !== undefined && { issue }),
    ...(number !== undefined && { number }),
    ...(firstPage !== undefined && { firstPage }),
    ...(lastPage !== undefined && { lastPage }),
    ...(edition !== undefined && { edition }),
  }
  return { relatedItems: [container] }
}
