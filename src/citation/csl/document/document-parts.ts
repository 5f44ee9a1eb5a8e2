import { checkedOptions, wrongArgument } from '../../../core/argument.ts'
import type { BibliographySection, DocumentBibliographyOptions, DocumentEntry } from './document-types.ts'

/** The place of a citation among others; a `TypeError` for what is no number. */
export const placeAmong = (at: number, length: number): number => {
  if (!Number.isInteger(at)) throw wrongArgument('"at"', 'the place of a citation, a whole number', at)
  return Math.min(Math.max(at, 0), length)
}

/** Citations as they were given; a `TypeError` for what is no list of objects. */
export function checkedList<T extends object>(citations: readonly T[]): readonly T[] {
  if (!Array.isArray(citations)) throw wrongArgument('The citations', 'a list', citations)
  for (const one of citations)
    if (typeof one !== 'object' || one === null)
      throw wrongArgument('A citation of a list', 'an object with cites', one)
  return citations
}

/** What is asked of a bibliography, as it was given; a `TypeError` where a part of it is of another kind. */
export function checkedParts(options: DocumentBibliographyOptions): DocumentBibliographyOptions {
  const { filter, annotation, sections } = checkedOptions(options)
  for (const [name, value] of Object.entries({ filter, annotation }))
    if (value !== undefined && typeof value !== 'function') throw wrongArgument(`"${name}"`, 'a function', value)
  if (sections === undefined) return options
  if (!Array.isArray(sections)) throw wrongArgument('"sections"', 'a list', sections)
  for (const section of sections)
    if (typeof section?.heading !== 'string' || typeof section.filter !== 'function')
      throw wrongArgument('A section', 'an object with a heading and a filter', section)
  return options
}

/** Entries by their sections, and at the end those that are in none. */
export function sectioned<Entry extends DocumentEntry>(
  entries: readonly Entry[],
  sections: readonly BibliographySection[],
): { heading: string; entries: Entry[] }[] {
  const parts = sections.map(({ heading }) => ({ heading, entries: [] as Entry[] }))
  const others: Entry[] = []
  for (const entry of entries) {
    const place = sections.findIndex(({ filter }) => filter(entry))
    const part = parts[place]?.entries ?? others
    part.push(entry)
  }
  return others.length === 0 ? parts : [...parts, { heading: '', entries: others }]
}
