import { Html, html, isNothing, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/**
 * Renders a button that copies the text of an element. The button is hidden until the script runs.
 *
 * Screen readers read `what`, the name of the copied text, after the label.
 */
export const copyButton = (id: string, label: string, what: string): Html =>
  html`<button type="button" class="copy" data-copy="${id}" hidden><span data-label>${label}</span><span class="unseen"> ${what}</span></button>`

/** Renders a checksum with a copy button. The style truncates a checksum that is too long for its line. */
export function checksumHtml(
  file: { id: string; name: string; checksum: string; checksum_type: string },
  { say }: Site,
): Html {
  const id = `checksum-${file.id}`
  const type = file.checksum_type.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-')
  return html`<span class="checksum"><span class="muted">${type}</span> <code id="${id}">${file.checksum}</code> ${copyButton(id, say.copy, say.theChecksumOf(type, file.name))}</span>`
}

/** Renders a number of bytes in a rounded unit, with the exact number as a tooltip. */
export const sizeHtml = (bytes: number, { say }: Site): Html =>
  html`<data value="${bytes}" title="${say.countedBytes(bytes)}">${say.sizeOf(bytes)}</data>`

/**
 * Renders JSON-LD as a data block, which browsers do not run. Escaping `<` keeps the content from closing the block.
 */
export const jsonLd = (json: string): Html =>
  new Html(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>\n`)

/**
 * Renders entries as a list, or nothing if there are none. Collapses the entries after the first `atOnce` if at least
 * three would be collapsed.
 */
export function folded(entries: readonly Part[], atOnce: number, className: string, { say }: Site): Part {
  if (entries.length === 0) return undefined
  const list = (shown: readonly Part[]): Part =>
    html`<ul class="${className}">${shown.map(entry => html`<li>${entry}</li>\n`)}</ul>`
  // Collapsing only one or two entries is not worthwhile.
  if (entries.length <= atOnce + 2) return list(entries)
  const rest = entries.slice(atOnce)
  return html`${list(entries.slice(0, atOnce))}<details class="rest"><summary>${say.more(rest.length)}</summary>${list(rest)}</details>`
}

/** Renders a description list of terms and values, without the terms that have no value. */
export function facts(rows: readonly (readonly [term: string, said: Part])[]): Part {
  const shown = rows.filter(([, said]) => !isNothing(said))
  return (
    shown.length > 0 &&
    html`<dl class="facts">
${shown.map(([term, said]) => html`<div><dt>${term}</dt><dd>${said}</dd></div>\n`)}</dl>`
  )
}

/** Renders a section with its heading, or nothing if it has no content. */
export const section = (id: string, heading: Part, content: Part): Part =>
  !isNothing(content) &&
  html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${content}
</section>
`

/** Renders entries as an HTML list without bullets, or nothing if there are none. */
export const plainList = (entries: readonly Part[]): Part =>
  entries.length > 0 && html`<ul class="plain">${entries.map(entry => html`<li>${entry}</li>\n`)}</ul>`

/** Renders the hidden field that keeps the selected language when a form is submitted. */
export const languageField = ({ isPicked, say }: Site): Part =>
  isPicked && html`<input type="hidden" name="lang" value="${say.tag}">`
