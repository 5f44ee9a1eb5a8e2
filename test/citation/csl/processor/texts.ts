import type { Quotes, RichText } from '../../../../src/citation/csl/processor/text/rich-text.ts'

/** English quotation marks. */
export const quotes: Quotes = { outer: ['“', '”'], inner: ['‘', '’'] }

/** Returns a text without its marks. */
export const plainText = (text: string | RichText): string =>
  typeof text === 'string' ? text : text.filter(part => typeof part === 'string').join('')

/** Returns a text with its marks written out: `[i cats] and [quote dogs]`. */
export const markedText = (text: string | RichText): string =>
  typeof text === 'string'
    ? text
    : text.map(part => (typeof part === 'string' ? part : 'open' in part ? `[${part.open} ` : ']')).join('')
