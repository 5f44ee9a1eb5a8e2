import { CslError } from '../error.ts'
import { conditionOf } from './conditions.ts'
import { formatFor, readDate, sortableDate, writeDate } from './dates.ts'
import type { ChooseNode, DateNode, Decoration, NamesNode, Node, VariableNode } from './nodes.ts'
import { letters } from './numbers.ts'
import { branch, leaf, type Output } from './output.ts'
import { remembered } from './remembered.ts'
import type { NamesRenderer } from './render-names.ts'
import { renderLabel, renderNumber } from './render-numbers.ts'
import type { Rendering, Scope } from './scope.ts'
import type { Shape } from './shape.ts'
import type { TextWriter } from './text-writer.ts'
import { finder, hasText, use } from './variables.ts'

/** What the elements of a style render with. */
export interface Tools {
  id: string
  texts: TextWriter
  names: NamesRenderer
}

/** Adds what an element renders. */
type Element = (scope: Scope, outputs: Output[]) => void

/** An element that has no others inside. */
type Single = Exclude<Node, ChooseNode | { kind: 'group' | 'macro' }>

/** Elements that follow each other. */
interface Block {
  elements: readonly Element[]
  /** Whether variables are called that no item of the shape has, for which there is no element. */
  calls: boolean
  /** Whether one of the elements may find a variable with a value. */
  mayFind: boolean
  /** The variables whose texts may be printed; undefined where that was not looked at. */
  prints: ReadonlySet<string> | undefined
}

/** An element; none where no item of the shape has what it would render. */
interface Made {
  element: Element | undefined
  calls?: boolean
  mayFind: boolean
  prints: ReadonlySet<string> | undefined
}

/**
 * The elements of a style as functions, made when they are first rendered: for all items, or for those of one shape, without what none of
 * them has and what does not hold of any.
 */
export class Elements {
  readonly #tools: Tools
  readonly #shape: Shape | undefined
  readonly #blocks = new Map<readonly Node[], Block>()
  #depth = 0

  constructor(tools: Tools, shape?: Shape) {
    this.#tools = tools
    this.#shape = shape
  }

  /** What each of the elements renders, without those that render nothing. */
  all(nodes: readonly Node[], scope: Scope): Output[] {
    const outputs: Output[] = []
    this.#run(this.#block(nodes), scope, outputs)
    return outputs
  }

  /** Whether it is known that elements print nothing of a variable. */
  leavesOut(variable: string, nodes: readonly Node[]): boolean {
    return this.#shape !== undefined && this.#block(nodes).prints?.has(variable) === false
  }

