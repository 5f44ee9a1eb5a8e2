/** `Creators (Year): Title`, without what is empty: `Creators: Title`, `(Year): Title`, `Creators (Year)`. */
export function leadOf(creators: string, year: string, title: string): string {
  const who = [creators, year && `(${year})`].filter(Boolean).join(' ')
  return [who, title].filter(Boolean).join(': ')
}

/** The parts that are not empty, each ended by a full stop where it has no end of its own (`?`, `。`), then the link, which gets none. */
export function sentences(parts: readonly string[], link: string): string {
  let text = ''
  for (const part of parts) {
    if (part !== '') text += hasEnd.test(part.slice(-1)) ? `${part} ` : `${part}. `
  }
  return link === '' ? text.trimEnd() : text + link
}

// Latin, CJK, Arabic, Urdu, Devanagari, Armenian, Ethiopic.
const hasEnd = /[\p{Sentence_Terminal}…]/u
