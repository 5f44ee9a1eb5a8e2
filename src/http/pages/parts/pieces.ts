import { Html, html } from '../html.ts'
import { grouped, sizeOf } from '../words.ts'

/** A button that copies the text of an element; hidden until the script runs. `what` is told to those who do not see what is beside it. */
export const copyButton = (id: string, label: string, what: string): Html =>
  html`<button type="button" class="copy" data-copy="${id}" hidden><span data-label>${label}</span><span class="unseen"> ${what}</span></button>`

/** A checksum, cut by the style where it is too long for its line, with a button that copies it. */
export function checksumHtml(file: { id: string; name: string; checksum: string; checksum_type: string }): Html {
  const id = `checksum-${file.id}`
  const type = file.checksum_type.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-')
  return html`<span class="checksum"><span class="muted">${type}</span> <code id="${id}">${file.checksum}</code> ${copyButton(id, 'Copy', `the ${type} checksum of ${file.name}`)}</span>`
}

/** A number of bytes as people say it, the exact one on pointing at it. */
export const sizeHtml = (bytes: number): Html =>
  html`<data value="${bytes}" title="${grouped(bytes)} bytes">${sizeOf(bytes)}</data>`

/** JSON-LD as a data block of a page: a browser does not run it, and nothing in it can end it. */
export const jsonLd = (json: string): Html =>
  new Html(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>\n`)
