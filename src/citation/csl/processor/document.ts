import type { CslItem } from '../../../formats/csl-json/item.ts'
import type { EngineEntry } from '../engine.ts'
import type { Links, Runs } from '../run.ts'
import { type Cite, type CitedAt, CiteRenderer, joinCites } from './cites.ts'
import { entriesOf } from './entries.ts'
import { leadingNames } from './leading-names.ts'
import { branch, leaf, type Output } from './output.ts'
import { type PlacedCitation, positionsIn } from './positions.ts'
import { citeReader, prepared } from './prepared.ts'
import { remembered } from './remembered.ts'
import { callsVariable, type Renderer } from './render.ts'
import { type CitePlace, type Distinction, undistinguished } from './scope.ts'
import { KnownOrder, sorted } from './sort.ts'
import { typeset } from './typesetter.ts'

/** A citation as it is written. */
export interface WrittenCitation {
  runs: Runs
  /** The names of a narrative citation of a style that cites in notes: they stand in the text, and the rest in the note. */
  lead?: Runs
}

/**
 * The citations of a document, which follow each other: what one of them says depends on all. Only those are rendered again of which
 * something changed.
 */
export class DocumentCitations {
  readonly #items: readonly CslItem[]
  readonly #renderer: Renderer
  readonly #links: Links
  readonly #cites: CiteRenderer
  /** What cites read like, by the place of their item, and by all else that it depends on. */
  readonly #readings = new Map<number, Map<string, string>>()
  readonly #known = new KnownOrder()
  /** Whether citations depend on where in the document they stand, and whether they show numbers. */
  readonly #isPlaced: boolean
  readonly #isNumbered: boolean
  readonly #memories = new WeakMap<PlacedCitation, Memory>()
  #order: readonly number[] = []
  #prepared: readonly Cite[] = []
  #byIndex = new Map<number, Cite>()
  /** How often items were prepared. */
  #round = 0

  constructor(items: readonly CslItem[], renderer: Renderer, links: Links) {
    this.#items = items
    this.#renderer = renderer
    this.#links = links
    this.#cites = new CiteRenderer(renderer)
    const { citation } = renderer.style
    const shows = (variable: string): boolean => callsVariable(citation.layout.children, [variable])
    this.#isPlaced = citation.hasLaterForm || renderer.style.isNote || shows('first-reference-note-number')
    this.#isNumbered = shows('citation-number')
  }

  /** All citations as they are written, where items are numbered in an order unless the style sorts them. */
  write(citations: readonly PlacedCitation[], order: readonly number[]): WrittenCitation[] {
    if (order.length !== this.#order.length || order.some((index, place) => index !== this.#order[place]))
      this.#prepare(order)
    const { style } = this.#renderer
    const places = this.#isPlaced ? positionsIn(citations, style) : undefined
    return citations.map((citation, at) => {
      const memory = this.#memories.get(citation)
      const own = places?.[at] ?? memory?.places ?? positionsIn([citation], style)[0] ?? []
      const isKnown = memory !== undefined && (memory.places === own || arePlacedAlike(memory.places, own))
      if (isKnown && (memory.round === this.#round || this.#areSame(memory.cites))) {
        memory.round = this.#round
        return memory.written
      }
      const cites = this.#citesOf(citation, own)
      const written = this.#write(cites, citation)
      this.#memories.set(citation, { places: own, cites, written, round: this.#round })
      return written
    })
  }

  /** The cites of a citation at their places. */
  #citesOf({ cites, isInSentence }: PlacedCitation, places: readonly CitePlace[]): Cite[] {
    return cites.flatMap((cite, at): Cite[] => {
      const known = this.#byIndex.get(cite.index)
      const place = places[at]
      if (known === undefined || place === undefined) return []
      const { prefix = '', suffix = '', part } = cite
      return [{ ...known, at: { place, prefix, suffix, part, isLater: isInSentence ?? false } }]
    })
  }

  /** Whether cites are written alike since items were prepared anew: with the same numbers, and what sets them apart. */
  #areSame(cites: readonly Cite[]): boolean {
    return cites.every(({ index, number, distinction }) => {
      const now = this.#byIndex.get(index)
      return now !== undefined && now.number === number && isSameDistinction(now.distinction, distinction)
    })
  }

