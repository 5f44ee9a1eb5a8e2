/** A node of a graph: a node with an IRI, or a blank node whose label is valid only in this graph. */
export type RdfNode = { iri: string } | { blank: string }

/** Returns the IRI of a node, or `_:` with the label of a blank node. */
export const labelOf = (node: RdfNode): string => ('iri' in node ? node.iri : `_:${node.blank}`)

/** A literal: text with a language, text with a datatype, or plain text. */
export interface Literal {
  value: string
  language?: string
  /** The IRI of the datatype; defaults to xsd:string. */
  datatype?: string
}

export type RdfTerm = RdfNode | Literal

/** The statements about one node, in insertion order. */
export interface NodeStatements {
  subject: RdfNode
  statements: { predicate: string; object: RdfTerm }[]
}

/**
 * RDF triples without duplicates, grouped by subject in insertion order. Blank nodes are numbered, so that their labels
 * are reproducible.
 */
export class Graph {
  readonly #subjects = new Map<string, NodeStatements>()
  readonly #seen = new Set<string>()
  readonly #objects = new Set<string>()
  readonly #apart = new Set<string>()
  #blanks = 0

  /** Creates a blank node. */
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

  /** Marks a blank node to be written as a separate block, even if other nodes refer to it. */
  setApart(node: RdfNode): void {
    if ('blank' in node) this.#apart.add(node.blank)
  }

  /** Returns the statements about every node. */
  subjects(): NodeStatements[] {
    return [...this.#subjects.values()]
  }

  /**
   * Returns the statements about nodes with an IRI, and about blank nodes that are not written inside other nodes (see
   * {@link isInner}).
   */
  roots(): NodeStatements[] {
    return this.subjects().filter(({ subject }) => 'iri' in subject || !this.isInner(subject))
  }

  /** True if a blank node is written without a label, inside the node that refers to it. */
  isInner(node: RdfNode): boolean {
    return 'blank' in node && this.#objects.has(node.blank) && !this.#apart.has(node.blank)
  }

  /** Returns the labels of the blank nodes that {@link setApart} marks and to which other nodes refer. */
  labels(): Set<string> {
    const labels = new Set<string>()
    for (const { statements } of this.subjects())
      for (const { object } of statements) if ('blank' in object && !this.isInner(object)) labels.add(object.blank)
    return labels
  }

  /** Returns the statements about a node. Returns an empty list if the node occurs only as an object. */
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

/**
 * Returns the prefix and the local name of an IRI. Returns undefined if no namespace matches, or if the rest of the IRI
 * cannot be written as a local name.
 */
export function prefixed(iri: string, prefixes: Prefixes): { prefix: string; local: string } | undefined {
  for (const [prefix, namespace] of Object.entries(prefixes)) {
    const local = iri.startsWith(namespace) ? iri.slice(namespace.length) : ''
    if (/^[A-Za-z][A-Za-z\d_-]{0,80}$/.test(local)) return { prefix, local }
  }
  return undefined
}

export const rdfNamespace = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
export const xsdNamespace = 'http://www.w3.org/2001/XMLSchema#'
