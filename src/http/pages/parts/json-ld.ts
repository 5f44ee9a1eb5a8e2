import { Html } from '../html.ts'

/** JSON-LD as a data block of a page: a browser does not run it, and nothing in it can end it. */
export const jsonLd = (json: string): Html =>
  new Html(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>\n`)
