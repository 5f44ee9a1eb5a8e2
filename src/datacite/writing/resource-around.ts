import { doiKey, doiUrl } from '../../identifiers/doi.ts'
import type { RelationType } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import {
  doiOf,
  issuedOf,
  publicationYearOf,
  publisherOf,
  relatedDoisOf,
  titleOf,
  versionOf,
  viewOf,
} from '../../model/view.ts'

/**
 * The fields around the metadata of a Resource that the metadata say; not its `id` and `paths`, which they do not, and not the
 * texts that are put together for citing.
 */
export function resourceAround(record: Datacite): Record<string, unknown> {
  const view = viewOf(record)
  const doi = doiOf(view)
  const neighbour = (relation: RelationType) =>
    relatedDoisOf(view, relation).find(related => doi === undefined || doiKey(related) !== doiKey(doi)) ?? null
  return {
    ...(doi !== undefined && { doi, doi_url: doiUrl(doi) }),
    title: titleOf(view),
    version: versionOf(view) || null,
    publication_year: publicationYearOf(view) || null,
    publication_date: issuedOf(view) || null,
    publisher: publisherOf(view) || null,
    previous_version: neighbour('IsNewVersionOf'),
    new_version: neighbour('IsPreviousVersionOf'),
    is_external: false,
  }
}
