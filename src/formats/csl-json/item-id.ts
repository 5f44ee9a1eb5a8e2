import { doiKey } from '../../identifiers/schemes/doi.ts'
import { parsedNameOf, type Work } from '../work/index.ts'

/**
 * Returns the citation id for an item without a key: its DOI in lower case, or else the first creator, the year and the
 * first words of the title (`lange-2021-secondary-forcing`). The same record always has the same id.
 */
export function itemId({ doi, creators, issued, title }: Work): string {
  if (doi !== undefined) return doiKey(doi.value)
  const [first] = creators
  const parsed = first && parsedNameOf(first)
  const name = parsed?.kind === 'person' ? parsed.family : (first?.text ?? '')
  const words = [name, String(issued?.value.year ?? ''), title?.value ?? ''].map((text, index) =>
    slugOf(text, index === 2 ? 3 : 2),
  )
  return words.filter(Boolean).join('-') || 'item'
}

const slugOf = (text: string, count: number): string =>
  (
    text
      .slice(0, 300)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .slice(0, count)
    .join('-')
    .slice(0, 60)

/**
 * Returns a function that makes ids unique by appending `-2`, `-3`, … to repetitions. Every returned function has its
 * own list of ids.
 */
export function uniqueIds(): (id: string) => string {
  const used = new Set<string>()
  const next = new Map<string, number>()
  return id => {
    let unique = id
    for (let count = next.get(id) ?? 2; used.has(unique); count++) {
      unique = `${id}-${count}`
      next.set(id, count + 1)
    }
    used.add(unique)
    return unique
  }
}
