import { doiKey, doiUrl, parseDoi } from '../identifiers/doi.ts'
import type { Datacite, Resource, ServiceDatacite } from '../model/index.ts'
import { knownText } from '../model/plain-text.ts'
import { toServiceDatacite } from '../model/to-service-datacite.ts'
import {
  doiOf,
  issuedOf,
  publicationYearOf,
  publisherOf,
  type RecordView,
  relatedDoisOf,
  titleOf,
  versionOf,
  viewOf,
} from '../model/view.ts'
import { citation } from './citation.ts'
import { creatorsOf } from './creators.ts'
import { versionedTitleOf } from './title.ts'

/** What a `Resource` has that its metadata do not say. */
export interface ResourceOptions {
  /** UUID in canonical form. */
  id: string
  /** Data paths that the resource covers; none where not given. */
  paths?: readonly string[]
  /** The DOI in any usual writing, where the metadata have none: always so for an external resource. */
  doi?: string
  /** The title, where the metadata have none. */
  title?: string
}

/**
 * The `Resource` that a record's metadata (canonical or in the service's spelling) make: every other field is derived from
 * them. Without metadata (`null` or `{}`) it is external: title and DOI come from the options, the rest is empty.
 * `publication_date` is the Issued date as precise as given, of a range the start; `previous_version` and `new_version` are
 * the first DOIs with IsNewVersionOf and IsPreviousVersionOf other than the record's own. Throws `TypeError` where the
 * given `doi` is none.
 */
export function createResource(datacite: Datacite | ServiceDatacite | null, options: ResourceOptions): Resource {
  const { id, paths = [], title } = options
  const service = datacite === null ? null : toServiceDatacite(datacite)
  const view = viewOf({ doi: doiOf(viewOf(datacite)) ?? givenDoi(options), title, datacite: service })
  const doi = doiOf(view) ?? ''
  return {
    id,
    doi,
    doi_url: doi === '' ? '' : doiUrl(doi),
    title: knownText(titleOf(view)),
    title_with_version: versionedTitleOf(view),
    version: knownText(versionOf(view)) || null,
    paths: [...paths],
    creators_str: creatorsOf(view, {}),
    publication_year: publicationYearOf(view) || null,
    publication_date: knownText(issuedOf(view)) || null,
    publisher: knownText(publisherOf(view)) || null,
    citation: citation(view.own),
    previous_version: neighbour(view, 'IsNewVersionOf', doi),
    new_version: neighbour(view, 'IsPreviousVersionOf', doi),
    is_external: view.isExternal,
    datacite: service,
  }
}

function givenDoi({ doi }: ResourceOptions): string | undefined {
  if (doi === undefined) return undefined
  const parsed = parseDoi(doi)
  if (parsed === undefined) throw new TypeError(`"${doi}" is not a DOI.`)
  return parsed
}

const neighbour = (
  view: RecordView,
  relationType: 'IsNewVersionOf' | 'IsPreviousVersionOf',
  own: string,
): string | null => relatedDoisOf(view, relationType).find(related => doiKey(related) !== doiKey(own)) ?? null
