import { HttpError } from '../../http-error.ts'
import { html, type Part } from '../html.ts'
import { grouped } from '../words.ts'

/** Links to the previous and the next page; nothing if there is only one page. */
export function pagingHtml({ page, pages }: { page: number; pages: number }, to: (page: number) => string): Part {
  if (pages < 2) return undefined
  return html`<nav class="paging" aria-label="Pages">
${page > 1 ? html`<a href="${to(page - 1)}" rel="prev">Previous</a>` : html`<span class="muted">Previous</span>`}
<span>Page ${grouped(page)} of ${grouped(pages)}</span>
${page < pages ? html`<a href="${to(page + 1)}" rel="next">Next</a>` : html`<span class="muted">Next</span>`}
</nav>`
}

/** Records per page of a listing for people. */
export const pageSize = 20

/** The requested page number; 404 if it is not a number. */
export function pageAsked(parameters: URLSearchParams): number {
  const text = parameters.get('page') || '1'
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new HttpError(404, 'Invalid page.')
  return Number(text)
}

/** The number of pages; 404 if the requested one is beyond the last. */
export function pagesOf(count: number, page: number): number {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  if (page > pages) throw new HttpError(404, 'Invalid page.')
  return pages
}
