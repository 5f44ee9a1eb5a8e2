/** Terms of use of a dataset or file. */
export interface TermsOfUse {
  terms_of_use: string
  terms_of_use_url: string
}

/** The licence of a file or dataset as displayed by the service; an empty object in listings. */
export interface RightsLabel {
  /** Licence name. */
  rights?: string
  /** URL of the licence. */
  rights_uri?: string
  /** Short licence label. */
  short?: string
  /** Relative image path. */
  image?: string
  /** The name of a display colour. */
  color?: string
}

/** Fields that the listing form and the detail form of a file share (service description 2.2). */
interface FileCommon {
  /** UUID in canonical form. */
  id: string
  /** File name, which ends with a format extension. */
  name: string
  /** Version stamp, YYYYMMDD. */
  version: string
  /** Size in bytes. */
  size: number
  /** Lower-case hexadecimal digest. */
  checksum: string
  /** Algorithm of `checksum`, such as `sha512`. */
  checksum_type: string
  /** API URL of the file. */
  url: string
  /** URL of the human-readable page. */
  metadata_url: string
  /** URL of the raw file. */
  file_url: string
  rights: RightsLabel
  terms_of_use: TermsOfUse
}

/** A file in a dataset's listing (service description 2.2, listing form). */
export interface File extends FileCommon {
  /** Download URL. */
  download_url: string
}

/** A file as returned by its own URL (service description 2.2, detail form). */
export interface FileDetail extends FileCommon {
  /** Path of the file, slash-separated, ending in the name. */
  path: string
  /** All paths of the file. */
  paths: string[]
  /** Specifier values by name; years are integers. */
  specifiers: Record<string, string | number>
  /** Specifier names in path order. */
  identifiers: string[]
  /** Lists of values by specifier name, for the names in `specifiers`. */
  merged_specifiers: Record<string, (string | number)[]>
  /** Display values of the specifiers, by display label. */
  pretty_specifiers: Record<string, (string | number)[]>
  links: unknown[]
  search_rank: number
  /** URL of the JSON metadata file for the raw file. */
  json_url: string
}
