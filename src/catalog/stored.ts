import type { Dataset, File, FileDetail, TermsOfUse } from '../model/index.ts'

/** What belongs to a place where records are shown, and not to the records: addresses of the API, of pages and of files. */
type Addresses = 'url' | 'metadata_url' | 'download_url' | 'filelist_url' | 'file_url' | 'json_url'

/** A file as a dataset lists it, without addresses. */
export type StoredListedFile = Omit<File, Addresses | 'terms_of_use'> & {
  /** Path of the raw file below the address of the files. */
  path: string
  terms_of_use?: TermsOfUse
}

/** A dataset without addresses; terms of use where they are not those of the whole service. */
export type StoredDataset = Omit<Dataset, Addresses | 'files' | 'terms_of_use'> & {
  files: StoredListedFile[]
  terms_of_use?: TermsOfUse
}

/** A file without addresses, in its detail form. */
export type StoredFile = Omit<FileDetail, Addresses | 'terms_of_use'> & {
  /** The datasets that it is in. */
  datasets: string[]
  /** Those of them that are not public. */
  hidden_in: string[]
  /** Whether listings show it: as it says, else whether one of its datasets is public, or it is in none. */
  public: boolean
  /** What it says of itself. */
  stated_public?: boolean
  terms_of_use?: TermsOfUse
}
