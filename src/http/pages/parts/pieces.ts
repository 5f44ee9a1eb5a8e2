import { Html, html } from '../html.ts'
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
