/**
 * Makes text safe to print, so that no record can move the cursor, colour the screen or disguise a value.
 *
 * ASCII control characters become visible symbols (from U+2400), and other unsafe characters such as direction marks
 * become `<U+…>`.
 */
export const printable = (text: string): string => text.replace(unsafe, symbol)

/** Makes a text safe to print, except for characters that also occur in the text from which it was derived. */
export function printableLike(text: string, given: string): string {
  const own = new Set(given.match(unsafe))
  return text.replace(unsafe, character => (own.has(character) ? character : symbol(character)))
}

/**
 * Makes text safe to print. Keeps directional isolates around a part that has no other direction marks, because the
 * isolates affect only this part.
 */
export const printableWithIsolates = (text: string): string =>
  text
    .split(isolates)
    .map((part, place) => (place % 2 === 0 ? printable(part) : part[0] + printable(part.slice(1, -1)) + part.at(-1)))
    .join('')

const isolates = /([\u2066\u2067][^\n\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069)/u

/** Makes text safe to print on one line. Every run of white space becomes a single space. */
export const oneLine = (text: string): string => printable(text.replace(/\s+/gu, ' '))

/** Writes JSON, also escaping the control characters that JSON leaves raw (U+007F to U+009F). */
export const safeJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(/[\u007f-\u009f]/g, character => `\\u00${hex(character)}`)

// Control characters, lone surrogates, direction marks, line separators, byte order mark.
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

function symbol(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  if (code === 0x7f) return '\u2421'
  return `<U+${hex(character).toUpperCase().padStart(4, '0')}>`
}

const hex = (character: string): string => character.charCodeAt(0).toString(16)

/**
 * Returns a copy of a value in which every object or list at the depth `levels` is replaced by `'…'`. Values of any
 * depth can then be written as JSON.
 */
export function bounded(value: unknown, levels = 12): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return '…'
  if (Array.isArray(value)) return value.map(item => bounded(item, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bounded(member, levels - 1)]))
}
