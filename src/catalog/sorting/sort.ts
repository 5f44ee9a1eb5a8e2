/** Orders of a listing other than its own, which is by path: by title or name, or by date or version; with `-`, backwards. */
export type Sort = 'title' | '-title' | 'date' | '-date'

/** The orders that can be asked for. */
export const sorts: ReadonlySet<unknown> = new Set(['relevance', 'title', '-title', 'date', '-date'])
