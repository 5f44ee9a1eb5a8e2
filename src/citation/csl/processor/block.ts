import type { Node } from './nodes.ts'
import type { Output } from './output.ts'
import type { Scope } from './scope.ts'
import type { Shape } from './shape.ts'
import type { Typesetter } from './typesetter.ts'
import { hasText } from './variables.ts'

/** An element of a style. */
export interface StyleElement {
  /** Adds what it renders. */
  add: (scope: Scope, outputs: Output[]) => void
  /** Sets what it renders at once, where nothing but the text is asked for. */
  set: (scope: Scope, setter: Typesetter) => void
  /** True if the element is a single part that counts as a variable, or nothing. An undecorated group around it alone renders the same. */
  countsAsOne?: boolean
}

/** Elements that follow each other. */
export interface Block {
  elements: readonly StyleElement[]
  /** True if the block calls variables that no item of the shape has, and that have no element. */
  calls: boolean
  /** True if an element may find a variable with a value. */
  mayFind: boolean
  /** The variables whose texts may be printed; undefined where that was not looked at. */
  prints: ReadonlySet<string> | undefined
}

/**
 * The compilation of one element. It is empty if no item of the shape has the rendered value, and includes all elements of a choice with a
 * known outcome.
 */
export type Made = Omit<Block, 'calls'> & Partial<Block>

/** An empty set, for elements that print no variable. */
export const nothing: ReadonlySet<string> = new Set()

/** Returns the union of sets of printed variables; undefined if any set is unknown. */
export function united(sets: readonly Made['prints'][]): Made['prints'] {
  const all = new Set<string>()
  for (const set of sets) {
    if (set === undefined) return undefined
    for (const variable of set) all.add(variable)
  }
  return all
}

/** True if no item of a shape has the value that an element renders. */
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

/** True if an element with output counts as a variable with a value, because it prints a value or is a group. */
export const countsAsVariable = ({ kind }: Node): boolean =>
  !(kind === 'term' || kind === 'value' || kind === 'label' || kind === 'choose')
