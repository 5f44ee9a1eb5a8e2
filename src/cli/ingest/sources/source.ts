import type { Kind, Withdrawal } from '../../../catalog/index.ts'
import type { RequestError } from '../../../request/error.ts'
import type { Question } from '../../../request/question.ts'

/** A source of records that is fetched page by page. */
export interface OnlineSource {
  /** The name of the source in reports, and the key of its state. */
  name: string
  /**
   * Returns the address of the first page: the first page of changes if `since` is set and the source lists changes,
   * otherwise the first page of all records.
   */
  first(since: string | undefined): string | Promise<string>
  /** True if the source can list the changes since a given time instead of all records. */
  isIncremental: boolean
  /** Builds the request and the parser of a page. */
  page(address: string): Question<SourcePage>
  /** True if the error means that the source has no page at the address. The page then counts as empty. */
  isAbsent?(address: string, error: RequestError): boolean
  /**
   * Returns the address to request after the last page, for records that the lists omitted. Returns undefined if no
   * further request is needed.
   */
  further?(): string | undefined
  /**
   * Returns the base address of the source's raw files, as derived from the pages received; undefined if the pages do
   * not reveal the address.
   */
  filesUrl?(): string | undefined
  /** Returns the request that fetches the reason for a withdrawal. */
  withdrawalOf?(kind: Kind, id: string): Question<Withdrawal>
  /** Returns the address of the page to read after an absent page; undefined if no list follows. */
  after?(address: string): string | undefined
  /**
   * The marks of known pages by URL, for a source that always lists all its records. An unchanged page is not sent
   * again.
   */
  marks?: Map<string, PageMark>
}

/** The data that are stored about a page, so that a later run need not fetch the page again if it is unchanged. */
export interface PageMark {
  etag: string
  /** The number of records on the page. */
  records: number
  count: number
  /** The address of the next page; absent on the last one. */
  next?: string
}

/** A page of a source. */
export interface SourcePage {
  /** Records as received, to be validated by the catalog. */
  records: unknown[]
  /** DOIs or ids of records deleted at the source. Unknown and invalid DOIs and ids are ignored. */
  deleted: string[]
  /** The number of unchanged records, which were not sent. */
  unchanged?: number
  /** Messages about content that could not be read, as full sentences. */
  faults: string[]
  /** The address of the next page, or undefined on the last one. */
  next: string | undefined
  /** The name of the list that the page belongs to, and the number of records that the list announces, if any. */
  list: string
  count: number | undefined
  /** The time at which the source created the page, in the source's notation. */
  time?: string
}

/** The error for unusable responses of a source, such as an error report or an endless list. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

/**
 * Resolves `next`, the link to the next page, against `at`, the address of the current page. Throws a `SourceError` for
 * an address outside the service, or with a user name or password.
 */
export function nextPage(next: string, at: string): string {
  const target = URL.canParse(next, at) ? new URL(next, at) : undefined
  if (target?.origin === new URL(at).origin && target.username === '' && target.password === '') return target.href
  throw new SourceError(
    `The page ${at} names ${JSON.stringify(next.slice(0, 300))} as the next one, which is outside the service and is not followed.`,
  )
}
