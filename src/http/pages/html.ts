/** A piece of HTML that is safe to put into a page: it was made by {@link html}, or its maker vouches for it. */
export class Html {
  readonly text: string

  /** For those that make HTML out of constants and escaped text by themselves. */
  constructor(text: string) {
    this.text = text
  }
}

/** What may stand in a template: text is escaped, lists are joined, what is not there is nothing. */
export type Part = string | number | Html | undefined | null | false | readonly Part[]

/** A template of HTML in which every text that is put in is escaped, in content as in quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = strings[0] ?? ''
  for (let place = 0; place < parts.length; place++) text += write(parts[place]) + (strings[place + 1] ?? '')
  return new Html(text)
}

/** Pieces one after the other, with another between them. */
export const joined = (pieces: readonly Part[], separator: Part): Part[] =>
  pieces.flatMap((piece, place) => (place === 0 ? [piece] : [separator, piece]))

/** Whether a part shows nothing. */
export const isNothing = (part: Part): boolean => write(part) === ''

/** Text as HTML, in content and in quoted attributes; what HTML cannot hold becomes U+FFFD. */
export const escapeHtml = (text: string): string =>
  special.test(text)
    ? text.replace(/[&<>"']/g, character => references[character] ?? character).replace(unfit, '\ufffd')
    : text

function write(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return part instanceof Html ? part.text : part.map(write).join('')
}

const unfit = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const special = /[&<>"'\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/u
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
