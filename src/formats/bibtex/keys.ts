import type { CitationKeys } from '../format.ts'
import type { Work } from '../work/index.ts'
import { asciiWord, asciiWords, foldedDoi } from './key-parts.ts'

/**
 * The citation key of a work, in letters, digits, `:`, `_` and `-`: by `author-year` the first creator, the year and the first word of
 * the title that says something (`okafor2021soil`); by `doi` the DOI (`10-5880_example-2021`); or what a function gives, with
 * everything else in it made `-`. Depends on nothing but the record.
 */
export function citationKey(work: Work, keys: CitationKeys = 'author-year'): string {
  const key = typeof keys === 'function' ? safe(keys(work.record)) : keys === 'doi' ? byDoi(work) : byAuthor(work)
  return key || byDoi(work) || byTitle(work) || 'record'
}

/** Makes keys unique, ignoring case as BibTeX does. */
export class UniqueKeys {
  /** The keys that are taken, in lower case, each with the number for its next repetition. */
  readonly #next = new Map<string, number>()

  /** The key itself, or, where it is taken, with `-2`, `-3`, … */
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
    .replace(/[^\w:-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)

const byDoi = ({ doi }: Work): string => (doi === undefined ? '' : safe(foldedDoi(doi.value)))

function byAuthor({ creators: [first], issued, title }: Work): string {
  if (first === undefined) return ''
  const { name } = first
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
