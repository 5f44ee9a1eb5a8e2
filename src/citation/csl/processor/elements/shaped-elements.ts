import { lazily, remembered } from '../../../../core/lazily.ts'
import { CslError } from '../../error.ts'
import type { ChooseNode, Decoration, NamesNode, Node } from '../compile/nodes.ts'
import { plain } from '../compile/plain.ts'
import { firstOf, type Substitute } from '../names/render-names.ts'
import { branch, type Output } from '../text/output.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { DateRenderer } from '../values/render-variables.ts'
import { type Block, countsAsVariable, isAbsent, type Made, nothing, type StyleElement, united } from './block.ts'
import { conditionOf } from './conditions.ts'
import { adding, outputOf, type Single, setting, stripping, type Tools, textElementOf } from './element-parts.ts'
import { hasValueOf, markedAs } from './mark-parts.ts'
import type { Rendering, Scope } from './scope.ts'
import type { Shape } from './shape.ts'

/**
 * The elements of a style, compiled to functions on first use. With a shape, elements and branches that never apply to
 * items of the shape are omitted.
 */
export class ShapedElements {
  readonly #tools: Tools
  readonly #shape: Shape | undefined
  readonly #blocks = new Map<readonly Node[], Block>()
  #depth = 0

  constructor(tools: Tools, shape?: Shape) {
    this.#tools = tools
    this.#shape = shape
  }

  /** Renders elements and returns their outputs, without empty ones. */
  all(nodes: readonly Node[], scope: Scope): Output[] {
    const outputs: Output[] = []
    this.#run(this.#block(nodes), scope, outputs)
    return outputs
  }

  /** True if elements are known not to print a variable as text or number. */
  leavesOut(variable: string, nodes: readonly Node[]): boolean {
    return this.#shape !== undefined && this.#block(nodes).prints?.has(variable) === false
  }

  /** Writes elements into a typesetter, most of them without building outputs. */
  set(nodes: readonly Node[], scope: Scope, setter: Typesetter): void {
    this.#set(this.#block(nodes), scope, setter)
  }

