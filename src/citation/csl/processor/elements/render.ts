import { keepOne } from '../../../../core/keep-one.ts'
import { remembered } from '../../../../core/lazily.ts'
import type { CslItem } from '../../../../formats/csl-json/csl-item.ts'
import type { Area, CompiledStyle, Decoration, Node } from '../compile/nodes.ts'
import { affixesOf, plain, withoutAffixes } from '../compile/plain.ts'
import { callsVariable } from '../compile/style-questions.ts'
import type { Locale } from '../locale-words.ts'
import { NamesRenderer } from '../names/render-names.ts'
import { branch, type Output } from '../text/output.ts'
import { TextWriter } from '../text/text-writer.ts'
import { Typesetter, typesetText } from '../text/typesetter.ts'
import type { Tools } from './element-parts.ts'
import { type Given, type ItemElements, Scope } from './scope.ts'
import { type Shape, Shapes } from './shape.ts'
import { ShapedElements } from './shaped-elements.ts'

/**
 * A renderer of the elements of a style in a locale,
 * https://docs.citationstyles.org/en/stable/specification.html#rendering-elements.
 */
export class Renderer {
  readonly style: CompiledStyle
  readonly locale: Locale
  readonly #tools: Tools
  #marking: Renderer | undefined
  /** The elements for any item, and the elements for each shape. */
  readonly #elements: ShapedElements
  readonly #shaped = new Map<Shape, ShapedElements>()
  readonly #shapes = new Shapes()
  /** The last item with its elements, cached because an item is often rendered several times in a row. */
  #last: { item: CslItem; elements: ShapedElements } | undefined
  /**
   * For each list of elements, true if finding compiled elements for an item would cost more than rendering the list.
   */
  readonly #areShort = new Map<readonly Node[], boolean>()
  readonly #setter: Typesetter
  readonly #layouts = new Map<Area['layout'], Layout>()

  constructor(id: string, style: CompiledStyle, locale: Locale, marksParts = false) {
    this.style = style
    this.locale = locale
    const texts = new TextWriter(style, locale)
    this.#tools = { id, texts, names: new NamesRenderer(texts, marksParts), marksParts }
    this.#elements = new ShapedElements(this.#tools)
    this.#setter = new Typesetter(locale)
    keepOne(Scope, { item: { id: '', type: '' }, area: style.citation, number: 0 }, false)
  }

  /** A renderer of the same style and locale that marks the output of each variable. */
  get marking(): Renderer {
    this.#marking ??= new Renderer(this.#tools.id, this.style, this.locale, true)
    return this.#marking
  }

  /**
   * Renders an item in an area. If the style places the year suffix in a part that this item does not have, the suffix
   * follows the year to avoid ambiguity.
   */
  entry(
    given: Given,
    hasOwnSuffix = this.#layoutOf(given.area).hasOwnSuffix,
  ): Pick<Scope, 'firstNames' | 'nameList'> & { outputs: Output[] } {
    const scope = new Scope(given, hasOwnSuffix)
    const outputs = this.all(given.area.layout.children, scope)
    if (hasOwnSuffix && scope.distinction.yearSuffix !== undefined && !scope.isSuffixWritten)
      return this.entry(given, false)
    return { outputs, firstNames: scope.firstNames, nameList: scope.nameList }
  }

  /**
   * Renders an item in an area as one line of text. If `isAligned` is true, a space replaces the margin between the
   * first of several parts and the others.
   */
  line(given: Given, isAligned: boolean, asksForSuffix = true): EntryLine {
    const setter = this.#setter
    setter.begin('line')
    const layout = this.#layoutOf(given.area)
    const { inner, affixes } = layout
    const hasOwnSuffix = asksForSuffix && layout.hasOwnSuffix
    const scope = new Scope(given, hasOwnSuffix)
    let parts = 0
    const setInner = (scope: Scope): boolean => {
      parts = setter.group(affixes, '', this.#setLayout, scope, isAligned)
      return parts > 0
    }
    if (inner === plain) setInner(scope)
    else setter.group(inner, '', setInner, scope)
    if (hasOwnSuffix && scope.distinction.yearSuffix !== undefined && !scope.isSuffixWritten)
      return this.line(given, isAligned, false)
    // An entry with a single part has no margin.
    if (isAligned && parts === 1) return this.line(given, false, asksForSuffix)
    return { text: setter.text(), firstNames: scope.firstNames }
  }

  readonly #setLayout = (scope: Scope, setter: Typesetter): boolean => {
    this.set(scope.area.layout.children, scope, setter)
    return true
  }

