import { remembered } from '../../../core/lazily.ts'
import type { Citation } from './compile/nodes.ts'
import type { Renderer } from './elements/render.ts'
import type { CitePlace, Distinction, Scope } from './elements/scope.ts'
import type { Numbered } from './sort.ts'
import { branch, laidOut, leaf, type Output } from './text/output.ts'
import { readRichText } from './text/rich-text.ts'
import { typesetText } from './text/typesetter.ts'
import { letters } from './values/numbers.ts'

/** An item to cite, with the additions that distinguish its cite from others. */
export interface Cite extends Numbered {
  distinction: Distinction
  /** The context of the cite in a document, or undefined outside a document. */
  at?: CitedAt | undefined
}

/** The context of a cite in a document: its place, prefix and suffix. */
export interface CitedAt {
  place: CitePlace
  prefix: string
  suffix: string
  /** The part to print: only the names, or all but the names. If undefined, the whole cite is printed. */
  part: 'names' | 'rest' | undefined
  /** True if other text of the sentence precedes the cite: another cite, or text of the note. */
  isLater?: boolean
}

/** A renderer of single cites in a style. */
export class CiteRenderer {
  readonly #renderer: Renderer

  constructor(renderer: Renderer) {
    this.#renderer = renderer
  }

  /**
   * Renders a cite without the affixes of the citation layout, and returns the names that the cite begins with. Omits
   * these names from the output if `omitsNames` is true or the cite's part is `rest`.
   */
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

/**
 * True if text of the same sentence precedes a cite. A prefix that contains a space and ends in `.`, `!` or `?` is a
 * complete sentence.
 */
function continues({ prefix, isLater }: CitedAt): boolean {
  const before = prefix.trim()
  const isSentence = /\s/.test(before) && /[.!?]["'”’»)]{0,3}$/.test(before)
  return (isLater === true || before !== '') && !isSentence
}

/**
 * Joins cites as the style requires, collapsing successive citation numbers or cites with the same names. If the
 * sentence continues, omits a layout suffix that consists of a period.
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
  // Names alone are part of a sentence and need no affixes.
  if (cites.every(({ at }) => at?.part === 'names')) return joined
  const { decoration } = layout
  const isOpen = isContinued && decoration.suffix.trim() === '.'
  return laidOut([joined], isOpen ? { ...decoration, suffix: '' } : decoration)
}

/**
 * Joins the outputs of cites with the delimiter, or returns undefined if all outputs are empty.
 *
 * Omits the delimiter before a prefix that starts with punctuation, and replaces it with a space after a suffix that
 * ends in a comma, semicolon or colon.
 */
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

/** Joins cites in numeric styles, writing three or more successive citation numbers as a range. */
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

/**
 * Groups cites with the same leading names, and prints the names once per group if the style collapses cites. No cite
 * moves across a cite with a prefix or suffix.
 */
function grouped(cites: readonly Cite[], citation: Citation, renderer: CiteRenderer): Output | undefined {
  const { render, textOf } = renderer
  const { collapse, layout, citeGroupDelimiter = ', ', afterCollapseDelimiter = layout.delimiter } = citation
  const groups: Cite[][] = []
  const open = new Map<string, Cite[]>()
  for (const [place, cite] of cites.entries()) {
    if (cite.at !== undefined && cite.at.prefix !== '') open.clear()
    const names = render(cite)
      .firstNames.map(name => (typeof name === 'string' ? name : textOf(name)))
      .join('; ')
    const key = names === '' && cite.distinction.yearSuffix === undefined ? `#${place}` : names
    const group = remembered(open, key, () => groups[groups.push([]) - 1] ?? [])
    group.push(cite)
    if (cite.at !== undefined && cite.at.suffix !== '') open.clear()
  }
  const texts: (Output | undefined)[] = []
  let wasCollapsed = false
  for (const group of groups) {
    const parts = collapse === undefined ? group.map(cite => render(cite).output) : byYear(group, citation, renderer)
    addTo(texts, branch(parts, citeGroupDelimiter), wasCollapsed ? afterCollapseDelimiter : layout.delimiter)
    wasCollapsed = collapse !== undefined && group.length > 1
  }
  return branch(texts)
}

function addTo(parts: (Output | undefined)[], next: Output | undefined, delimiter: string): void {
  if (next === undefined) return
  if (parts.length > 0) parts.push(leaf(delimiter))
  parts.push(next)
}

/**
 * Renders a group of cites with the same names: the first with its names, the others without. If the style collapses
 * year suffixes, successive cites of one year become one output, such as `2019a, b`.
 */
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

/** Returns the year suffixes after the first, as a list (`, b, c`) or a range (`–c`). */
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
