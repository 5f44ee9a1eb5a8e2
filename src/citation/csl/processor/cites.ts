import { remembered } from '../../../core/lazily.ts'
import type { Citation } from './nodes.ts'
import { letters } from './numbers.ts'
import { branch, laidOut, leaf, type Output } from './output.ts'
import type { Renderer } from './render.ts'
import { readRichText } from './rich-text.ts'
import type { CitePlace, Distinction, Scope } from './scope.ts'
import type { Numbered } from './sort.ts'
import { typesetText } from './typesetter.ts'

/** An item as it is cited. */
export interface Cite extends Numbered {
  distinction: Distinction
  /** The cite's place in a document, with its prefix and suffix. */
  at?: CitedAt | undefined
}

/** A cite at its place in a document. */
export interface CitedAt {
  place: CitePlace
  prefix: string
  suffix: string
  /** The printed part: only the names, or everything else. */
  part: 'names' | 'rest' | undefined
  /** True if another cite precedes this cite in its citation. */
  isLater?: boolean
}

/** Renders the cites of a style one by one. */
export class CiteRenderer {
  readonly #renderer: Renderer

  constructor(renderer: Renderer) {
    this.#renderer = renderer
  }

  /** One cite, without what stands around all of them; without its names where those of the cite before say them. */
  readonly render = (
    { item, index, number, distinction, at }: Cite,
    omitsNames = false,
  ): { output: Output | undefined; firstNames: NonNullable<Scope['firstNames']> } => {
    const { citation } = this.#renderer.style
    const {
      outputs,
      firstNames = [],
      nameList,
    } = this.#renderer.entry({
      item,
      number,
      area: citation,
      distinction,
      omitsNames: omitsNames || at?.part === 'rest',
      place: at?.place,
      continues: at !== undefined && continues(at),
      keepsNames: true,
    })
    const output = at?.part === 'names' ? (nameList ?? branch(outputs)) : branch(outputs)
    const surrounded = this.#surrounded(at === undefined ? output : targeted(output, index), at)
    return { output: surrounded, firstNames }
  }

  /** Adds the prefix and suffix of a cite, with the spaces that words need. */
  #surrounded(output: Output | undefined, at: CitedAt | undefined): Output | undefined {
    if (at === undefined || (at.prefix === '' && at.suffix === '')) return output
    const { quotes } = this.#renderer.locale
    const before = /[\p{L}\p{N}.,;:!?)\]"'’”]$/u.test(at.prefix) ? `${at.prefix} ` : at.prefix
    const after = /^[\p{L}\p{N}(["'‘“]/u.test(at.suffix) ? ` ${at.suffix}` : at.suffix
    return branch([leaf(readRichText(before, quotes)), output, leaf(readRichText(after, quotes))])
  }

  readonly textOf = (output: Output | undefined): string => typesetText(output, this.#renderer.locale)

  get rangeDelimiter(): string {
    return this.#renderer.locale.term('citation-range-delimiter') ?? '–'
  }
}

const targeted = (output: Output | undefined, target: number): Output | undefined => output && { ...output, target }

/** True if a cite continues a sentence. A prefix of several words that ends in a full stop is a sentence of its own. */
function continues({ prefix, isLater }: CitedAt): boolean {
  const before = prefix.trim()
  const isSentence = /\s/.test(before) && /[.!?]["'”’»)]{0,3}$/.test(before)
  return (isLater === true || before !== '') && !isSentence
}

/**
 * Cites side by side, with those of the same authors and those of successive numbers drawn together as the style has it; without the period
 * behind them where their sentence goes on.
 */
export function joinCites(
  given: readonly Cite[],
  citation: Citation,
  renderer: CiteRenderer,
  isContinued = false,
): Output | undefined {
  const cites = given.map((cite, place) =>
    place === 0 || cite.at === undefined ? cite : { ...cite, at: { ...cite.at, isLater: true } },
  )
  const { layout, collapse, citeGroupDelimiter } = citation
  const joined =
    cites.length < 2 || (collapse === undefined && citeGroupDelimiter === undefined)
      ? apart(cites, layout.delimiter, renderer)
      : collapse === 'citation-number'
        ? numbered(cites, citation, renderer)
        : grouped(cites, citation, renderer)
  // Names alone are part of a sentence, and nothing stands around them.
  if (cites.every(({ at }) => at?.part === 'names')) return joined
  const { decoration } = layout
  const isOpen = isContinued && decoration.suffix.trim() === '.'
  return laidOut([joined], isOpen ? { ...decoration, suffix: '' } : decoration)
}

/** Cites with the delimiter between them, of which punctuation of their own takes the place. */
function apart(cites: readonly Cite[], delimiter: string, { render }: CiteRenderer): Output | undefined {
  const parts: (Output | undefined)[] = []
  let last = ''
  for (const cite of cites) {
    const { prefix = '', suffix = '' } = cite.at ?? {}
    const ownMark = /^\s*[,.;:!?]/.test(prefix) ? '' : /[,;:]\s*$/.test(last) ? ' ' : delimiter
    const { output } = render(cite)
    addTo(parts, output, ownMark)
    if (output !== undefined) last = suffix
  }
  return branch(parts)
}

/** Three and more successive numbers are written as a range. */
function numbered(
  cites: readonly Cite[],
  citation: Citation,
  { render, rangeDelimiter }: CiteRenderer,
): Output | undefined {
  const { layout, afterCollapseDelimiter = layout.delimiter } = citation
  const runs: Cite[][] = []
  for (const cite of cites) {
    const run = runs.at(-1)
    if (run?.at(-1)?.number === cite.number - 1 && !run.some(isMarked) && !isMarked(cite)) run.push(cite)
    else runs.push([cite])
  }
  const parts: (Output | undefined)[] = []
  let wasRange = false
  for (const run of runs) {
    const isRange = run.length > 2
    const outputs = (isRange ? [run[0], run.at(-1)] : run).map(cite => cite && render(cite).output)
    addTo(
      parts,
      branch(outputs, isRange ? rangeDelimiter : layout.delimiter),
      wasRange ? afterCollapseDelimiter : layout.delimiter,
    )
    wasRange = isRange
  }
  return branch(parts)
}

/** True if a cite has a locator, prefix, suffix or partial form, and is therefore not collapsed. */
const isMarked = ({ at }: Cite): boolean =>
  at !== undefined && (at.place.locator !== undefined || at.prefix !== '' || at.suffix !== '' || at.part !== undefined)

/** Cites of the same names stand together, and name them once where the style collapses them. */
function grouped(cites: readonly Cite[], citation: Citation, renderer: CiteRenderer): Output | undefined {
  const { render, textOf } = renderer
  const { collapse, layout, citeGroupDelimiter = ', ', afterCollapseDelimiter = layout.delimiter } = citation
  const groups = new Map<string, Cite[]>()
  for (const [place, cite] of cites.entries()) {
    const names = render(cite)
      .firstNames.map(name => (typeof name === 'string' ? name : textOf(name)))
      .join('; ')
    const key = names === '' && cite.distinction.yearSuffix === undefined ? `#${place}` : names
    remembered(groups, key, (): Cite[] => []).push(cite)
  }
  const texts: (Output | undefined)[] = []
  let wasCollapsed = false
  for (const group of groups.values()) {
    const parts = collapse === undefined ? group.map(cite => render(cite).output) : byYear(group, citation, renderer)
    addTo(texts, branch(parts, citeGroupDelimiter), wasCollapsed ? afterCollapseDelimiter : layout.delimiter)
    wasCollapsed = collapse !== undefined && group.length > 1
  }
  return branch(texts)
}

/** Adds what follows a delimiter where something stands before. */
function addTo(parts: (Output | undefined)[], next: Output | undefined, delimiter: string): void {
  if (next === undefined) return
  if (parts.length > 0) parts.push(leaf(delimiter))
  parts.push(next)
}

/** Cites of the same names by their years, those of the same year by the letters after it where the style has it so. */
function byYear(
  group: readonly Cite[],
  { collapse, layout, yearSuffixDelimiter }: Citation,
  { render, textOf }: CiteRenderer,
): (Output | undefined)[] {
  const isBySuffix = collapse === 'year-suffix' || collapse === 'year-suffix-ranged'
  const yearOf = (cite: Cite): string =>
    textOf(render({ ...cite, distinction: { ...cite.distinction, yearSuffix: undefined } }, true).output)
  const years: Cite[][] = []
  for (const cite of group) {
    const year = years.at(-1)
    const last = year?.at(-1)
    const isSame =
      isBySuffix &&
      last?.distinction.yearSuffix !== undefined &&
      cite.distinction.yearSuffix !== undefined &&
      ![last, cite].some(isMarked)
    if (last !== undefined && isSame && yearOf(last) === yearOf(cite)) year?.push(cite)
    else years.push([cite])
  }
  return years.map((year, place) => {
    const suffixes = year.map(({ distinction }) => distinction.yearSuffix ?? 0)
    const others = suffixText(suffixes, collapse === 'year-suffix-ranged', yearSuffixDelimiter ?? layout.delimiter)
    const [first] = year
    return branch([first && render(first, place > 0).output, leaf(others)])
  })
}

/** The letters after the first: `, b, c`, or in ranges `–c`. */
function suffixText([first = 0, ...others]: readonly number[], isRanged: boolean, delimiter: string): string {
  let text = ''
  for (let place = 0, last = first; place < others.length; place++) {
    let end = place
    while (others[end] === last + 1 + end - place) end++
    const isRange = isRanged && end - place > 1
    if (isRange) place = end - 1
    last = others[place] ?? last
    text += (isRange ? '–' : delimiter) + letters(last)
  }
  return text
}
