import type { CompiledStyle } from './compile/nodes.ts'
import type { CitePlace, CitePosition } from './elements/scope.ts'

/** A cite in a document. */
export interface PlacedCite {
  /** The index of the cited item. */
  index: number
  locator?: string | undefined
  /** The label of the locator; defaults to `page`. */
  label?: string | undefined
  prefix?: string | undefined
  suffix?: string | undefined
  part?: 'names' | 'rest' | undefined
  /** The position, if known in advance. */
  position?: CitePosition | undefined
  isNearNote?: boolean | undefined
  firstNote?: number | undefined
}

/** A citation in a document. */
export interface PlacedCitation {
  cites: readonly PlacedCite[]
  /** The number of the citation's note; 0 for a citation in the text. */
  noteIndex: number
  isUnsorted?: boolean | undefined
  /** True if the names of the first item are part of the sentence: `Doe (2019)`. */
  isNarrative?: boolean | undefined
  /** True if the citation continues a sentence of its note. */
  isInSentence?: boolean | undefined
  /** True if the sentence continues after the citation. */
  isContinued?: boolean | undefined
  /** True if the citation is part of the text of a link. */
  isInLink?: boolean | undefined
}

/** The first and the latest note with an earlier cite of an item. */
interface Earlier {
  firstNote: number
  lastNote: number
}

/**
 * Determines the positions of cites, https://docs.citationstyles.org/en/stable/specification.html#choose, grouped by
 * citation. Citations in the text and citations in notes are separate sequences.
 */
export function positionsIn(
  citations: readonly PlacedCitation[],
  { citation: { nearNoteDistance } }: CompiledStyle,
): CitePlace[][] {
  const sequences = { text: new Sequence(nearNoteDistance), notes: new Sequence(nearNoteDistance) }
  return citations.map(one => (one.noteIndex > 0 ? sequences.notes : sequences.text).next(one))
}

class Sequence {
  readonly #earlier = new Map<number, Earlier>()
  readonly #nearNoteDistance: number
  #before: PlacedCitation | undefined
  /** The number of citations in the current note. After several, "ibid." would be ambiguous. */
  #inNote = 0

  constructor(nearNoteDistance: number) {
    this.#nearNoteDistance = nearNoteDistance
  }

  next(citation: PlacedCitation): CitePlace[] {
    const { cites, noteIndex } = citation
    const places = cites.map((cite, place): CitePlace => {
      const [only, another] = this.#before?.cites ?? []
      const isAlone = another === undefined && (this.#inNote === 1 || this.#before?.noteIndex === noteIndex)
      const before = place > 0 ? cites[place - 1] : isAlone ? only : undefined
      const earlier = this.#earlier.get(cite.index)
      this.#earlier.set(cite.index, { firstNote: earlier?.firstNote ?? noteIndex, lastNote: noteIndex })
      const isNearNote =
        earlier !== undefined && noteIndex > 0 && noteIndex - earlier.lastNote <= this.#nearNoteDistance
      return {
        locator: locatorOf(cite),
        label: cite.label ?? 'page',
        position: cite.position ?? (earlier === undefined ? 'first' : positionAfter(before, cite)),
        isNearNote: cite.isNearNote ?? isNearNote,
        firstNote: cite.firstNote ?? (earlier?.firstNote || undefined),
      }
    })
    this.#inNote = noteIndex > 0 && noteIndex === this.#before?.noteIndex ? this.#inNote + 1 : 1
    this.#before = citation
    return places
  }
}

function positionAfter(before: PlacedCite | undefined, cite: PlacedCite): CitePosition {
  if (before?.index !== cite.index) return 'subsequent'
  const [last, own] = [before, cite].map(locatorOf)
  if (own === undefined) return last === undefined ? 'ibid' : 'subsequent'
  return own === last && (before.label ?? 'page') === (cite.label ?? 'page') ? 'ibid' : 'ibid-with-locator'
}

const locatorOf = ({ locator }: PlacedCite): string | undefined => (locator?.trim() ? locator.trim() : undefined)
