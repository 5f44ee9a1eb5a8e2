import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { parseIsbn } from '../../../identifiers/schemes/isbn.ts'
import type { Runs } from '../runs.ts'

/**
 * Appends the ISBN to the entry of a work without a DOI, URL and container. An entry that already shows the ISBN
 * stays unchanged.
 */
export function endInIsbn(runs: Runs, item: CslItem, endsInPeriod: boolean): Runs {
  const isbn = isbnOf(item)
  const last = runs.at(-1)
  if (isbn === undefined || last === undefined) return runs
  const text = runs.map(run => run.text).join('')
  if (digitsOf(text).includes(digitsOf(isbn))) return runs
  const before = /[\p{Sentence_Terminal}…]["”’»)]?$/u.test(text) ? ' ' : '. '
  const { display } = last
  return [...runs, { text: `${before}ISBN ${isbn}${endsInPeriod ? '.' : ''}`, ...(display && { display }) }]
}

/**
 * Returns the first ISBN of an item without a DOI, URL or container, or undefined if it is invalid. An ISBN-13 without
 * hyphens gets one after its prefix.
 */
function isbnOf(item: CslItem): string | undefined {
  if (typeof item.ISBN !== 'string' || others.some(name => item[name] !== undefined)) return undefined
  const [first = ''] = item.ISBN.trim().split(/\s*[,;]\s*|\s+(?=97[89]|\d{9})/)
  const given = first.replace(/^(?:urn:)?isbn(?:-1[03])?:?\s*/i, '')
  if (parseIsbn(given) === undefined) return undefined
  return /^97[89]\d{10}$/.test(given) ? `${given.slice(0, 3)}-${given.slice(3)}` : given
}

const others = ['DOI', 'URL', 'container-title']

const digitsOf = (text: string): string => text.replace(/(?<=\d)[ -](?=[\dXx])/g, '')
