import type { Kind, Withdrawal } from '../../../catalog/index.ts'
import type { RequestError } from '../../../request/error.ts'
import type { Question } from '../../../request/question.ts'

/** A place from which records are fetched page by page. */
export interface OnlineSource {
  /** The name of the source in reports, and the key of its state. */
  name: string
  /** The address of the first page; with a time, only what changed since then, if the place can tell. */
  first(since: string | undefined): string | Promise<string>
  /** True if `since` selects changes, rather than everything again. */
  isIncremental: boolean
  /** Builds the request and the parser of a page. */
  page(address: string): Question<SourcePage>
  /** True if the source does not offer the resource at a URL at all, which is no error. */
  isAbsent?(address: string, error: RequestError): boolean
  /** The address at which records that the lists left out are looked for, after the last page; undefined if there is none. */
  further?(): string | undefined
  /** The address below which the place has its raw files, as far as the pages that came show it. */
  filesUrl?(): string | undefined
  /** Returns the question for the reason of a withdrawal. */
  withdrawalOf?(kind: Kind, id: string): Question<Withdrawal>
  /** The page after one that is absent. */
  after?(address: string): string | undefined
  /** The marks of known pages by URL, for a source that only serves everything. An unchanged page is not sent again. */
  marks?: Map<string, PageMark>
}

/** The stored facts of a page. */
export interface PageMark {
  etag: string
  /** The number of records on the page. */
  records: number
  count: number
  /** The address of the next page; absent at the end. */
  next?: string
}

/** A page of a source. */
export interface SourcePage {
  /** Records as they came, to be judged by the catalog. */
  records: unknown[]
  /** DOIs or ids of records that the place has no more; one that is neither, or not known here, changes nothing. */
  deleted: string[]
  /** Records that are as they were, and did not come. */
  unchanged?: number
  /** The content that could not be read, in full sentences. */
  faults: string[]
  /** The address of the next page; undefined at the end. */
  next: string | undefined
  /** The list that the page is of, and the number of records that it is said to have, if it is said. */
  list: string
  count: number | undefined
  /** When the place made the page, as it writes times. */
  time?: string
}

/** The error of a place that does not keep to its own protocol. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
