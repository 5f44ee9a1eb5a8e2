import { remembered } from '../../../core/lazily.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { names, text } from '../built-in/elements.ts'
import type { EngineEntry } from '../csl-engine.ts'
import type { Links, Runs } from '../runs.ts'
import { type Cite, type CitedAt, CiteRenderer, joinCites } from './cites.ts'
import type { NameOptions } from './compile/nodes.ts'
import { callsVariable } from './compile/style-questions.ts'
import type { Renderer } from './elements/render.ts'
import { type CitePlace, type Distinction, Scope, undistinguished } from './elements/scope.ts'
import { entriesOf } from './entries.ts'
import { type PlacedCitation, positionsIn } from './positions.ts'
import { citeReader, prepared } from './prepared.ts'
import { KnownOrder, sorted } from './sort.ts'
import { branch, leaf, type Output } from './text/output.ts'
import { typeset } from './text/typesetter.ts'

/** A rendered citation. */
export interface WrittenCitation {
  runs: Runs
  /** The names that precede the note of a narrative citation in a note style. A title may replace missing names. */
  lead?: Runs
}

/** The outputs in which variables are marked: entries, citations or both. */
interface Marked {
  entries?: boolean
  citations?: boolean
}

/**
 * The citations of a document in order. The text of each may depend on all the others, but only citations whose inputs
 * have changed are rendered again.
 */
export class DocumentCitations {
  readonly #items: readonly CslItem[]
  readonly #renderer: Renderer
  readonly #links: Links
  readonly #marked: Marked
  readonly #cites: CiteRenderer
  /** The texts of cites, by the index of the item and a key that combines the cite's number and distinction. */
  readonly #readings = new Map<number, Map<string, string>>()
  readonly #known = new KnownOrder()
  /**
   * `#isPlaced` is true if citations depend on their position in the document, and `#isNumbered` if they depend on the
   * numbers of items.
   */
  readonly #isPlaced: boolean
  readonly #isNumbered: boolean
  readonly #memories = new WeakMap<PlacedCitation, Memory>()
  #last: { citations: readonly PlacedCitation[]; memories: readonly Memory[] } = { citations: [], memories: [] }
  #order: readonly number[] = []
  #prepared: readonly Cite[] = []
  #byIndex = new Map<number, Cite>()
  /** The number of calls of `#prepare`. `#isUnchanged` is true if the last call changed no existing cite. */
  #round = 0
  #isUnchanged = false

  constructor(items: readonly CslItem[], renderer: Renderer, links: Links, marked: Marked = {}) {
    this.#items = items
    this.#renderer = renderer
    this.#links = links
    this.#marked = marked
    this.#cites = new CiteRenderer(marked.citations ? renderer.marking : renderer)
    const { citation } = renderer.style
    const shows = (variable: string): boolean => callsVariable(citation.layout.children, [variable])
    this.#isPlaced = citation.hasLaterForm || renderer.style.isNote || shows('first-reference-note-number')
    this.#isNumbered =
      shows('citation-number') ||
      citation.collapse === 'citation-number' ||
      citation.sort.some(({ children }) => callsVariable(children, ['citation-number']))
  }

