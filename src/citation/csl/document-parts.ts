import { wrongArgument } from '../../argument.ts'
import { unknownName } from '../../datacite/known.ts'
import type { BibliographySection, DocumentEntry } from './document-types.ts'
import { locatorLabels } from './locator-labels.ts'
import { termName } from './processor/term-name.ts'

/** The place of a citation among others; a `TypeError` for what is no number. */
export const placeAmong = (at: number, length: number): number => {
  if (!Number.isInteger(at)) throw wrongArgument('"at"', 'the place of a citation, a whole number', at)
  return Math.min(Math.max(at, 0), length)
}

/** The number of a note, or 0. */
export const noteOf = (noteIndex: number): number => {
  if (Number.isInteger(noteIndex) && noteIndex >= 0) return noteIndex
  throw wrongArgument('"noteIndex"', 'the number of a note, or 0', noteIndex)
}

/** Throws a `TypeError` unless a label is one of CSL or a word that the style has of its own. */
export function requireLabel(label: string | undefined, ownWords: ReadonlySet<string>): void {
  if (label === undefined || locatorLabels.includes(termName(label)) || ownWords.has(termName(label))) return
  throw unknownName('label of locators', label, locatorLabels)
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
