import {
  type Graph,
  type Literal,
  type NodeStatements,
  type Prefixes,
  prefixed,
  type RdfNode,
  type RdfTerm,
} from './graph.ts'

/** A node that is being read. Its values are read by property, and unread values are kept. */
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

  /** Returns the values of properties, given by their IRIs, and marks them as read. */
  take(...properties: string[]): RdfTerm[] {
    const terms = this.#statements.flatMap(({ predicate, object }) => (properties.includes(predicate) ? [object] : []))
    for (const term of terms) this.#taken.add(term)
    return terms
  }

  /** Returns the literals of properties that are not blank, and marks them as read. */
  literals(...properties: string[]): Literal[] {
    return this.take(...properties).flatMap(term => ('value' in term && term.value.trim() !== '' ? [term] : []))
  }

  /** Returns the first value of properties as text, from a literal or an IRI. */
  text(...properties: string[]): string | undefined {
    return this.texts(...properties)[0]
  }

  /** Returns the values of properties as texts, from literals and IRIs. */
  texts(...properties: string[]): string[] {
    return this.take(...properties).flatMap(term =>
      'value' in term ? term.value.trim() || [] : 'iri' in term ? term.iri : [],
    )
  }

  /** Returns those values of properties that are nodes. */
  nodes(...properties: string[]): GraphNode[] {
    return this.take(...properties).flatMap(term => ('value' in term ? [] : [new GraphNode(this.#graph, term)]))
  }

  /** Returns the same node with all its values unread. */
  again(): GraphNode {
    return new GraphNode(this.#graph, this.subject)
  }

  /** Returns a value as a node to read. */
  node(term: RdfNode): GraphNode {
    return new GraphNode(this.#graph, term)
  }

  /** Returns the texts of the unread statements, by the name of the property. */
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
