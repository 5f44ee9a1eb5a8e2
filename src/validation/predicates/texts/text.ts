/** Renders a value for a message, in double quotes. Shortens a long value. */
export const quote = (value: unknown, length = 60): string => `"${shorten(value, length)}"`

/** Renders a text for a message, starting at most 20 characters before an offset. An ellipsis marks omitted text. */
export function shortenFrom(text: string, place: number): string {
  if (place <= 20) return shorten(text)
  const word = text.indexOf(' ', place - 20) + 1
  return shorten(`…${text.slice(word > 0 && word <= place ? word : place - 20)}`)
}

/** Renders a value for a message: shortened, without terminal control characters. */
export function shorten(value: unknown, length = 60): string {
  const text = plain(value)
  const cut = text.length > length ? `${text.slice(0, length).replace(halfPair, '')}…` : text
  return cut.replace(unprintable, ' ')
}

/** Converts a value to text without calling its methods: a record may contain anything as `toString`. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]'
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}'
  return String(value)
}

/** True if a text is empty or only white space. */
export const isBlank = (text: string): boolean =>
  text.length === 0 || (isSpace(text.charCodeAt(0)) && text.trim() === '')

/** True if a text begins or ends with white space, a C0 control character or a zero-width space. */
export const isPadded = (text: string): boolean =>
  text.length > 0 && (isSpace(text.charCodeAt(0)) || isSpace(text.charCodeAt(text.length - 1)))

const halfPair = /[\ud800-\udbff]$/
// Control characters, lone surrogates, line separators and bidirectional marks.
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

// Plain spaces and controls first, then everything else that `trim` removes, and the zero-width space.
const isSpace = (code: number): boolean => code <= 0x20 || (code >= 0xa0 && rareSpace.test(String.fromCharCode(code)))
const rareSpace = /^[\s\u200b]$/