  /** The entries of what is in the document; undefined where the style has no bibliography. */
  entries(): EngineEntry[] | undefined {
    const { bibliography } = this.#renderer.style
    return bibliography && entriesOf(this.#prepared, bibliography, this.#renderer, this.#links)
  }

  #prepare(order: readonly number[]): void {
    const read = citeReader(this.#renderer)
    const cached = (cite: Cite): string => {
      const { distinction } = cite
      const { told, addedNames, givens, yearSuffix } = distinction
      const number = this.#isNumbered ? cite.number : ''
      const key =
        distinction === undistinguished && number === ''
          ? ''
          : `${number} ${told} ${addedNames} ${givens.join('')} ${yearSuffix}`
      const readings = remembered(this.#readings, cite.index, () => new Map<string, string>())
      return remembered(readings, key, () => read(cite))
    }
    this.#order = [...order]
    this.#round++
    this.#prepared = prepared(this.#items, this.#renderer, true, order, { read: cached, known: this.#known })
    this.#byIndex = new Map(this.#prepared.map(cite => [cite.index, cite]))
  }

  #write(given: readonly Cite[], { isUnsorted, isNarrative }: PlacedCitation): WrittenCitation {
    const { style, locale } = this.#renderer
    const { citation } = style
    const set = (output: Output | undefined): Runs => typeset(output, locale, this.#links)
    const [first] = given
    if (!isNarrative || first === undefined) {
      const order = isUnsorted ? given : sorted(given, citation, this.#renderer)
      return { runs: set(joinCites(order, citation, this.#cites)) }
    }
    const names = this.#names(first)
    if (style.isNote) return { runs: set(joinCites(given, citation, this.#cites)), lead: set(names) }
    const rest = joinCites([withoutNames(first), ...given.slice(1)], citation, this.#cites)
    return { runs: set(branch([names, rest && leaf(' '), rest])) }
  }

  /** The names of a cite, which are part of the sentence: those that the citation would begin with, or those that the item has. */
  #names(cite: Cite): Output | undefined {
    if (this.#renderer.style.isNote) return leadingNames(cite, this.#renderer)
    const at: CitedAt = { ...(cite.at as CitedAt), part: 'names', prefix: '', suffix: '' }
    const own = this.#cites.render({ ...cite, at })
    const output = own.firstNames.length > 0 ? own.output : leadingNames(cite, this.#renderer)
    return output && { ...output, target: cite.index }
  }
}

const withoutNames = (cite: Cite): Cite => ({ ...cite, at: { ...(cite.at as CitedAt), part: 'rest' } })

/** What is known of a citation that was written. */
interface Memory {
  places: readonly CitePlace[]
  cites: readonly Cite[]
  written: WrittenCitation
  /** After how many preparations. */
  round: number
}

/** Whether the cites of a citation stand where they stood; what they say of themselves is the same. */
const arePlacedAlike = (before: readonly CitePlace[], now: readonly CitePlace[]): boolean =>
  before.every((one, at) => {
    const other = now[at]
    return (
      other !== undefined &&
      one.position === other.position &&
      one.isNearNote === other.isNearNote &&
      one.firstNote === other.firstNote
    )
  })

const isSameDistinction = (one: Distinction, other: Distinction): boolean =>
  one === other ||
  (one.told === other.told &&
    one.addedNames === other.addedNames &&
    one.yearSuffix === other.yearSuffix &&
    one.givens.length === other.givens.length &&
    one.givens.every((level, place) => level === other.givens[place]))

/** The items of citations in the order in which they are first cited, and then others. */
export function citedOrder(citations: readonly PlacedCitation[], others: Iterable<number> = []): number[] {
  const order = new Set<number>()
  for (const { cites } of citations) for (const { index } of cites) order.add(index)
  for (const index of others) order.add(index)
  return [...order]
}
