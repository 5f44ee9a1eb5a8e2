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
  /** Specifier name to specifier value. */
  specifiers: Record<string, string>
  /** Names of the specifiers in the order in which they make up the path. */
  identifiers: string[]
  search_rank: number
  public: boolean
  /** API address of this dataset. */
  url: string
  /** Human-readable page. */
  metadata_url: string
  /** Download address of the whole dataset. */
  download_url: string
  /** API address of the list of files. */
  filelist_url: string
  rights: RightsLabel
  files: File[]
  /** The citable resources that cover the dataset. */
  resources: ResourceLink[]
  terms_of_use: TermsOfUse
}

/** A resource as a dataset names it. */
export interface ResourceLink {
  /** UUID in canonical form. */
  id: string
  doi: string
  /** Resolver URL of the DOI. */
  doi_url: string
}
