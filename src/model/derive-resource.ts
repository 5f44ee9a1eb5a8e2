import { doiKey, doiUrl } from '../identifiers/doi.ts'
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

type DerivedFields = Partial<Pick<Resource, 'doi' | 'doi_url'>> &
  Pick<
    Resource,
    | 'title'
    | 'version'
    | 'publication_year'
    | 'publication_date'
    | 'publisher'
    | 'previous_version'
    | 'new_version'
    | 'is_external'
  >

/** What an `id` may be: a UUID in its 8-4-4-4-12 form. */
export const uuidForm = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

/** What `publication_date` may hold. */
export const isoDate = /^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01])(?:T\S+)?)?)?$/

/**
 * The fields around the metadata of a `Resource` that the metadata say, as plain text: not its `id` and `paths`, and not the texts for
 * citing. `publication_date` is the Issued date as precise as given, the start of a range, or null unless it is an ISO 8601 date;
 * `previous_version` and `new_version` are the first DOIs with IsNewVersionOf and IsPreviousVersionOf other than the record's own.
 */
export function derivedFields(view: RecordView): DerivedFields {
  const doi = doiOf(view)
  const issued = issuedOf(view)
  const neighbour = (relation: 'IsNewVersionOf' | 'IsPreviousVersionOf'): string | null =>
    relatedDoisOf(view, relation).find(related => doiKey(related) !== doiKey(doi ?? '')) ?? null
  return {
    ...(doi !== undefined && { doi, doi_url: doiUrl(doi) }),
    title: knownText(titleOf(view)),
    version: knownText(versionOf(view)) || null,
    publication_year: publicationYearOf(view) || null,
    publication_date: isoDate.test(issued) ? issued : null,
    publisher: knownText(publisherOf(view)) || null,
    previous_version: neighbour('IsNewVersionOf'),
    new_version: neighbour('IsPreviousVersionOf'),
    is_external: view.isExternal,
  }
}
