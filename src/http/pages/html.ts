/** A piece of HTML that is safe in a page: made by {@link html}, or by code that guarantees its safety. */
export class Html {
  readonly text: string

  /** For code that itself builds HTML from constants and escaped text. */
  constructor(text: string) {
    this.text = text
  }
}

/** What a template may contain: text is escaped, lists are joined, undefined, null and false are left out. */
export type Part = string | number | Html | undefined | null | false | readonly Part[]

/** An HTML template that escapes every inserted text, in content and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = strings[0] ?? ''
  for (let place = 0; place < parts.length; place++) text += write(parts[place]) + (strings[place + 1] ?? '')
  return new Html(text)
}

/** Pieces joined by a separator. */
export const joined = (pieces: readonly Part[], separator: Part): Part[] =>
  pieces.flatMap((piece, place) => (place === 0 ? [piece] : [separator, piece]))

/** Whether a part shows nothing. */
export const isNothing = (part: Part): boolean => write(part) === ''

/** Text escaped for content and quoted attributes; characters that HTML cannot hold become U+FFFD. */
export const escapeHtml = (text: string): string =>
  !plain.test(text) && special.test(text)
    ? text.replace(/[&<>"']/g, character => references[character] ?? character).replace(unfit, '\ufffd')
    : text

function write(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return part instanceof Html ? part.text : part.map(write).join('')
}

/** What most texts are made of; looked for first, because a class without properties of Unicode is several times as fast. */
const plain = /^[\t\n\r !#-%(-;=?-~]*$/
const unfit = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const special = /[&<>"'\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/u
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
