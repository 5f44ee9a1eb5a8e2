import { CslError } from '../error.ts'
import { chosen } from './conditions.ts'
import { formatFor, readDate, sortableDate, writeDate } from './dates.ts'
import type { Locale } from './locale.ts'
import type {
  Area,
  ChooseNode,
  CompiledStyle,
  DateFormat,
  DateNode,
  Decoration,
  LabelNode,
  Macro,
  Node,
  NumberNode,
  VariableNode,
} from './nodes.ts'
import { isPlural, letters, sortableNumber, writeNumber } from './numbers.ts'
import { branch, leaf, type Output } from './output.ts'
import { writePages } from './pages.ts'
import { remembered } from './remembered.ts'
import { NamesRenderer } from './render-names.ts'
import { type Given, Scope } from './scope.ts'
import { termName } from './term-name.ts'
import { TextWriter } from './text-writer.ts'
import { textOf, use } from './variables.ts'

/** Renders the elements of a style in a locale, https://docs.citationstyles.org/en/stable/specification.html#rendering-elements. */
export class Renderer {
  readonly style: CompiledStyle
  readonly locale: Locale
  readonly #texts: TextWriter
  readonly #names: NamesRenderer
  readonly #id: string
  readonly #dateFormats = new Map<DateNode, DateFormat>()
  readonly #ownSuffixes = new Map<Area['kind'], boolean>()

  constructor(id: string, style: CompiledStyle, locale: Locale) {
    this.#id = id
    this.style = style
    this.locale = locale
    this.#texts = new TextWriter(style, locale)
    this.#names = new NamesRenderer(this.#texts, (nodes, scope) => this.all(nodes, scope))
  }

  /**
   * What an area renders of an item. Where a style has a place for the letter after the year that this item does not come by, the letter
   * stands after the year, so that nothing is mistaken for something else.
   */
  entry(
    given: Given,
    hasOwnSuffix = this.#hasOwnSuffix(given.area),
  ): Pick<Scope, 'firstNames' | 'nameList'> & { outputs: Output[] } {
    const scope = new Scope(given, hasOwnSuffix)
    const outputs = this.all(given.area.layout.children, scope)
    if (hasOwnSuffix && scope.distinction.yearSuffix !== undefined && !scope.isSuffixWritten)
      return this.entry(given, false)
    return { outputs, firstNames: scope.firstNames, nameList: scope.nameList }
  }

  #hasOwnSuffix({ kind, layout }: Area): boolean {
    return remembered(this.#ownSuffixes, kind, () => callsVariable(layout.children, ['year-suffix', 'citation-label']))
  }

  /** What each of the elements renders, without those that render nothing. */
  all(nodes: readonly Node[], scope: Scope, outputs: Output[] = []): Output[] {
    scope.steps += nodes.length
    if (scope.steps > mostSteps)
      throw new CslError(
        'engine-failed',
        `The style "${this.#id}" renders more than ${mostSteps} elements for one entry.`,
      )
    for (const node of nodes) {
      // What a choice renders stands where the choice does, with the delimiters around it.
      if (node.kind === 'choose') this.all(chosen(node, scope), scope, outputs)
      else {
        if (node.decoration.stripPeriods) scope.withoutPeriods++
        const output = this.#one(node, scope)
        if (node.decoration.stripPeriods) scope.withoutPeriods--
        if (output !== undefined) outputs.push(output)
      }
    }
    return outputs
  }