  #run(block: Block, scope: Scope, outputs: Output[]): void {
    this.#begin(block, scope)
    for (const element of block.elements) element.add(scope, outputs)
  }

  #set(block: Block, scope: Scope, setter: Typesetter): void {
    this.#begin(block, scope)
    for (const element of block.elements) element.set(scope, setter)
  }

  #begin({ elements, calls }: Block, scope: Scope): void {
    if (calls) scope.called++
    scope.steps += elements.length
    if (scope.steps > mostSteps)
      throw new CslError(
        'engine-failed',
        `The style "${this.#tools.id}" renders more than ${mostSteps} elements for one entry.`,
      )
  }

  #block(nodes: readonly Node[]): Block {
    return remembered(this.#blocks, nodes, () => this.#made(nodes))
  }

  #made(nodes: readonly Node[]): Block {
    this.#depth++
    const elements: StyleElement[] = []
    let [calls, mayFind] = [false, false]
    const prints: Made['prints'][] = []
    for (const node of nodes) {
      const made = this.#element(node)
      for (const element of made.elements) elements.push(element)
      calls ||= made.calls === true
      mayFind ||= made.mayFind
      prints.push(made.prints)
    }
    this.#depth--
    return { elements, calls, mayFind, prints: united(prints) }
  }

  /**
   * True if nested blocks are compiled together with their parent, rather than on first use. Only blocks for a shape
   * are compiled in this way, up to the depth `deepest`.
   */
  get #looksAhead(): boolean {
    return this.#shape !== undefined && this.#depth < deepest
  }

  #element(node: Node): Made {
    if (node.kind === 'choose') return this.#choose(node)
    if (node.kind === 'macro') return this.#group(node.decoration, node.macro.children, '')
    if (node.kind === 'group') return this.#group(node.decoration, node.children, node.delimiter)
    if (isAbsent(node, this.#shape))
      return { elements: [], calls: node.kind !== 'label', mayFind: false, prints: nothing }
    const isText = node.kind === 'variable' || node.kind === 'number'
    const prints = isText ? new Set([node.variable]) : this.#printedFor(node)
    return { elements: [this.#single(node)], mayFind: countsAsVariable(node), prints }
  }

  /**
   * Returns the variables that the substitutes of an element may print as text or number, or undefined if unknown.
   * Only elements for names have substitutes.
   */
  #printedFor(node: Node): Made['prints'] {
    if (node.kind !== 'names' || node.substitute.length === 0) return nothing
    return this.#looksAhead ? this.#made(node.substitute).prints : undefined
  }

  /**
   * Compiles a choice. The parts of the chosen branch are parts of the enclosing group and are separated by its
   * delimiter.
   */
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
      if (only === undefined) return { elements: [], mayFind: false, prints: nothing }
      if (choices.length === 0) return only
      mayFind = made.some(block => block.mayFind)
      prints = united(made.map(block => block.prints))
    }
    const chosen = (scope: Scope): Block | undefined => {
      for (const { holds, block } of choices) if (holds(scope)) return block()
      return otherwise?.()
    }
    const element: StyleElement = {
      add: (scope, outputs) => {
        const block = chosen(scope)
        if (block !== undefined) this.#run(block, scope, outputs)
      },
      set: (scope, setter) => {
        const block = chosen(scope)
        if (block !== undefined) this.#set(block, scope, setter)
      },
    }
    return { elements: [element], mayFind, prints }
  }

  /**
   * Compiles a group or macro, which renders nothing if it calls variables and all are empty.
   *
   * Any output counts as a variable with a value for the enclosing group,
   * https://docs.citationstyles.org/en/stable/specification.html#group.
   */
  #group(decoration: Decoration, children: readonly Node[], delimiter: string): Made {
    const block = this.#later(children)
    let prints: Made['prints']
    if (this.#looksAhead) {
      const inside = block()
      const [first] = inside.elements
      const isEmpty = first === undefined || (inside.calls && !inside.mayFind)
      if (isEmpty) return { elements: [], calls: inside.calls, mayFind: false, prints: nothing }
      if (decoration === plain && inside.elements.length === 1 && first.countsAsOne) return inside
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
    const fill = (scope: Scope, setter: Typesetter): boolean => {
      const { called, found } = scope
      this.#set(block(), scope, setter)
      return scope.called === called || scope.found !== found
    }
    const set: StyleElement['set'] = (scope, setter) => {
      const { hasBegun } = scope
      if (setter.group(decoration, delimiter, fill, scope) > 0) scope.found++
      else scope.hasBegun = hasBegun
    }
    return { elements: [stripping(decoration, { add: adding(render), set, countsAsOne: true })], mayFind: true, prints }
  }

  #later(nodes: readonly Node[]): () => Block {
    return lazily(() => this.#block(nodes))
  }

  #single(node: Single): StyleElement {
    const { decoration } = node
    if (node.kind === 'names') return stripping(decoration, this.#names(node))
    const { texts, marksParts } = this.#tools
    const marked = (render: Rendering): StyleElement['add'] =>
      adding(marksParts && hasValueOf(node) ? markedAs(node.variable, render) : render)
    if (node.kind === 'date') {
      const { render, set } = new DateRenderer(node, texts)
      return stripping(decoration, { add: marked(render), set, countsAsOne: true })
    }
    const text = textElementOf(node, this.#tools)
    const add = marked(scope => outputOf(text, scope))
    return stripping(decoration, { add, set: setting(text), countsAsOne: countsAsVariable(node) })
  }

  #substitute(node: Node): Substitute {
    if (node.kind === 'names') return this.#tools.names.alone(node)
    if (node.kind === 'choose')
      return firstOf(this.#chosen(node, children => children.map(one => this.#substitute(one))))
    const block = lazily(() => this.#made([node]))
    return {
      render: scope => {
        const outputs: Output[] = []
        this.#run(block(), scope, outputs)
        return branch(outputs)
      },
      set: (scope, setter) => {
        this.#set(block(), scope, setter)
        return true
      },
    }
  }

  /**
   * Returns a function that returns what `make` builds from the first matching branch of a choice, or undefined if no
   * branch matches. Builds each branch at most once.
   */
  #chosen<T>({ branches }: ChooseNode, make: (children: readonly Node[]) => T): (scope: Scope) => T | undefined {
    const choices = branches.map(one => ({
      holds: conditionOf(one, this.#shape),
      made: lazily(() => make(one.children)),
    }))
    return scope => {
      for (const { holds, made } of choices) if (typeof holds === 'boolean' ? holds : holds(scope)) return made()
      return undefined
    }
  }

  #names(node: NamesNode): StyleElement {
    const { names } = this.#tools
    const substitutes = node.substitute.map(other => this.#substitute(other))
    return {
      add: adding(scope => names.render(node, substitutes, scope)),
      set: (scope, setter) => names.set(node, substitutes, scope, setter),
      countsAsOne: node.substitute.every(countsAsVariable),
    }
  }
}

/**
 * The maximum number of elements to render for one entry. Entries of real styles have at most a few hundred.
 *
 * If each macro calls the next one twice, the number doubles with each macro.
 */
const mostSteps = 100_000

/**
 * The nesting depth up to which groups, macros and choices are compiled with their parent. Elements nested more deeply,
 * which occur in no real style, are compiled when they are rendered.
 */
const deepest = 60
