import { romanisedCyrillic } from './tex/cyrillic.ts'
import { romanisedGreek } from './tex/greek.ts'

const letters: ReadonlyMap<string, string> = new Map([
  ...romanisedCyrillic,
  ...romanisedGreek,
  ...'ß:ss æ:ae œ:oe ø:o ł:l ı:i đ:d ð:d þ:th ŋ:ng'.split(' ').map(pair => pair.split(':') as [string, string]),
])

/** The words of a text in ASCII letters and digits, small: accents left out, Cyrillic and Greek in Latin letters. */
export function asciiWords(text: string): string[] {
  const ascii = asciiText(text)
  return /^[a-z0-9]+$/.test(ascii) ? [ascii] : (ascii.match(/[a-z0-9]+/g) ?? [])
}

/** The first of {@link asciiWords} that is what is asked for. */
export function asciiWord(text: string, isIt: (word: string) => boolean): string | undefined {
  const piece = /\S+/g
  const start = text.slice(0, longest)
  for (let found = piece.exec(start); found !== null; found = piece.exec(start)) {
    const word = asciiWords(found[0]).find(isIt)
    if (word !== undefined) return word
  }
  return undefined
}

const longest = 500

function asciiText(text: string): string {
  const small = text.slice(0, longest).toLowerCase()
  if (!/[^\x20-&(-\x7e]/.test(small)) return small
  return small
    .normalize('NFC')
    .replace(/[\u0080-\uffff]/g, letter => letters.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
}

/** A DOI in the characters of a key: its prefix and suffix apart by `_`. */
export const foldedDoi = (doi: string): string =>
  doi
    .toLowerCase()
    .replace('/', '_')
    .replace(/[^a-z0-9_:-]+/g, '-')
