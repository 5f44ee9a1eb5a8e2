import type { VersionWarning } from '../versions/types.ts'

/** The versions of a resource, as `/api/v1/resources/<id>/versions/` gives them. */
export interface Versions {
  /** DOI of the newest version. */
  latest: string
  /** DOI that stands for all versions, where there is one. */
  concept: string | null
  /** Oldest first. */
  versions: readonly VersionLink[]
  /** What is odd about the chain. */
  warnings: readonly VersionWarning[]
}

/** One version of a chain; of one that the service does not hold, only the DOI is known. */
export interface VersionLink {
  doi: string
  id: string | null
  version: string | null
  publication_date: string | null
  title: string | null
  /** API address of the resource. */
  url: string | null
}
