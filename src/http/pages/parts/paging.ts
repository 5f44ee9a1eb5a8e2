import { html, type Part } from '../html.ts'
import { grouped } from '../words.ts'

/** Where a listing is: the page that is shown, and how many there are. */
export interface Place {
  page: number
  pages: number
}

/** Links to the pages before and after; nothing where there is one page only. */
export function pagingHtml({ page, pages }: Place, to: (page: number) => string): Part {
  if (pages < 2) return undefined
  return html`<nav class="paging" aria-label="Pages">
${page > 1 ? html`<a href="${to(page - 1)}" rel="prev">Previous</a>` : html`<span class="muted">Previous</span>`}
<span>Page ${grouped(page)} of ${grouped(pages)}</span>
${page < pages ? html`<a href="${to(page + 1)}" rel="next">Next</a>` : html`<span class="muted">Next</span>`}
</nav>`
}
