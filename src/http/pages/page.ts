import type { Reply } from '../reply/reply.ts'
import { type Html, html, type Part, safeAddress } from './html.ts'
import { icon } from './icon.ts'
import { languages, type Site } from './site.ts'

/** The content of a page. */
export interface Page {
  /** The title of the page, as in window titles and bookmarks; the name of the site is appended. */
  title?: string
  /** The canonical path, used in links to the page in other languages. Defaults to the requested path. */
  path?: string
  /** Further elements of the head, such as links and metadata. */
  head?: Part
  main: Part
  status?: number
}

/**
 * The content security policy of pages.
 *
 * Pages load and request only resources of the service and images in data URLs, submit forms only to the service, and
 * cannot be framed.
 */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The content security policy of framed pages: other sites may frame them, and no script runs. */
const framedPolicy = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors *"

const pageHeaders = (csp: string): (readonly [string, string])[] => [
  ['Content-Security-Policy', csp],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

/** Creates a reply with a page. */
export const pageReply = (site: Site, page: Page, headers: Reply['headers'] = []): Reply => ({
  ...(page.status !== undefined && { status: page.status }),
  ...inLanguageOf(site),
  headers: [...pageHeaders(policy), ['Content-Language', site.say.tag], ...headers],
  body: `<!doctype html>\n${documentOf(site, page).text}\n`,
})

/** Creates a reply with a part of a page, which the page's script inserts. */
export const partReply = (site: Site, part: Part): Reply => ({
  ...inLanguageOf(site),
  headers: [...pageHeaders(policy), ['Content-Language', site.say.tag], ['X-Robots-Tag', 'noindex']],
  body: html`${part}`.text,
})

/** Creates a reply with a page that other sites can show in a frame. */
export const framedReply = (site: Site, title: string, content: Part): Reply => ({
  ...inLanguageOf(site),
  headers: [...pageHeaders(framedPolicy), ['Content-Language', site.say.tag], ['X-Robots-Tag', 'noindex']],
  body: `<!doctype html>\n${
    html`<html lang="${site.say.tag}">
<head>
${headOf(site, title)}
<base target="_top">
</head>
<body class="framed">
<main>
${content}
</main>
</body>
</html>`.text
  }\n`,
})

const headOf = ({ assets, to }: Site, title: string): Html => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${to(assets.css.path)}">
<link rel="icon" href="${assets.logo ? to(assets.logo.path) : icon}">`

const inLanguageOf = ({ isPicked }: Site): Pick<Reply, 'type' | 'vary'> => ({
  type: 'text/html; charset=utf-8',
  ...(!isPicked && { vary: 'Accept-Language' }),
})

function documentOf(site: Site, { title, path, head, main, status }: Page) {
  const { about, assets, to, say } = site
  return html`<html lang="${say.tag}">
<head>
${headOf(site, title === undefined || title === about.title ? about.title : `${title} · ${about.title}`)}
<script src="${to(assets.js.path)}" defer></script>
${path !== undefined && status === undefined && languages.map(({ tag }) => html`<link rel="alternate" hreflang="${tag}" href="${site.options.baseUrl}${path}?lang=${tag}">\n`)}${head}</head>
<body>
<a class="skip" href="#main">${say.skip}</a>
<header class="site">
<a class="brand" href="${to('/')}">${assets.logo && html`<img src="${to(assets.logo.path)}" alt="" class="logo">`}${about.title}</a>
<nav aria-label="${say.site}"><ul>
${site.has.datasets && html`<li><a href="${to('/')}">${say.datasets}</a></li>\n`}${site.has.resources && html`<li><a href="${to('/resources/')}">${say.publications}</a></li>\n`}<li><a href="${to('/api/v1/')}">API</a></li>
</ul></nav>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<p id="status" class="unseen" role="status" data-copied="${say.copied}" data-copied-long="${say.copiedLong}" data-selected="${say.selected}" data-selected-long="${say.selectedLong}" data-changed="${say.changed}" data-not-changed="${say.notChanged}"></p>
<footer class="site">
<p>${about.publisher}</p>
${furtherLinks(site)}
<nav aria-label="${say.language}" class="languages"><ul>
${languages.map(({ tag, name }) => html`<li>${languageLink(site, tag, name, path)}</li>\n`)}</ul></nav>
</footer>
</body>
</html>`
}

function languageLink({ say, inLanguage }: Site, tag: string, name: string, path: string | undefined): Part {
  const isHere = tag === say.tag
  return html`<a href="${inLanguage(tag, path)}" lang="${tag}" hreflang="${tag}" rel="nofollow"${isHere && html` aria-current="true"`}>${name}</a>`
}

function furtherLinks({ options: { about, brand }, say }: Site): Part {
  const links = [
    about?.contact && contact(about.contact, say.contact),
    outside(brand?.imprint, say.imprint),
    outside(brand?.privacy, say.privacy),
  ].filter(Boolean)
  return links.length > 0 && html`<ul class="further">${links.map(link => html`<li>${link}</li>`)}</ul>`
}

/** Renders a link to a web or e-mail address or to a path on the same host, or nothing for any other text. */
function outside(given: string | undefined, text: string): Part {
  const address = given !== undefined && /^\/(?!\/)/.test(given) ? given : safeAddress(given)
  return address !== undefined && html`<a href="${address}">${text}</a>`
}

function contact(given: string, text: string): Part {
  const isMail = /^[^\s@:/]+@[^\s@/]+$/.test(given)
  const address = isMail ? `mailto:${given}` : given
  return /^(?:https?:\/\/|mailto:)/i.test(address) ? html`<a href="${address}">${text}</a>` : given
}
