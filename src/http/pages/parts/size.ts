import { type Html, html } from '../html.ts'
import { grouped, sizeOf } from '../words.ts'

/** A number of bytes as people say it, the exact one on pointing at it. */
export const sizeHtml = (bytes: number): Html =>
  html`<data value="${bytes}" title="${grouped(bytes)} bytes">${sizeOf(bytes)}</data>`
