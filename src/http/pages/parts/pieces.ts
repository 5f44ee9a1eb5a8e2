import { Html, html, isNothing, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/** A button that copies the text of an element; hidden until the script runs. `what` tells screen readers what is copied. */
export const copyButton = (id: string, label: string, what: string): Html =>
  html`<button type="button" class="copy" data-copy="${id}" hidden><span data-label>${label}</span><span class="unseen"> ${what}</span></button>`

/** A checksum with a button that copies it; the style cuts it if it is too long for its line. */
export function checksumHtml(
  file: { id: string; name: string; checksum: string; checksum_type: string },
  { say }: Site,
): Html {
  const id = `checksum-${file.id}`
  const type = file.checksum_type.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-')
  return html`<span class="checksum"><span class="muted">${type}</span> <code id="${id}">${file.checksum}</code> ${copyButton(id, say.copy, say.theChecksumOf(type, file.name))}</span>`
}

/** A number of bytes in a rounded unit, with the exact number as a tooltip. */
export const sizeHtml = (bytes: number, { say }: Site): Html =>
  html`<data value="${bytes}" title="${say.countedBytes(bytes)}">${say.sizeOf(bytes)}</data>`

/** JSON-LD as a data block of a page, which browsers do not run and whose content cannot end it. */
export const jsonLd = (json: string): Html =>
  new Html(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>\n`)

/** Entries as a list: the first ones at once, the others behind a line that unfolds them, if they are more than a few. */
export function folded(entries: readonly Part[], atOnce: number, className: string, { say }: Site): Part {
  if (entries.length === 0) return undefined
  const list = (shown: readonly Part[]): Part =>
    html`<ul class="${className}">${shown.map(entry => html`<li>${entry}</li>\n`)}</ul>`
  // Nobody unfolds a list for one or two entries.
  if (entries.length <= atOnce + 2) return list(entries)
  const rest = entries.slice(atOnce)
  return html`${list(entries.slice(0, atOnce))}<details class="rest"><summary>${say.more(rest.length)}</summary>${list(rest)}</details>`
}

/** A description list of terms and values; terms without a value are left out. */
export function facts(rows: readonly (readonly [term: string, said: Part])[]): Part {
  const shown = rows.filter(([, said]) => !isNothing(said))
  return (
    shown.length > 0 &&
    html`<dl class="facts">
${shown.map(([term, said]) => html`<div><dt>${term}</dt><dd>${said}</dd></div>\n`)}</dl>`
  )
}

/** A section with its heading; nothing if it is empty. */
export const section = (id: string, heading: Part, content: Part): Part =>
  !isNothing(content) &&
  html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${content}
</section>
`

/** Entries as an HTML list without bullets; nothing if there are none. */
export const plainList = (entries: readonly Part[]): Part =>
  entries.length > 0 && html`<ul class="plain">${entries.map(entry => html`<li>${entry}</li>\n`)}</ul>`

/** Keeps the language that was picked when a form is sent. */
export const languageField = ({ isPicked, say }: Site): Part =>
  isPicked && html`<input type="hidden" name="lang" value="${say.tag}">`

/** A version stamp as a date: `20210312` gives `2021-03-12`; anything else is returned unchanged. */
export const stampDate = (stamp: string): string => stamp.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