  #one(node: Exclude<Node, ChooseNode>, scope: Scope): Output | undefined {
    switch (node.kind) {
      case 'variable':
        return node.variable === 'year-suffix' ? this.#ownSuffix(node, scope) : this.#variable(node, scope)
      case 'macro':
        return this.#group(node.decoration, node.macro.children, '', scope)
      case 'term':
        return this.#texts.term(this.locale.term(node.term, node.form, node.plural), node.decoration, scope)
      case 'value':
        return this.#texts.ofStyle(node.value, node.decoration, scope)
      case 'number':
        return this.#number(node, scope)
      case 'date':
        return this.#date(node, scope)
      case 'names':
        return this.#names.render(node, scope)
      case 'label':
        return this.#label(node, scope)
      case 'group':
        return this.#group(node.decoration, node.children, node.delimiter, scope)
    }
  }

  #variable(node: VariableNode, scope: Scope): Output | undefined {
    const { variable, form } = node
    const value = found(variable, scope, form)
    if (value === undefined) return undefined
    if (variable === 'citation-label') {
      scope.isSuffixWritten = true
      return this.#texts.ofItem(value + (scope.sorting ? '' : (suffixOf(scope) ?? '')), node.decoration, scope)
    }
    if (variable === 'DOI' || variable === 'URL') {
      scope.hasBegun = true
      return address(value, node)
    }
    const written = this.#texts.ofItem(value, node.decoration, scope)
    const isTitle = variable === 'title' && scope.area.kind === 'bibliography' && scope.sorting === undefined
    return written && isTitle ? { ...written, titleOf: scope.item } : written
  }

  #number({ variable, form, decoration }: NumberNode, scope: Scope): Output | undefined {
    const value = found(variable, scope)
    if (value === undefined) return undefined
    if (scope.sorting !== undefined) return leaf(sortableNumber(value))
    if (variable === 'page' && form === 'numeric') {
      const delimiter = this.locale.term('page-range-delimiter') ?? '–'
      return this.#texts.ofItem(writePages(value, this.style.pageRangeFormat, delimiter), decoration, scope)
    }
    if (variable === 'locator') return this.#texts.ofItem(this.#locator(value, scope), decoration, scope)
    // A version is a name: 2021-04-13 and 1-0-1 are no ranges.
    if (variable === 'version' && form === 'numeric') return this.#texts.ofItem(value, decoration, scope)
    return this.#texts.ofItem(writeNumber(value, form, this.locale, this.locale.genderOf(variable)), decoration, scope)
  }

  /** A locator, always with a dash for hyphens, https://docs.citationstyles.org/en/stable/specification.html#range-delimiters. */
  #locator(value: string, { place }: Scope): string {
    const delimiter = this.locale.term('page-range-delimiter') ?? '–'
    const format = place?.label === 'page' ? this.style.pageRangeFormat : undefined
    const dashed = value.replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, delimiter)
    return writePages(dashed, format, delimiter).replace(/\s*&\s*/g, ` ${this.locale.ampersand} `)
  }

  #label(node: LabelNode, scope: Scope): Output | undefined {
    const { variable = '', form, plural, decoration } = node
    const value = scope.spent.has(variable) ? undefined : textOf(variable, scope)
    if (value === undefined) return undefined
    const isSeveral =
      plural === 'always' || (plural === 'contextual' && isPlural(variable, value, this.locale.term('and')))
    const term = variable === 'locator' && scope.place !== undefined ? scope.place.label : variable
    return this.#texts.ofStyle(this.locale.term(termName(term), form, isSeveral) ?? '', decoration, scope)
  }

  /** The letter after a year, which is no variable of the item: a group does not depend on it. */
  #ownSuffix(node: VariableNode, scope: Scope): Output | undefined {
    const suffix = suffixOf(scope)
    if (suffix === undefined) return undefined
    scope.found++
    scope.isSuffixWritten = true
    return leaf(suffix, node.decoration)
  }

  #date(node: DateNode, scope: Scope): Output | undefined {
    const { variable } = node
    scope.called++
    const date = scope.spent.has(variable) ? undefined : readDate(scope.item[variable])
    if (date === undefined) return undefined
    const format = remembered(this.#dateFormats, node, () => formatFor(node, this.locale))
    const suffix = scope.hasOwnSuffix || scope.isSuffixWritten ? undefined : suffixOf(scope)
    const write = (text: string, decoration: Decoration) => this.#texts.ofItem(text, decoration, scope)
    const written =
      scope.sorting === undefined
        ? writeDate(date, format, this.locale, write, suffix === undefined ? undefined : leaf(suffix))
        : leaf(sortableDate(date, format))
    if (written === undefined) return undefined
    if (suffix !== undefined) scope.isSuffixWritten = true
    use(variable, scope)
    return written
  }

  /**
   * A group, or a macro, which is one; it renders nothing where all variables that it calls are empty, and where it does render it counts
   * as a variable with a value for the group around it, https://docs.citationstyles.org/en/stable/specification.html#group.
   */
  #group(decoration: Decoration, children: readonly Node[], delimiter: string, scope: Scope): Output | undefined {
    const { called, found, hasBegun } = scope
    const parts = branch(this.all(children, scope), delimiter, decoration)
    if (parts === undefined || (scope.called > called && scope.found === found)) {
      scope.hasBegun = hasBegun
      return undefined
    }
    scope.found++
    return parts
  }
}

/** Macros that call each other twice may ask for more than could ever be rendered; the longest entries of real styles take some hundreds. */
const mostSteps = 100_000

/** The text of a variable that is not spent; it counts as found. */
function found(variable: string, scope: Scope, form?: 'long' | 'short'): string | undefined {
  scope.called++
  const value = scope.spent.has(variable) ? undefined : textOf(variable, scope, form)
  if (value !== undefined) use(variable, scope)
  return value
}

/** A DOI or an address; a style that writes the address of a DOI in full means all of it. */
function address(text: string, node: VariableNode): Output | undefined {
  const { variable, decoration } = node
  const [resolver = ''] = variable === 'DOI' ? (/https?:\/\/(?:dx\.)?doi\.org\/$/.exec(decoration.prefix) ?? []) : []
  if (resolver === '') return leaf(text, decoration, true)
  return leaf(resolver + text, { ...decoration, prefix: decoration.prefix.slice(0, -resolver.length) }, true)
}

const suffixOf = ({ distinction: { yearSuffix } }: Scope): string | undefined =>
  yearSuffix === undefined ? undefined : letters(yearSuffix)

/** Whether elements, or what they call, print one of some variables. */
export function callsVariable(nodes: readonly Node[], variables: readonly string[], seen = new Set<Macro>()): boolean {
  return nodes.some(node => {
    switch (node.kind) {
      case 'variable':
      case 'number':
        return variables.includes(node.variable)
      case 'macro': {
        if (seen.has(node.macro)) return false
        seen.add(node.macro)
        return callsVariable(node.macro.children, variables, seen)
      }
      case 'group':
        return callsVariable(node.children, variables, seen)
      case 'names':
        return callsVariable(node.substitute, variables, seen)
      case 'choose':
        return node.branches.some(({ children }) => callsVariable(children, variables, seen))
      default:
        return false
    }
  })
}
