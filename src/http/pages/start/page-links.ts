import { HttpError } from '../../reply/http-error.ts'
import { html, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/** Renders links to the previous and the next page, or nothing for a single page. */
export function pagingHtml(
  { page, pages }: { page: number; pages: number },
  to: (page: number) => string,
  { say }: Site,
): Part {
  if (pages < 2) return undefined
  return html`<nav class="paging" aria-label="${say.pages}">
${page > 1 ? html`<a href="${to(page - 1)}" rel="prev">${say.previous}</a>` : html`<span class="muted">${say.previous}</span>`}
<span>${say.pageOf(page, pages)}</span>
${page < pages ? html`<a href="${to(page + 1)}" rel="next">${say.next}</a>` : html`<span class="muted">${say.next}</span>`}
</nav>`
}

/** The number of records per page of an HTML listing. */
export const pageSize = 20

/** Returns the number of pages. Throws 404 if the requested page is beyond the last. */
export function pagesOf(count: number, page: number): number {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  if (page > pages) throw new HttpError(404, 'Invalid page.')
  return pages
}
