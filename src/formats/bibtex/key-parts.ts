import { romanisedCyrillic } from './tex/cyrillic.ts'
import { romanisedGreek } from './tex/greek.ts'

const letters: ReadonlyMap<string, string> = new Map([
  ...romanisedCyrillic,
  ...romanisedGreek,
  ...'ß:ss æ:ae œ:oe ø:o ł:l ı:i đ:d ð:d þ:th ŋ:ng'.split(' ').map(pair => pair.split(':') as [string, string]),
])

/** The words of a text in ASCII letters and digits, small: accents left out, Cyrillic and Greek in Latin letters. */
export function asciiWords(text: string): string[] {
  const plain = text
    .slice(0, 500)
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u0080-\uffff]/g, letter => letters.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
  return plain.match(/[a-z0-9]+/g) ?? []
}

/** A DOI in the characters of a key: its prefix and suffix apart by `_`. */
export const foldedDoi = (doi: string): string =>
  doi
    .toLowerCase()
    .replace('/', '_')
    .replace(/[^a-z0-9_:-]+/g, '-')
