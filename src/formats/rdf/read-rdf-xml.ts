import { elementsOf, readXml, textOf, type XmlElement } from '../../text/xml/read.ts'
import { xmlNamespace } from '../../text/xml/tree.ts'
import { Graph, type RdfNode, rdfNamespace } from './graph.ts'
import type { ReadGraph } from './read-turtle.ts'

/**
 * Reads RDF/XML: https://www.w3.org/TR/rdf-syntax-grammar/.
 *
 * A DTD is not read, so a document with custom entities is rejected. The reification of a statement (`rdf:ID` on a
 * property) is dropped.
 */
export function readRdfXml(text: string): ReadGraph {
  const xml = readXml(text)
  if (!xml.ok) return xml
  const graph = new Graph()
  const reader = new RdfXmlReader(graph)
  if (is(xml.root, 'RDF')) for (const element of elementsOf(xml.root)) reader.node(element)
  else reader.node(xml.root)
  return { ok: true, graph }
}

const is = ({ uri, local }: XmlElement, name: string): boolean => uri === rdfNamespace && local === name

class RdfXmlReader {
  readonly #graph: Graph
  readonly #labelled = new Map<string, RdfNode>()

  constructor(graph: Graph) {
    this.#graph = graph
  }

  /** Adds the statements of an element. Returns the node that the element describes. */
  node(element: XmlElement): RdfNode {
    const subject = this.#named(element, 'about')
    if (!is(element, 'Description'))
      this.#graph.add(subject, `${rdfNamespace}type`, { iri: element.uri + element.local })
    this.#attributes(element, subject)
    let position = 0
    for (const property of elementsOf(element)) this.#property(property, subject, () => ++position)
    return subject
  }

  /**
   * Returns the node that the given attribute or `rdf:nodeID` names, or a new blank node if both are absent. `rdf:ID`
   * is an alternative to `rdf:about`.
   */
  #named(element: XmlElement, attribute: 'about' | 'resource'): RdfNode {
    const iri = rdfAttribute(element, attribute)
    if (iri !== undefined) return { iri: absolute(element, iri) }
    const id = attribute === 'about' ? rdfAttribute(element, 'ID') : undefined
    if (id !== undefined) return { iri: absolute(element, `#${id}`) }
    const label = rdfAttribute(element, 'nodeID')
    if (label === undefined) return this.#graph.blank()
    const known = this.#labelled.get(label) ?? this.#graph.blank()
    this.#labelled.set(label, known)
    return known
  }

  /** Adds the attributes from vocabularies other than RDF as statements with text values, and `rdf:type` as a class. */
  #attributes(element: XmlElement, subject: RdfNode): void {
    for (const { uri, local, value } of element.attributes) {
      if (uri === '' || uri === xmlNamespace) continue
      if (uri !== rdfNamespace) this.#graph.add(subject, uri + local, literal(value, element))
      else if (local === 'type') this.#graph.add(subject, `${rdfNamespace}type`, { iri: absolute(element, value) })
    }
  }

  #property(property: XmlElement, subject: RdfNode, next: () => number): void {
    const predicate = is(property, 'li') ? `${rdfNamespace}_${next()}` : property.uri + property.local
    const parseType = rdfAttribute(property, 'parseType')
    const children = elementsOf(property)
    const [first] = children
    if (parseType === 'Resource') {
      const object = this.#graph.blank()
      this.#graph.add(subject, predicate, object)
      let position = 0
      for (const child of children) this.#property(child, object, () => ++position)
    } else if (parseType === 'Collection') this.#graph.add(subject, predicate, this.#collection(children))
    else if (parseType !== undefined)
      this.#graph.add(subject, predicate, { value: textOf(property), datatype: `${rdfNamespace}XMLLiteral` })
    else if (first !== undefined) this.#graph.add(subject, predicate, this.node(first))
    else if (isReference(property)) {
      const object = this.#named(property, 'resource')
      this.#graph.add(subject, predicate, object)
      this.#attributes(property, object)
    } else {
      const datatype = rdfAttribute(property, 'datatype')
      const text = textOf(property)
      this.#graph.add(
        subject,
        predicate,
        datatype === undefined ? literal(text, property) : { value: text, datatype: absolute(property, datatype) },
      )
    }
  }

  #collection(items: readonly XmlElement[]): RdfNode {
    const cells = items.map(() => this.#graph.blank())
    for (const [index, item] of items.entries()) {
      const cell = cells[index] ?? this.#graph.blank()
      this.#graph.add(cell, `${rdfNamespace}first`, this.node(item))
      this.#graph.add(cell, `${rdfNamespace}rest`, cells[index + 1] ?? nil)
    }
    return cells[0] ?? nil
  }
}

const nil: RdfNode = { iri: `${rdfNamespace}nil` }

/**
 * Returns the value of an RDF attribute. In the first version of RDF/XML, some of these attributes had no namespace.
 */
const rdfAttribute = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes.find(({ uri, local }) => local === name && (uri === rdfNamespace || (uri === '' && early.has(name))))
    ?.value

const early: ReadonlySet<string> = new Set(['about', 'ID', 'resource', 'parseType'])

/** True if the attributes of a property element refer to a node or describe one. */
const isReference = (property: XmlElement): boolean =>
  ['resource', 'nodeID'].some(name => rdfAttribute(property, name) !== undefined) ||
  property.attributes.some(({ uri }) => uri !== '' && uri !== xmlNamespace && uri !== rdfNamespace)

function literal(value: string, element: XmlElement): { value: string; language?: string } {
  const language = inherited(element, 'lang')
  return language === undefined || language === '' ? { value } : { value, language }
}

function inherited(element: XmlElement, name: 'lang' | 'base'): string | undefined {
  for (let at: XmlElement | undefined = element; at !== undefined; at = at.parent) {
    const found = at.attributes.find(({ uri, local }) => uri === xmlNamespace && local === name)
    if (found !== undefined) return found.value
  }
  return undefined
}

function absolute(element: XmlElement, iri: string): string {
  if (/^[a-z][a-z\d+.-]{0,40}:/i.test(iri)) return iri
  const base = inherited(element, 'base')
  return base !== undefined && URL.canParse(iri, base) ? new URL(iri, base).href : iri
}
