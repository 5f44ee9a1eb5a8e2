import type { Dataset, File, FileDetail, Resource, TermsOfUse } from '../../model/index.ts'
import type { recordFields } from '../../model/schemas/record-fields.ts'

/**
 * The names of the members that contain addresses of the API, pages or files. Addresses depend on the service that
 * shows a record, not on the record.
 */
export type Addresses = AddressIn<(typeof recordFields)['dataset' | 'file' | 'fileDetail']>
type AddressIn<F> = F extends unknown
  ? { [Name in keyof F]: F[Name] extends readonly ['address', ...unknown[]] ? Name : never }[keyof F]
  : never

/** Members that the service description does not define, kept unchanged. */
export type Extras = Record<string, unknown>

/** A file in a dataset's list of files, without addresses. */
export type StoredListedFile = Omit<File, Addresses | 'terms_of_use'> & {
  /** The path of the raw file below `filesUrl`. */
  path: string
  terms_of_use?: TermsOfUse
  extras?: Extras
}

/**
 * A dataset without addresses. Its terms of use are present only if the ingested record states them; otherwise, the
 * terms of the service apply.
 */
export type StoredDataset = Omit<Dataset, Addresses | 'files' | 'terms_of_use'> & {
  files: StoredListedFile[]
  extras?: Extras
  terms_of_use?: TermsOfUse
}

/** A file without addresses, in its detail form. */
export type StoredFile = Omit<FileDetail, Addresses | 'terms_of_use' | 'pretty_specifiers'> & {
  /**
   * The display values by label. Present if the record of the file itself contains them; otherwise, they are derived
   * from the specifiers.
   */
  pretty_specifiers?: FileDetail['pretty_specifiers']
  extras?: Extras
  /** The ids of the datasets that contain the file. */
  datasets: string[]
  /** The ids of the file's datasets that are not public. */
  hidden_in: string[]
  /** The ids of the file's datasets that have been withdrawn; absent if there are none. */
  withdrawn_in?: string[]
  /**
   * True if listings show the file. By default, true if the file belongs to no dataset or to at least one public
   * dataset.
   */
  public: boolean
  /** The value of `public` in the record of the file itself; absent if that record has none. */
  stated_public?: boolean
  terms_of_use?: TermsOfUse
}

/** A resource, with the address registered for its DOI if that address is known. The API does not show the address. */
export type StoredResource = Resource & { landing_page?: string }
