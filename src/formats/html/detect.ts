import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a text is an HTML page. */
export const isHtml = (sample: TextSample): boolean => sample.first === '<' && start.test(sample.text.slice(0, 4000))

/** Matches the start of a page, possibly after an XML declaration and comments. */
const start =
  /^\s{0,1000}(?:<\?[^>]{0,500}>\s{0,100})?(?:<!--[^>]{0,2000}-->\s{0,100}){0,5}<(?:!doctype\s+html|html|head|meta|title)\b/i
