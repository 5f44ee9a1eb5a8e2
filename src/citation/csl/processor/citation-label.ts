import type { CslItem, CslName } from '../../../formats/csl-json/item.ts'
import { readDate } from './dates.ts'

/**
 * The label of an item, as `Ferr78`: its own, or letters of the names that it begins with and the last two digits of its year. The
 * specification leaves open how a label is made (https://docs.citationstyles.org/en/stable/specification.html#standard-variables); this
 * is the trigraph of citeproc-js: four letters of one name, two of each of two, `AaAA` of three, and the first of each of four.
 */
export function citationLabel(item: CslItem): string {
  const own = item['citation-label']
  if (typeof own === 'string' && own.trim() !== '') return own
  const names = namesOf(item).map(({ family, literal }) => (family || literal || '').replace(/[^\p{L}\p{N}]/gu, ''))
  const lengths = letters[Math.min(names.length, letters.length) - 1] ?? []
  const { year } = readDate(item.issued)?.from ?? {}
  const text = names.length === 0 ? String(item.title ?? '').slice(0, 4) : ''
  return (
    text +
    lengths.map((length, place) => [...(names[place] ?? '')].slice(0, length).join('')).join('') +
    (year === undefined ? '' : String(Math.abs(year)).slice(-2).padStart(2, '0'))
  )
}

const letters = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]]

function namesOf(item: CslItem): readonly CslName[] {
  for (const variable of ['author', 'editor', 'translator', 'director']) {
    const names = item[variable]
    if (Array.isArray(names) && names.length > 0) return names.filter(name => typeof name === 'object' && name !== null)
  }
  return []
}
