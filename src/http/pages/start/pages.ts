import { HttpError } from '../../http-error.ts'

/** Records to a page of a listing for people. */
export const pageSize = 20

/** The number of the page that is asked for; 404 where it is none. */
export function pageAsked(parameters: URLSearchParams): number {
  const text = parameters.get('page') || '1'
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new HttpError(404, 'Invalid page.')
  return Number(text)
}

/** How many pages there are; 404 where the one that is asked for is not among them. */
export function pagesOf(count: number, page: number): number {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  if (page > pages) throw new HttpError(404, 'Invalid page.')
  return pages
}
