import { checkedOptions, wrongArgument } from '../../../core/argument.ts'
import type { LocatorWords } from '../locale/locator-words.ts'
import type { CslOptions } from '../options.ts'
import type { Runs } from '../runs.ts'

/** How a document is cited in; see {@link citationDocument}. */
export interface DocumentOptions extends CslOptions {
  /** Records that the bibliography has although nothing cites them: their ids, or `all`. */
  uncited?: 'all' | readonly string[]
  /** Whether citations lead to their entries, which then have anchors, in HTML and Markdown; false by default. */
  anchors?: boolean
  /** Whether the bibliography has Microdata, as that of `bibliography()` may have. */
  microdata?: boolean
}

/** A record as a citation names it. */
export interface CiteRequest {
  /** The `id` of an item of CSL-JSON, or the DOI of a record. */
  id: string
  /** The pages or the like that are meant: `23-25`. */
  locator?: string
  /**
   * What the locator counts, as CSL calls it: `page`, which is the default, `chapter`, `figure`, …, or a word that the style has of its own.
   * Any other is a `TypeError` that names the nearest.
   */
  label?: string
  /** What stands before it, such as `see`; with the markup of CSL. */
  prefix?: string
  /** What stands behind it. */
  suffix?: string
  /** Whether the names are left out, because the sentence has them: `(2019)`. */
  suppressAuthor?: boolean
  /** Whether only the names are written: `Doe`; its number in a style that prints no names. */
  authorOnly?: boolean
}

/** Where and how a citation stands in a document. */
export interface CitationPlacement {
  /** The number of its note, from 1; 0, which is the default, in the text. */
  noteIndex?: number
  /** Before which citation it stands, counted from 0; the end by default. */
  at?: number
  /** Whether the names of the first record are part of the sentence: `Doe (2019)`. */
  narrative?: boolean
  /** Whether it goes on with a sentence, as in a note that has words of its own: it then begins in small letters. */
  inSentence?: boolean
  /** Whether its sentence goes on behind it: the period with which a style ends its notes is then left out. */
  continued?: boolean
  /** Whether it is part of the text of a link, so that nothing in it leads anywhere itself. */
  inLink?: boolean
}

/** A citation as it is written in a document. */
export interface DocumentCitation {
  /** Its name in the document, which stays. */
  id: string
  /** The citation in the output format: what stands in the text or, for a style of notes, in the note. */
  text: string
  /** The names of a narrative citation in a style of notes, which stand in the text before the mark of the note. */
  lead?: string
}

/** A citation that was added or replaced, with all others that read differently because of it. */
export interface CitedInDocument extends DocumentCitation {
  changed: DocumentCitation[]
}

/** An entry of the bibliography of a document. */
export interface DocumentEntry {
  /** The id under which the record is cited. */
  id: string
  /** The place of the record in the list given. */
  index: number
  /** The anchor to which citations lead. */
  anchor: string
  text: string
}

/** A part of a bibliography, such as “Data” or “Literature”. */
export interface BibliographySection {
  heading: string
  /** Whether an entry stands in it. One of which several sections would have it stands in the first. */
  filter: (entry: DocumentEntry) => boolean
}

/** Which entries a bibliography has, and in which sections. */
export interface DocumentBibliographyOptions {
  /** Whether an entry is printed; all are by default. Numbers and letters stay as they are in the citations. */
  filter?: (entry: DocumentEntry) => boolean
  sections?: readonly BibliographySection[]
  /** What is said of an entry, in a block behind it, as in an annotated bibliography; with the markup of CSL. */
  annotation?: (entry: DocumentEntry) => string | undefined
}

/** A citation as stretches of text that are each set in one way, for what builds its pages itself: an editor, a word processor. */
export interface CitationRuns {
  runs: Runs
  /** The names of a narrative citation in a style of notes, which stand in the text. */
  lead?: Runs
}

/** An entry of the bibliography as stretches of text. */
export interface EntryRuns extends DocumentEntry {
  runs: Runs
}

/** The bibliography of a document. */
export interface DocumentBibliography {
  /** All entries in the output format. */
  text: string
  entries: DocumentEntry[]
  /** Each section with its entries; what stands in none of them comes last, under an empty heading. */
  sections: { heading: string; text: string; entries: DocumentEntry[] }[]
}

/** A document that cites records; see {@link citationDocument}. */
export interface CitationDocument {
  /** Whether citations are notes. */
  readonly isNote: boolean
  /** What differs from what was asked for, as `bibliography()` says it. */
  readonly notes: readonly string[]
  /** The words, in small letters, that say what a locator counts: `s.` and `seiten` stand for `page` in German; those of English are known besides. */
  readonly locatorWords: LocatorWords
  /** Whether a record has this id. */
  has(id: string): boolean
  /** Adds a citation. An id that no record has is a `CslError`. */
  cite(cites: CiteRequest | readonly CiteRequest[], placement?: CitationPlacement): CitedInDocument
  /** Adds many citations at the end at once, which is faster than one by one. */
  citeAll(citations: readonly (Omit<CitationPlacement, 'at'> & { cites: readonly CiteRequest[] })[]): DocumentCitation[]
  /** Puts another citation in the place of one. */
  replace(
    id: string,
    cites: CiteRequest | readonly CiteRequest[],
    placement?: Omit<CitationPlacement, 'at'>,
  ): CitedInDocument
  /** Puts others in the place of many at once, which is faster than one by one; returns all that read differently now. */
  replaceAll(
    citations: readonly (Omit<CitationPlacement, 'at'> & { id: string; cites: readonly CiteRequest[] })[],
  ): DocumentCitation[]
  /** Takes a citation away; returns all that read differently now. */
  remove(id: string): DocumentCitation[]
  /** Moves a citation before another, counted from 0 without it; returns all that read differently now. */
  move(id: string, at: number, placement?: Pick<CitationPlacement, 'noteIndex'>): DocumentCitation[]
  /** All citations in their order. */
  citations(): DocumentCitation[]
  /** A citation as stretches of text. An id that no citation has is a `RangeError`. */
  runs(id: string): CitationRuns
  /** The entries of the bibliography as stretches of text; sections are left to the caller. */
  entryRuns(options?: DocumentBibliographyOptions): EntryRuns[]
  /** The entries of what is cited, in the order of the style. */
  bibliography(options?: DocumentBibliographyOptions): DocumentBibliography
}

/** A text in which citations are written out. */
export interface CitedMarkdown {
  text: string
  /** The ids that citations name and no record has, in their order; those citations stay as they are. */
  unknown: string[]
  /** Where in the text the first citation stands that names each of them, in characters. */
  offsets: number[]
}

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

/** The names of what is asked of the bibliography of a document. */
export const bibliographyPartNames = ['filter', 'annotation', 'sections']

/** What is asked of a bibliography, as it was given; a `TypeError` where a part of it is of another kind. */
export function checkedParts(given: DocumentBibliographyOptions): DocumentBibliographyOptions {
  const options = checkedOptions(given, bibliographyPartNames)
  const { filter, annotation, sections } = options
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
