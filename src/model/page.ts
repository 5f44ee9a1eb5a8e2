/** One page of a listing (service description 4.1). */
export interface Page<T> {
  /** Number of matching records on all pages. */
  count: number
  /** URL of the next page, or null on the last. */
  next: string | null
  /** URL of the previous page, or null on the first. */
  previous: string | null
  results: T[]
}
