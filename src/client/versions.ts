import type { VersionWarning } from '../versions/types.ts'

/** The versions of a resource, as `/api/v1/resources/<id>/versions/` returns them. */
export interface Versions {
  /** DOI of the newest version. */
  latest: string
  /** DOI that stands for all versions, or null. */
  concept: string | null
  /** Oldest first. */
  versions: readonly VersionLink[]
  /** The inconsistencies of the chain. */
  warnings: readonly VersionWarning[]
}

/** One version of a chain; all but the DOI is null if the service does not hold it. */
export interface VersionLink {
  doi: string
  id: string | null
  version: string | null
  publication_date: string | null
  title: string | null
  /** API address of the resource. */
  url: string | null
}
