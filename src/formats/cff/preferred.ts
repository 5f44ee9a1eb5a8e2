import { unknownName } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import type { Source } from '../../datacite/read/source.ts'
import type { Contributor, Creator, Datacite, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import type { FormatId } from '../format.ts'
import { containerPlaces } from './types.ts'

/**
 * Returns the work that a CITATION.cff asks readers to cite instead of the software, as a separate record.
 *
 * Returns undefined if the file names no such work, or a work without a title.
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

/**
 * Returns the container of the work (journal, book or proceedings) with the position of the work. Returns an empty
 * object if the work has no container title, volume or first page.
 */
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

/** The records to read from a CITATION.cff: the software, the work in `preferred-citation`, or both. */
export type PreferredCitation = 'omit' | 'only' | 'both'

/** All values of {@link PreferredCitation}. */
export const preferredCitations: readonly PreferredCitation[] = ['omit', 'only', 'both']

/** Returns a source with only the chosen records of each CITATION.cff. Throws `TypeError` for an unknown choice. */
export function withChosen<S extends Pick<Source<FormatId>, 'documents'>>(
  source: S,
  which: PreferredCitation = 'omit',
): S {
  if (!preferredCitations.includes(which)) throw unknownName('preferredCitation', which, preferredCitations)
  return which === 'omit' ? source : { ...source, documents: withPreferred(source.documents, which) }
}

/**
 * Yields documents with the preferred works as separate records.
 *
 * A preferred work follows the record that names it or, for `only`, replaces that record. A record without a preferred
 * work stays unchanged.
 */
function* withPreferred(
  documents: Iterable<SourceDocument<FormatId>>,
  which: PreferredCitation,
): Generator<SourceDocument<FormatId>> {
  let added = 0
  for (const document of documents) {
    const records: SourceRecord<FormatId>[] = []
    for (const source of document.records) {
      const preferred = which === 'omit' ? undefined : preferredOf(source.record)
      if (preferred === undefined || which === 'both') records.push({ ...source, index: source.index + added })
      if (preferred === undefined) continue
      if (which === 'both') added++
      const { index, format, document: held, base } = source
      const origin = (): string[] => ['preferred-citation']
      records.push({ index: index + added, format, document: held, base, record: preferred, unknown: [], origin })
    }
    yield { ...document, records }
  }
}
