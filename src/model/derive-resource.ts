import { doiKey, doiUrl } from '../identifiers/schemes/doi.ts'
import { knownText } from './plain-text.ts'
import type { Resource } from './resource.ts'
import {
  doiOf,
  issuedOf,
  publicationYearOf,
  publisherOf,
  type RecordView,
  relatedDoisOf,
  titleOf,
  versionOf,
} from './view.ts'

/** Matches an `id`: a UUID of 8-4-4-4-12 hexadecimal digits. */
export const uuidForm = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

/** Matches a `publication_date`: a year, month or day in ISO 8601, or a day with a time. */
export const isoDate = /^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01])(?:T\S+)?)?)?$/

/** The members of a `Resource` that its metadata do not determine, and the citation texts. */
type OwnFields = Pick<Resource, 'id' | 'title_with_version' | 'paths' | 'creators_str' | 'citation' | 'datacite'>

/**
 * Builds a `Resource` in wire order. Copies the {@link OwnFields} from `own`, and derives all other fields from a
 * record, with texts as plain text.
 *
 * - `publication_date` is the Issued date as precise as given, or the start of a range. It is null if the date is not
 *   in ISO 8601.
 * - `previous_version` and `new_version` are the first DOIs with IsNewVersionOf and IsPreviousVersionOf other than the
 *   record's own, or null.
 * - `doi` and `doi_url` are `''` if there is no DOI.
 */
export function deriveResource<O extends Partial<OwnFields>>(
  view: RecordView,
  own: O,
): Omit<Resource, keyof OwnFields> & O {
  const doi = doiOf(view) ?? ''
  const issued = issuedOf(view)
  const neighbour = (relation: 'IsNewVersionOf' | 'IsPreviousVersionOf'): string | null =>
    relatedDoisOf(view, relation).find(related => doiKey(related) !== doiKey(doi)) ?? null
  const resource: { [K in keyof Resource]: Resource[K] | undefined } = {
    id: own.id,
    doi,
    doi_url: doi && doiUrl(doi),
    title: knownText(titleOf(view)),
    title_with_version: own.title_with_version,
    version: knownText(versionOf(view)) || null,
    paths: own.paths,
    creators_str: own.creators_str,
    publication_year: publicationYearOf(view) || null,
    publication_date: isoDate.test(issued) ? issued : null,
    publisher: knownText(publisherOf(view)) || null,
    citation: own.citation,
    previous_version: neighbour('IsNewVersionOf'),
    new_version: neighbour('IsPreviousVersionOf'),
    is_external: view.isExternal,
    datacite: own.datacite,
  }
  return resource as Omit<Resource, keyof OwnFields> & O
}
