import { plainText } from '../../model/plain-text.ts'
import { escapeText } from '../../text/xml/serialise.ts'

/**
 * A description as HTML that cannot do harm: as it is where it has no markup but the elements that InvenioRDM lets through, without
 * attributes but the address of a link; else its plain text, escaped.
 */
export function safeMarkup(text: string): string {
  const given = text.trim()
  if (!/[<>&]/.test(given)) return given
  const rest = given.replace(allowed, '')
  return /[<>]/.test(rest) ? escapeText(plainText(given)) : given
}

const allowed =
  /<\/?(?:p|br|b|strong|i|em|u|s|code|pre|sub|sup|blockquote|ul|ol|li|dl|dt|dd|h[1-6]|div|span|table|thead|tbody|tr|td|th)\s{0,5}\/?>|<a href="https?:\/\/[^"<>\s]{1,2000}">|<\/a>/gi
