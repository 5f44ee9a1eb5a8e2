import type { Reply } from '../reply.ts'
import { html, type Part } from './html.ts'
import type { Site } from './site.ts'

/** The content of a page. */
export interface Page {
  /** The title of the window and of bookmarks; the name of the site is appended. */
  title?: string
  /** Further elements of the head: links and metadata. */
  head?: Part
  main: Part
  status?: number
}

/** Pages may only load, run and submit to what the service itself serves, and must not be framed. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Headers that restrict what a browser may do with a page. */
const pageHeaders: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', policy],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

/** A page as an answer. */
export const pageReply = (site: Site, page: Page, headers: Reply['headers'] = []): Reply => ({
  ...(page.status !== undefined && { status: page.status }),
  type: 'text/html; charset=utf-8',
  headers: [...pageHeaders, ...headers],
  body: `<!doctype html>\n${documentOf(site, page).text}\n`,
})

function documentOf({ about, assets, options, to }: Site, { title, head, main }: Page) {
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === undefined || title === about.title ? about.title : `${title} · ${about.title}`}</title>
<link rel="stylesheet" href="${to(assets.css.path)}">
<link rel="icon" href="${icon}">
<script src="${to(assets.js.path)}" defer></script>
${head}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="site">
<a class="brand" href="${to('/')}">${about.title}</a>
<nav aria-label="Site"><ul>
<li><a href="${to('/')}">Datasets</a></li>
<li><a href="${to('/resources/')}">Publications</a></li>
<li><a href="${to('/api/v1/')}">API</a></li>
</ul></nav>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<p id="status" class="unseen" role="status"></p>
<footer class="site">
<p>${about.publisher}</p>
${options.about?.contact && html`<p>${contact(options.about.contact)}</p>`}
</footer>
</body>
</html>`
}

/** A web or e-mail address as a link; any other text unchanged. */
function contact(given: string): Part {
  const isMail = /^[^\s@:/]+@[^\s@/]+$/.test(given)
  const address = isMail ? `mailto:${given}` : given
  return /^(?:https?:\/\/|mailto:)/i.test(address) ? html`<a href="${address}">Contact</a>` : given
}

/** A quotation mark on a tile; a data URL, so that it needs no request. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231b5e6f'/%3E%3Cpath d='M3.5 11V8q0-3 3-3.5v1.6q-1.3.3-1.4 1.6h1.4V11zm5.5 0V8q0-3 3-3.5v1.6q-1.3.3-1.4 1.6H12V11z' fill='%23fff'/%3E%3C/svg%3E"
