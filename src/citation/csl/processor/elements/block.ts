import type { Node } from '../compile/nodes.ts'
import type { Output } from '../text/output.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { hasText } from '../values/variables.ts'
import type { Scope } from './scope.ts'
import type { Shape } from './shape.ts'

/** An element of a style, compiled to functions that render it for an item. */
export interface StyleElement {
  /** Appends the element's output. */
  add: (scope: Scope, outputs: Output[]) => void
  /** Writes the element's text into a typesetter, for callers that need only text. */
  set: (scope: Scope, setter: Typesetter) => void
  /**
   * True if the element renders at most one part, and that part counts as a variable with a value. An undecorated group
   * with only this element renders the same output.
   */
  countsAsOne?: boolean
}

/** A sequence of elements. */
export interface Block {
  elements: readonly StyleElement[]
  /**
   * True if the block omits elements whose variables no item of the shape has. These variables still count as called.
   */
  calls: boolean
  /** True if an element may find a variable with a value. */
  mayFind: boolean
  /** The variables whose texts the block may print, or undefined if unknown. */
  prints: ReadonlySet<string> | undefined
}

/**
 * The compiled form of one node.
 *
 * `elements` is empty if no item of the shape has a value to render, and contains the elements of the chosen branch if
 * a choice has a known outcome.
 */
export type Made = Omit<Block, 'calls'> & Partial<Block>

/** An empty set, for elements that print no variable as text or number. */
export const nothing: ReadonlySet<string> = new Set()

/** Returns the union of sets of printed variables, or undefined if any set is unknown. */
export function united(sets: readonly Made['prints'][]): Made['prints'] {
  const all = new Set<string>()
  for (const set of sets) {
    if (set === undefined) return undefined
    for (const variable of set) all.add(variable)
  }
  return all
}

/**
 * True if no item of a shape has a value for the element. False for names with substitutes, or if no shape is given.
 */
export function isAbsent(node: Node, shape: Shape | undefined): boolean {
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

/**
 * True if the output of a node counts as a variable with a value. Terms, fixed texts, labels and choices do not count.
 */
export const countsAsVariable = ({ kind }: Node): boolean =>
  !(kind === 'term' || kind === 'value' || kind === 'label' || kind === 'choose')
