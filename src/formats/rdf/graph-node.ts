import {
  type Graph,
  type Literal,
  type NodeStatements,
  type Prefixes,
  prefixed,
  type RdfNode,
  type RdfTerm,
} from './graph.ts'

/** A node that is being read: what is said of it is taken by property, and what nobody took is left over. */
export class GraphNode {
  readonly subject: RdfNode
  readonly #graph: Graph
  readonly #statements: NodeStatements['statements']
  readonly #taken = new Set<RdfTerm>()

  constructor(graph: Graph, subject: RdfNode) {
    this.#graph = graph
    this.subject = subject
    this.#statements = graph.of(subject)
  }

  /** The IRI of the node; undefined for a blank node. */
  get iri(): string | undefined {
    return 'iri' in this.subject ? this.subject.iri : undefined
  }

  /** The values of properties, given as IRIs, which count as read. */
  take(...properties: string[]): RdfTerm[] {
    const terms = this.#statements.flatMap(({ predicate, object }) => (properties.includes(predicate) ? [object] : []))
    for (const term of terms) this.#taken.add(term)
    return terms
  }

  /** The literals among the values that are not blank. */
  literals(...properties: string[]): Literal[] {
    return this.take(...properties).flatMap(term => ('value' in term && term.value.trim() !== '' ? [term] : []))
  }

  /** The first value as text: a literal, or an IRI. */
  text(...properties: string[]): string | undefined {
    return this.texts(...properties)[0]
  }

  /** The values as texts: literals and IRIs. */
  texts(...properties: string[]): string[] {
    return this.take(...properties).flatMap(term =>
      'value' in term ? term.value.trim() || [] : 'iri' in term ? term.iri : [],
    )
  }

  /** The nodes among the values. */
  nodes(...properties: string[]): GraphNode[] {
    return this.take(...properties).flatMap(term => ('value' in term ? [] : [new GraphNode(this.#graph, term)]))
  }

  /** The same node, of which nothing has been read. */
  again(): GraphNode {
    return new GraphNode(this.#graph, this.subject)
  }

  /** A value to be read as a node. */
  node(term: RdfNode): GraphNode {
    return new GraphNode(this.#graph, term)
  }

  /** Returns the texts of statements that no reader took, by property name. */
  rest(prefixes: Prefixes): Map<string, string[]> {
    const rest = new Map<string, string[]>()
    for (const { predicate, object } of this.#statements) {
      if (this.#taken.has(object)) continue
      const short = prefixed(predicate, prefixes)
      const name = short === undefined ? predicate : `${short.prefix}:${short.local}`
      const text = 'value' in object ? object.value : 'iri' in object ? object.iri : `_:${object.blank}`
      rest.set(name, [...(rest.get(name) ?? []), text])
    }
    return rest
  }
}
