import type { VersionWarning } from '../versions/types.ts'

/** The versions of a resource, as `/api/v1/resources/<id>/versions/` returns them. */
export interface Versions {
  /** DOI of the newest version that has not been withdrawn. */
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
  /** API address of the resource; of a withdrawn one, that of its tombstone. */
  url: string | null
  /** Why and when (YYYY-MM-DD) it was withdrawn, and the DOI of what takes its place; null if it was not. */
  withdrawn: { reason: string; date: string; successor: string | null } | null
}