  #run({ elements, calls }: Block, scope: Scope, outputs: Output[]): void {
    if (calls) scope.called++
    scope.steps += elements.length
    if (scope.steps > mostSteps)
      throw new CslError(
        'engine-failed',
        `The style "${this.#tools.id}" renders more than ${mostSteps} elements for one entry.`,
      )
    for (const element of elements) element(scope, outputs)
  }

  #block(nodes: readonly Node[]): Block {
    return remembered(this.#blocks, nodes, () => this.#made(nodes))
  }

  #made(nodes: readonly Node[]): Block {
    this.#depth++
    const elements: Element[] = []
    let [calls, mayFind] = [false, false]
    const prints: Made['prints'][] = []
    for (const node of nodes) {
      const made = this.#element(node)
      if (made.element !== undefined) elements.push(made.element)
      calls ||= made.calls === true
      mayFind ||= made.mayFind
      prints.push(made.prints)
    }
    this.#depth--
    return { elements, calls, mayFind, prints: united(prints) }
  }

  /** Whether what a block has is looked at before it is rendered, which takes time once but none later. */
  get #looksAhead(): boolean {
    return this.#shape !== undefined && this.#depth < deepest
  }

  #element(node: Node): Made {
    if (node.kind === 'choose') return this.#choose(node)
    if (node.kind === 'macro') return this.#group(node.decoration, node.macro.children, '')
    if (node.kind === 'group') return this.#group(node.decoration, node.children, node.delimiter)
    if (this.#isAbsent(node)) return { element: undefined, calls: node.kind !== 'label', mayFind: false, prints: nothing }
    const mayFind = node.kind !== 'term' && node.kind !== 'value' && node.kind !== 'label'
    const isText = node.kind === 'variable' || node.kind === 'number'
    const prints = isText ? new Set([node.variable]) : this.#printedFor(node)
    return { element: added(node.decoration, this.#one(node)), mayFind, prints }
  }

  /** What is printed in the place of names; the other elements print no text of a variable. */
  #printedFor(node: Node): Made['prints'] {
    if (node.kind !== 'names' || node.substitute.length === 0) return nothing
    return this.#looksAhead ? this.#made(node.substitute).prints : undefined
  }

  /** Whether no item of the shape has what an element renders. */
  #isAbsent(node: Node): boolean {
    const shape = this.#shape
    if (shape === undefined) return false
    switch (node.kind) {
      case 'variable':
        return hasText(node.variable, shape, node.form) === false
      case 'number':
      case 'label':
        return hasText(node.variable ?? '', shape) === false
      case 'date':
        return shape.kindOf(node.variable) !== 'date'
      case 'names':
        return node.substitute.length === 0 && !node.variables.some(name => shape.kindOf(name) === 'names')
      default:
        return false
    }
  }

  /** What a choice renders stands where the choice does, with the delimiters around it. */
  #choose({ branches }: ChooseNode): Made {
    const choices: { holds: (scope: Scope) => boolean; block: () => Block }[] = []
    let otherwise: (() => Block) | undefined
    for (const branch of branches) {
      const condition = conditionOf(branch, this.#shape)
      if (condition === false) continue
      const block = this.#later(branch.children)
      if (condition === true) {
        otherwise = block
        break
      }
      choices.push({ holds: condition, block })
    }
    const blocks = [...choices.map(({ block }) => block), ...(otherwise === undefined ? [] : [otherwise])]
    let [mayFind, prints]: [boolean, Made['prints']] = [true, undefined]
    if (this.#looksAhead) {
      const made = blocks.map(block => block())
      const [only] = made
      if (only === undefined) return { element: undefined, mayFind: false, prints: nothing }
      mayFind = made.some(block => block.mayFind)
      prints = united(made.map(block => block.prints))
      if (choices.length === 0 && only.elements.length === 0)
        return { element: undefined, calls: only.calls, mayFind, prints }
    }
    const element: Element = (scope, outputs) => {
      for (const { holds, block } of choices)
        if (holds(scope)) {
          this.#run(block(), scope, outputs)
          return
        }
      if (otherwise !== undefined) this.#run(otherwise(), scope, outputs)
    }
    return { element, mayFind, prints }
  }

  /**
   * A group, or a macro, which is one; it renders nothing where all variables that it calls are empty, and where it does render it counts
   * as a variable with a value for the group around it, https://docs.citationstyles.org/en/stable/specification.html#group.
   */
  #group(decoration: Decoration, children: readonly Node[], delimiter: string): Made {
    const block = this.#later(children)
    let prints: Made['prints']
    if (this.#looksAhead) {
      const inside = block()
      const isEmpty = inside.elements.length === 0 || (inside.calls && !inside.mayFind)
      if (isEmpty) return { element: undefined, calls: inside.calls, mayFind: false, prints: nothing }
      prints = inside.prints
    }
    const render: Rendering = scope => {
      const { called, found, hasBegun } = scope
      const outputs: Output[] = []
      this.#run(block(), scope, outputs)
      if (outputs.length === 0 || (scope.called > called && scope.found === found)) {
        scope.hasBegun = hasBegun
        return undefined
      }
      scope.found++
      return branch(outputs, delimiter, decoration)
    }
    return { element: added(decoration, render), mayFind: true, prints }
  }

  #later(nodes: readonly Node[]): () => Block {
    return lazily(() => this.#block(nodes))
  }

  #one(node: Single): Rendering {
    const { texts } = this.#tools
    const { decoration } = node
    switch (node.kind) {
      case 'variable':
        return node.variable === 'year-suffix' ? ownSuffix(node) : this.#variable(node)
      case 'term': {
        const term = texts.locale.term(node.term, node.form, node.plural)
        return scope => texts.term(term, decoration, scope)
      }
      case 'value':
        return scope => texts.ofStyle(node.value, decoration, scope)
      case 'number':
        return renderNumber(node, texts)
      case 'date':
        return this.#date(node)
      case 'names':
        return this.#names(node)
      case 'label':
        return renderLabel(node, texts)
    }
  }

  /** Names, with what stands in for them. */
  #names(node: NamesNode): Rendering {
    const { names } = this.#tools
    const substitutes = node.substitute.map((other): Rendering => {
      if (other.kind === 'names') return scope => names.alone(other, scope)
      const block = lazily(() => this.#made([other]))
      return scope => {
        const outputs: Output[] = []
        this.#run(block(), scope, outputs)
        return branch(outputs)
      }
    })
    return scope => names.render(node, substitutes, scope)
  }

  #variable(node: VariableNode): Rendering {
    const { texts } = this.#tools
    const { variable, form, decoration } = node
    const textOf = finder(variable, form)
    if (variable === 'citation-label')
      return scope => {
        const value = textOf(scope)
        if (value === undefined) return undefined
        scope.isSuffixWritten = true
        return texts.ofItem(value + (scope.sorting ? '' : (suffixOf(scope) ?? '')), decoration, scope)
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
      const written = value === undefined ? undefined : texts.ofItem(value, decoration, scope)
      const isTitle = variable === 'title' && scope.area.kind === 'bibliography' && scope.sorting === undefined
      return written && isTitle ? { ...written, titleOf: scope.item } : written
    }
  }

  #date(node: DateNode): Rendering {
    const { texts } = this.#tools
    const { variable } = node
    const format = formatFor(node, texts.locale)
    return scope => {
      scope.called++
      const date = scope.isSpent(variable) ? undefined : readDate(scope.item[variable])
      if (date === undefined) return undefined
      const suffix = scope.hasOwnSuffix || scope.isSuffixWritten ? undefined : suffixOf(scope)
      const write = (text: string, decoration: Decoration) => texts.ofItem(text, decoration, scope)
      const written =
        scope.sorting === undefined
          ? writeDate(date, format, texts.locale, write, suffix === undefined ? undefined : leaf(suffix))
          : leaf(sortableDate(date, format))
      if (written === undefined) return undefined
      if (suffix !== undefined) scope.isSuffixWritten = true
      use(variable, scope)
      return written
    }
  }
}

const nothing: ReadonlySet<string> = new Set()

/** What all of several print; undefined where that is not known of one. */
function united(sets: readonly Made['prints'][]): Made['prints'] {
  const all = new Set<string>()
  for (const set of sets) {
    if (set === undefined) return undefined
    for (const variable of set) all.add(variable)
  }
  return all
}

/** An element that adds its output where there is one. */
function added({ stripPeriods }: Decoration, render: Rendering): Element {
  if (!stripPeriods)
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

/** Groups and macros further inside than those of any real style are only looked at when they are rendered. */
const deepest = 60

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
