import { checkedOptions, wrongArgument } from '../../../core/argument.ts'
import type { LocatorWords } from '../locale/locator-words.ts'
import type { CslOptions } from '../options.ts'
import type { Runs } from '../runs.ts'

/** Options of {@link citationDocument}. */
export interface DocumentOptions extends CslOptions {
  /** The ids of records that the bibliography lists although nothing cites them, or `all`. */
  uncited?: 'all' | readonly string[]
  /**
   * True if citations in HTML and Markdown link to their entries; false by default.
   *
   * If true, the entries have anchors.
   */
  anchors?: boolean
  /** True if the bibliography has Microdata, as with the same option of `bibliography()`. */
  microdata?: boolean
}

/** A reference to a record in a citation. */
export interface CiteRequest {
  /** The `id` of a CSL-JSON item, or the DOI of a record. */
  id: string
  /** The cited pages or other part of the work: `23-25`. */
  locator?: string
  /**
   * The CSL term of the locator: `page` (the default), `chapter`, `figure`, … or a term of the style. Any other label
   * throws a `TypeError`.
   */
  label?: string
  /** Text before the citation, such as `see`, with CSL markup. */
  prefix?: string
  /** Text after the citation. */
  suffix?: string
  /** True if the names are omitted, because the sentence has them: `(2019)`. */
  suppressAuthor?: boolean
  /** True if only the names are written: `Doe`. If the cite has no names, the whole cite is written. */
  authorOnly?: boolean
}

/** The position of a citation in a document, and its relation to the surrounding sentence. */
export interface CitationPlacement {
  /** The number of the note, from 1; defaults to 0, for a citation in the text. */
  noteIndex?: number
  /** The index at which the citation is inserted, from 0; defaults to the end. */
  at?: number
  /** True if the names of the first record are part of the sentence: `Doe (2019)`. */
  narrative?: boolean
  /**
   * True if the citation continues a sentence, as in a note that begins with other text. A term at the start of the
   * citation is then not capitalised.
   */
  inSentence?: boolean
  /** True if the sentence continues after the citation. The style's final period is then omitted. */
  continued?: boolean
  /** True if the citation is part of a link's text. The citation then contains no links itself. */
  inLink?: boolean
}

/** A rendered citation in a document. */
export interface DocumentCitation {
  /** The permanent id of the citation in the document. */
  id: string
  /** The citation in the output format: the text or, in a note style, the content of the note. */
  text: string
  /** The names of a narrative citation in a note style, printed in the text before the note mark. */
  lead?: string
}

/** A citation that was added or replaced, with all other citations whose text changed because of it. */
export interface CitedInDocument extends DocumentCitation {
  changed: DocumentCitation[]
}

/** An entry in the bibliography of a document. */
export interface DocumentEntry {
  /** The id under which the record is cited. */
  id: string
  /** The index of the record in the input. */
  index: number
  /** The anchor that citations link to. */
  anchor: string
  text: string
}

/** A part of a bibliography, such as “Data” or “Literature”. */
export interface BibliographySection {
  heading: string
  /** True if the section includes an entry. An entry that belongs to several sections is printed in the first. */
  filter: (entry: DocumentEntry) => boolean
}

/** The filter, sections and annotations of a bibliography. */
export interface DocumentBibliographyOptions {
  /** True if an entry is printed; by default, all are. Printed entries keep their numbers and year suffixes. */
  filter?: (entry: DocumentEntry) => boolean
  sections?: readonly BibliographySection[]
  /** The annotation of an entry, printed as a block after it, with CSL markup. */
  annotation?: (entry: DocumentEntry) => string | undefined
}

/**
 * A citation as formatted runs, for callers that build their pages themselves, such as an editor or a word processor.
 */
export interface CitationRuns {
  runs: Runs
  /** The names of a narrative citation in a note style, printed in the text. */
  lead?: Runs
}

/** An entry of the bibliography as formatted runs. */
export interface EntryRuns extends DocumentEntry {
  runs: Runs
}

/** The bibliography of a document. */
export interface DocumentBibliography {
  /** All entries in the output format. */
  text: string
  entries: DocumentEntry[]
  /** Each section with its entries. Entries without a section are last, under an empty heading. */
  sections: { heading: string; text: string; entries: DocumentEntry[] }[]
}

