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
  /** Whether it is one part that counts as a variable, or nothing: an undecorated group of it alone renders the same. */
  countsAsOne?: boolean
}

/** Elements that follow each other. */
export interface Block {
  elements: readonly StyleElement[]
  /** Whether variables are called that no item of the shape has, for which there is no element. */
  calls: boolean
  /** Whether one of the elements may find a variable with a value. */
  mayFind: boolean
  /** The variables whose texts may be printed; undefined where that was not looked at. */
  prints: ReadonlySet<string> | undefined
}

/** What is made of one element: none where no item of the shape has what it would render, and all that stands in a choice that is known. */
export type Made = Omit<Block, 'calls'> & Partial<Block>

/** What prints no variable. */
export const nothing: ReadonlySet<string> = new Set()

/** What all of several print; undefined where that is not known of one. */
export function united(sets: readonly Made['prints'][]): Made['prints'] {
  const all = new Set<string>()
  for (const set of sets) {
    if (set === undefined) return undefined
    for (const variable of set) all.add(variable)
  }
  return all
}

/** Whether no item of a shape has what an element renders. */
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

/** Whether an element counts as a variable with a value where it renders something: for the value that it prints, or as a group. */
export const countsAsVariable = ({ kind }: Node): boolean =>
  !(kind === 'term' || kind === 'value' || kind === 'label' || kind === 'choose')
