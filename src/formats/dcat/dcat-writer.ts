import { entryOf } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import type { Graph, Literal, RdfNode, RdfTerm } from '../rdf/graph.ts'
import { type Account, type Held, heldText, type Where, type Work } from '../work/index.ts'
import { sayDcat } from './messages.ts'
import { type dcatNamespaces, iri } from './namespaces.ts'

type Name = `${keyof typeof dcatNamespaces}:${string}`

/**
 * Classes, each with a broader class that DCAT-AP requires explicitly.
 *
 * A validator does not infer the broader class from the vocabulary.
 */
const broaderClasses: Readonly<Record<string, Name>> = {
  'foaf:Organization': 'foaf:Agent',
  'foaf:Person': 'foaf:Agent',
  'vcard:Individual': 'vcard:Kind',
  'vcard:Organization': 'vcard:Kind',
}

/** A record that is being written, with its graph, its account of losses and its node. */
export class DcatWriter {
  readonly graph: Graph
  readonly account: Account
  readonly work: Work
  readonly subject: RdfNode

  constructor(graph: Graph, account: Account, work: Work, subject: RdfNode) {
    this.graph = graph
    this.account = account
    this.work = work
    this.subject = subject
  }

  /** Adds a statement about the record. */
  say(property: Name, object: RdfTerm | undefined): void {
    if (object !== undefined) this.graph.add(this.subject, iri(property), object)
  }

  /**
   * Creates a node of a class with the given members. The node is blank if there is no IRI, or if the IRI already has
   * another description.
   *
   * The latter case is reported at `place`.
   */
  node(type: Name, members: Readonly<Record<string, RdfTerm | undefined>>, id?: string, place?: Where): RdfNode {
    const isTaken = id !== undefined && this.#isOther({ iri: id }, type, members)
    if (isTaken && place !== undefined) this.account.changed(place, sayDcat('addressTaken', { address: escaped(id) }))
    const node = id === undefined || isTaken ? this.graph.blank() : { iri: id }
    this.graph.add(node, iri('rdf:type'), { iri: iri(type) })
    const broader = entryOf(broaderClasses, type)
    if (broader !== undefined) this.graph.add(node, iri('rdf:type'), { iri: iri(broader) })
    for (const [name, object] of Object.entries(members))
      if (object !== undefined) this.graph.add(node, iri(name as Name), object)
    return node
  }

  /** Returns a node with only an IRI and a class; DCAT-AP requires the class. */
  typed(type: Name, address: string): RdfNode {
    const node = { iri: address }
    this.graph.add(node, iri('rdf:type'), { iri: iri(type) })
    return node
  }

  /** True if a node already has a different description. */
  #isOther(node: RdfNode, type: Name, members: Readonly<Record<string, RdfTerm | undefined>>): boolean {
    const said = this.graph.of(node)
    if (said.length === 0) return false
    const own = [
      [iri('rdf:type'), { iri: iri(type) }],
      ...Object.entries(members).map(([name, object]) => [iri(name as Name), object]),
    ]
    const label = members['skos:prefLabel']
    const isTranslation = label !== undefined && this.#isTranslation(said, label)
    const texts = own
      .filter(([, object]) => !isTranslation || object !== label)
      .filter(([, object]) => object !== undefined && 'value' in (object as object))
      .map(one => JSON.stringify(one))
    const known = new Set(said.map(({ predicate, object }) => JSON.stringify([predicate, object])))
    return texts.some(text => !known.has(text))
  }

  /**
   * True if a label is a translation of a concept's labels: each of these labels has a language, and none has the
   * language of the new label.
   */
  #isTranslation(said: ReturnType<Graph['of']>, label: RdfTerm): boolean {
    const labels = said.filter(({ predicate }) => predicate === iri('skos:prefLabel'))
    const languageOf = (term: RdfTerm): string | undefined => ('value' in term ? term.language : undefined)
    const language = languageOf(label)
    return (
      language !== undefined &&
      labels.length > 0 &&
      labels.every(({ object }) => ![undefined, language].includes(languageOf(object)))
    )
  }

  /** Returns a text as a literal, and marks the text as written. */
  text(held: Held | undefined): Literal | undefined {
    return held === undefined ? undefined : { value: this.account.carry(held) }
  }

  /** Returns a text as a literal, with its language if the record states a valid language tag. */
  inLanguage(held: Held, lang: unknown, path: Path): Literal {
    return { value: this.account.carry(held), ...this.language(lang, path) }
  }

  /** Returns the language of a literal if the record states a valid language tag. */
  language(lang: unknown, path: Path): { language?: string } {
    const language = heldText(lang, [...path, 'lang'])
    if (language === undefined || !/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,8}$/i.test(language.value)) return {}
    return { language: this.account.carry(language) }
  }
}
