/** Terms of use of a dataset or file. */
export interface TermsOfUse {
  terms_of_use: string
  terms_of_use_url: string
}

/** The licence of a file or dataset as the service shows it; an empty object in listings. */
export interface RightsLabel {
  /** Licence name. */
  rights?: string
  /** Address of the licence. */
  rights_uri?: string
  /** Short licence label. */
  short?: string
  /** Relative image path. */
  image?: string
  /** Presentation colour, a word. */
  color?: string
}

/** Fields common to both forms of a file (service description 2.2). */
interface FileCommon {
  /** UUID in canonical form. */
  id: string
  /** File name; ends in a format extension. */
  name: string
  /** Version stamp, YYYYMMDD. */
  version: string
  /** Size in bytes. */
  size: number
  /** Lower-case hexadecimal digest. */
  checksum: string
  /** Algorithm of `checksum`, such as `sha512`. */
  checksum_type: string
  /** API address of this file. */
  url: string
  /** Human-readable page. */
  metadata_url: string
  /** Address of the raw file. */
  file_url: string
  rights: RightsLabel
  terms_of_use: TermsOfUse
}

/** A file as embedded in a dataset (service description 2.2, listing form). */
export interface File extends FileCommon {
  /** Download address. */
  download_url: string
}

/** A file as its own address returns it (service description 2.2, detail form). */
export interface FileDetail extends FileCommon {
  /** Path of the file, slash-separated, ending in the name. */
  path: string
  /** All paths of the file. */
  paths: string[]
  /** Specifier name to value; years are integers. */
  specifiers: Record<string, string | number>
  /** Specifier names in path order. */
  identifiers: string[]
  /** The same names as `specifiers`, each with the list of its values. */
  merged_specifiers: Record<string, (string | number)[]>
  /** Display label to display values. */
  pretty_specifiers: Record<string, (string | number)[]>
  links: unknown[]
  search_rank: number
  /** Address of the JSON metadata file beside the raw file. */
  json_url: string
}