  /** Returns the text of a cite without the affixes of the layout. */
  textOf(given: Given): string {
    const setter = this.#setter
    setter.begin('text')
    const { hasOwnSuffix } = this.#layoutOf(given.area)
    const scope = new Scope(given, hasOwnSuffix)
    this.set(given.area.layout.children, scope, setter)
    const lacksSuffix = hasOwnSuffix && scope.distinction.yearSuffix !== undefined && !scope.isSuffixWritten
    return lacksSuffix ? typesetText(branch(this.entry(given, false).outputs), this.locale) : setter.text()
  }

  /** Returns the text of elements as a sort key. */
  keyOf(nodes: readonly Node[], scope: Scope): string {
    this.#setter.begin('text')
    this.set(nodes, scope, this.#setter)
    return this.#setter.text()
  }

  #layoutOf({ layout }: Area): Layout {
    return remembered(this.#layouts, layout, () => ({
      inner: withoutAffixes(layout.decoration),
      affixes: affixesOf(layout.decoration),
      hasOwnSuffix: callsVariable(layout.children, ['year-suffix', 'citation-label']),
    }))
  }

  /** Renders elements and returns their outputs, without empty ones. */
  all(nodes: readonly Node[], scope: Scope): Output[] {
    return this.#elementsOfAll(nodes, scope).all(nodes, scope)
  }

  /** Writes elements into a typesetter, most of them without building outputs. */
  set(nodes: readonly Node[], scope: Scope, setter: Typesetter): void {
    this.#elementsOfAll(nodes, scope).set(nodes, scope, setter)
  }

  #elementsOfAll(nodes: readonly Node[], { item, elements }: Scope): ItemElements {
    if (elements !== undefined) return elements
    const isShort = remembered(this.#areShort, nodes, () => countOf(nodes) < few)
    return isShort ? this.#elements : this.#elementsFor(item)
  }

  #elementsFor(item: CslItem): ShapedElements {
    if (this.#last?.item === item) return this.#last.elements
    const elements = this.elementsOf(this.shapeOf(item))
    this.#last = { item, elements }
    return elements
  }

  /**
   * Returns the current shape of an item and counts its use. Returns undefined for a new shape if too many shapes
   * exist.
   */
  shapeOf(item: CslItem): Shape | undefined {
    this.#last = undefined
    const shape = this.#shapes.of(item)
    if (shape !== undefined) shape.met++
    return shape
  }

  /**
   * Returns the elements compiled for a shape, or the elements for any item if the shape is rare or undefined.
   *
   * A shape is rare if it has been used fewer than `several` times. At most `mostShapes` shapes have elements of their
   * own.
   */
  elementsOf(shape: Shape | undefined): ShapedElements {
    if (shape === undefined || shape.met < several) return this.#elements
    const known = this.#shaped.get(shape)
    if (known !== undefined) return known
    if (this.#shaped.size >= mostShapes) return this.#elements
    const elements = new ShapedElements(this.#tools, shape)
    this.#shaped.set(shape, elements)
    return elements
  }
}

interface EntryLine {
  text: string
  firstNames: Scope['firstNames']
}

/**
 * The parts of a layout: its decoration without affixes, the affixes alone, and a flag that is true if the layout
 * prints the year suffix itself.
 */
interface Layout {
  inner: Decoration
  affixes: Decoration
  hasOwnSuffix: boolean
}

/** Estimates the number of elements, including those in groups, macros, choices and substitutes. Stops at `few`. */
function countOf(nodes: readonly Node[], depth = 0): number {
  let count = nodes.length
  for (const node of nodes) {
    if (count >= few || depth >= few) return few
    if (node.kind === 'group') count += countOf(node.children, depth + 1)
    else if (node.kind === 'macro') count += countOf(node.macro.children, depth + 1)
    else if (node.kind === 'names') count += 1 + node.substitute.length
    else if (node.kind === 'choose')
      count += node.branches.reduce((sum, { children }) => sum + countOf(children, depth + 1), 0)
  }
  return count
}

const few = 6

/** The number of uses at which a shape is compiled separately, and the maximum number of such shapes. */
const several = 6
const mostShapes = 100
