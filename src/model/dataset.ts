import type { File, RightsLabel, TermsOfUse } from './file.ts'

/** A named group of files (service description 2.1). */
export interface Dataset {
  /** UUID in canonical form. */
  id: string
  /** The last segment of `path`. */
  name: string
  /** Slash-separated path built from specifier values, ending in the name. */
  path: string
  /** Version stamp, YYYYMMDD. */
  version: string
  /** Total size of the files in bytes. */
  size: number
  /** Specifier values by name. */
  specifiers: Record<string, string>
  /** Specifier names in path order. */
  identifiers: string[]
  search_rank: number
  public: boolean
  /** API URL of the dataset. */
  url: string
  /** URL of the human-readable page. */
  metadata_url: string
  /** Download URL of the whole dataset. */
  download_url: string
  /** API URL of the list of files. */
  filelist_url: string
  rights: RightsLabel
  files: File[]
  /** The citable resources that cover the dataset. */
  resources: ResourceLink[]
  terms_of_use: TermsOfUse
}

/** A link from a dataset to a resource. */
export interface ResourceLink {
  /** UUID in canonical form. */
  id: string
  doi: string
  /** Resolver URL of the DOI. */
  doi_url: string
}
