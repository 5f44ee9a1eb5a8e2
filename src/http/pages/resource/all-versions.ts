import { html, type Part } from '../html.ts'
import { copyButton } from '../parts/pieces.ts'
import type { Site } from '../site.ts'
import type { Version } from './versions.ts'

/** The citations of all versions that the catalog has, but not of withdrawn ones, the newest first, folded; nothing if it has only one. */
export function allVersionsHtml(versions: readonly Version[], { say }: Site): Part {
  const cited = versions.flatMap(({ resource, tombstone }) => (resource && !tombstone ? [resource] : []))
  if (cited.length < 2) return undefined
  return html`<details class="rest"><summary>${say.citeAllVersions}</summary>
<ol class="citation citations" id="citations" tabindex="0">
${cited.map(({ citation }) => html`<li dir="auto">${citation}</li>\n`)}</ol>
<div class="citation-tools">${copyButton('citations', say.copy, say.theCitations)}</div>
</details>`
}
