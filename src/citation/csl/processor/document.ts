import type { CslItem } from '../../../formats/csl-json/item.ts'
import type { EngineEntry } from '../engine.ts'
import type { Links, Runs } from '../run.ts'
import { type Cite, type CitedAt, CiteRenderer, joinCites } from './cites.ts'
import { entriesOf } from './entries.ts'
import { leadingNames } from './leading-names.ts'
import { branch, leaf, type Output } from './output.ts'
import { type PlacedCitation, positionsIn } from './positions.ts'
import { citeReader, prepared } from './prepared.ts'
import type { Renderer } from './render.ts'
import { sorted } from './sort.ts'
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
  /** What cites read like, by all that it depends on. */
  readonly #readings = new Map<string, string>()
  readonly #written = new WeakMap<PlacedCitation, { cites: readonly Cite[]; written: WrittenCitation }>()
  #order: readonly number[] = []
  #prepared: readonly Cite[] = []
  #byIndex = new Map<number, Cite>()

  constructor(items: readonly CslItem[], renderer: Renderer, links: Links) {
    this.#items = items
    this.#renderer = renderer
    this.#links = links
    this.#cites = new CiteRenderer(renderer)
  }

  /** All citations as they are written, where items are numbered in an order unless the style sorts them. */
  write(citations: readonly PlacedCitation[], order: readonly number[]): WrittenCitation[] {
    if (order.length !== this.#order.length || order.some((index, place) => index !== this.#order[place]))
      this.#prepare(order)
    const places = positionsIn(citations, this.#renderer.style)
    return citations.map((citation, at) => {
      const cites = citation.cites.flatMap((cite, place): Cite[] => {
        const known = this.#byIndex.get(cite.index)
        const where = places[at]?.[place]
        if (known === undefined || where === undefined) return []
        const { prefix = '', suffix = '', part } = cite
        return [{ ...known, at: { place: where, prefix, suffix, part, isLater: citation.isInSentence ?? false } }]
      })
      const before = this.#written.get(citation)
      if (before !== undefined && areSame(before.cites, cites)) return before.written
      const written = this.#write(cites, citation)
      this.#written.set(citation, { cites, written })
      return written
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
      const { told, addedNames, givens, yearSuffix } = cite.distinction
      const key = `${cite.index} ${cite.number} ${told} ${addedNames} ${givens.join('')} ${yearSuffix}`
      let text = this.#readings.get(key)
      if (text === undefined) {
        text = read(cite)
        this.#readings.set(key, text)
      }
      return text
    }
    this.#order = [...order]
    this.#prepared = prepared(this.#items, this.#renderer, true, order, cached)
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

/** Whether cites are written alike: the same items, numbers, and places. */
function areSame(before: readonly Cite[], now: readonly Cite[]): boolean {
  return before.length === now.length && before.every((cite, index) => isSame(cite, now[index] as Cite))
}

function isSame(a: Cite, b: Cite): boolean {
  const [first, second] = [a.at?.place, b.at?.place]
  if (a.index !== b.index || a.number !== b.number || first === undefined || second === undefined) return false
  const [one, other] = [a.distinction, b.distinction]
  return (
    first.position === second.position &&
    first.isNearNote === second.isNearNote &&
    first.firstNote === second.firstNote &&
    (one === other ||
      (one.told === other.told &&
        one.addedNames === other.addedNames &&
        one.yearSuffix === other.yearSuffix &&
        one.givens.join('') === other.givens.join('')))
  )
}

/** The items of citations in the order in which they are first cited, and then others. */
export function citedOrder(citations: readonly PlacedCitation[], others: Iterable<number> = []): number[] {
  const order = new Set<number>()
  for (const { cites } of citations) for (const { index } of cites) order.add(index)
  for (const index of others) order.add(index)
  return [...order]
}
