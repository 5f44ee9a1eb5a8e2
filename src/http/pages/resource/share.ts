import { elementAsset } from '../assets/page-assets.ts'
import { html, type Part } from '../html.ts'
import { copyButton } from '../parts/pieces.ts'
import type { Site } from '../site.ts'

/** The values for sharing a page. */
export interface Shared {
  /** The persistent address: the URL of the DOI or, without a DOI, of the page. */
  address: string
  title: string
  /** The body of the e-mail: the citation, if there is one. Defaults to `address`. */
  text?: string | undefined
  /** The DOI in the code that embeds the citation in other sites. */
  doi?: string | undefined
  exports: Part
}

/**
 * Renders the ways to share a record: its link, an e-mail, its metadata in other formats, and the code to embed its
 * citation.
 */
export const shareHtml = ({ address, title, text, doi, exports }: Shared, site: Site): Part => {
  const { say } = site
  const body = text === undefined || text.length > longestMail ? address : text
  const mail = `mailto:?subject=${encodeURIComponent(wellFormed(title))}&body=${encodeURIComponent(wellFormed(body))}`
  return html`<p class="share"><a id="share-link" class="doi" href="${address}">${address}</a> ${copyButton('share-link', say.copy, say.theLink)}</p>
<p class="share"><a href="${mail}">${say.byEmail}</a></p>
${exports}
${doi !== undefined && embedHtml(doi, site)}`
}

/** The maximum length of the text in a mail link, in characters. Some mail programs reject longer links. */
const longestMail = 1500

/** Truncates a text for a URL and replaces lone surrogates, which URLs cannot encode. */
const wellFormed = (text: string): string => text.slice(0, longestMail).replace(/\p{Cs}/gu, '\ufffd')

function embedHtml(doi: string, { options: { baseUrl }, say }: Site): Part {
  const code = `<script type="module" src="${baseUrl}${elementAsset.path}"></script>
<citable-citation doi="${doi.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></citable-citation>`
  return html`<details class="rest"><summary>${say.embed}</summary>
<p class="muted">${say.embedHow}</p>
<pre class="code" tabindex="0"><code id="embed-code">${code}</code></pre>
<div class="citation-tools">${copyButton('embed-code', say.copy, say.theCode)}</div>
</details>`
}