/** The layout that a style specifies for its bibliography. */
export interface BibliographyLook {
  /** True if all lines of an entry but the first are indented. */
  hangingIndent: boolean
  /** The space between entries, in lines, or undefined if the style does not specify it. */
  entrySpacing: number | undefined
  /** The line spacing, such as 2 for double spacing, or undefined if the style does not specify it. */
  lineSpacing: number | undefined
}

/** A document that cites records; see {@link citationDocument}. */
export interface CitationDocument {
  /** True if citations are rendered as notes. */
  readonly isNote: boolean
  /** The layout of the entries. */
  readonly look: BibliographyLook
  /** Differences between output and request, as in `bibliography()`. */
  readonly notes: readonly string[]
  /**
   * The locator types, keyed by lower-case word: in German, `s.` and `seiten` map to `page`. English words are
   * included.
   */
  readonly locatorWords: LocatorWords
  /** True if a record has this id or DOI. */
  has(id: string): boolean
  /** Adds a citation. Throws a `CslError` for an unknown id. */
  cite(cites: CiteRequest | readonly CiteRequest[], placement?: CitationPlacement): CitedInDocument
  /** Appends many citations, which is faster than adding them one by one. Returns the added citations. */
  citeAll(citations: readonly (Omit<CitationPlacement, 'at'> & { cites: readonly CiteRequest[] })[]): DocumentCitation[]
  /**
   * Replaces a citation, which keeps its note unless `placement` has a `noteIndex`. Throws a `RangeError` if no
   * citation has the id.
   */
  replace(
    id: string,
    cites: CiteRequest | readonly CiteRequest[],
    placement?: Omit<CitationPlacement, 'at'>,
  ): CitedInDocument
  /**
   * Replaces many citations at once, which is faster than replacing them one by one. Returns all citations whose text
   * changed.
   */
  replaceAll(
    citations: readonly (Omit<CitationPlacement, 'at'> & { id: string; cites: readonly CiteRequest[] })[],
  ): DocumentCitation[]
  /** Removes a citation. Returns all citations whose text changed. */
  remove(id: string): DocumentCitation[]
  /**
   * Moves a citation to an index, counted from 0 without the moved citation. Returns all citations whose text changed.
   */
  move(id: string, at: number, placement?: Pick<CitationPlacement, 'noteIndex'>): DocumentCitation[]
  /** Returns all citations in document order. */
  citations(): DocumentCitation[]
  /** Returns a citation as formatted runs. Throws a `RangeError` for an unknown id. */
  runs(id: string): CitationRuns
  /** Returns the entries of the bibliography as formatted runs. The caller arranges the sections. */
  entryRuns(options?: DocumentBibliographyOptions): EntryRuns[]
  /** Returns the bibliography: the entries of the cited and the `uncited` records, in the order of the style. */
  bibliography(options?: DocumentBibliographyOptions): DocumentBibliography
}

/** A Markdown text with rendered citations. */
export interface CitedMarkdown {
  text: string
  /**
   * The cited ids that no record has, in text order. A citation without known ids, or a narrative citation whose first
   * id is unknown, stays unchanged.
   */
  unknown: string[]
  /** The position of the first citation of each id in `unknown`, in UTF-16 code units. */
  offsets: number[]
}

/**
 * Returns an index limited to the range from 0 to `length`. Throws a `TypeError` for a value that is not an integer.
 */
export const placeAmong = (at: number, length: number): number => {
  if (!Number.isInteger(at)) throw wrongArgument('"at"', 'the position of a citation, a whole number', at)
  return Math.min(Math.max(at, 0), length)
}

/** Returns the given citations. Throws a `TypeError` for anything but a list of objects. */
export function checkedList<T extends object>(citations: readonly T[]): readonly T[] {
  if (!Array.isArray(citations)) throw wrongArgument('The citations', 'a list', citations)
  for (const one of citations)
    if (typeof one !== 'object' || one === null)
      throw wrongArgument('A citation of a list', 'an object with cites', one)
  return citations
}

/** The option names of a document's bibliography. */
export const bibliographyPartNames = ['filter', 'annotation', 'sections']

/** Checks the parts of a bibliography and returns them. Throws a `TypeError` for a part of the wrong type. */
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

/** Groups entries by section. Entries without a section are last. */
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
