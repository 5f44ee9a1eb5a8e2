/** A piece of HTML that is safe in a page: created by {@link html}, or by code that guarantees its safety. */
export class Html {
  readonly text: string

  /** Marks a text as safe HTML. Use only for HTML that is built from constants and escaped text. */
  constructor(text: string) {
    this.text = text
  }
}

/** A part of a template. Text is escaped, lists are joined, and undefined, null and false are omitted. */
export type Part = string | number | Html | undefined | null | false | readonly Part[]

/** Builds HTML from a template, escaping every inserted text in content and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = strings[0] ?? ''
  for (let place = 0; place < parts.length; place++) text += write(parts[place]) + (strings[place + 1] ?? '')
  return new Html(text)
}

/** Inserts a separator between pieces. */
export const joined = (pieces: readonly Part[], separator: Part): Part[] =>
  pieces.flatMap((piece, place) => (place === 0 ? [piece] : [separator, piece]))

/** True if a part of a template renders as empty text. */
export const isNothing = (part: Part): boolean => write(part) === ''

/** Escapes text for content and quoted attributes. Characters that HTML does not allow become U+FFFD. */
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

/**
 * Matches ASCII text that needs no escaping. Tested first, because matching a character class without Unicode
 * properties is several times faster.
 */
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

/**
 * Returns an address from a record if links may point to it: http, https or mailto, normalised by the WHATWG URL
 * Standard. Returns undefined otherwise.
 */
export function safeAddress(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined
  const text = given.trim()
  if (!allowed.test(text)) return undefined
  try {
    const { href, protocol, hostname } = new URL(text)
    return allowed.test(protocol) && (protocol === 'mailto:' || hostname !== '') ? href : undefined
  } catch {
    return undefined
  }
}

/** Renders a link to an address from a record, or only the text if the address is unsafe. */
export function linked(given: unknown, text: Part): Part {
  const address = safeAddress(given)
  return address === undefined ? text : html`<a href="${address}">${text}</a>`
}

const allowed = /^(?:https?|mailto):/i
