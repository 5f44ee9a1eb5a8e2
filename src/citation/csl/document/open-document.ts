import { checkedOptions } from '../../../core/argument.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { LocatorWords } from '../locale/locator-words.ts'
import type { DocumentCitations, WrittenCitation } from '../processor/document-citations.ts'
import type { PlacedCitation } from '../processor/positions.ts'
import type { LoadedWriter } from '../render/index.ts'
import type { Run, Runs } from '../runs.ts'
import type { RecordIds } from './document-ids.ts'
import { noteOf, placedCitation, placementNames } from './document-ids.ts'
import type {
  BibliographyLook,
  CitationDocument,
  CitationPlacement,
  CitationRuns,
  CitedInDocument,
  CiteRequest,
  DocumentBibliography,
  DocumentBibliographyOptions,
  DocumentCitation,
  DocumentEntry,
  EntryRuns,
} from './document-types.ts'
import { checkedList, checkedParts, placeAmong, sectioned } from './document-types.ts'

/** The components of a document. */
export interface DocumentParts {
  ids: RecordIds
  items: readonly CslItem[]
  citations: DocumentCitations
  isNote: boolean
  look: BibliographyLook
  /** The style's own terms, which are also accepted as locator labels. */
  terms: ReadonlySet<string>
  locatorWords: () => LocatorWords
  notes: () => readonly string[]
  writer: LoadedWriter
  uncited: readonly number[]
  anchors: boolean
  /** Formats the annotation of an entry as a separate block. */
  annotate: (text: string) => Runs
  /** Appends the ISBN to the entry of an item without a DOI, URL or container, if the style prints DOIs. */
  ended: (runs: Runs, item: CslItem) => Runs
}

interface InDocument {
  readonly id: string
  citation: PlacedCitation
  shown: WrittenCitation | undefined
}

/**
 * A {@link CitationDocument} that keeps the latest output of each citation, to report the citations whose text changed.
 */
export class OpenDocument implements CitationDocument {
  readonly isNote: boolean
  readonly look: BibliographyLook
  readonly #parts: DocumentParts
  readonly #texts = new WeakMap<WrittenCitation, Omit<DocumentCitation, 'id'>>()
  readonly #placed: InDocument[] = []
  readonly #byId = new Map<string, InDocument>()
  #count = 0

  constructor(parts: DocumentParts) {
    this.#parts = parts
    this.isNote = parts.isNote
    this.look = parts.look
  }

  get notes(): readonly string[] {
    return this.#parts.notes()
  }

  get locatorWords(): LocatorWords {
    return this.#parts.locatorWords()
  }

  has(id: string): boolean {
    return this.#parts.ids.find(id) !== undefined
  }

