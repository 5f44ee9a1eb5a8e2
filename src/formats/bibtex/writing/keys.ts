import type { CitationKeys } from '../../format.ts'
import { parsedNameOf, type Work } from '../../work/index.ts'
import { romanisedCyrillic, romanisedGreek } from '../tex/symbols.ts'

/**
 * Returns the citation key of a work, in letters, digits, `:`, `_` and `-`. The key does not depend on other works.
 *
 * `author-year` combines the first creator, the year and the first significant word of the title (`okafor2021soil`).
 * `doi` uses the DOI (`10-5880_example-2021`). Any other character in the result of a function becomes `-`. An empty
 * key is replaced by the DOI, the first words of the title, or `record`.
 */
export function citationKey(work: Work, keys: CitationKeys = 'author-year'): string {
  const key = typeof keys === 'function' ? safe(keys(work.record)) : keys === 'doi' ? byDoi(work) : byAuthor(work)
  return key || byDoi(work) || byTitle(work) || 'record'
}

/** A generator of unique citation keys, which are compared without case, as in BibTeX. */
export class UniqueKeys {
  /** The used keys in lower case, each with its next number. */
  readonly #next = new Map<string, number>()

  /** Returns the key, with `-2`, `-3`, … appended if the key is already used. */
  take(key: string): string {
    const folded = key.toLowerCase()
    let count = this.#next.get(folded)
    if (count === undefined) {
      this.#next.set(folded, 2)
      return key
    }
    while (this.#next.has(`${folded}-${count}`)) count++
    this.#next.set(folded, count + 1)
    this.#next.set(`${folded}-${count}`, 2)
    return `${key}-${count}`
  }
}

const safe = (text: string): string =>
  text
    .slice(0, 1000)
    .replace(/[^\w:-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)

const byDoi = ({ doi }: Work): string => (doi === undefined ? '' : safe(foldedDoi(doi.value)))

function byAuthor({ creators: [first], issued, title }: Work): string {
  if (first === undefined) return ''
  const name = parsedNameOf(first)
  const author = name.kind === 'person' ? asciiWords(name.family).join('') : (asciiWords(name.name)[0] ?? '')
  if (author === '') return ''
  const year = issued === undefined ? '' : String(Math.abs(issued.value.year))
  return author + year + (firstWordOf(title?.value ?? '') ?? '')
}

const byTitle = ({ title }: Work): string =>
  asciiWords(title?.value ?? '')
    .slice(0, 3)
    .join('-')
    .slice(0, 60)

const firstWordOf = (title: string): string | undefined =>
  asciiWord(title, word => word.length > 2 && /\D/.test(word) && !stopWords.has(word))

const stopWords = new Set(
  'the and for from with without into onto over under upon about eine einer eines der die das den dem des und von vom zur zum mit für fur aus bei les une des aux par sur dans pour del los las una por para con della delle degli dei uma dos das het een van voor'.split(
    ' ',
  ),
)

const letters: ReadonlyMap<string, string> = new Map([
  ...romanisedCyrillic,
  ...romanisedGreek,
  ...'ß:ss æ:ae œ:oe ø:o ł:l ı:i đ:d ð:d þ:th ŋ:ng'.split(' ').map(pair => pair.split(':') as [string, string]),
])

/**
 * Returns the words of a text in lower-case ASCII letters and digits: without accents, with romanised Cyrillic and
 * Greek.
 */
function asciiWords(text: string): string[] {
  const ascii = asciiText(text)
  return /^[a-z0-9]+$/.test(ascii) ? [ascii] : (ascii.match(/[a-z0-9]+/g) ?? [])
}

/** Returns the first of {@link asciiWords} that passes a test. */
function asciiWord(text: string, isIt: (word: string) => boolean): string | undefined {
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

/** Converts a DOI to lower-case letters, digits, `_`, `:` and `-`, with `_` between prefix and suffix. */
const foldedDoi = (doi: string): string =>
  doi
    .toLowerCase()
    .replace('/', '_')
    .replace(/[^a-z0-9_:-]+/g, '-')
