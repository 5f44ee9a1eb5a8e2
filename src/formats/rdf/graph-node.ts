import { toPointer } from '../../core/pointer.ts'
import {
  type Graph,
  type Literal,
  labelOf,
  type NodeStatements,
  type Prefixes,
  prefixed,
  type RdfNode,
  type RdfTerm,
  rdfNamespace,
} from './graph.ts'

/**
 * A reader of the values of a graph node, by property. The method `rest` returns the values that were not read,
 * including those of nested nodes.
 */
export class GraphNode {
  readonly subject: RdfNode
  readonly #graph: Graph
  readonly #statements: NodeStatements['statements']
  readonly #taken = new Set<RdfTerm>()
  readonly #inner = new Map<string, GraphNode>()

  constructor(graph: Graph, subject: RdfNode) {
    this.#graph = graph
    this.subject = subject
    this.#statements = graph.of(subject)
  }

  /** The IRI of the node; undefined for a blank node. */
  get iri(): string | undefined {
    return 'iri' in this.subject ? this.subject.iri : undefined
  }

  /** Returns the values of the properties with the given IRIs, and marks the values as read. */
  take(...properties: string[]): RdfTerm[] {
    return this.#takeThose(properties, term => [term])
  }

  /** Returns the non-blank literals of the properties with the given IRIs, and marks the literals as read. */
  literals(...properties: string[]): Literal[] {
    return this.#takeThose(properties, term => ('value' in term && term.value.trim() !== '' ? [term] : []))
  }

  /** Returns the first non-blank literal of the given properties. Leaves literals with a different text unread. */
  literal(...properties: string[]): Literal | undefined {
    return this.#takeFirst(properties, term => ('value' in term && term.value.trim() !== '' ? [term] : []))
  }

  /** Returns the first value of the given properties as text. Leaves values with a different text unread. */
  text(...properties: string[]): string | undefined {
    return this.#takeFirst(properties, textOf)
  }

  /** Returns the first value of the given properties. Leaves values with a different text unread. */
  first(...properties: string[]): RdfTerm | undefined {
    return this.#takeFirst(properties, term => [term])
  }

  /**
   * Returns the first node among the values of the given properties. Leaves literals and nodes with a different IRI
   * unread.
   */
  firstNode(...properties: string[]): GraphNode | undefined {
    return this.#takeFirst(properties, term => ('value' in term ? [] : [this.node(term)]))
  }

  /** Returns the values of the given properties as texts, from literals and IRIs. */
  texts(...properties: string[]): string[] {
    return this.#takeThose(properties, textOf)
  }

  /** Returns the nodes among the values of the given properties. */
  nodes(...properties: string[]): GraphNode[] {
    return this.#takeThose(properties, term => ('value' in term ? [] : [this.node(term)]))
  }

  /** Returns a new reader of the same node, with all values unread. */
  again(): GraphNode {
    return new GraphNode(this.#graph, this.subject)
  }

  /** Returns the reader of a node that is one of the values. Every call for the same node returns the same reader. */
  node(term: RdfNode): GraphNode {
    const label = labelOf(term)
    const node = this.#inner.get(label) ?? new GraphNode(this.#graph, term)
    this.#inner.set(label, node)
    return node
  }

  /** Marks a value as unread again. */
  leave(term: RdfTerm): void {
    this.#taken.delete(term)
  }

  /**
   * Returns the texts of the unread statements, by pointer.
   *
   * A pointer consists of property names and, for nested nodes, indices. Skips the classes of nested nodes, and nodes
   * for which `isApart` is true.
   */
  rest(prefixes: Prefixes, isApart: (node: NodeStatements['statements']) => boolean): Map<string, string[]> {
    const rest = new Map<string, string[]>()
    this.#addRest(rest, [], prefixes, isApart, new Set([labelOf(this.subject)]))
    return rest
  }

  #addRest(
    rest: Map<string, string[]>,
    path: readonly (string | number)[],
    prefixes: Prefixes,
    isApart: (node: NodeStatements['statements']) => boolean,
    seen: Set<string>,
  ): void {
    const counts = new Map<string, number>()
    for (const { predicate, object } of this.#statements) {
      if (path.length > 0 && predicate === `${rdfNamespace}type`) continue
      const short = prefixed(predicate, prefixes)
      const name = short === undefined ? predicate : `${short.prefix}:${short.local}`
      const index = counts.get(name) ?? 0
      counts.set(name, index + 1)
      if (!this.#taken.has(object) && !('blank' in object)) {
        const pointer = toPointer([...path, name])
        rest.set(pointer, [...(rest.get(pointer) ?? []), 'value' in object ? object.value : object.iri])
      }
      if ('value' in object || seen.has(labelOf(object)) || isApart(this.#graph.of(object))) continue
      seen.add(labelOf(object))
      this.node(object).#addRest(rest, [...path, name, index], prefixes, isApart, seen)
    }
  }

  #takeFirst<T>(properties: readonly string[], pick: (term: RdfTerm) => T[]): T | undefined {
    let first: RdfTerm | undefined
    return this.#takeThose(properties, term => {
      const found = pick(term)
      if (found.length === 0 || (first !== undefined && textOf(first)[0] !== textOf(term)[0])) return []
      first ??= term
      return found
    })[0]
  }

  #takeThose<T>(properties: readonly string[], pick: (term: RdfTerm) => T[]): T[] {
    return this.#statements.flatMap(({ predicate, object }) => {
      const found = properties.includes(predicate) ? pick(object) : []
      if (found.length > 0) this.#taken.add(object)
      return found
    })
  }
}

const textOf = (term: RdfTerm): string[] =>
  'value' in term ? (term.value.trim() === '' ? [] : [term.value.trim()]) : 'iri' in term ? [term.iri] : []
