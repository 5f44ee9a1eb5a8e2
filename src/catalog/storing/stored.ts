import type { Dataset, File, FileDetail, Resource, TermsOfUse } from '../../model/index.ts'
import type { recordFields } from '../../model/schemas/record-fields.ts'

/** Addresses of the API, of pages and of files: they belong to the place where records are shown, not to the records. */
export type Addresses = AddressIn<(typeof recordFields)['dataset' | 'file' | 'fileDetail']>
type AddressIn<F> = F extends unknown
  ? { [Name in keyof F]: F[Name] extends readonly ['address', ...unknown[]] ? Name : never }[keyof F]
  : never

/** Members that the service description does not know, kept as they came. */
export type Extras = Record<string, unknown>

/** A file as a dataset lists it, without addresses. */
export type StoredListedFile = Omit<File, Addresses | 'terms_of_use'> & {
  /** Path of the raw file below `filesUrl`. */
  path: string
  terms_of_use?: TermsOfUse
  extras?: Extras
}

/** A dataset without addresses; with terms of use if they differ from those of the service. */
export type StoredDataset = Omit<Dataset, Addresses | 'files' | 'terms_of_use'> & {
  files: StoredListedFile[]
  extras?: Extras
  terms_of_use?: TermsOfUse
}

/** A file without addresses, in its detail form. */
export type StoredFile = Omit<FileDetail, Addresses | 'terms_of_use' | 'pretty_specifiers'> & {
  /** If its own record has them; else they follow from the specifiers. */
  pretty_specifiers?: FileDetail['pretty_specifiers']
  extras?: Extras
  /** The datasets that it is in. */
  datasets: string[]
  /** The file's datasets that are not public. */
  hidden_in: string[]
  /** The file's withdrawn datasets; absent if none. */
  withdrawn_in?: string[]
  /** True if listings show the file. Defaults to true if one of its datasets is public or it has none. */
  public: boolean
  /** True if the file's own record declares it public. */
  stated_public?: boolean
  terms_of_use?: TermsOfUse
}

/** A resource, with the address that is registered for its DOI if that is known, which the API does not show. */
export type StoredResource = Resource & { landing_page?: string }