  cite(cites: CiteRequest | readonly CiteRequest[], placement: CitationPlacement = {}): CitedInDocument {
    const citation = placedCitation(cites, placement, this.#parts)
    const added = this.#added(citation, placeAmong(placement.at ?? this.#placed.length, this.#placed.length))
    return this.#cited(added)
  }

  citeAll(
    citations: readonly (Omit<CitationPlacement, 'at'> & { cites: readonly CiteRequest[] })[],
  ): DocumentCitation[] {
    const placed = checkedList(citations).map(one => placedCitation(one.cites, one, this.#parts))
    const added = placed.map(citation => this.#added(citation, this.#placed.length))
    this.#update()
    return added.map(one => this.#written(one))
  }

  replace(
    id: string,
    cites: CiteRequest | readonly CiteRequest[],
    placement: Omit<CitationPlacement, 'at'> = {},
  ): CitedInDocument {
    const one = this.#find(id)
    one.citation = this.#replacing(one, cites, placement)
    return this.#cited(one)
  }

  replaceAll(
    citations: readonly (Omit<CitationPlacement, 'at'> & { id: string; cites: readonly CiteRequest[] })[],
  ): DocumentCitation[] {
    const replaced = checkedList(citations).map(given => {
      const one = this.#find(given.id)
      return { one, citation: this.#replacing(one, given.cites, given) }
    })
    for (const { one, citation } of replaced) one.citation = citation
    return this.#update()
  }

  remove(id: string): DocumentCitation[] {
    this.#placed.splice(this.#placed.indexOf(this.#find(id)), 1)
    this.#byId.delete(id)
    return this.#update()
  }

  move(id: string, at: number, placement: Pick<CitationPlacement, 'noteIndex'> = {}): DocumentCitation[] {
    const one = this.#find(id)
    const { noteIndex } = checkedOptions(placement, ['noteIndex'])
    const to = placeAmong(at, this.#placed.length - 1)
    if (noteIndex !== undefined) one.citation = { ...one.citation, noteIndex: noteOf(noteIndex) }
    this.#placed.splice(this.#placed.indexOf(one), 1)
    this.#placed.splice(to, 0, one)
    return this.#update()
  }

  citations(): DocumentCitation[] {
    return this.#placed.map(one => this.#written(one))
  }

  runs(id: string): CitationRuns {
    const { shown = { runs: [] }, citation } = this.#find(id)
    const { runs, lead } = this.#leading(shown, citation)
    const { set } = this.#parts.writer
    return { runs: set(runs), ...(lead !== undefined && { lead: set(lead) }) }
  }

  entryRuns(options: DocumentBibliographyOptions = {}): EntryRuns[] {
    const { filter, annotation } = checkedParts(options)
    const { writer, ids, items, citations, annotate, ended } = this.#parts
    this.#update()
    return (citations.entries() ?? []).flatMap(({ index, runs: written }): EntryRuns[] => {
      const item = items[index]
      const runs = item === undefined ? written : ended(written, item)
      const text = writer.inline(runs)
      if (text === '') return []
      const entry = { id: ids.names[index] ?? '', index, anchor: ids.anchors[index] ?? '', text }
      if (filter?.(entry) === false) return []
      const added = annotation?.(entry)
      if (added === undefined || added === '') return [{ ...entry, runs: writer.set(runs) }]
      const annotated = [...runs, ...annotate(added)]
      return [{ ...entry, text: writer.inline(annotated), runs: writer.set(annotated) }]
    })
  }

  bibliography(options: DocumentBibliographyOptions = {}): DocumentBibliography {
    const { sections = [] } = checkedParts(options)
    const { writer, anchors, items } = this.#parts
    const entries = this.entryRuns(options).map(({ runs: _, ...entry }): DocumentEntry => entry)
    const whole = (list: readonly DocumentEntry[]): string =>
      writer.whole(
        list.map(({ text }) => text),
        anchors ? list.map(({ anchor }) => anchor) : undefined,
        list.flatMap(({ index }) => items[index] ?? []),
      )
    return {
      text: whole(entries),
      entries,
      sections: sectioned(entries, sections).map(section => ({ ...section, text: whole(section.entries) })),
    }
  }

  #added(citation: PlacedCitation, at: number): InDocument {
    const one: InDocument = { id: `citation-${++this.#count}`, citation, shown: undefined }
    this.#placed.splice(at, 0, one)
    this.#byId.set(one.id, one)
    return one
  }

  #replacing(
    { citation }: InDocument,
    cites: CiteRequest | readonly CiteRequest[],
    placement: CitationPlacement,
  ): PlacedCitation {
    const { noteIndex = citation.noteIndex } = checkedOptions(placement, placementNames)
    return placedCitation(cites, { ...placement, noteIndex }, this.#parts)
  }

  #find(id: string): InDocument {
    const found = this.#byId.get(id)
    if (found !== undefined) return found
    throw new RangeError(`The document has no citation ${JSON.stringify(String(id).slice(0, 60))}.`)
  }

  #cited(one: InDocument): CitedInDocument {
    const changed = this.#update().filter(({ id }) => id !== one.id)
    return { ...this.#written(one), changed }
  }

  /** Updates the output of all citations. Returns the citations whose text changed. */
  #update(): DocumentCitation[] {
    const placed = this.#placed.map(({ citation }) => citation)
    const order = new Set<number>()
    for (const { cites } of placed) for (const { index } of cites) order.add(index)
    for (const index of this.#parts.uncited) order.add(index)
    const written = this.#parts.citations.write(placed, [...order])
    const changed: DocumentCitation[] = []
    for (const [place, one] of this.#placed.entries()) {
      const now = written[place] as WrittenCitation
      const before = one.shown
      if (before === now) continue
      one.shown = now
      const own = this.#textOf(now, one.citation)
      const old = before && this.#textOf(before, one.citation)
      if (old === undefined || old.text !== own.text || old.lead !== own.lead) changed.push({ id: one.id, ...own })
    }
    return changed
  }

  #written({ id, citation, shown = { runs: [] } }: InDocument): DocumentCitation {
    return { id, ...this.#textOf(shown, citation) }
  }

  #textOf(written: WrittenCitation, citation: PlacedCitation): Omit<DocumentCitation, 'id'> {
    let text = this.#texts.get(written)
    if (text === undefined) {
      const { inline } = this.#parts.writer
      const { runs, lead } = this.#leading(written, citation)
      text = { text: inline(runs), ...(lead !== undefined && { lead: inline(lead) }) }
      this.#texts.set(written, text)
    }
    return text
  }

  /** Links a citation to its entries if the document has anchors. Omits links from a citation inside a link. */
  #leading(written: WrittenCitation, { isInLink }: PlacedCitation): WrittenCitation {
    if (!this.#parts.anchors && isInLink !== true) return written
    const { runs, lead } = written
    const led = (run: Run): Run => (isInLink === true ? withoutLink(run) : this.#anchored(run))
    return { runs: runs.map(led), ...(lead !== undefined && { lead: lead.map(led) }) }
  }

  #anchored(run: Run): Run {
    const anchor = run.target === undefined ? undefined : this.#parts.ids.anchors[run.target]
    return anchor === undefined || run.link !== undefined ? run : { ...run, link: `#${anchor}` }
  }
}

const withoutLink = ({ link: _, ...run }: Run): Run => run
