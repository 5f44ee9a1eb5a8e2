/**
 * Splits a text into words for searching: runs of letters, digits and their marks, in lower case.
 *
 * Latin, Greek and Cyrillic letters lose their accents, and words are truncated to 40 characters. `/`, `_`, `-`, white
 * space and all other characters separate words.
 */
export function wordsOf(text: string): string[] {
  const words = folded(text).split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.filter(word => word !== '').map(word => (word.length > 40 ? (/^.{40}/su.exec(word)?.[0] ?? word) : word))
}

function folded(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  return lower
    .replace(undecomposed, letter => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
}

const ascii = /^[\0-\x7f]*$/

/** Matches Combining Diacritical Marks. The marks of other scripts, such as vowel signs, distinguish words. */
const accents = /[\u0300-\u036f]/g

/** Latin letters that Unicode does not decompose, with their usual transliteration. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
}
const undecomposed = /* @__PURE__ */ new RegExp(`[${/* @__PURE__ */ Object.keys(letters).join('')}]`, 'g')
