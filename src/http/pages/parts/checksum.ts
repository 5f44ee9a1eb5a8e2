import { type Html, html } from '../html.ts'
import { copyButton } from './copy.ts'

/** A checksum, cut by the style where it is too long for its line, with a button that copies it. */
export const checksumHtml = ({
  id,
  name,
  checksum,
  checksum_type,
}: {
  id: string
  name: string
  checksum: string
  checksum_type: string
}): Html =>
  html`<span class="checksum"><span class="muted">${checksum_type.toUpperCase()}</span> <code id="checksum-${id}">${checksum}</code> ${copyButton(`checksum-${id}`, 'Copy', `the ${checksum_type.toUpperCase()} checksum of ${name}`)}</span>`
