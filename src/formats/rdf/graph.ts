/** A node of a graph: one with an IRI, or a blank node with a label that is valid in this graph only. */
export type RdfNode = { iri: string } | { blank: string }

/** A literal: text in a language, of a datatype, or plain. */
export interface Literal {
  value: string
  language?: string
  /** IRI of the datatype; xsd:string where not given. */
  datatype?: string
}

export type RdfTerm = RdfNode | Literal

/** The statements about one node, in the order they were added. */
export interface NodeStatements {
  subject: RdfNode
  statements: { predicate: string; object: RdfTerm }[]
}

/** RDF triples without duplicates, grouped by subject in the order they were added; blank nodes are numbered, so their labels are the same every time. */
export class Graph {
  readonly #subjects = new Map<string, NodeStatements>()
  readonly #seen = new Set<string>()
  readonly #objects = new Set<string>()
  readonly #apart = new Set<string>()
  #blanks = 0

  /** A new node without an IRI. */
  blank(): RdfNode {
    this.#blanks++
    return { blank: `b${this.#blanks}` }
  }

  /** Adds a triple; `predicate` is an IRI. */
  add(subject: RdfNode, predicate: string, object: RdfTerm): void {
    const triple = `${keyOf(subject)} ${predicate} ${keyOf(object)}`
    if (this.#seen.has(triple)) return
    this.#seen.add(triple)
    const key = keyOf(subject)
    if ('blank' in object) this.#objects.add(object.blank)
    const held = this.#subjects.get(key)
    if (held === undefined) this.#subjects.set(key, { subject, statements: [{ predicate, object }] })
    else held.statements.push({ predicate, object })
  }

  /** Keeps a blank node a block of its own, although others speak of it. */
  setApart(node: RdfNode): void {
    if ('blank' in node) this.#apart.add(node.blank)
  }

  /** The statements about every node. */
  subjects(): NodeStatements[] {
    return [...this.#subjects.values()]
  }

  /** The statements about nodes with an IRI, and about blank nodes that are not {@link isInner}. */
  roots(): NodeStatements[] {
    return this.subjects().filter(({ subject }) => 'iri' in subject || !this.isInner(subject))
  }

  /** True if a blank node is written without a label, inside the node that refers to it. */
  isInner(node: RdfNode): boolean {
    return 'blank' in node && this.#objects.has(node.blank) && !this.#apart.has(node.blank)
  }

  /** The blank nodes that are spoken of from within others and need a label. */
  labels(): Set<string> {
    const labels = new Set<string>()
    for (const { statements } of this.subjects())
      for (const { object } of statements) if ('blank' in object && !this.isInner(object)) labels.add(object.blank)
    return labels
  }

  /** The statements about a node; none if it is only an object. */
  of(subject: RdfNode): NodeStatements['statements'] {
    return this.#subjects.get(keyOf(subject))?.statements ?? []
  }
}

function keyOf(term: RdfTerm): string {
  if ('iri' in term) return `<${term.iri}>`
  if ('blank' in term) return `_:${term.blank}`
  return JSON.stringify([term.value, term.language ?? '', term.datatype ?? ''])
}

/** Namespaces by prefix. */
export type Prefixes = Readonly<Record<string, string>>

/** The prefix and the local name of an IRI, where a namespace is known and the rest is a plain name; else undefined. */
export function prefixed(iri: string, prefixes: Prefixes): { prefix: string; local: string } | undefined {
  for (const [prefix, namespace] of Object.entries(prefixes)) {
    const local = iri.startsWith(namespace) ? iri.slice(namespace.length) : ''
    if (/^[A-Za-z][A-Za-z\d_]{0,80}$/.test(local)) return { prefix, local }
  }
  return undefined
}

export const rdfNamespace = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
export const xsdNamespace = 'http://www.w3.org/2001/XMLSchema#'
