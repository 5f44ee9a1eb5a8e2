import { checkedOptions, wrongArgument } from '../../../core/argument.ts'
import type { LocatorWords } from '../locale/locator-words.ts'
import type { CslOptions } from '../options.ts'
import type { Runs } from '../runs.ts'

/** Options of {@link citationDocument}. */
export interface DocumentOptions extends CslOptions {
  /** Records that the bibliography has although nothing cites them: their ids, or `all`. */
  uncited?: 'all' | readonly string[]
  /** True if citations link to their entries, which get anchors, in HTML and Markdown; false by default. */
  anchors?: boolean
  /** True if the bibliography has Microdata, as an option of `bibliography()` adds. */
  microdata?: boolean
}

/** A record as a citation names it. */
export interface CiteRequest {
  /** The `id` of an item of CSL-JSON, or the DOI of a record. */
  id: string
  /** The pages or the like that are meant: `23-25`. */
  locator?: string
  /**
   * The CSL term of the locator: `page` (the default), `chapter`, `figure`, … or a term of the style. Any other is a `TypeError` that names
   * the nearest.
   */
  label?: string
  /** Text before the citation, such as `see`, with CSL markup. */
  prefix?: string
  /** Text after the citation. */
  suffix?: string
  /** True if the names are omitted, because the sentence has them: `(2019)`. */
  suppressAuthor?: boolean
  /** True if only the names are written: `Doe`. A style that prints no names writes the item's number. */
  authorOnly?: boolean
}

/** The place of a citation in a document and its place in the sentence. */
export interface CitationPlacement {
  /** The number of its note, from 1; 0, which is the default, in the text. */
  noteIndex?: number
  /** Before which citation it stands, counted from 0; the end by default. */
  at?: number
  /** True if the names of the first record are part of the sentence: `Doe (2019)`. */
  narrative?: boolean
  /** True if the citation continues a sentence, as in a note with other text; it then begins in lower case. */
  inSentence?: boolean
  /** True if the sentence continues after the citation; the style's final period in notes is then omitted. */
  continued?: boolean
  /** True if the citation is part of a link's text, so it contains no links itself. */
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
  /** True if the section includes an entry. An entry of several sections is printed in the first. */
  filter: (entry: DocumentEntry) => boolean
}

/** Which entries a bibliography has, and in which sections. */
export interface DocumentBibliographyOptions {
  /** True if an entry is printed; all are by default. Numbers and letters stay as in the citations. */
  filter?: (entry: DocumentEntry) => boolean
  sections?: readonly BibliographySection[]
  /** The annotation of an entry, printed as a block after it, with CSL markup. */
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

/** The layout that a style asks for in its bibliography. */
export interface BibliographyLook {
  /** True if all lines of an entry but the first are indented. */
  hangingIndent: boolean
  /** The space between entries, in lines; undefined if the style names none. */
  entrySpacing: number | undefined
  /** The distance of lines: 2 for double spacing; undefined if the style names none. */
  lineSpacing: number | undefined
}

/** A document that cites records; see {@link citationDocument}. */
export interface CitationDocument {
  /** True if citations are notes. */
  readonly isNote: boolean
  /** The layout of the entries. */
  readonly look: BibliographyLook
  /** Differences between output and request, as in `bibliography()`. */
  readonly notes: readonly string[]
  /** The lower-case words that name what a locator counts: `s.` and `seiten` stand for `page` in German; those of English are known besides. */
  readonly locatorWords: LocatorWords
  /** True if a record has this id. */
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
  /** The position of the first citation of each unknown id in the text, in characters. */
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

/** Checks the parts of a bibliography and returns them; throws a `TypeError` for a part of the wrong type. */
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