  /** Renders all citations. Items are numbered in the given order unless the style sorts them. */
  write(citations: readonly PlacedCitation[], order: readonly number[]): WrittenCitation[] {
    if (order.length !== this.#order.length || order.some((index, place) => index !== this.#order[place]))
      this.#prepare(order)
    const { style } = this.#renderer
    const places = this.#isPlaced ? positionsIn(citations, style) : undefined
    const last = this.#last
    const memories = citations.map((citation, at) => {
      // Most citations keep their position, and a lookup by position is faster than one by citation.
      const memory = last.citations[at] === citation ? last.memories[at] : this.#memories.get(citation)
      const own = places?.[at] ?? memory?.places ?? positionsIn([citation], style)[0] ?? []
      const isKnown = memory !== undefined && (memory.places === own || arePlacedAlike(memory.places, own))
      if (isKnown && this.#isUpToDate(memory)) {
        memory.round = this.#round
        return memory
      }
      const cites = this.#citesOf(citation, own)
      const made: Memory = { places: own, cites, written: this.#write(cites, citation), round: this.#round }
      this.#memories.set(citation, made)
      return made
    })
    this.#last = { citations, memories }
    return memories.map(({ written }) => written)
  }

  #citesOf({ cites, isInSentence }: PlacedCitation, places: readonly CitePlace[]): Cite[] {
    return cites.flatMap((cite, at): Cite[] => {
      const known = this.#byIndex.get(cite.index)
      const place = places[at]
      if (known === undefined || place === undefined) return []
      const { prefix = '', suffix = '', part } = cite
      return [{ ...known, at: { place, prefix, suffix, part, isLater: isInSentence ?? false } }]
    })
  }

  /** True if the cites of a cached citation have not changed since the citation was rendered. */
  #isUpToDate({ round, cites }: Memory): boolean {
    const age = this.#round - round
    return age === 0 || (age === 1 && this.#isUnchanged) || cites.every(cite => this.#isSame(cite, this.#byIndex))
  }

  /**
   * True if `others` contains a cite of the given cite's item with the same distinction and, if citations depend on the
   * numbers of items, the same number.
   */
  #isSame({ index, number, distinction }: Cite, others: ReadonlyMap<number, Cite>): boolean {
    const other = others.get(index)
    if (other === undefined || (this.#isNumbered && other.number !== number)) return false
    return isSameDistinction(other.distinction, distinction)
  }

  /**
   * Renders the bibliography entries of the items last passed to `write`, or returns undefined if the style has no
   * bibliography.
   */
  entries(): EngineEntry[] | undefined {
    const { bibliography } = this.#renderer.style
    const renderer = this.#marked.entries ? this.#renderer.marking : this.#renderer
    return bibliography && entriesOf(this.#prepared, bibliography, renderer, { links: this.#links })
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
    const known = this.#prepared
    this.#prepared = prepared(this.#items, this.#renderer, true, {
      order,
      read: cached,
      known: this.#known,
      before: known,
    })
    this.#isUnchanged = this.#prepared === known
    if (this.#isUnchanged) return
    const before = this.#byIndex
    this.#byIndex = new Map(this.#prepared.map(cite => [cite.index, cite]))
    this.#isUnchanged = this.#prepared.every(cite => !before.has(cite.index) || this.#isSame(cite, before))
  }

  #write(given: readonly Cite[], { isUnsorted, isNarrative, isContinued }: PlacedCitation): WrittenCitation {
    const { style, locale } = this.#renderer
    const { citation } = style
    const set = (output: Output | undefined): Runs => typeset(output, locale, this.#links)
    const [first] = given
    if (!isNarrative || first === undefined) {
      // "See Roe; also Chan" keeps the writer's order.
      const isSentence = given.some(({ at }) => at !== undefined && (at.prefix !== '' || at.suffix !== ''))
      const order = isUnsorted || isSentence ? given : sorted(given, citation, this.#renderer)
      return { runs: set(joinCites(order, citation, this.#cites, isContinued)) }
    }
    if (style.isNote) {
      const runs = set(joinCites(given, citation, this.#cites, isContinued))
      // The rest of the citation prints a title that replaces names, unless the rest is "ibid.".
      const { part, place } = first.at ?? {}
      const isSaid = part === 'rest' && place?.position.startsWith('ibid') === false
      return { runs, lead: set(leadingNames(first, this.#renderer, isSaid ? 'names' : 'any')) }
    }
    const names = this.#names(first)
    const rest = joinCites([withoutNames(first), ...given.slice(1)], citation, this.#cites, isContinued)
    // Superscript numbers directly follow the names.
    const isRaised = set(rest)[0]?.position === 'super'
    return { runs: set(branch([names, isRaised ? undefined : rest && leaf(' '), rest])) }
  }

  /**
   * Renders the names of a narrative citation: the names that the cite begins with or, if it has none, the names or
   * title of the item.
   */
  #names(cite: Cite): Output | undefined {
    const at: CitedAt = { ...(cite.at as CitedAt), part: 'names', prefix: '', suffix: '' }
    const own = this.#cites.render({ ...cite, at })
    const output = own.firstNames.length > 0 ? own.output : leadingNames(cite, this.#renderer)
    return output && { ...output, target: cite.index }
  }
}

const withoutNames = (cite: Cite): Cite => ({ ...cite, at: { ...(cite.at as CitedAt), part: 'rest' } })

/** The cached state of a rendered citation. */
interface Memory {
  places: readonly CitePlace[]
  cites: readonly Cite[]
  written: WrittenCitation
  /** The value of `#round` when the citation was last rendered or found to be up to date. */
  round: number
}

/**
 * True if each cite of a citation has the same `position`, `isNearNote` and `firstNote` as before. Locators are not
 * compared, because they cannot change without a new citation.
 */
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

/**
 * Returns the indices of the cited items in the order of their first cite, followed by the indices of `others`. Each
 * index occurs once.
 */
export function citedOrder(citations: readonly PlacedCitation[], others: Iterable<number> = []): number[] {
  const order = new Set<number>()
  for (const { cites } of citations) for (const { index } of cites) order.add(index)
  for (const index of others) order.add(index)
  return [...order]
}

/**
 * Renders the names of an item for the sentence of a narrative citation. If `asked` is `any`, the title replaces
 * missing names.
 */
function leadingNames(
  { item, number, distinction }: Cite,
  renderer: Renderer,
  asked: 'names' | 'any' = 'any',
): Output | undefined {
  const { citation: area } = renderer.style
  const scope = new Scope({ item, number, distinction, area, continues: true }, true)
  const { people, leading } = area.names.etAlMin === undefined ? shortened : asCited
  return branch(renderer.all(asked === 'any' ? leading : people, scope))
}

const name = { form: 'short', and: 'text', delimiterPrecedesLast: 'contextual' } as const
const others = [names('editor'), names('translator')]
const lists = (name: NameOptions) => ({
  people: [names('author', { name, substitute: others })],
  leading: [names('author', { name, substitute: [...others, text('title')] })],
})
/** The nodes for the names of narrative citations in styles that set `et-al-min`. */
const asCited = lists(name)
/**
 * The nodes for the names of narrative citations in styles that do not set `et-al-min`. Three or more names are
 * shortened to the first, as guides to numeric styles recommend.
 */
const shortened = lists({ ...name, etAlMin: 3, etAlUseFirst: 1, delimiterPrecedesEtAl: 'contextual' })
