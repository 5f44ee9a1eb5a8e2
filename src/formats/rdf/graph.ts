/** A node of a graph that has an IRI, or none (then it is told by a label that is only of this graph). */
export type RdfNode = { iri: string } | { blank: string }

/** A literal: text in a language, of a datatype, or plain. */
export interface Literal {
  value: string
  language?: string
  /** IRI of the datatype; xsd:string where not given. */
  datatype?: string
}

export type RdfTerm = RdfNode | Literal

/** What is said of one node, in the order in which it was said. */
export interface NodeStatements {
  subject: RdfNode
  statements: { predicate: string; object: RdfTerm }[]
}

/** Triples of RDF, grouped by subject in the order of their coming, each only once; labels of blank nodes are counted, so that they are the same every time. */
export class Graph {
  readonly #subjects = new Map<string, NodeStatements>()
  readonly #seen = new Set<string>()
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
    const held = this.#subjects.get(key)
    if (held === undefined) this.#subjects.set(key, { subject, statements: [{ predicate, object }] })
    else held.statements.push({ predicate, object })
  }

  /** What is said of every node. */
  subjects(): NodeStatements[] {
    return [...this.#subjects.values()]
  }

  /** What is said of the nodes that have an IRI, and of blank ones that are no object: the others stand where they are one. */
  roots(): NodeStatements[] {
    const nodes = this.subjects()
    const inner = new Set<string>()
    for (const { statements } of nodes)
      for (const { object } of statements) if ('blank' in object) inner.add(object.blank)
    return nodes.filter(({ subject }) => 'iri' in subject || !inner.has(subject.blank))
  }

  /** What is said of a node; nothing where it is only an object. */
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
