import { elementAsset } from '../assets/page-assets.ts'
import { html, type Part } from '../html.ts'
import { copyButton } from '../parts/pieces.ts'
import type { Site } from '../site.ts'

/** The code that shows a citation on other pages. */
export function embedHtml(doi: string, { options: { baseUrl }, say }: Site): Part {
  const code = `<script type="module" src="${baseUrl}${elementAsset.path}"></script>
<citable-citation doi="${doi.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></citable-citation>`
  return html`<details class="rest"><summary>${say.embed}</summary>
<p class="muted">${say.embedHow}</p>
<pre class="code" tabindex="0"><code id="embed-code">${code}</code></pre>
<div class="citation-tools">${copyButton('embed-code', say.copy, say.theCode)}</div>
</details>`
}
