import { type Html, html } from '../html.ts'
import { copyButton } from './copy.ts'

/** A checksum, cut by the style where it is too long for its line, with a button that copies it. */
export function checksumHtml(file: { id: string; name: string; checksum: string; checksum_type: string }): Html {
  const id = `checksum-${file.id}`
  const type = file.checksum_type.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-')
  return html`<span class="checksum"><span class="muted">${type}</span> <code id="${id}">${file.checksum}</code> ${copyButton(id, 'Copy', `the ${type} checksum of ${file.name}`)}</span>`
}
