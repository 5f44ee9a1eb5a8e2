import { keptElements } from '../../../registry/values/html.ts'

/** Returns the distinct lower-case names of the HTML elements that the registry removes from a text. */
export const removedElements = (text: string): string[] =>
  text.includes('<') ? elementsIn(text).filter(name => !keptElements.has(name)) : []

/** Returns the distinct lower-case names of the HTML elements that the registry keeps in a text. */
export const keptInHtml = (text: string): string[] => elementsIn(text).filter(name => keptElements.has(name))

function elementsIn(text: string): string[] {
  const names = new Set<string>()
  // One by one, because a text may have very many elements.
  for (const [, name = ''] of text.matchAll(tag)) names.add(name)
  return [...new Set([...names].map(name => name.toLowerCase()))]
}

/** True if a text rendered as HTML shows tags or character references, because the text was escaped once too often. */
export const isEscapedTwice = (text: string): boolean =>
  text.includes('&') && (escapedTag.test(text) || escapedReference.test(text))

/** True if a plain text contains character references such as `&amp;`. */
export const isEscaped = (text: string): boolean => text.includes('&') && reference.test(text)

/**
 * Replaces the five predefined XML entities, `&nbsp;` and numeric references with their characters, once. Keeps
 * references to characters below U+0020 and to invalid code points.
 */
export const unescaped = (text: string): string => text.replace(everyReference, character)

// Only names of HTML, JATS and MathML elements count, so that "<0.063 mm" and "a <b" are not tags.
const elements =
  'a|abbr|address|area|article|aside|audio|b|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|math|meta|nav|object|ol|option|p|param|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|jats:[a-z-]{1,20}|mml:[a-z]{1,20}'
const tag = new RegExp(`</?(${elements})(?=[\\s/>])[^<>]*>`, 'gi')
const escapedTag = new RegExp(`&lt;/?(?:${elements})(?:\\s[^&]*)?/?&gt;`, 'i')
const escapedReference = /&amp;(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i
const reference = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i
const everyReference = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function character(whole: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : whole
}
