import { CslError } from '../error.ts'
import { callsVariable } from './calls-variable.ts'
import { conditionOf } from './conditions.ts'
import { formatFor, readDate, sortableDate, writeDate } from './dates.ts'
import type { Locale } from './locale.ts'
import type { Area, ChooseNode, CompiledStyle, DateNode, Decoration, Node, VariableNode } from './nodes.ts'
import { letters } from './numbers.ts'
import { branch, leaf, type Output } from './output.ts'
import { remembered } from './remembered.ts'
import { NamesRenderer } from './render-names.ts'
import { renderLabel, renderNumber } from './render-numbers.ts'
import { type Given, type Rendering, Scope } from './scope.ts'
import { TextWriter } from './text-writer.ts'
import { finder, use } from './variables.ts'

/** Renders the elements of a style in a locale, https://docs.citationstyles.org/en/stable/specification.html#rendering-elements. */
export class Renderer {
  readonly style: CompiledStyle
  readonly locale: Locale
  readonly #texts: TextWriter
  readonly #names: NamesRenderer
  readonly #id: string
  readonly #elements = new Map<readonly Node[], readonly Element[]>()
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
  all(nodes: readonly Node[], scope: Scope): Output[] {
    const outputs: Output[] = []
    this.#run(this.#compiled(nodes), scope, outputs)
    return outputs
  }

  #run(elements: readonly Element[], scope: Scope, outputs: Output[]): void {
    scope.steps += elements.length
    if (scope.steps > mostSteps)
      throw new CslError(
        'engine-failed',
        `The style "${this.#id}" renders more than ${mostSteps} elements for one entry.`,
      )
    for (const element of elements) element(scope, outputs)
  }

  /** Nodes as functions, made once, when they are first rendered. */
  #compiled(nodes: readonly Node[]): readonly Element[] {
    return remembered(this.#elements, nodes, () => nodes.map(node => this.#element(node)))
  }

  #element(node: Node): Element {
    if (node.kind === 'choose') return this.#choose(node)
    const render = this.#one(node)
    if (!node.decoration.stripPeriods)
      return (scope, outputs) => {
        const output = render(scope)
        if (output !== undefined) outputs.push(output)
      }
    return (scope, outputs) => {
      scope.withoutPeriods++
      const output = render(scope)
      scope.withoutPeriods--
      if (output !== undefined) outputs.push(output)
    }
  }

  /** What a choice renders stands where the choice does, with the delimiters around it. */
  #choose({ branches }: ChooseNode): Element {
    const choices = branches.map(branch => ({
      holds: conditionOf(branch),
      elements: lazily(() => this.#compiled(branch.children)),
    }))
    return (scope, outputs) => {
      for (const { holds, elements } of choices)
        if (holds(scope)) {
          this.#run(elements(), scope, outputs)
          return
        }
    }
  }

  #one(node: Exclude<Node, ChooseNode>): Rendering {
    const { decoration } = node
    switch (node.kind) {
      case 'variable':
        return node.variable === 'year-suffix' ? ownSuffix(node) : this.#variable(node)
      case 'macro':
        return this.#group(decoration, node.macro.children, '')
      case 'term': {
        const term = this.locale.term(node.term, node.form, node.plural)
        return scope => this.#texts.term(term, decoration, scope)
      }
      case 'value':
        return scope => this.#texts.ofStyle(node.value, decoration, scope)
      case 'number':
        return renderNumber(node, this.#texts)
      case 'date':
        return this.#date(node)
      case 'names':
        return scope => this.#names.render(node, scope)
      case 'label':
        return renderLabel(node, this.#texts)
      case 'group':
        return this.#group(decoration, node.children, node.delimiter)
    }
  }

  #variable(node: VariableNode): Rendering {
    const { variable, form, decoration } = node
    const textOf = finder(variable, form)
    if (variable === 'citation-label')
      return scope => {
        const value = textOf(scope)
        if (value === undefined) return undefined
        scope.isSuffixWritten = true
        return this.#texts.ofItem(value + (scope.sorting ? '' : (suffixOf(scope) ?? '')), decoration, scope)
      }
    if (variable === 'DOI' || variable === 'URL')
      return scope => {
        const value = textOf(scope)
        if (value === undefined) return undefined
        scope.hasBegun = true
        return address(value, node)
      }
    return scope => {
      const value = textOf(scope)
      const written = value === undefined ? undefined : this.#texts.ofItem(value, decoration, scope)
      const isTitle = variable === 'title' && scope.area.kind === 'bibliography' && scope.sorting === undefined
      return written && isTitle ? { ...written, titleOf: scope.item } : written
    }
  }

  #date(node: DateNode): Rendering {
    const { variable } = node
    const format = formatFor(node, this.locale)
    return scope => {
      scope.called++
      const date = scope.spent.has(variable) ? undefined : readDate(scope.item[variable])
      if (date === undefined) return undefined
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
  }

  /**
   * A group, or a macro, which is one; it renders nothing where all variables that it calls are empty, and where it does render it counts
   * as a variable with a value for the group around it, https://docs.citationstyles.org/en/stable/specification.html#group.
   */
  #group(decoration: Decoration, children: readonly Node[], delimiter: string): Rendering {
    const elements = lazily(() => this.#compiled(children))
    return scope => {
      const { called, found, hasBegun } = scope
      const outputs: Output[] = []
      this.#run(elements(), scope, outputs)
      if (outputs.length === 0 || (scope.called > called && scope.found === found)) {
        scope.hasBegun = hasBegun
        return undefined
      }
      scope.found++
      return branch(outputs, delimiter, decoration)
    }
  }
}

/** Adds what an element renders. */
type Element = (scope: Scope, outputs: Output[]) => void

/** A value that is made when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Macros that call each other twice may ask for more than could ever be rendered; the longest entries of real styles take some hundreds. */
const mostSteps = 100_000

/** The letter after a year, which is no variable of the item: a group does not depend on it. */
const ownSuffix =
  ({ decoration }: VariableNode): Rendering =>
  scope => {
    const suffix = suffixOf(scope)
    if (suffix === undefined) return undefined
    scope.found++
    scope.isSuffixWritten = true
    return leaf(suffix, decoration)
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
