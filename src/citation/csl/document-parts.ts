import { wrongArgument } from '../../argument.ts'
import type { BibliographySection, DocumentEntry } from './document-types.ts'

/** The place of a citation among others; a `TypeError` for what is no number. */
export const placeAmong = (at: number, length: number): number => {
  if (!Number.isInteger(at)) throw wrongArgument('"at"', 'the place of a citation, a whole number', at)
  return Math.min(Math.max(at, 0), length)
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
