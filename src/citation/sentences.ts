/** `Creators (Year): Title`, without what is empty: `Creators: Title`, `(Year): Title`, `Creators (Year)`. */
export function leadOf(creators: string, year: string, title: string): string {
  const who = [creators, year && `(${year})`].filter(Boolean).join(' ')
  return [who, title].filter(Boolean).join(': ')
}

/** Joins the non-empty parts, each with a full stop unless it ends in other punctuation (`?`, `。`), and then the link without one. */
export function sentences(parts: readonly string[], link: string): string {
  let text = ''
  for (const part of parts) {
    if (part !== '') text += hasEnd.test(part.slice(-1)) ? `${part} ` : `${part}. `
  }
  return link === '' ? text.trimEnd() : text + link
}

// Latin, CJK, Arabic, Urdu, Devanagari, Armenian, Ethiopic.
const hasEnd = /[\p{Sentence_Terminal}…]/u
