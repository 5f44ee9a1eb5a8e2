import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { parseIsbn } from '../../../identifiers/schemes/isbn.ts'
import type { Runs } from '../runs.ts'

/**
 * Appends the ISBN to the entry of a work that has no DOI, URL or container. An entry that already shows the ISBN stays
 * unchanged.
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
 * Returns the first valid ISBN of an item without a DOI, URL or container. Spaces become hyphens, and a hyphen is added
 * after the prefix of an ISBN-13 without hyphens.
 */
function isbnOf(item: CslItem): string | undefined {
  if (typeof item.ISBN !== 'string' || others.some(name => item[name] !== undefined)) return undefined
  const given = item.ISBN.match(isbnShape)?.find(one => parseIsbn(one) !== undefined)
  return given?.replaceAll(' ', '-').replace(/^(97[89])(?=\d{10}$)/, '$1-')
}

const isbnShape = /(?<![\dXx-])(?:97[89][ -]?)?\d(?:[ -]?\d){8}[ -]?[\dXx](?![\dXx])/g

const others = ['DOI', 'URL', 'container-title']

const digitsOf = (text: string): string => text.replace(/(?<=\d)[ -](?=[\dXx])/g, '')
