/** Marks that may take each other in. */
export const punctuation = '.,;:?!'
/** Whether a character, by its code, may be taken in by what stands before it: a space, or punctuation. */
export const meets = (code: number): boolean =>
  code < 0x40 &&
  (code === 0x20 || code === 0x2e || code === 0x2c || code === 0x3b || code === 0x3a || code === 0x3f || code === 0x21)
/** Whether a character, by its code, may take in what follows; a no-break space takes in a space. */
export const isMet = (code: number): boolean => meets(code) || code === 0xa0
/** What goes before a closing quotation mark in languages that have it so. */
export const goesIn = '.,?!'

/** What two marks that meet become where it is one of them. */
export const meetings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '!': { '.': '!', ':': '!' },
  '?': { '.': '?', ':': '?' },
  ':': { '!': '!', '?': '?', '.': ':' },
  ';': { '!': '!', '?': '?', ':': ';', '.': ';' },
}
